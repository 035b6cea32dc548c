import { OHMIC_MODELS } from '../ac/ohmic/index.ts'
import { acParts } from '../ac/parts.ts'
import type { Resolved } from '../core/option.ts'
import { sentColumn } from '../core/sent-column.ts'
import { WIRING_MODELS } from '../dc/wiring/index.ts'
import { horizonProfile } from '../geometry/horizon-profile.ts'
import { rackingOf } from '../geometry/racking.ts'
import { HORIZON_MODELS } from '../horizon/horizon-model/index.ts'
import { INVERTER_MODELS } from '../inverter/model/index.ts'
import { OPERATING_POINTS } from '../inverter/operating-point/index.ts'
import { hasHours } from '../inverter/subhourly-clipping/hourly.ts'
import { SUBHOURLY_CLIPPINGS } from '../inverter/subhourly-clipping/index.ts'
import { CIRCUMSOLARS } from '../irradiance/circumsolar/index.ts'
import { DECOMPOSITIONS } from '../irradiance/decomposition/index.ts'
import { IRRADIANCE_CLOSURES } from '../irradiance/irradiance-closure/index.ts'
import type { HorizontalColumn } from '../irradiance/irradiance-closure/option.ts'
import { TRANSPOSITIONS } from '../irradiance/transposition/index.ts'
import { MODULE_MODELS } from '../module/model/index.ts'
import { iamKindOf } from '../optics/iam-curve.ts'
import { DIFFUSE_IAMS } from '../optics/iam-diffuse/index.ts'
import { PROFILE } from '../optics/iam-kind/auto.ts'
import { IAM_KINDS } from '../optics/iam-kind/index.ts'
import { hasSnow } from '../optics/index.ts'
import { SNOW_MODELS } from '../optics/snow-model/index.ts'
import { SPECTRAL_MODES } from '../optics/spectral-mode/index.ts'
import { TRACKINGS, trackingOf } from '../orientation/tracking/index.ts'
import { hasTwoFaces } from '../rear/index.ts'
import { DIFFUSE_SHADINGS } from '../shading/diffuse-shading/index.ts'
import { GROUND_SHADINGS, groundShadingOf } from '../shading/ground-shading/index.ts'
import { ROW_MODELS, rowModelOf } from '../shading/row-model/index.ts'
import { SHADE_MODES } from '../shading/shade-mode/index.ts'
import { SUN_INSTANTS } from '../sun/sun-instant/index.ts'
import { SUN_POSITIONS } from '../sun/sun-position/index.ts'
import { INERTIAS } from '../thermal/inertia/index.ts'
import { followsClouds } from '../thermal/inertia/prilliman.ts'
import { THERMAL_MODELS } from '../thermal/model/index.ts'
import { bifacialStep } from './bifacial-step.ts'
import { lightResponseStep } from './light-response-step.ts'
import type { Stage } from './stages.ts'
import { fieldStep, type Step, sectionStep } from './step.ts'
import { storageStep } from './storage-step.ts'

const WEATHER_COLUMNS = { ghiWm2: 'ghi_wm2', dhiWm2: 'dhi_wm2', dniWm2: 'dni_wm2' } as const satisfies Record<
  HorizontalColumn,
  keyof Resolved['weather']
>

function lacksColumns(request: Resolved, option: string): string | null {
  const rules = (IRRADIANCE_CLOSURES as Readonly<Record<string, { rules: readonly HorizontalColumn[] }>>)[option]?.rules ?? []
  const missing = rules.map((rule) => WEATHER_COLUMNS[rule]).filter((column) => request.weather[column] === undefined)
  return missing.length === 0 ? null : `The weather has no ${missing.join(' and no ')}`
}

function hasClosure(request: Resolved): boolean {
  return Object.keys(IRRADIANCE_CLOSURES).some((option) => lacksColumns(request, option) === null)
}

function withoutRows({ array, scene }: Resolved): string | null {
  if (scene !== null && (scene.objects.length > 0 || scene.terrain?.shades === true)) return null
  const canShade = scene === null ? rackingOf(array).standsInRows : array.track_mode !== 'rooftop'
  return canShade && array.inter_row_shading
    ? null
    : 'The rows do not shade each other: inter_row_shading is off, or the array is on a roof'
}

function whyNoCircuits({ scene, array, module }: Resolved): string | null {
  if (scene === null) return 'The request has no scene'
  if (array.row_model === 'rows') return 'row_model rows looks at no table'
  return module.model === 'reference' || module.model === 'sandia' ? 'The module has no I-V curve of a cell' : null
}

function withoutOwnGround(request: Resolved): string | null {
  return hasTwoFaces(request) ? 'bifacial.model two_faces lights the ground of both sides' : withoutRows(request)
}

function withoutTrackers({ array, scene }: Resolved): string | null {
  if (scene !== null) return scene.types.some(({ kind }) => kind === 'sat') ? null : 'The scene has no trackers'
  if (array.rotation_series !== null && array.rotation_series !== undefined) return 'array.rotation_series turns the trackers'
  return rackingOf(array).followsSun ? null : `An array of track_mode ${array.track_mode} does not track`
}

function hasProfile({ iam, module }: Resolved): boolean {
  return iam.kind === 'auto' && (module.iam_profile ?? null) !== null
}

/** Whether there is no voltage, or none that the inverter limits while it does not yield to the power. */
function hasNoVoltageLimit({ array, module, inverter }: Resolved): boolean {
  const hasNoWindow = inverter.v_mppt_min_v === null && inverter.v_mppt_max_v === null
  return module.model === 'reference' || (hasNoWindow && !OPERATING_POINTS[array.operating_point].yieldsToPower)
}

