import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { ComponentFileService } from './service.ts'

export function componentFileRoutes(files: ComponentFileService): Pick<Handlers<Context>, 'parsePan' | 'parseOnd'> {
  return {
    parsePan: async ({ body, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parsePan(body, { caller, signal }),
    }),
    parseOnd: async ({ body, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseOnd(body, { caller, signal }),
    }),
  }
}
