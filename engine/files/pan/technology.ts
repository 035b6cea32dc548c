import type { ModulePvsyst } from '@pvyield/contract/schemas'
import type { Findings } from '../findings.ts'
import type { ObjectKeys } from '../object-keys.ts'

type Technology = ModulePvsyst['technology']

/** Values of Technol, in lower case. */
const TECHNOLOGIES: Readonly<Record<string, Technology>> = {
  mtsimono: 'mono_si',
  mtsipoly: 'poly_si',
  mtefg: 'poly_si',
  mtribbon: 'poly_si',
  mthit: 'hit',
  mtcdte: 'cdte',
  mtcis: 'cis',
  mtucsi_asih: 'tandem',
}

/** Technology of the cells, which sets the band gap. */
export function readTechnology(keys: ObjectKeys, findings: Findings): Technology {
  const stated = keys.text('Technol')
  const known = TECHNOLOGIES[stated.toLowerCase()]
  if (known !== undefined) return known
  const at = keys.at('Technol')
  if (/asi/i.test(stated)) {
    const technology = /tandem/i.test(stated) ? 'tandem' : 'a_si'
    findings.note('derived', at, `Technol ${stated} is taken as ${technology}`)
    return technology
  }
  const [what, technology] = stated === '' ? (['is not stated', 'mono_si'] as const) : ([`${stated} is not known`, 'other'] as const)
  findings.note('derived', at, `Technol ${what}: the section has technology ${technology}, with the band gap of silicon`)
  return technology
}
