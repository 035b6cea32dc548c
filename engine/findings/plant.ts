import { warning } from './entry.ts'

type None = Record<never, never>

/** How the plant stands, and what is on its way to the light. */
export const PLANT = {
  azimuth_to_pole: warning(
    ({ azimuth, pole }: { azimuth: number; pole: string }, name) =>
      `${name('array.azimuth_deg')}: at ${azimuth} deg the plane faces ${pole}, away from the sun: azimuths count clockwise from north, ${pole === 'north' ? '180 is south' : '0 is north'}`,
  ),
  tracker_axis_tilted: warning(
    ({ tilt }: { tilt: number }, name) =>
      `${name('array.tilt_deg')}: on a tracker it is the tilt of the axis, and ${tilt} deg gives more energy than the usual level axis. Send 0 for a level axis; the modules turn by themselves`,
  ),
  tracker_axis_east_west: warning(
    ({ azimuth }: { azimuth: number }, name) =>
      `${name('array.azimuth_deg')}: on a tracker it is the direction of the axis, and at ${azimuth} deg the axis runs east and west. Send 180 for the usual axis from north to south`,
  ),
  tracker_rows_dense: warning(
    ({ gcr }: { gcr: number }, name) =>
      `${name('array.gcr')}: ${gcr} is dense for trackers, whose rows cover 0.25 to 0.5 of the ground: check that it is the width of the collector over the distance of the axes`,
  ),
  ridge_strings_odd: warning(
    ({ strings, strings_per_face }: { strings: number; strings_per_face: number }, name) =>
      `${name('array.strings_per_inverter')} is odd: each face of a ridge gets ${strings_per_face} of the ${strings} strings and one remains unconnected; send an even number`,
  ),
  bifaciality_zero: warning(
    ({ stated }: { stated: string }, name) =>
      `bifacial: ${name(stated)} is 0, so the rear irradiation gives no energy, and array.ground_shading null still counts the ground light of bifacial rows: set bifacial to null for a monofacial module`,
  ),
  row_length_unread: warning(
    (_: None, name) => `${name('array.row_length_m')} is not read by the rear side: its light is that of endless rows`,
  ),
  ground_shading_unread: warning(
    (_: None, name) =>
      `${name('array.ground_shading')} is not used: bifacial.model two_faces lights the ground of both sides itself; send null`,
  ),
  rear_electrical_shade: warning(
    ({ tilt }: { tilt: number }, name) =>
      `${name('bifacial.model')}: at ${tilt} deg the sun shines on both sides, and view_factor gives the rear no electrical shade, soiling or incidence loss: vertical rows get 5 to 8 % too much. two_faces treats both sides alike`,
  ),
  rows_below_ground: warning(({ height_m, needed_m }: { height_m: number; needed_m: number | null }, name) =>
    needed_m === null
      ? `${name('bifacial.height_m')}: at ${height_m} m the lower edge of the collector would be below the ground; the rear side is computed as if it touched the ground`
      : `${name('bifacial.height_m')}: at ${height_m} m the lower edge of the collector would be below the ground at full rotation (it needs ${needed_m.toFixed(2)} m); the rear side is computed as if it touched the ground there`,
  ),
  snow_in_soiling: warning(
    (_: None, name) =>
      `${name('site.soiling_monthly')} seems to contain the snow of site.snow_loss_monthly: it counts twice; send soiling_without_snow_monthly of the estimate, or set site.snow_loss_monthly to null`,
  ),
  snow_loss_unread: warning(
    (_: None, name) => `${name('site.snow_loss_monthly')} is not used: site.snow_model marion computes the loss of each row`,
  ),
  iam_above_one: warning(
    ({ curve, factor, angle }: { curve: string; factor: number; angle: number }, name) =>
      `${name(curve)} has a factor of ${thousandths(factor)} at ${angle} deg: none can be above 1, because factors are relative to normal incidence, where glass lets through the most; the energy is too high by up to ${thousandths(100 * (factor - 1))} %`,
  ),
  iam_beyond_glass: warning(
    (
      {
        curve,
        factor_at_60_deg: factor,
        glass_factor_at_60_deg: glass,
      }: { curve: string; factor_at_60_deg: number; glass_factor_at_60_deg: number },
      name,
    ) =>
      `${name(curve)} lets through ${factor.toFixed(3)} of the light at 60 deg, anti-reflective glass ${glass}: iam.kind fresnel_ar is the careful choice, 1 to 2 % less energy`,
  ),
  iam_not_normalised: warning(
    ({ curve, factor, angle }: { curve: string; factor: number; angle: number }, name) =>
      `${name(curve)} begins with a factor of ${thousandths(factor)}${angle > 0 ? ` at ${angle} deg, which applies down to 0 deg` : ' at 0 deg'}: factors are relative to normal incidence, where they are 1, and nothing is normalised; divide a list of transmissions by its value at 0 deg`,
  ),
  inertia_without_effect: warning(({ step_min }: { step_min: number | null }) =>
    step_min === null
      ? 'thermal.inertia prilliman has no effect: thermal.model fuentes carries the temperature from row to row itself'
      : `thermal.inertia prilliman has no effect: the weather has steps of ${step_min} minutes, and modules follow within some 10 minutes`,
  ),
  cooling_beyond_plants: warning(
    ({ u_c_w_m2k: u }: { u_c_w_m2k: number }, name) =>
      `${name('thermal.u_c')} ${u} W/(m2 K) is more than any plant has: free-standing racks have 25 to 29, floating ones up to 57; the cells come out too cool`,
  ),
  cooling_of_faiman: warning(
    ({ u_c_w_m2k: c, u_v_w_m3ks: v }: { u_c_w_m2k: number; u_v_w_m3ks: number }, name) =>
      `${name('thermal.u_c')} ${c} with ${name('thermal.u_v')} ${v} look like coefficients of Faiman's model, with which thermal.model pvsyst makes the cells up to 9 K too cool: send thermal.model faiman, or both times absorptivity x (1 - efficiency), about 0.72`,
  ),
  wind_counted_twice: warning(
    ({ u_c_w_m2k: c, u_v_w_m3ks: v }: { u_c_w_m2k: number; u_v_w_m3ks: number }, name) =>
      `${name('thermal.u_c')} ${c}, the default, is PVsyst's value without a wind term and contains the wind; with ${name('thermal.u_v')} ${v} the wind counts twice: send u_c 25 with u_v 1.2, or u_v 0`,
  ),
}

function thousandths(value: number): string {
  return String(Number(value.toFixed(3)))
}
