import { isObject, readJson, shownText } from '../json-answer.ts'
import { HourlyTable, numberOrNull, scaled } from './hourly-table.ts'
import { daysOf, UnreadableAnswer, type YearSource } from './year-source.ts'

/** Parameters in the order of the columns, with the units that each may have and their factors. */
const PARAMETERS = [
  ['ALLSKY_SFC_SW_DWN', { 'Wh/m^2': 1, 'W/m^2': 1 }],
  ['ALLSKY_SFC_SW_DIFF', { 'Wh/m^2': 1, 'W/m^2': 1 }],
  ['ALLSKY_SFC_SW_DNI', { 'Wh/m^2': 1, 'W/m^2': 1 }],
  ['T2M', { C: 1 }],
  ['WS10M', { 'm/s': 1 }],
  ['RH2M', { '%': 1 }],
  ['PS', { kPa: 10 }],
] as const satisfies readonly (readonly [string, Readonly<Record<string, number>>])[]
const COLUMNS = ['ghi', 'dhi', 'dni', 'air', 'wind', 'humidity', 'pressure'] as const

/**
 * NASA POWER: light of CERES (1 deg), air of MERRA-2 (0.5 deg), hourly, everywhere. An hour begins at its stamp.
 * Source: NASA POWER, "Hourly API"; pvlib 0.16.1, `get_nasa_power`, for the meaning of the stamps and the units.
 */
export const nasaPower: YearSource = {
  service: 'NASA POWER',
  database: 'NASA POWER (CERES SYN1deg, MERRA-2)',
  notes: [
    'Obtained from the NASA Langley Research Center POWER Project, funded through the NASA Earth Science Directorate Applied Science Program; public data.',
    'The light of NASA POWER is the mean of a cell of 1 degree, about 100 km: mountains and coasts of the cell are in it.',
  ],
  firstYear: 2002,
  lastYear: null,
  yearsMax: 20,
  keyOwner: 'nobody',
  hasTypicalYear: false,
  callsAtOnce: 2,

  calls: (asked) =>
    daysOf(asked, 1).map(({ first, last }) => ({
      path: '/api/temporal/hourly/point',
      query: {
        latitude: String(asked.latitude),
        longitude: String(asked.longitude),
        start: first.replaceAll('-', ''),
        end: last.replaceAll('-', ''),
        community: 're',
        parameters: PARAMETERS.map(([name]) => name).join(','),
        format: 'json',
        header: 'true',
        'time-standard': 'utc',
      },
    })),

  refusal({ status, bytes }) {
    const body = readJson(bytes)
    const messages = isObject(body) && Array.isArray(body.messages) ? body.messages : []
    const reason = shownText(messages[0])
    return (status === 422 || status === 400) && reason !== null ? { kind: 'no data', reason } : null
  },

  read(answers, asked) {
    const table = new HourlyTable(asked, COLUMNS)
    for (const bytes of answers) {
      const { lists, fill } = parametersOf(bytes)
      for (const stamp of Object.keys(lists[0]?.values ?? {})) {
        if (!/^\d{10}$/.test(stamp)) throw new UnreadableAnswer('a stamp is not of the form YYYYMMDDHH')
        const at = Date.UTC(Number(stamp.slice(0, 4)), Number(stamp.slice(4, 6)) - 1, Number(stamp.slice(6, 8)), Number(stamp.slice(8)))
        table.add(
          at,
          lists.map(({ values, factor }) => scaled(numberOrNull(values[stamp], fill), factor)),
        )
      }
    }
    return { text: table.text(), interval: 'start' }
  },
}

function parametersOf(bytes: Uint8Array) {
  const answer = readJson(bytes)
  const properties = isObject(answer) && isObject(answer.properties) ? answer.properties : {}
  const header = isObject(answer) && isObject(answer.header) ? answer.header : {}
  const facts = isObject(answer) && isObject(answer.parameters) ? answer.parameters : {}
  if (header.time_standard !== 'UTC') throw new UnreadableAnswer('the time standard is not UTC')
  const lists = PARAMETERS.map(([name, units]) => {
    const values = isObject(properties.parameter) ? properties.parameter[name] : null
    const fact = facts[name]
    const unit = isObject(fact) ? fact.units : null
    const factor = typeof unit === 'string' ? (units as Readonly<Record<string, number>>)[unit] : undefined
    if (!isObject(values)) throw new UnreadableAnswer(`${name} is missing`)
    if (factor === undefined) throw new UnreadableAnswer(`${name} is not in ${Object.keys(units).join(' or ')}`)
    return { values, factor }
  })
  return { lists, fill: numberOrNull(header.fill_value) ?? undefined }
}
