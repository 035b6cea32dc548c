#!/usr/bin/env node
/** `pvyield-mcp --server URL`: the tools of a running service on standard input and output. */
import { serveStdio } from './stdio.ts'

const USAGE = `pvyield-mcp --server URL

  Serves the tools of a running pvyield service to MCP clients on standard input and output.

  --server URL  address of the service, such as http://127.0.0.1:8080`
const [option, address, ...rest] = process.argv.slice(2)
if (option === '--help' || option === '-h') console.log(USAGE)
else if (option !== '--server' || address === undefined || rest.length > 0 || !URL.canParse(address)) {
  console.error(`Name the service by its address\n\n${USAGE}`)
  process.exitCode = 2
} else await serveStdio(address)
