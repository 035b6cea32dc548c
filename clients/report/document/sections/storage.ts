import { type Block, type Fact, facts, heading } from '../blocks.ts'
import { numberText } from '../fields.ts'
import type { Section } from '../section.ts'
import { fieldFacts } from './components.ts'

const FIELDS = [
  'strategy',
  'capacity_kwh',
  'charge_max_kw',
  'discharge_max_kw',
  'efficiency_charge',
  'efficiency_discharge',
  'soc_min',
  'soc_max',
  'reserve',
  'standby_w',
  'soc_start',
]

export const storageSection: Section = ({ answer, request }, texts, words): Block[] => {
  const { storage } = answer.summary
  if (!storage || request.storage === null) return []
  const results = Object.entries(texts.storage).flatMap(([key, [name, unit]]): Fact[] => {
    const value = storage[key as keyof typeof storage]
    return typeof value === 'number' ? [[name, numberText(unit === 'kWh' ? Math.round(value) : value, unit)]] : []
  })
  return [
    heading(1, texts.headings.storage),
    facts(texts.headings.storage, fieldFacts(words, 'storage', request.storage, FIELDS)),
    facts(texts.facts.storageResults, results),
  ]
}
