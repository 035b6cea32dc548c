import { argumentsOf, TEXT, type Tool } from './tool.ts'

const KINDS = ['weather', 'pan', 'ond'] as const

/** Tools that read what the user has. */
export const FILE_TOOLS: readonly Tool[] = [
  {
    name: 'read_file',
    title: 'Read a weather, PAN or OND file',
    description:
      'Reads the text of a file. `weather` (EPW, TMY, PVGIS, CSV and others): the id to run with, what was found and noted. `pan` and `ond` (module and inverter of PVsyst): sections for `module` and `inverter` of run_simple, notes by line and checks. Over HTTP a call may have 64 kB: a year of weather is sent to POST /api/parse-weather instead.',
    arguments: () =>
      argumentsOf(
        {
          kind: { type: 'string', enum: KINDS, description: 'What the file is.' },
          text: TEXT('The whole text of the file.'),
          timezone: { type: 'number', description: 'Hours from UTC of the stamps of a weather file that does not state them.' },
          latitude: { type: 'number', description: 'Latitude of a weather file that does not state it.' },
          longitude: { type: 'number', description: 'Longitude of a weather file that does not state it.' },
          interval: { type: 'string', enum: ['start', 'middle', 'end'], description: 'What the stamps of a table mark in their row.' },
        },
        ['kind', 'text'],
      ),
    call: async ({ kind, text, ...stated }, { pvyield }) => {
      if (typeof text !== 'string' || text === '') throw new TypeError('text: must be the text of the file')
      const file = new File([text], `file.${kind === 'weather' ? 'csv' : String(kind).toUpperCase()}`)
      if (kind === 'pan') return pvyield.parsePan(file)
      if (kind === 'ond') return pvyield.parseOnd(file)
      if (kind !== 'weather') throw new TypeError(`kind: must be one of ${KINDS.join(', ')}`)
      const { meta } = await pvyield.parseWeather(file, stated as Parameters<typeof pvyield.parseWeather>[1])
      return { weather: { id: meta.id }, meta }
    },
  },
]