/** The steps of every stage. */
export const STEPS = {
  sun: [
    fieldStep('site', 'sun_position', 'Position of the sun', SUN_POSITIONS),
    fieldStep('site', 'sun_instant', 'Instant of the sun in a row', SUN_INSTANTS, {
      idle: ({ weather }) => (weather.sun_offset_min == null ? null : 'The weather states the instant of its rows in sun_offset_min'),
    }),
  ],
  irradiance: [
    fieldStep('site', 'irradiance_closure', 'Components that rule', IRRADIANCE_CLOSURES, {
      idle: (request) => (hasClosure(request) ? null : 'The weather has only one irradiance component, which is decomposed'),
      unfit: lacksColumns,
      chosen: (request) =>
        [request.site.irradiance_closure, ...Object.keys(IRRADIANCE_CLOSURES)].find((option) => lacksColumns(request, option) === null) ??
        '',
    }),
    fieldStep('site', 'decomposition', 'Decomposition of the global irradiance', DECOMPOSITIONS, {
      idle: (request) => (hasClosure(request) ? 'The weather has two irradiance components, so nothing is decomposed' : null),
    }),
    fieldStep('site', 'transposition', 'Transposition to the plane', TRANSPOSITIONS),
    fieldStep('site', 'circumsolar', 'Circumsolar light', CIRCUMSOLARS, {
      idle: ({ site }) => (TRANSPOSITIONS[site.transposition].hasCircumsolar ? null : 'The transposition has no circumsolar part'),
    }),
  ],
  orientation: [
    fieldStep('array', 'tracking', 'Tracking', TRACKINGS, {
      idle: withoutTrackers,
      chosen: ({ array }) => trackingOf(array),
      unfit: ({ scene }, option) => (scene === null && option.startsWith('terrain_aware') ? 'The request has no scene' : null),
    }),
  ],
  horizon: [
    fieldStep('site', 'horizon_model', 'Shading by the horizon', HORIZON_MODELS, {
      idle: ({ site, scene }) =>
        horizonProfile(site) === null && scene?.terrain?.shades !== true ? 'The site has no horizon profile, or use_horizon is off' : null,
    }),
  ],
  shading: [
    fieldStep('array', 'row_model', 'Geometry of near shade', ROW_MODELS, {
      idle: withoutRows,
      chosen: rowModelOf,
      unfit: ({ scene }, option) => (scene === null && option !== 'rows' ? 'The request has no scene' : null),
    }),
    fieldStep('array', 'shade_mode', 'Effect of shade on the beam', SHADE_MODES, {
      idle: withoutRows,
      unfit: (request, option) => (option === 'iv' ? whyNoCircuits(request) : null),
    }),
    fieldStep('array', 'diffuse_shading', 'Shade on the diffuse', DIFFUSE_SHADINGS, { idle: withoutRows }),
    fieldStep('array', 'ground_shading', 'Shade on the ground light', GROUND_SHADINGS, { idle: withoutOwnGround, chosen: groundShadingOf }),
  ],
  optics: [
    fieldStep('iam', 'kind', 'Incidence-angle modifier', IAM_KINDS, {
      runs: (request) => (hasProfile(request) ? 'profile' : iamKindOf(request)),
      selected: { profile: PROFILE },
    }),
    fieldStep('iam', 'diffuse', 'Incidence-angle modifier of the diffuse', DIFFUSE_IAMS, {
      isWithoutEffect: ({ iam }) => iam.kind === 'off',
    }),
    fieldStep('spectral', 'mode', 'Spectral correction', SPECTRAL_MODES),
    fieldStep('site', 'snow_model', 'Snow on the modules', SNOW_MODELS, {
      idle: ({ site, weather }) =>
        site.snow_loss_monthly === null && sentColumn(weather.snow_depth_cm) === null
          ? 'The request states no snow: neither site.snow_loss_monthly nor weather.snow_depth_cm'
          : null,
      isWithoutEffect: (request) => !hasSnow(request),
    }),
  ],
  rear: [bifacialStep],
  thermal: [
    fieldStep('thermal', 'model', 'Cell temperature', THERMAL_MODELS),
    fieldStep('thermal', 'inertia', 'Heat capacity of the modules', INERTIAS, {
      idle: ({ weather }) => (followsClouds(weather) ? null : 'The steps of the weather are longer than 10 minutes'),
    }),
  ],
  module: [sectionStep('module', 'Module', MODULE_MODELS), lightResponseStep],
  dc: [
    fieldStep('dc_losses', 'dc_wiring_model', 'DC wiring', WIRING_MODELS, {
      isWithoutEffect: ({ dc_losses }) => dc_losses.dc_wiring_loss_at_stc === 0 && dc_losses.cables === null,
      unfit: ({ dc_losses }, option) => (dc_losses.cables !== null && option === 'flat' ? 'The loss of cables follows the current' : null),
    }),
  ],
  inverter: [
    sectionStep('inverter', 'Inverter', INVERTER_MODELS),
    fieldStep('array', 'operating_point', 'Operating point', OPERATING_POINTS, { isWithoutEffect: hasNoVoltageLimit }),
    fieldStep('ac_losses', 'subhourly_clipping', 'Clipping within the hour', SUBHOURLY_CLIPPINGS, {
      idle: ({ weather }) => (hasHours(weather) ? null : 'The rows of the weather are not hours'),
    }),
  ],
  ac: [
    storageStep,
    fieldStep('ac_losses', 'ohmic_model', 'AC wiring', OHMIC_MODELS, { isWithoutEffect: (request) => !acParts(request).acWiring }),
  ],
} as const satisfies Readonly<Record<Stage, readonly Step[]>>
