import type { Command } from '../command.ts'

export const SERVE = {
  name: 'serve',
  summary: 'Starts a service on this machine',
  usage: ['serve [--port 8080] [--data FOLDER]'],
  positionals: [],
  options: {
    port: { type: 'string', value: 'PORT', isNumber: true, range: [0, 65535], help: 'port; default: PORT, or 8080' },
    data: { type: 'string', value: 'FOLDER', isFile: true, help: 'folder of the store; default: DATA_DIR, or ./data' },
  },
  notes: ['Every other setting is an environment variable: docs/operations.md. Ctrl-C stops it.'],
} as const satisfies Command

export const MCP = {
  name: 'mcp',
  summary: 'Serves the tools of pvyield to MCP clients on standard input and output',
  usage: ['mcp [--server URL]'],
  positionals: [],
  options: { server: { type: 'string', value: 'URL', help: 'address of a running server; default: one of its own' } },
} as const satisfies Command
