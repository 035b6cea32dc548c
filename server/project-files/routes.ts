import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { ProjectFileService } from './service.ts'

export function projectFileRoutes(
  files: ProjectFileService,
): Pick<Handlers<Context>, 'parseProject' | 'parseScene' | 'parseHours' | 'parseMeasured' | 'parseHorizon'> {
  return {
    parseScene: async ({ query: known, body: form, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseScene({ form, known }, { caller, signal }),
    }),
    parseProject: async ({ query: known, body: form, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseProject({ form, known }, { caller, signal }),
    }),
    parseHours: async ({ query: known, body: form, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseHours({ form, known }, { caller, signal }),
    }),
    parseMeasured: async ({ query: known, body: form, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseMeasured({ form, known }, { caller, signal }),
    }),
    parseHorizon: async ({ query: known, body: form, context: { caller, signal } }) => ({
      status: 200,
      body: await files.parseHorizon({ form, known }, { caller, signal }),
    }),
  }
}
