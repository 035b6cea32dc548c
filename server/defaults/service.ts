import { completeRunRequest } from '@pvyield/engine'
import { unpackText } from '../db/zstd.ts'
import { compress, type Encoding } from '../http/compression.ts'
import { piece } from '../http/pieces.ts'
import type { WeatherService } from '../weather/service.ts'

/** Near Carmona, on the plain east of Seville. */
const LATITUDE = 37.47
const LONGITUDE = -5.64

/** Dust accumulates in the dry months and is washed off by autumn rain. */
const SOILING_MONTHLY = [0.01, 0.01, 0.01, 0.015, 0.02, 0.03, 0.04, 0.045, 0.035, 0.02, 0.01, 0.01]
/** Dry grass has a higher albedo than green grass. */
const ALBEDO_MONTHLY = [0.2, 0.2, 0.2, 0.2, 0.21, 0.23, 0.24, 0.24, 0.23, 0.21, 0.2, 0.2]

/**
 * The base case, without weather: 1.03 MWp of bifacial modules on single-axis trackers, one module
 * in portrait, four string inverters of 227 kW. 28 modules in series stay within the MPPT window
 * (860 to 1,300 V) when they are hot, and below 1,500 V when they are cold.
 */
const PLANT = {
  site: { latitude: LATITUDE, longitude: LONGITUDE, albedo_monthly: ALBEDO_MONTHLY, soiling_monthly: SOILING_MONTHLY },
  array: {
    track_mode: 'single_axis',
    tilt_deg: 0,
    azimuth_deg: 180,
    gcr: 0.4,
    collector_width_m: 2.26,
    n_rows: 20,
    backtracking: true,
    rotation_limit_deg: 55,
    modules_per_string: 28,
    strings_per_inverter: 14,
    n_inverters: 4,
  },
  dc_losses: { lid_loss: 0.015, module_mismatch_loss: 0.01, dc_wiring_loss_at_stc: 0.015 },
  ac_losses: {
    ac_wiring_loss_at_stc: 0.005,
    transformer_constant_loss: 0.001,
    transformer_loss_at_stc: 0.009,
    mv_line_loss_at_stc: 0.003,
    aux_night_kw: 0.5,
    unavailability_loss: 0.01,
  },
  bifacial: { model: 'view_factor', height_m: 1.5 },
  module: { id: 'cec_csi_solar_co_ltd_cs7n_655mb_ag' },
  inverter: { id: 'cec_sungrow_power_supply_co_ltd_sg250hx_us_800v' },
}

const META = {
  title: '1 MW on trackers near Seville',
  description:
    'A complete run request: single-axis trackers with backtracking, bifacial modules, four string inverters, an embedded typical year. Remove _meta and send it to POST /api/run.',
}

/** The base case of `GET /api/defaults`, which runs without changes. */
export class DefaultsService {
  private readonly answers = new Map<Encoding | null, Promise<Uint8Array<ArrayBuffer>>>()

  constructor(private readonly weather: WeatherService) {}

  /**
   * The request as JSON, with its weather inline, every default written out, and `_meta`. Each
   * encoding is made once.
   */
  async answer(encoding: Encoding | null): Promise<{ bytes: Uint8Array<ArrayBuffer>; contentEncoding: Encoding | null }> {
    const known = this.answers.get(encoding)
    if (known !== undefined) return { bytes: await known, contentEncoding: encoding }
    const made = encoding === null ? this.make() : this.answer(null).then(({ bytes }) => packed(bytes, encoding))
    this.answers.set(encoding, made)
    made.catch(() => this.answers.delete(encoding))
    return { bytes: await made, contentEncoding: encoding }
  }

  private async make(): Promise<Uint8Array<ArrayBuffer>> {
    const { id } = await this.weather.typicalYear({ latitude: LATITUDE, longitude: LONGITUDE, source: 'embedded' }, null)
    const { section, meta } = await this.weather.series(id)
    const columns = JSON.parse(await unpackText(await section())) as { elevation: number; timezone: number }
    const weather = { ...columns, meta: JSON.parse(meta) as unknown }
    const site = { ...PLANT.site, elevation: weather.elevation, timezone: weather.timezone }
    return piece(JSON.stringify({ _meta: META, ...completeRunRequest({ ...PLANT, site, weather }) }))
  }
}

async function packed(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return (await compress(bytes, encoding)).bytes
}
