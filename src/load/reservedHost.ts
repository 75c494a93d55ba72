/** Names and addresses that are reserved for examples (RFC 2606, RFC 6761, RFC 5737). */
export const reservedHost =
  /(?<![\w-])(?:(?:[a-z\d-]+\.)+(?:example|test|invalid|localhost)|(?:[a-z\d-]+\.)*example\.(?:com|net|org)|localhost|(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3})(?![\w-]|\.\w)/i;
