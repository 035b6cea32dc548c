import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { SceneService } from './service.ts'
import type { WrittenPicture } from './tasks.ts'

type SceneOperation =
  | 'exportSceneGlb'
  | 'exportScenePvc'
  | 'exportSceneShd'
  | 'validateScene'
  | 'listSceneExamples'
  | 'getSceneExample'
  | 'drawSceneExample'
  | 'solveSceneDay'
  | 'drawSceneDay'

export function sceneRoutes(scenes: SceneService): Pick<Handlers<Context>, SceneOperation> {
  return {
    validateScene: async ({ body, context: { encoding, caller, signal } }) => ({
      status: 200,
      written: await scenes.validate({ body, encoding, caller, signal }),
    }),
    solveSceneDay: async ({ query, body, context: { encoding, caller, signal } }) => ({
      status: 200,
      written: await scenes.solveDay({ body, date: query.date, encoding, caller, signal }),
    }),
    drawSceneDay: async ({ query, body, context: { encoding, caller, signal } }) =>
      picture(await scenes.drawDay({ body, encoding, caller, signal }, query)),
    exportSceneGlb: async ({ query, body, context: { encoding, caller, signal } }) => ({
      status: 200,
      contentType: 'model/gltf-binary',
      body: await scenes.export({ body, encoding, caller, signal }, { format: 'glb', ...query }),
    }),
    exportScenePvc: async ({ query, body, context: { encoding, caller, signal } }) => ({
      status: 200,
      contentType: 'model/vnd.collada+xml',
      body: await scenes.export({ body, encoding, caller, signal }, { format: 'pvc', ...query }),
    }),
    exportSceneShd: async ({ query, body, context: { encoding, caller, signal } }) => ({
      status: 200,
      contentType: 'application/octet-stream',
      body: await scenes.export({ body, encoding, caller, signal }, { format: 'shd', ...query }),
    }),
    listSceneExamples: async () => ({ status: 200, body: [...scenes.examples()] }),
    getSceneExample: async ({ params }) => ({ status: 200, body: scenes.example(params.example_id) }),
    drawSceneExample: async ({ params, query, context: { encoding, caller, signal } }) =>
      picture(await scenes.draw({ id: params.example_id, wish: query, encoding, caller, signal })),
  }
}

function picture({ headers, ...body }: WrittenPicture) {
  return { status: 200, contentType: 'image/svg+xml', body, headers } as const
}
