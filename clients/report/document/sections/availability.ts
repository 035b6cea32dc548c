import { fixed, percent } from '../../pictures/number-text.ts'
import { type Block, type Fact, facts, heading, paragraph, table } from '../blocks.ts'
import { clipped } from '../fields.ts'
import type { Section } from '../section.ts'
import type { Texts } from '../texts/en.ts'
import { partName } from './part-tables.ts'

/** Periods that a report lists. */
const PERIODS_MAX = 60

type Sections = Parameters<Section>[0]
type Availability = NonNullable<Sections['answer']['summary']['availability']>
type Outages = NonNullable<Sections['request']['ac_losses']['outages']>

/** What outages take, and the outages that were stated. */
export const availabilitySection: Section = ({ answer, request }, texts): Block[] => {
  const { availability } = answer.summary
  const { outages } = request.ac_losses
  if (!availability || outages === null) return []
  return [
    heading(1, texts.headings.availability),
    facts(texts.headings.availability, [...shares(availability, texts), ...randomFacts(outages, texts)]),
    ...periodTable(outages, request.sub_arrays ?? [], texts),
    ...monthTable(outages, texts),
  ]
}

function shares(availability: Availability, texts: Texts): (Fact | null)[] {
  const { availability: words } = texts
  const share = (value: number | null) => (value === null ? null : percent(value, 3))
  const energy = share(availability.energy_based)
  const grid = share(availability.grid_energy_based)
  return [
    [words.time, percent(availability.time_based, 3)],
    energy === null ? null : [words.energy, energy],
    [words.plantHours, `${fixed(availability.plant_outage_h, 1)} h, ${fixed(availability.plant_outage_kwh, 0)} kWh`],
    [words.gridTime, percent(availability.grid_time_based, 3)],
    grid === null ? null : [words.gridEnergy, grid],
    [words.gridHours, `${fixed(availability.grid_outage_h, 1)} h, ${fixed(availability.grid_outage_kwh, 0)} kWh`],
    availability.load_not_met_kwh === 0 ? null : [words.loadNotMet, `${fixed(availability.load_not_met_kwh, 0)} kWh`],
  ]
}

function randomFacts({ random }: Outages, { availability: words }: Texts): Fact[] {
  return random === null ? [] : [[words.random, words.randomWords(percent(random.share, 2), random.periods, random.seed)]]
}

type Parts = NonNullable<Sections['request']['sub_arrays']>
type Period = Outages['periods'][number]

function periodTable({ periods }: Outages, parts: Parts, texts: Texts): Block[] {
  if (periods.length === 0) return []
  const { columns, availability: words } = texts
  const left = periods.length - PERIODS_MAX
  return [
    table(
      words.periods,
      [
        { title: columns.from, width: 2 },
        { title: columns.to, width: 2 },
        { title: columns.out, width: 2.4 },
        { title: columns.share, width: 1.2, isNumber: true },
        { title: columns.name, width: 3 },
      ],
      periods
        .slice(0, PERIODS_MAX)
        .map((period) => [
          period.from,
          period.to,
          outText(period, parts, texts),
          shareText(period, texts),
          clipped(period.label ?? '', 80),
        ]),
    ),
    ...(left > 0 ? [paragraph(texts.more(left))] : []),
  ]
}

/** The parts that are out by their names; else the plant or the grid. */
function outText({ kind, sub_arrays: ids }: Period, parts: Parts, texts: Texts): string {
  if (ids === null) return texts.availability.kinds[kind]
  const names = ids.map((id) => partName({ id, label: parts.find((part) => part.id === id)?.label ?? null }))
  return clipped(names.join(', '), 200)
}

function shareText({ fraction, inverters }: Period, texts: Texts): string {
  return inverters === null ? percent(fraction, 1) : texts.availability.invertersOut(inverters)
}

function monthTable({ monthly }: Outages, texts: Texts): Block[] {
  if (monthly === null) return []
  return [
    table(
      texts.availability.monthly,
      [
        { title: texts.columns.month, width: 2 },
        { title: texts.columns.share, width: 2, isNumber: true },
      ],
      monthly.map((share, k) => [texts.months[k] ?? '', percent(share, 2)]),
    ),
  ]
}
