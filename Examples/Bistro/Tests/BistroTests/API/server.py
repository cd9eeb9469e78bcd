"""A server for the tests of the API: its port is the first line of its output.

GET /ok/...      the files of the folder that is given
GET /slow/...    waits for POST /go before it answers
GET /500/...     an error of the server
GET /cut/...     half of each file
GET /page/...    a page of HTML
GET /wrong/...   JSON of another form
"""

import http.server
import sys
import threading
from pathlib import Path

ROOT = Path(sys.argv[1])
go = threading.Event()


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        _, mode, name = self.path.split("?")[0].split("/", 2)
        data = (ROOT / name).read_bytes()
        status, kind = 200, "application/json"
        if mode == "slow":
            print("waiting", flush=True)
            go.wait()
        elif mode == "500":
            status = 500
        elif mode == "cut":
            data = data[:len(data) // 2]
        elif mode == "page":
            data, kind = b"<!doctype html><title>Sorry</title>", "text/html"
        elif mode == "wrong":
            data = data.replace(b'"id": 3,', b'"id": "three",')
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def do_POST(self):
        go.set()
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments):
        pass


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, address):
        pass  # A client that does not wait for its answer.


server = Server(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
threading.Thread(target=lambda: (sys.stdin.read(), server.shutdown()), daemon=True).start()
server.serve_forever()
