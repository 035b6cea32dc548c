export { McpOverHttp } from './http.ts'
export { serveStdio } from './stdio.ts'
