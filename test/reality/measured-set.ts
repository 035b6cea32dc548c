import type { ModulePvsyst } from '@pvyield/contract/schemas'

/** Rows of a plant, all columns of one length; NaN in gaps, null for what was not measured. */
export interface MeasuredRows {
  /** Stamps of the middle of the rows, local standard time: `2013-01-04T08:05`. Ascending. */
  readonly time: readonly string[]
  readonly stepMinutes: number
  readonly ghiWm2: Float64Array | null
  readonly dniWm2: Float64Array | null
  readonly dhiWm2: Float64Array | null
  readonly poaWm2: Float64Array | null
  readonly airC: Float64Array
  readonly windMps: Float64Array
  /** Back of the module. */
  readonly moduleC: Float64Array | null
  readonly dcW: Float64Array | null
  /** Short-circuit current of the module, A. */
  readonly shortCircuitA: Float64Array | null
  /** Beam over global light in the plane, 0 to 1, where the set states it. */
  readonly beamShare: Float64Array | null
  /** Light on the rear of the modules; absent where it was not measured, as the next two. */
  readonly rearWm2?: Float64Array
  readonly albedo?: Float64Array
  readonly acW?: Float64Array
}

export interface FixedPlane {
  readonly tilt_deg: number
  readonly azimuth_deg: number
}

/** Rows on horizontal axes that turn from east to west and backtrack. */
export interface TrackerPlane {
  readonly axis_azimuth_deg: number
  readonly rotation_limit_deg: number
  readonly gcr: number
  readonly collector_width_m: number
}

/** What the metadata say of the rear side: height of the axis, or of the lower edge of a rack. */
export interface RearSide {
  readonly bifaciality: number
  readonly height_m: number
}

/** Inverters of a plant, all alike. */
export interface Inverters {
  readonly p_ac_nom_kw: number
  /** At the rating, fraction. */
  readonly efficiency: number
  readonly count: number
}

/** How the modules are mounted: each tool then takes its own usual coefficients. */
export type Mount = 'open_rack' | 'close_roof'

/**
 * A plant as its metadata describe it. Everything here was written from the metadata before the
 * power was looked at, and nothing is fitted to it.
 */
export interface MeasuredSet {
  readonly name: string
  readonly title: string
  /** Kind of plant and of cells, for the table. */
  readonly kind: string
  /** Public origin, and the licence of the data. */
  readonly source: string
  readonly licence: string
  readonly site: { readonly latitude: number; readonly longitude: number; readonly elevation: number; readonly timezone: number }
  readonly plane: FixedPlane | TrackerPlane
  /** Absent where the modules have one side. */
  readonly rear?: RearSide
  /** Absent where the set has no AC power. */
  readonly inverter?: Inverters
  readonly mount: Mount
  /** Data sheet of the module and number of modules; null where the metadata do not state it. */
  readonly module: (Partial<ModulePvsyst> & Pick<ModulePvsyst, 'i_sc_a' | 'v_oc_v' | 'i_mp_a' | 'v_mp_v' | 'p_nom_w'>) | null
  readonly modules: number
  /** Losses that an engineer writes down beforehand, fractions. */
  readonly losses: {
    readonly soiling: number
    readonly quality: number
    readonly mismatch: number
    readonly wiring: number
    readonly age: number
  }
  /** The rows, or what is missing on this machine and how to get it. */
  read(): MeasuredRows | { readonly missing: string }
}
