import { ObjectFileError } from '../object-file-error.ts'
import { ROLES, type Role } from './feature.ts'

/**
 * Words of names, layers and classes, and what they make of a thing. The first line that has a word of
 * the name decides, so "tracker" is read before "pile" and "tree line" before "line".
 */
const WORDS: readonly (readonly [Role, readonly string[]])[] = [
  [
    'ignore',
    'terrain topo topography contour contours dem dtm gelaende relief ground surface road roads way path cable cables trench text dimension dim annotation grid axis legend title inverter inverters transformer transformers skid substation post posts pile piles foundation torque gap motor joint'.split(
      ' ',
    ),
  ],
  ['tracker', 'tracker trackers sat hsat nextracker nachfuehrung seguidor seguidores suiveur suiveurs'.split(' ')],
  [
    'tree',
    'tree trees treeline baum baeume arbre arbres arbol arboles albero alberi vegetation forest wood hedge hecke wald bush shrub'.split(
      ' ',
    ),
  ],
  [
    'object',
    'object objects obstacle obstacles obstruction building buildings house houses haus gebaeude batiment edificio hall barn shed roof roofs dach wall walls mauer mur fence zaun chimney kamin schornstein mast masts pole poles pylon pylons tower tank silo dormer parapet attika shading shade'.split(
      ' ',
    ),
  ],
  [
    'outline',
    'outline outlines boundary boundaries border borders plot parcel parcels site property setback buffer perimeter limit limits area zone grenze perimetre limite'.split(
      ' ',
    ),
  ],
  [
    'table',
    'table tables rack racks module modules panel panels pv solar row rows array arrays tisch tische modul modulfeld mesa mesas structure structures gft frame frames'.split(
      ' ',
    ),
  ],
]

/** Letters of a name that are looked at. */
const NAME_MAX = 200

/** The words of a name: `PV_Tables-2P28` has pv, tables, 2, p, 28. */
export function wordsOf(name: string): string[] {
  return (
    name
      .slice(0, NAME_MAX)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/ä/g, 'ae')
      .replace(/ö/g, 'oe')
      .replace(/ü/g, 'ue')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .match(/[a-z]+/g) ?? []
  )
}

/** What a name says; null when it says nothing. */
function roleOfName(name: string): Role | null {
  const words = wordsOf(name)
  return WORDS.find(([, known]) => words.some((word) => known.includes(word)))?.[0] ?? null
}

interface Rule {
  readonly pattern: string
  readonly role: Role
}

/** Rules that one call may state, and characters of them. */
const RULES_MAX = 100
const RULES_CHARS_MAX = 4000

/** What things are: the rules of the caller first, then the words of the names. */
export class Roles {
  private readonly rules: readonly Rule[]
  private readonly known = new Map<string, { stated: Role | null; said: Role | null }>()

  /**
   * @param stated  `NAME:role` with commas between them; `*` in a name stands for any letters
   * Fails: ObjectFileError for a rule that is not one.
   */
  constructor(stated = '') {
    this.rules = rulesOf(stated)
  }

  of(names: readonly string[]): Role | null {
    let said: Role | null = null
    for (const name of names) {
      const found = this.look(name)
      if (found.stated !== null) return found.stated
      said ??= found.said
    }
    return said
  }

  /** What the rules of the caller say alone. */
  stated(names: readonly string[]): Role | null {
    for (const name of names) {
      const { stated } = this.look(name)
      if (stated !== null) return stated
    }
    return null
  }

  /** What one name says, by the rules and by its words. */
  private look(name: string): { stated: Role | null; said: Role | null } {
    const known = this.known.get(name)
    if (known !== undefined) return known
    const text = name.slice(0, NAME_MAX).toLowerCase()
    const found = { stated: this.rules.find(({ pattern }) => matches(pattern, text))?.role ?? null, said: roleOfName(name) }
    if (this.known.size < CACHED_MAX) this.known.set(name, found)
    return found
  }
}

/** Names whose meaning is kept. */
const CACHED_MAX = 10_000

function rulesOf(stated: string): Rule[] {
  const items = stated.split(',').filter((item) => item.trim() !== '')
  if (items.length > RULES_MAX || stated.length > RULES_CHARS_MAX)
    throw new ObjectFileError([`roles has more than ${RULES_MAX} rules or ${RULES_CHARS_MAX} characters: use * in the names`], 'roles')
  return items.map((item) => {
    const at = item.lastIndexOf(':')
    const role = ROLES.find(
      (known) =>
        known ===
        item
          .slice(at + 1)
          .trim()
          .toLowerCase(),
    )
    const pattern = item.slice(0, at).trim().toLowerCase()
    if (at < 1 || pattern === '' || role === undefined)
      throw new ObjectFileError(
        [
          `roles: ${JSON.stringify(item.trim().slice(0, 100))} is not a rule: write NAME:role, where role is one of ${ROLES.join(', ')}, with commas between rules, such as PV_*:table`,
        ],
        'roles',
      )
    return { pattern, role }
  })
}

/** Compares with a pattern in which `*` stands for any letters; its cost is the product of the lengths at most. */
function matches(pattern: string, name: string): boolean {
  const parts = pattern.split('*')
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1) return pattern === name
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false
  let at = first.length
  for (const part of parts.slice(1, -1)) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at <= name.length - last.length
}
