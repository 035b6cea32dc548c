import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { documentText, openapi } from '../http/document.ts'
import { jsonText } from '../http/written.ts'
import { standaloneSchema } from './service.ts'

export function schemaRoutes(): Pick<Handlers<Context>, 'getRunSchema' | 'getSceneSchema' | 'getOpenapi'> {
  const { schemas } = openapi().components
  const runSchema = JSON.stringify(standaloneSchema(schemas, 'RunRequest'))
  const sceneSchema = JSON.stringify(standaloneSchema(schemas, 'Scene'))
  return {
    getRunSchema: async () => ({ status: 200, written: jsonText(runSchema) }),
    getSceneSchema: async () => ({ status: 200, written: jsonText(sceneSchema) }),
    getOpenapi: async () => ({ status: 200, written: jsonText(documentText) }),
  }
}
