import { size } from '@pvyield/engine'
import type { Call } from '../command.ts'
import { chooseInverter, chooseModule } from '../component-choice.ts'
import { openTables } from '../library-tables.ts'
import { sizeLines } from '../limit-table.ts'
import { locationOf } from '../location.ts'
import { numbersOf } from '../option-fields.ts'
import { rackingOf } from '../racking.ts'
import { roofsOf } from '../roofs-file.ts'
import { connectTo } from '../service.ts'
import { sourcesHere } from '../sources.ts'
import { print } from '../standard-output.ts'
import { elevationOf, knownOf, weatherHere, weatherThere } from '../weather-file.ts'

export async function sizeAction(call: Call): Promise<void> {
  const { values, flags, root } = call
  const library = openTables(root)
  const module = chooseModule(values.module ?? '', library)
  const inverter = chooseInverter(values.inverter ?? '', library)
  const place = await locationOf(call)
  const wish = { ...numbersOf(call), ...place, ...rackingOf(call), ...roofsOf(call), module: module.section, inverter: inverter.section }
  const { answer, notes } = await (values.server === undefined ? sizeHere() : sizeThere(values.server))
  const shown = { ...answer, notes: [...notes, ...answer.notes] }
  if (flags.has('json')) print(JSON.stringify(shown, null, 2))
  else print([`module    ${module.title}`, `inverter  ${inverter.title}`, '', ...sizeLines(shown)].join('\n'))

  async function sizeHere() {
    const read = values.weather === undefined ? null : weatherHere(values.weather, knownOf(call, place), call)
    const body = { ...elevationOf(read), ...wish, ...(read !== null && { weather: read.weather }) }
    return { answer: await size({ kind: 'size', body }, sourcesHere(root)), notes: read?.notes ?? [] }
  }

  async function sizeThere(address: string) {
    const pvyield = await connectTo(address)
    const read = values.weather === undefined ? null : await weatherThere(pvyield, values.weather, knownOf(call, place), call)
    const sent = { ...elevationOf(read), ...wish, ...(read !== null && { weather: read.weather }) } as Parameters<
      typeof pvyield.sizePlant
    >[0]
    return { answer: (await pvyield.sizePlant(sent)) as Awaited<ReturnType<typeof size>>, notes: read?.notes ?? [] }
  }
}
