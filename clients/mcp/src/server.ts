import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  type Tool as ListedTool,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { ProblemError, PvyieldConnectionError, PvyieldTimeoutError } from '@pvyield/sdk'
import { DrawnPicture } from './drawn-picture.ts'
import { FILE_TOOLS } from './file-tools.ts'
import { MODEL_TOOLS } from './model-tools.ts'
import { OPTIMISE_TOOLS } from './optimise-tool.ts'
import { PERFORMANCE_TOOLS } from './performance-tool.ts'
import { RUN_TOOLS } from './run-tools.ts'
import { SEARCH_TOOLS } from './search-tools.ts'
import type { Service } from './service.ts'
import { STUDY_TOOLS } from './study-tools.ts'
import { SWEEP_TOOLS } from './sweep-tool.ts'
import type { Tool } from './tool.ts'
import { UNCERTAINTY_TOOLS } from './uncertainty-tool.ts'
import { WEATHER_TOOLS } from './weather-tools.ts'

export const TOOLS: readonly Tool[] = [
  ...SEARCH_TOOLS,
  ...FILE_TOOLS,
  ...WEATHER_TOOLS,
  ...RUN_TOOLS,
  ...STUDY_TOOLS,
  ...SWEEP_TOOLS,
  ...OPTIMISE_TOOLS,
  ...UNCERTAINTY_TOOLS,
  ...PERFORMANCE_TOOLS,
  ...MODEL_TOOLS,
]

const INSTRUCTIONS = `pvyield simulates a year of a photovoltaic plant. Start with run_simple: a location and a size are enough. Azimuths are in degrees clockwise from north (180 is south), tilts from horizontal, energies in kWh. State where the weather comes from when you report a yield: the embedded typical year is an estimate. The largest losses are in \`main_losses\`; percentages of the loss diagram have different bases and cannot be ranked. Before you report numbers, read \`warnings\` and \`not_counted\`.`

/** An MCP server with the tools of a service. */
export function createServer(service: Service): Server {
  const server = new Server({ name: 'pvyield', version: '1.23.0' }, { capabilities: { tools: {} }, instructions: INSTRUCTIONS })
  server.setRequestHandler(ListToolsRequestSchema, async () => {
    const document = await service.document()
    return { tools: TOOLS.map((tool) => listed(tool, tool.arguments(document))) }
  })
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = TOOLS.find(({ name }) => name === params.name)
    if (tool === undefined) return failure(`There is no tool ${params.name.slice(0, 100)}: use ${TOOLS.map(({ name }) => name).join(', ')}`)
    try {
      return success(await tool.call(params.arguments ?? {}, service))
    } catch (error) {
      return failure(messageOf(error))
    }
  })
  return server
}

function listed({ name, title, description }: Tool, schema: object): ListedTool {
  const annotations = { readOnlyHint: true, openWorldHint: false }
  return { name, title, description, inputSchema: schema as ListedTool['inputSchema'], annotations }
}

function success(answer: unknown): CallToolResult {
  if (answer instanceof DrawnPicture) {
    const { name, svg, words } = answer
    const resource = { uri: `pvyield://pictures/${name}.svg`, mimeType: 'image/svg+xml', text: svg }
    return {
      content: [
        { type: 'text', text: words },
        { type: 'resource', resource },
      ],
    }
  }
  return { content: [{ type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }] }
}

function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}

/** What the model needs to correct its call. Faults of this program are thrown. */
function messageOf(error: unknown): string {
  if (error instanceof ProblemError) {
    const items = error.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message))
    return [`${error.code}: ${error.detail}`, ...items].join('\n')
  }
  if (error instanceof PvyieldTimeoutError)
    return error.runId === null ? error.message : `${error.message}. It continues: read GET /api/runs/${error.runId} later`
  if (error instanceof PvyieldConnectionError || error instanceof TypeError) return error.message
  throw error
}
