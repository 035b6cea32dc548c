import type { RunRequest, SimpleRunRequest } from '@pvyield/sdk'
import { explanationIn } from './explanation.ts'
import { RUN_OPTIONS } from './service.ts'
import { argumentsOf, fieldsOf, TEXT, type Tool } from './tool.ts'

/** Tools about the models and the words of the service. */
export const MODEL_TOOLS: readonly Tool[] = [
  {
    name: 'compare_models',
    title: 'Compare the models of a stage',
    description:
      'Runs a plant once with every model of a stage of the chain and says how the energy of the year moves. Stages: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter, ac, storage, lifetime.',
    arguments: (document) =>
      argumentsOf(
        {
          stage: TEXT('Stage of the chain.'),
          simple: {
            ...argumentsOf(fieldsOf(document, 'SimpleRunRequest', ['include_series']), ['latitude', 'longitude']),
            description: 'Plant, as for run_simple.',
          },
          request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
        },
        ['stage'],
      ),
    call: async ({ stage, simple, request }, { pvyield }) => {
      if ((simple === undefined) === (request === undefined)) throw new TypeError('give one of simple and request')
      const plant = (request ?? (await pvyield.runSimple(simple as SimpleRunRequest, RUN_OPTIONS)).request) as RunRequest
      return pvyield.scoreTree(stage as Parameters<typeof pvyield.scoreTree>[0], plant, RUN_OPTIONS)
    },
  },
  {
    name: 'explain',
    title: 'Explain a field, a loss, a series or an error',
    description:
      'What a word of the service means: a field (`array.gcr`), a section (`thermal`), a row of the loss diagram (`near_shading`), a series (`GlobEff`), an error code (`validation_error`).',
    arguments: () => argumentsOf({ key: TEXT('The word, as the service writes it.') }, ['key']),
    call: async ({ key }, service) => {
      if (typeof key !== 'string' || !/^[\w.-]{1,100}$/.test(key))
        throw new TypeError('key: must be a word of the service, such as array.gcr')
      for (const name of [key, `row.${key}`, `error.${key}`]) {
        const page = await service.get(`/api/docs/${name}.md`)
        if (page.ok) return page.text()
      }
      return explanationIn(await service.document(), key)
    },
  },
]
