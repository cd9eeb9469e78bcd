// The functions of cmark-gfm that DiptychCommonMark calls. They are declared here, and the headers of
// the library are not included, so that the package builds where the library is not installed: only a
// program that reads Markdown needs it, when it is linked. Scripts/check-modules compares them with the
// library's headers.

#ifndef DIPTYCH_CMARK_GFM_FUNCTIONS_H
#define DIPTYCH_CMARK_GFM_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

typedef struct cmark_iter cmark_iter;
typedef struct cmark_node cmark_node;
typedef struct cmark_parser cmark_parser;
typedef struct cmark_syntax_extension cmark_syntax_extension;

void cmark_gfm_core_extensions_ensure_registered(void);
cmark_syntax_extension *cmark_find_syntax_extension(const char *name);

cmark_parser *cmark_parser_new(int options);
int cmark_parser_attach_syntax_extension(cmark_parser *parser, cmark_syntax_extension *extension);
void cmark_parser_feed(cmark_parser *parser, const char *buffer, size_t len);
cmark_node *cmark_parser_finish(cmark_parser *parser);
void cmark_parser_free(cmark_parser *parser);

cmark_iter *cmark_iter_new(cmark_node *root);
unsigned int cmark_iter_next(cmark_iter *iter);
cmark_node *cmark_iter_get_node(cmark_iter *iter);
void cmark_iter_free(cmark_iter *iter);

unsigned int cmark_node_get_type(cmark_node *node);
const char *cmark_node_get_type_string(cmark_node *node);
const char *cmark_node_get_literal(cmark_node *node);
const char *cmark_node_get_fence_info(cmark_node *node);
const char *cmark_node_get_title(cmark_node *node);
const char *cmark_node_get_url(cmark_node *node);
int cmark_node_get_heading_level(cmark_node *node);
int cmark_node_get_list_start(cmark_node *node);
int cmark_node_get_list_tight(cmark_node *node);
unsigned int cmark_node_get_list_type(cmark_node *node);
int cmark_node_get_start_line(cmark_node *node);
void cmark_node_free(cmark_node *node);

uint8_t *cmark_gfm_extensions_get_table_alignments(cmark_node *node);
uint16_t cmark_gfm_extensions_get_table_columns(cmark_node *node);

#endif
