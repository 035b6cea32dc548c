import { pvgisMessage } from '../pvgis-message.ts'
import type { YearSource } from './year-source.ts'

/**
 * Real years of PVGIS 5.3 on the horizontal, without the shade of the terrain. Its file is read as one that a user
 * downloads: values of an instant of each hour, in UTC.
 * Source: PVGIS API, "Non-interactive service", tool `seriescalc`.
 */
export const pvgisYears: YearSource = {
  service: 'PVGIS',
  database: 'PVGIS 5.3 (SARAH-3, ERA5)',
  notes: ['PVGIS (c) European Union, 2001 to 2025; reuse with this acknowledgement.', 'The rows are years of UTC, as PVGIS gives them.'],
  firstYear: 2005,
  lastYear: 2023,
  yearsMax: 10,
  keyOwner: 'nobody',
  hasTypicalYear: true,
  callsAtOnce: 1,

  calls: ({ latitude, longitude, years }) => [
    {
      path: '/api/v5_3/seriescalc',
      query: {
        lat: String(latitude),
        lon: String(longitude),
        startyear: String(years?.start),
        endyear: String(years?.end),
        components: '1',
        angle: '0',
        usehorizon: '0',
        outputformat: 'csv',
      },
    },
  ],

  refusal(answer) {
    const message = pvgisMessage(answer)
    return message === null ? null : { kind: 'no data', reason: message }
  },

  read: ([bytes = new Uint8Array()]) => ({ text: new TextDecoder().decode(bytes) }),
}
