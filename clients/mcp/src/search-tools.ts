import { argumentsOf, fieldsOf, ROOFS, reference, TEXT, type Tool } from './tool.ts'

const FOUND_MAX = 8
const PLACES_MAX = 5

/** Tools that find what a plant needs. */
export const SEARCH_TOOLS: readonly Tool[] = [
  {
    name: 'find_place',
    title: 'Find a place',
    description: 'Coordinates, height and time zone of a place by its name.',
    arguments: () => argumentsOf({ query: TEXT('Name of the place, with region or country if it is not unique.') }, ['query']),
    call: async ({ query }, { pvyield }) => {
      const places = await pvyield.findPlaces({ q: text(query, 'query') })
      return places
        .slice(0, PLACES_MAX)
        .map(({ label, latitude, longitude, elevation, timezone }) => ({ label, latitude, longitude, elevation, timezone }))
    },
  },
  {
    name: 'find_weather',
    title: 'Find weather',
    description:
      'The typical year of a place: its id for `weather: {id}` of a run, its source, annual sums, and how far to trust it. Runs without weather use the same year.',
    arguments: (document) =>
      argumentsOf(
        {
          latitude: { type: 'number', description: 'Latitude, north positive, in degrees.' },
          longitude: { type: 'number', description: 'Longitude, east positive, in degrees.' },
          source: fieldsOf(document, 'SimpleRunRequest').weather_source ?? TEXT('Source.'),
        },
        ['latitude', 'longitude'],
      ),
    call: async ({ latitude, longitude, source }, { pvyield }) => {
      const query = { latitude, longitude, ...(source !== undefined && { source }), fields: 'meta' }
      return (await pvyield.getTypicalYear(query as Parameters<typeof pvyield.getTypicalYear>[0])).meta
    },
  },
  {
    name: 'find_component',
    title: 'Find a module or an inverter',
    description: `Searches the library by words and numbers, best first, ${FOUND_MAX} at most. With \`id\` instead of \`query\`: the figures of one, their source, and what the models make of them.`,
    arguments: () =>
      argumentsOf(
        {
          kind: { type: 'string', enum: ['module', 'inverter'], description: 'What to look for.' },
          query: TEXT('Manufacturer, model, technology and rated power (W of a module, kW of an inverter), such as "topcon bifacial 600".'),
          id: TEXT('Id of a component that a search has found.'),
        },
        ['kind'],
      ),
    call: async ({ kind, query, id }, { pvyield }) => {
      if (kind !== 'module' && kind !== 'inverter') throw new TypeError('kind: must be module or inverter')
      if (id !== undefined) {
        const { entry, origin, fit, notes } = await pvyield.getComponent(text(id, 'id'), { kind })
        return { entry, origin, fit, notes }
      }
      const search = { q: query === undefined ? '' : text(query, 'query'), limit: FOUND_MAX }
      return kind === 'module' ? pvyield.listModules(search) : pvyield.listInverters(search)
    },
  },
  {
    name: 'size_plant',
    title: 'Size strings and inverters',
    description:
      'Strings and inverters for a module, an inverter and a place: lengths that keep every voltage limit, margins of all limits, alternatives. Give one of dc_kw, ac_kw, strings, sub_arrays. `array_patch` goes into `changes.array` of run_plant; run_simple with both sizes by itself.',
    arguments: (document) =>
      argumentsOf(
        {
          ...fieldsOf(document, 'SizeRequest'),
          sub_arrays: ROOFS,
          module: reference('Module of the library.'),
          inverter: reference('Inverter of the library.'),
        },
        ['latitude', 'longitude', 'module', 'inverter'],
      ),
    call: (given, { pvyield }) => pvyield.sizePlant(given as unknown as Parameters<typeof pvyield.sizePlant>[0]),
  },
]

function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new TypeError(`${name}: must be text`)
  return value
}
