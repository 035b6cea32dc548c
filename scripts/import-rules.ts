/** Who may import whom: `test/imports.test.ts` enforces these rules, and docs/architecture.md shows them. */

export const STAGES = 'sun irradiance orientation horizon shading optics rear thermal module dc inverter ac storage'.split(' ')
export const SHARED_SERVER = [
  'assembly',
  'settings',
  'event-loop',
  'memory',
  'tracing',
  'http',
  'pages',
  'db',
  'redis',
  'objects',
  'jobs',
  'workers',
  'answers',
  'upstream',
  'engine',
]

/** The part of the project that a file belongs to. Files of one part may import each other. */
export function partOf(file: string): string {
  const [top = '', folder = '', ...rest] = file.split('/')
  if (top === 'engine' && rest.length > 0) return STAGES.includes(folder) ? `stage ${folder}` : `engine/${folder}`
  if (top === 'server' && rest.length > 0) return SHARED_SERVER.includes(folder) ? `server/${folder}` : `resource ${folder}`
  if (top === 'clients') return `clients/${folder}`
  return top === 'engine' || top === 'server' ? file : top
}

/** What a part may import from other parts, and why; the names are parts or files. */
export const ALLOWED: readonly (readonly [part: RegExp, allowed: readonly RegExp[], why?: string])[] = [
  [/^stage /, [/^engine\/(core|geometry|scene)$/]],
  [/^engine\/(core|geometry)$/, [/^engine\/core$/]],
  [/^engine\/scene$/, [/^engine\/(core|geometry)$/]],
  [
    /^engine\/chain\.ts$/,
    [/^stage /, /^engine\/chain-part\.ts$/, /^engine\/(chain|scene|report|core|weather-checks)$/],
    'The checks, the arrays, and what acts on their sum.',
  ],
  [/^engine\/chain$/, [/^stage /, /^engine\/chain-part\.ts$/, /^engine\/(scene|core|geometry)$/], 'The stages in their order.'],
  [/^engine\/chain-part\.ts$/, [/^engine\/core$/]],
  [
    /^engine\/(run|run-tally|unlimited-year)\.ts$/,
    [/^stage /, /^engine\/(chain|run-tally|unlimited-year)\.ts$/, /^engine\/(scene|report|core|geometry|variants|weather-checks)$/],
  ],
  [
    /^engine\/plant$/,
    [
      /^stage (ac|sun|irradiance|inverter|storage)$/,
      /^engine\/(chain|chain-part|run|request|wording)\.ts$/,
      /^engine\/(chain|core|report|scene|variants|weather-checks)$/,
    ],
    'A plant of parts runs them as variants up to their inverters; what is out of them leaves the bus of the AC side.',
  ],
  [/^engine\/weather-checks$/, [/^engine\/(core|geometry)$/], 'What makes weather hard to believe, for runs and for reports on files.'],
  [
    /^engine\/long-term$/,
    [/^stage sun$/, /^engine\/weather-quality\.ts$/, /^engine\/(core|climate|weather-checks|weather-tests)$/],
    'Weather of other years is made from weather that passes its tests and the sun above it, below the clear sky of the embedded years.',
  ],
  [
    /^engine\/weather-quality\.ts$/,
    [/^stage sun$/, /^engine\/(core|weather-checks)$/],
    'The report compares weather of any source with the sun of a run.',
  ],
  [
    /^engine\/weather-tests$/,
    [/^stage (sun|irradiance)$/, /^engine\/weather-quality\.ts$/, /^engine\/(core|weather-checks)$/],
    'The tests of the field compare every row with the sun and the clear sky of a run.',
  ],
  [
    /^engine\/weather-coverage\.ts$/,
    [/^engine\/weather-quality\.ts$/, /^engine\/(core|weather-checks)$/],
    'What the rows of a run cover is known before it.',
  ],
  [/^engine\/weather-figures\.ts$/, [/^engine\/core$/], 'Sums of weather by the months of a run.'],
  [
    /^engine\/weather-spread\.ts$/,
    [/^engine\/weather-figures\.ts$/, /^engine\/(core|long-term)$/],
    'Weathers of several sources are compared by the months of a run.',
  ],
  [
    /^engine\/sizing$/,
    [/^engine\/(chain|run)\.ts$/, /^engine\/(core|report|library)$/],
    'Strings are sized by the cells and the limits of a run.',
  ],
  [/^engine\/simple$/, [/^engine\/(run|request)\.ts$/, /^engine\/(method|scene|sizing|core|geometry|weather-checks)$/]],
  [
    /^engine\/method$/,
    [/^stage /, /^engine\/(tree|report|core|geometry)$/],
    'What ran: the options that the tree knows, and what the stages leave out.',
  ],
  [
    /^engine\/tree$/,
    [/^stage /, /^engine\/(chain|run|wording)\.ts$/, /^engine\/(core|geometry|report|variants)$/],
    'The tree reads the registries of the stages.',
  ],
  [
    /^engine\/variants$/,
    [
      /^stage (sun|inverter)$/,
      /^engine\/(chain|chain-part|run-tally|unlimited-year)\.ts$/,
      /^engine\/(core|plant|report|scene|weather-checks)$/,
    ],
    'Runs of one plant that share what they have in common.',
  ],
  [
    /^engine\/studies$/,
    [/^engine\/(climate|core|report|simple|variants)$/],
    'What follows from the answers of runs, and what a study varies: the runs themselves are those of work.',
  ],
  [
    /^engine\/work$/,
    [
      /^stage (shading|optics|rear)$/,
      /^engine\/(chain|run|run-tally|request|wording)\.ts$/,
      /^engine\/(chain-part\.ts|core|climate|method|plant|plant-figures|scene|report|simple|studies|tree|variants|scene-day)$/,
    ],
    'What was sent is read, expanded, admitted, and given to the run that it means.',
  ],
  [
    /^engine\/scene-day$/,
    [/^stage (sun|orientation|shading)$/, /^engine\/(chain\.ts|chain-part\.ts|scene|core|geometry|report)$/],
    'A picture needs the sun, and the rotation that follows from it.',
  ],
  [
    /^engine\/plant-figures$/,
    [/^stage (sun|orientation|module|dc|inverter)$/, /^engine\/(scene-day|scene|core|geometry)$/],
    'What pictures of a plant show that its answer does not have.',
  ],
  [
    /^engine\/performance$/,
    [/^stage module$/, /^engine\/request\.ts$/, /^engine\/(core|report)$/],
    'Measured rows are tested against the series of a run, by the coefficient of its module.',
  ],
  [/^engine\/scene-export$/, [/^engine\/(core|scene)$/], 'Files of other programs are written from the devices that a run has.'],
  [/^engine\/component-fit$/, [/^stage (module|inverter)$/, /^engine\/core$/], 'The figures of the models for a component of the library.'],
  [/^engine\/(files|climate)$/, [/^engine\/(core|weather-checks)$/]],
  [/^engine\/(library|estimate|places)$/, [/^engine\/core$/]],
  [
    /^engine\/component-files$/,
    [/^stage (module|dc|inverter)$/, /^engine\/(run|request)\.ts$/, /^engine\/(core|files)$/],
    'The figures of a file are compared with the models that run them.',
  ],
  [
    /^engine\/project-files$/,
    [/^engine\/(run|request)\.ts$/, /^engine\/(core|files|component-files|scene)$/],
    'Files become sections, and a run checks them; heights of a mesh are read as a scene reads them.',
  ],
  [/^engine\/studies\.ts$/, [/^engine\/studies$/]],
  [/^engine\/performance\.ts$/, [/^engine\/(performance|files|climate)$/]],
  [/^engine\/weather\.ts$/, [/^engine\/(climate|weather-tests|weather-figures\.ts|weather-spread\.ts)$/]],
  [/^engine\/report$/, [/^engine\/(core|scene|weather-checks)$/]],
  [/^engine\/request\.ts$/, [/^engine\/(core|scene|wording\.ts)$/]],
  [/^engine\/wording\.ts$/, [/^engine\/(core|scene)$/]],
  [/^engine\/index\.ts$/, [/^stage /, /^engine\//]],
  [
    /^engine\/work\.ts$/,
    [/^engine\/(climate|core|report|tree|variants|work)$/, /^engine\/(request|run)\.ts$/],
    'Runs without files, places and components.',
  ],
  [/^engine\/files\.ts$/, [/^engine\/(files|component-files|project-files)$/]],
  [/^engine\/library\.ts$/, [/^engine\/(library|component-fit)$/]],
  [
    /^engine\/quick\.ts$/,
    [/^engine\/(climate|core|estimate|places|report|scene|simple|studies|tree|work)$/, /^engine\/(request|wording)\.ts$/],
    'What needs no run.',
  ],
  [/^resource mcp$/, [/^server\/http$/, /^clients\/mcp$/], 'The tools behind the endpoint are a client of the API.'],
  [/^resource home$/, [/^server\/(http|pages)$/, /^clients\/console$/], 'The page at / is built from its sources.'],
  [
    /^resource charging$/,
    [/^server\/(http|pages|db)$/, /^server\/accounts\/(service|table)\.ts$/, /^engine\/(index|quick)\.ts$/],
    'What is paid for knows accounts and no runs.',
  ],
  [
    /^resource /,
    [
      /^server\/(http|pages|db|objects|redis|jobs|workers|answers|upstream|engine)$/,
      /^server\/[^/]+\/service\.ts$/,
      /^server\/([^/]+|charging\/ledger)\/table\.ts$/,
      /^engine\/(index|quick|studies|performance|weather)\.ts$/,
      /^clients\/report$/,
    ],
  ],
  [/^server\/workers$/, [/^engine\/index\.ts$/]],
  [/^server\/db$/, [/^server\/http$/, /^server\/[^/]+\/table\.ts$/]],
  [/^server\/objects$/, [/^server\/(db|http)$/, /^server\/[^/]+\/table\.ts$/], 'An object goes with the record that names it.'],
  [/^server\/http$/, [/^engine\/quick\.ts$/, /^server\/workers$/], 'Bodies are read in workers.'],
  [/^server\/pages$/, [/^server\/http$/]],
  [/^server\/answers$/, [/^server\/(http|db|workers)$/]],
  [/^server\/redis$/, [/^server\/http$/]],
  [/^server\/jobs$/, [/^server\/redis$/]],
  [/^server\/upstream$/, []],
  [
    /^server\/engine$/,
    [/^engine\/(index|quick)\.ts$/, /^server\/(http|workers)$/],
    'What the engine needs from its host, and how its failures reach clients.',
  ],
  [/^server\/memory$/, [/^server\/event-loop$/]],
  [/^server\/config\.ts$/, [/^server\/settings$/]],
  [/^server\/((histogram|log|metrics|sha256|version)\.ts|event-loop|tracing|settings)$/, []],
  [/^server\/([^/]+\.ts|assembly)$/, [/^server/, /^resource /, /^engine\/(index|quick)\.ts$/]],
  [/^clients\/typescript$/, []],
  [
    /^clients\/report$/,
    [/^engine\/(index|studies|performance)\.ts$/],
    'Pictures are drawn from plain values, whose types are those of the engine; one file asks its models.',
  ],
  [/^clients\/mcp$/, [/^clients\/typescript$/]],
  [
    /^clients\/console$/,
    [/^clients\/(typescript|report)$/, /^engine\/(work|quick|files|library|studies|weather|performance)\.ts$/, /^generated$/],
    'The engine runs in the page.',
  ],
  [/^clients\/cli$/, [/^clients\/(typescript|mcp|report)$/, /^engine\/(index|quick|studies)\.ts$/, /^generated\/also-called\.gen\.ts$/]],
  [/^codegen$/, []],
  [/^generated$/, []],
  [
    /^scripts$/,
    [/^engine\//, /^stage /, /^resource (geo|home)$/, /^server\/http$/, /^clients\/(console|report)$/],
    'Tables are built and pages are measured with the functions that serve them.',
  ],
]

/** The patterns that a pattern with alternatives in parentheses stands for. */
export function alternativesOf(pattern: string): string[] {
  const [group, inner = ''] = /\(([^()]*)\)/.exec(pattern) ?? []
  return group === undefined ? [pattern] : inner.split('|').flatMap((one) => alternativesOf(pattern.replace(group, one)))
}

export function isAllowed(from: string, to: string): boolean {
  const [part, target] = [partOf(from), partOf(to)]
  if (part === target) return true
  if (target === 'generated' && !part.startsWith('clients/')) return part !== 'codegen'
  // Modules that every part of the server may import: they import nothing of the other parts.
  if (
    /^server\/((config|histogram|log|metrics|sha256|version)\.ts|event-loop|memory|tracing)$/.test(target) &&
    /^(server|resource)/.test(part)
  )
    return true
  // The ground floor of the engine: what a run finds, as data and in words.
  if (target === 'engine/findings' && /^(engine|stage )/.test(part)) return true
  const rule = ALLOWED.find(([pattern]) => pattern.test(part))
  return rule?.[1].some((pattern) => pattern.test(target) || pattern.test(to)) ?? false
}
