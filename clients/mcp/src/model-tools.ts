import type { DocsEntry, RunRequest } from '@pvyield/sdk'
import { explanationIn } from './explanation.ts'
import { fullRequest } from './full-request.ts'
import { type OpenApi, RUN_OPTIONS, type Service } from './service.ts'
import { argumentsOf, requireNoOthers, TEXT, type Tool } from './tool.ts'

/** A model reads no more. */
const FOUND_MAX = 8

/** Tools about the models and the words of the service. */
export const MODEL_TOOLS: readonly Tool[] = [
  {
    name: 'compare_models',
    title: 'Compare the models of a stage',
    description:
      'Runs a plant once with every model of a stage of the chain and says how the energy of the year moves. Never charged; where runs are charged, a caller without an account has a number of comparisons an hour, and then an error says when the next is free.',
    arguments: (document) =>
      argumentsOf(
        {
          stage: { ...TEXT('Stage of the chain.'), enum: stagesIn(document) },
          // The fields are those of run_simple, which lists them: a model reads every tool.
          simple: {
            type: 'object',
            description: 'Plant, with the fields that run_simple has: latitude, longitude and system_capacity_kw at least.',
          },
          request: { type: 'object', description: 'Plant, as a whole request of POST /api/run, instead of `simple`.' },
        },
        ['stage'],
      ),
    call: async ({ stage, simple, request, ...others }, service) => {
      requireNoOthers(others, ['stage', 'simple', 'request'])
      const stages = stagesIn(await service.document())
      if (!stages.some((name) => name === stage)) throw new TypeError(`stage: must be one of ${stages.join(', ')}`)
      const plant = (await fullRequest({ simple, request }, service)) as unknown as RunRequest
      const { pvyield } = service
      return pvyield.scoreTree(stage as Parameters<typeof pvyield.scoreTree>[0], plant, RUN_OPTIONS)
    },
  },
  {
    name: 'explain',
    title: 'Explain a field, a loss, a series, an error or a word',
    description:
      'What a word means: a field (`array.gcr`), a section (`thermal`), a row of the loss diagram (`near_shading`), a series (`GlobEff`), an error code (`validation_error`), a finding (`stamps_shifted`), or a word of the trade (`P90`). Of a word that is no key, answers the keys that are about it.',
    arguments: () => argumentsOf({ key: TEXT('The word, or a key of the service.') }, ['key']),
    call: async ({ key }, service) => {
      if (typeof key !== 'string' || !/^[^/\\]{1,100}$/.test(key)) throw new TypeError('key: must be a word or a key such as array.gcr')
      for (const name of [key, `row.${key}`, `error.${key}`, `finding.${key}`]) {
        const page = await pageOf(service, name)
        if (page !== null) return page
      }
      const explanation = explanationIn(await service.document(), key)
      if (explanation !== null) return explanation
      const found = await service.pvyield.listDocs({ q: key })
      const [best] = found
      if (best === undefined)
        throw new TypeError(`key: nothing is about ${key}; name a field by its path from the section, such as array.gcr`)
      return (best.is_named && (await pageOf(service, best.key))) || { key, about_it: shown(found) }
    },
  },
  {
    name: 'search_docs',
    title: 'Search the documentation',
    description:
      'Keys of the documentation by words, best first: fields, models, results, errors and guides. explain has the page of each.',
    arguments: () => argumentsOf({ query: TEXT('Words, such as "shade of trees" or "P90".') }, ['query']),
    call: async ({ query }, service) => {
      if (typeof query !== 'string' || query.trim() === '') throw new TypeError('query: must be words')
      return shown(await service.pvyield.listDocs({ q: query }))
    },
  },
]

/** The stages whose models the service compares. */
function stagesIn({ paths }: OpenApi): readonly string[] {
  const stage = paths['/api/tree/{stage}']?.post?.parameters?.find(({ name }) => name === 'stage')
  return (stage?.schema?.enum ?? []) as readonly string[]
}

/** The page of a key as Markdown; null when there is none. */
async function pageOf(service: Service, key: string): Promise<string | null> {
  const page = await service.get(`/api/docs/${encodeURIComponent(key)}.md`)
  return page.ok ? page.text() : null
}

/** What a model needs of the best keys. */
function shown(found: readonly DocsEntry[]): Pick<DocsEntry, 'key' | 'title' | 'kind'>[] {
  return found.slice(0, FOUND_MAX).map(({ key, title, kind }) => ({ key, title, kind }))
}
