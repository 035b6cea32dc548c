import { completeSizeRequest, type SimpleSections, sizeAnswer } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { chooseInverter, chooseModule } from '../component-choice.ts'
import { openTables } from '../library-tables.ts'
import { sizeLines } from '../limit-table.ts'
import { placeAt } from '../place.ts'
import { connectTo, uploadOf } from '../service.ts'

/** Options that are fields of the request, with their names there. */
const NUMBERS = {
  lat: 'latitude',
  lon: 'longitude',
  'dc-kw': 'dc_kw',
  'ac-kw': 'ac_kw',
  strings: 'strings',
  ratio: 'dc_ac_ratio',
  'modules-per-string': 'modules_per_string',
  class: 'voltage_class_v',
  'min-air': 'temp_air_min_c',
} as const

export async function sizeAction({ values, flags, root }: Call): Promise<void> {
  const library = openTables(root)
  const module = chooseModule(values.module ?? '', library)
  const inverter = chooseInverter(values.inverter ?? '', library)
  const racking = flags.has('tracker') ? 'single_axis' : 'fixed'
  const given = Object.entries(NUMBERS).filter(([name]) => values[name] !== undefined)
  const fields = Object.fromEntries(given.map(([name, field]) => [field, Number(values[name])]))
  const wish = { ...fields, racking, module: module.section, inverter: inverter.section }
  const answer = await (values.server === undefined ? sizeHere() : sizeThere(values.server))
  if (flags.has('json')) console.log(JSON.stringify(answer, null, 2))
  else console.log([`module    ${module.title}`, `inverter  ${inverter.title}`, '', ...sizeLines(answer)].join('\n'))

  function sizeHere() {
    const request = completeSizeRequest(wish)
    const place = placeAt(root, request.latitude, request.longitude, values.weather)
    const weather = place.weather as SimpleSections['weather']
    return sizeAnswer(request, place, { module: module.section, inverter: inverter.section, weather })
  }

  async function sizeThere(address: string) {
    const pvyield = await connectTo(address)
    const weather = values.weather === undefined ? null : (await pvyield.parseWeather(uploadOf(values.weather))).weather
    const sized = await pvyield.sizePlant({ ...wish, ...(weather !== null && { weather }) } as Parameters<typeof pvyield.sizePlant>[0])
    return sized as ReturnType<typeof sizeAnswer>
  }
}
