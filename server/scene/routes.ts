import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { SceneService } from './service.ts'

export function sceneRoutes(scenes: SceneService): Pick<Handlers<Context>, 'validateScene' | 'listSceneExamples' | 'getSceneExample'> {
  return {
    validateScene: async ({ body, context: { encoding, address, signal } }) => ({
      status: 200,
      written: await scenes.validate({ body, encoding, address, signal }),
    }),
    listSceneExamples: async () => ({ status: 200, body: scenes.examples() }),
    getSceneExample: async ({ params }) => ({ status: 200, body: scenes.example(params.example_id) }),
  }
}
