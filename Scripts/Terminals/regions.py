"""A live region, as three terminals that others wrote show it: pyte, libvterm (the emulator of Neovim),
and tmux with its scrollback.

The program that draws is Tests/TerminalProbe. `swift test` reads the same back with the emulator of the
tests, which needs no package.
"""

import ctypes
import ctypes.util
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

from program import Fault, built, output

COLUMNS, ROWS = 60, 10
END_OF_FRAME = b"\x1b[?2026l"


class Pyte:
    def __init__(self):
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)

    def feed(self, data):
        self.stream.feed(data)

    def lines(self):
        return self.screen.display


class VTerm:
    class Rect(ctypes.Structure):
        _fields_ = [(name, ctypes.c_int) for name in ("top", "bottom", "left", "right")]

    def __init__(self):
        self.library = ctypes.CDLL(ctypes.util.find_library("vterm") or "libvterm.so.0")
        for name in ("vterm_new", "vterm_obtain_screen"):
            getattr(self.library, name).restype = ctypes.c_void_p
        self.terminal = ctypes.c_void_p(self.library.vterm_new(ROWS, COLUMNS))
        self.library.vterm_set_utf8(self.terminal, 1)
        self.screen = ctypes.c_void_p(self.library.vterm_obtain_screen(self.terminal))
        self.library.vterm_screen_reset(self.screen, 1)

    def feed(self, data):
        self.library.vterm_input_write(self.terminal, data, ctypes.c_size_t(len(data)))

    def lines(self):
        buffer = ctypes.create_string_buffer(4 * COLUMNS)
        get_text = self.library.vterm_screen_get_text
        get_text.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t, self.Rect]
        get_text.restype = ctypes.c_size_t
        lines = []
        for row in range(ROWS):
            length = get_text(self.screen, buffer, len(buffer), self.Rect(row, row + 1, 0, COLUMNS))
            lines.append(buffer.raw[:length].decode())
        return lines


class Program:
    """The probe on a pseudo-terminal, whose output goes to emulators."""

    def __init__(self, probe, ending, emulators):
        self.emulators = emulators
        self.unread = b""
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            for number in (signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGTERM):
                signal.signal(number, signal.SIG_DFL)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.execve(probe, ["TerminalProbe", ending], {"TERM": "xterm-256color"})

    def type(self, *lines):
        for line in lines:
            os.write(self.terminal, line.encode() + b"\n")

    def more(self):
        """Reads what there is; whether there was something."""
        if not select.select([self.terminal], [], [], 30)[0]:
            raise Fault("the probe wrote nothing within 30 s")
        try:
            data = os.read(self.terminal, 4096)
        except OSError:  # Linux says so where the other side is closed.
            return False
        self.unread += data
        return data != b""

    def show(self, data):
        for emulator in self.emulators:
            emulator.feed(data)

    def frame(self):
        """Shows the next frame."""
        while END_OF_FRAME not in self.unread:
            if not self.more():
                raise Fault("the probe ended before its frame")
        frame, self.unread = self.unread.split(END_OF_FRAME, 1)
        self.show(frame + END_OF_FRAME)

    def end(self):
        """Shows all there is up to the end; how the probe ended."""
        while self.more():
            pass
        self.show(self.unread)
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])

    def expect(self, *lines):
        for emulator in self.emulators:
            expect(type(emulator).__name__, emulator.lines(), lines)


def expect(name, actual, expected):
    actual = [line.rstrip() for line in actual]
    while actual and actual[-1] == "":
        actual.pop()
    if actual != list(expected):
        raise Fault(f"{name}\nexpected {list(expected)!r}\n     got {actual!r}")


def bar(tenths, label):
    return "━" * (2 * tenths) + "─" * (20 - 2 * tenths) + f" {tenths * 10:4}% {label}"


def work(spinner, first, second):
    return [f"{spinner} Working", bar(first, "first"), bar(second, "second")]


def check_signal(probe, number, emulators):
    program = Program(probe, "keep", emulators)
    program.frame()
    program.expect(*work("⠋", 0, 0))
    program.type("first 5", "second 2", "tick")
    program.frame()
    program.expect(*work("⠙", 5, 2))
    program.type("say above")
    program.frame()
    program.expect("above", *work("⠙", 5, 2))
    os.kill(program.process, number)
    expect("status", [str(program.end())], [str(-number)])
    program.expect("above")


def check_height(probe, emulators):
    """A region that is higher than the window is cut, and written whole at its end."""
    program = Program(probe, "keep", emulators)
    program.frame()
    program.type("lines 14", "tick")
    program.frame()
    program.expect(*(f"line {n}" for n in range(1, 9)), "… 6 more lines")
    program.type("return")
    expect("status", [str(program.end())], ["0"])
    program.expect(*(f"line {n}" for n in range(7, 15)), "returned")


def check_tmux(probe):
    """A region that fills the window leaves no copies in the scrollback."""
    socket = f"diptych-{os.getpid()}"
    # With CI set, a terminal is a log: a region would not be drawn.
    variables = {name: value for name, value in os.environ.items() if name != "CI"}

    def tmux(*arguments):
        return output("tmux", "-L", socket, "-f", "/dev/null", *arguments, env=variables)

    def read(*lines):
        for _ in range(600):
            shown = tmux("capture-pane", "-p", "-S", "-", "-t", "0").splitlines()
            while shown and shown[-1] == "":
                shown.pop()
            if shown == list(lines):
                return
            time.sleep(0.05)
        expect("tmux", shown, lines)

    tmux("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), f"{probe} erase; cat")
    try:
        read(*work("⠋", 0, 0))
        tmux("send-keys", "-t", "0", "lines 20", "Enter", "tick", "Enter")
        region = [*(f"line {n}" for n in range(1, 9)), "… 12 more lines"]
        read(*region)
        for number in range(5):
            tmux("send-keys", "-t", "0", f"print log {number}", "Enter")
            read(*(f"log {n}" for n in range(number + 1)), *region)
        tmux("send-keys", "-t", "0", "return", "Enter")
        read(*(f"log {n}" for n in range(5)), "returned")
    finally:
        tmux("kill-server")


def regions():
    """a live region looks in pyte, libvterm and tmux as it was drawn"""
    probe = built("DiptychTerminalProbe")
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        check_signal(probe, number, [Pyte(), VTerm()])
    check_height(probe, [Pyte(), VTerm()])
    check_tmux(probe)
