import type { RunRequest } from '@pvyield/contract/schemas'
import type { Findings } from '../findings.ts'
import { blockOf } from '../object-file.ts'
import { type ProfilePoint, readProfile } from '../profile-points.ts'
import type { PvsystBlock } from '../pvsyst-object.ts'
import { azimuthOf, type Frame } from './directions.ts'
import { ObjectFacts } from './object-facts.ts'

export type SitePatch = Partial<RunRequest['site']>

/** A site, and what it is called. */
export interface SiteReading {
  site: SitePatch
  name: string
  country: string
}

const MONTHS = 12

/** The site of the plant: of a variant SiteSimul, of a project SitePrj, or the object itself. */
export function readSite(main: PvsystBlock, findings: Findings): SiteReading | null {
  const block = main.kind === 'pvSite' ? main : (blockOf(main, 'SiteSimul') ?? blockOf(main, 'SitePrj') ?? blockOf(main, 'pvSite'))
  if (block === null) return null
  const keys = new ObjectFacts(block, findings)
  const site: SitePatch = {}
  const [latitude, longitude] = [keys.number('Latitude'), keys.number('Longitude')]
  if (latitude === null || longitude === null) {
    findings.note('ignored', keys.at('Latitude'), 'The site states no latitude and longitude: set site in the request')
    return null
  }
  Object.assign(site, { latitude, longitude })
  const [elevation, timezone] = [keys.number('Altitude'), keys.number('TimeZone')]
  if (elevation !== null) site.elevation = elevation
  if (timezone !== null) site.timezone = timezone
  const albedo = albedoOf(main, keys, findings)
  if (albedo !== null) site.albedo_monthly = albedo
  return { site, name: keys.text('Site'), country: keys.text('Country') }
}

/** The monthly albedo of a project, or the one of the site in every month. */
function albedoOf(main: PvsystBlock, site: ObjectFacts, findings: Findings): number[] | null {
  const own = new ObjectFacts(main.kind === 'pvSite' ? null : main, findings)
  const monthly = own.list('Albedo')
  if (monthly.length >= MONTHS) return monthly.slice(0, MONTHS)
  const ofSite = site.list('Albedo')
  if (ofSite.length >= MONTHS) return ofSite.slice(0, MONTHS)
  const [albedo] = ofSite
  if (albedo === undefined) return null
  findings.note(
    'derived',
    site.at('Albedo'),
    `Albedo ${albedo} of the site is taken in every month; the project (PRJ) may state other ones`,
  )
  return Array.from({ length: MONTHS }, () => albedo)
}

/** How the sky is transposed: Perez with the circumsolar light as beam, or Hay and Davies. */
export function readTransposition(main: PvsystBlock, findings: Findings): SitePatch {
  const keys = new ObjectFacts(main, findings)
  const algorithm = keys.text('TranspositionAlgorithm')
  const perez = keys.text('PerezUsedInSimul')
  const site: SitePatch = {}
  if (/^true$/i.test(perez)) site.transposition = 'perez'
  else if (/^false$/i.test(perez)) {
    site.transposition = 'hay_davies'
    findings.note(
      'assumed',
      keys.at('PerezUsedInSimul'),
      "PerezUsedInSimul is False: the transposition is Hay and Davies, PVsyst's other model",
    )
  }
  if (algorithm === 'CircSolSeparate') site.circumsolar = 'beam'
  else if (algorithm !== '')
    findings.note(
      'ignored',
      keys.at('TranspositionAlgorithm'),
      `TranspositionAlgorithm ${algorithm} is not known: site.circumsolar stays as it is`,
    )
  return site
}

/** Points of the horizon of an object, azimuth as PVsyst counts it and height; null when it has none. */
export function horizonPoints(main: PvsystBlock, findings: Findings): readonly ProfilePoint[] | null {
  const block = horizonBlock(main)
  if (block === null) return null
  const profile = block.blocks.find(({ kind }) => /^TCubicProfile$/i.test(kind))
  return profile === undefined ? [] : readProfile(profile, findings).points
}

function horizonBlock(main: PvsystBlock): PvsystBlock | null {
  return main.kind === 'pvHorizon' ? main : blockOf(main, 'pvHorizon')
}

/** The horizon, whose points are azimuth and height. */
export function readHorizon(main: PvsystBlock, frame: Frame, findings: Findings): SitePatch {
  const block = horizonBlock(main)
  const points = horizonPoints(main, findings)
  if (block === null || points === null) return {}
  const at = { key: block.kind, line: block.line }
  if (points.length === 0) {
    findings.note('ignored', at, 'The horizon has no points')
    return {}
  }
  const byAzimuth = new Map<number, number>()
  for (const { x, y } of points) {
    const azimuth = Number(azimuthOf(x, frame).toFixed(6))
    if (!byAzimuth.has(azimuth)) byAzimuth.set(azimuth, y)
  }
  const sorted = [...byAzimuth].sort(([a], [b]) => a - b)
  findings.note(
    'assumed',
    at,
    frame.isSouthern
      ? "The site is south of the equator: the horizon is read with azimuth 0 in the north and east negative, as PVsyst's planes are there; PVsyst does not document it for horizons: compare the azimuth of a mountain that you know"
      : 'The horizon is read as points of azimuth and height, with azimuth 0 in the south and east negative; PVsyst does not document it',
  )
  return { horizon_azimuths_deg: sorted.map(([azimuth]) => azimuth), horizon_elevations_deg: sorted.map(([, height]) => height) }
}
