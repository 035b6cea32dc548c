import { info, warning } from './entry.ts'
import { counted } from './number-words.ts'
import { quoted } from './quoted.ts'

type None = Record<never, never>

/** `'rack'`, or `first: 'rack'` of several. */
function firstOf(count: number, first: string): string {
  return count === 1 ? quoted(first) : `first: ${quoted(first)}`
}

/** What is unusual in a scene, alone and next to its array section. */
export const SCENE = {
  bins_mixed_light: warning(
    ({ orientations, excess_frac }: { orientations: number; excess_frac: number }, name) =>
      `The cells of ${orientations} orientations are computed at their mean light, which gives about ${(100 * excess_frac).toFixed(1)} % more DC energy than cells at their own: set ${name('scene.blend')} power, and where orientations have inverters of their own make them parts (sub_arrays with scene_types)`,
  ),
  scene_type_unused: warning(({ type }: { type: string }) => `No placement of the scene uses its type ${quoted(type)}`),
  scene_roll_ignored: warning(
    ({ placements, first }: { placements: number; first: string }) =>
      `roll_deg of ${counted(placements, 'placement')} is ignored (${firstOf(placements, first)}): only racks roll, not sat and ewf devices`,
  ),
  scene_prism_not_convex: warning(
    ({ prisms, first }: { prisms: number; first: string }) =>
      `${prisms === 1 ? '1 prism of the scene is' : `${prisms} prisms of the scene are`} not convex in plan (${firstOf(prisms, first)}) and shaded as the convex hull: split it to keep its shape`,
  ),
  scene_too_crowded: warning(
    (_: None) => 'The placements of the scene are too crowded to look for overlaps among all of them: check their coordinates',
  ),
  scene_placements_overlap: warning(
    ({ pairs, is_complete, first, second }: { pairs: number; is_complete: boolean; first: string; second: string }) =>
      `${is_complete ? '' : 'At least '}${pairs === 1 ? '1 pair of placements overlaps' : `${pairs} pairs of placements overlap`} in plan (first: ${quoted(first)} and ${quoted(second)}): each runs as it is, and shades twice`,
  ),
  scene_object_far: warning(
    ({ objects, first }: { objects: number; first: string }) =>
      `${objects === 1 ? '1 object stands' : `${objects} objects stand`} more than 50 times the height from every placement of the scene (${firstOf(objects, first)}), too far to shade: check the coordinates`,
  ),
  scene_placement_inside: warning(
    ({ placements, is_complete, first, object }: { placements: number; is_complete: boolean; first: string; object: string }) =>
      `${is_complete ? '' : 'At least '}${placements === 1 ? '1 placement stands' : `${placements} placements stand`} inside a building (first: ${quoted(first)} in ${quoted(object)}), where no light is: check x, y and z`,
  ),
  scene_against_ground: warning(
    (v: { placements: number; judged: number; first: string; low_side: string; angle: string }) =>
      `${v.placements} of ${v.judged} placements fall where the ground rises (first: ${quoted(v.first)}, whose ${v.low_side} side is low by ${v.angle} while its neighbours there stand higher): check the sign of ${v.angle}`,
  ),
  scene_axis_tilted: warning(
    ({ trackers, usual_most_deg }: { trackers: number; usual_most_deg: number }) =>
      `tilt_deg of ${counted(trackers, 'tracker')} is above ${usual_most_deg} deg: it is the tilt of the axis, and gives more energy than a level axis. Send 0 for level axes; the modules turn by themselves`,
  ),
  scene_axis_east_west: warning(
    ({ trackers }: { trackers: number }) =>
      `azimuth_deg of ${counted(trackers, 'tracker')} is the direction of an axis that runs east and west. Send 180 for the usual axis from north to south`,
  ),
  scene_rows_touch: warning(
    ({ gcr_of_scene }: { gcr_of_scene: number }, name) =>
      `Pitch of the scene differs from width / ${name('array.gcr')}: most devices touch or overlap the one ahead in plan (width / pitch is ${threeDigits(gcr_of_scene)}), and ${name('array.gcr')} is below 1. For devices in one plane, such as a roof, set array.inter_row_shading false or track_mode rooftop; otherwise leave ${name('array.gcr')} at 0.99 at most`,
  ),
  scene_pitch_differs: warning(
    ({ difference_frac: frac, gcr_of_scene, are_ridges }: { difference_frac: number; gcr_of_scene: number; are_ridges: boolean }, name) => {
      const gcr = name('array.gcr')
      const [pitch, expected] = are_ridges ? ['Ridge spacing', `2 x width x cos(tilt) / ${gcr}`] : ['Pitch', `width / ${gcr}`]
      return `${pitch} of the scene differs from ${expected} by up to ${(100 * frac).toFixed(frac < 0.1 ? 1 : 0)} %: set ${gcr}, which backtracking and row_model rows read, to what the scene has (${threeDigits(gcr_of_scene)} for most devices)`
    },
  ),
  scene_modules_differ: warning(
    ({ scene_modules, array_modules }: { scene_modules: number; array_modules: number }, name) =>
      `Scene tables carry ${scene_modules} modules while the racking section declares ${array_modules} (array): the run has ${array_modules}; ` +
      `set ${name('array.modules_per_string')}, strings_per_inverter and n_inverters to the number that the scene has`,
  ),
  scene_width_differs: warning(
    ({ array_width_m, scene_width_m }: { array_width_m: number; scene_width_m: number }, name) =>
      `${name('array.collector_width_m')} is ${array_width_m} m, but the modules of a table cover a width of about ${scene_width_m.toPrecision(3)} m: it is the width of the tables in metres, by which the depth of a cell (cell_traverse_m) is measured`,
  ),
  scene_module_power_unusual: warning(({ type, module_w, area_m2 }: { type: string; module_w: number; area_m2: number }, name) => {
    const power = name('module.p_nom_w')
    const sent = power === 'module.p_nom_w' ? power : `system_capacity_kw or ${power}`
    return `A module of the type ${quoted(type)} has ${Math.round(module_w)} W on ${threeDigits(area_m2)} m2 of its table, ${threeDigits(module_w / area_m2)} W/m2 (modules have 100 to 250): check ${sent}, the modules of the types, and the unit of lengths, which is read as metres`
  }),
  scene_faces_pole: warning(
    (v: { tables: number; of_tables: number; first: string; azimuth: number; pole: string }) =>
      `${v.tables} of ${counted(v.of_tables, 'table')} ${v.tables === 1 ? 'faces' : 'face'} ${v.pole}, away from the sun (${firstOf(v.tables, v.first)}, at azimuth_deg ${threeDigits(v.azimuth)}): azimuths count clockwise from north, ${v.pole === 'north' ? '180 is south' : '0 is north'}`,
  ),
  scene_heights_in_feet: warning(
    (v: { scene_height: number; elevation_m: number }, name) =>
      `The heights of the scene are about ${threeDigits(v.scene_height)}, which is ${name('site.elevation')} in feet (${threeDigits(v.elevation_m)} m): lengths of a scene are metres where the file states no unit; read it again with unit_m 0.3048`,
  ),
  scene_bands_unread: warning(
    (_: None, name) =>
      `${name('array.band_top_m')} and band_bottom_m are read by row_model rows only: the tables of the scene are active over their whole width`,
  ),
  scene_frame_unread: warning(
    ({ type }: { type: string }, name) =>
      `row_model rows reads no frame of the scene (first: type ${quoted(type)}): send ${name('array.band_top_m')} and band_bottom_m, or choose another row model`,
  ),
  scene_parts_unread: warning(
    ({ type }: { type: string }, name) =>
      `row_model rows reads no module_gap, sub_rows and torque_tube of the scene (first: type ${quoted(type)}): its rows are opaque; choose another ${name('array.row_model')}`,
  ),
  scene_gaps_differ: warning(
    ({ open_frac, transparency }: { open_frac: number; transparency: number }, name) =>
      `The gaps of the scene are ${threeDigits(100 * open_frac)} % of its tables, but ${name('bifacial.transparency')} is ${threeDigits(transparency)}: the rear model takes the light on the ground from it; send ${threeDigits(open_frac)}, or more for modules that let light through`,
  ),
  scene_wiring_assumed: info(
    (v: { type: string; orientation: string; modules_across: number; modules_per_string: number }) =>
      `Type ${quoted(v.type)} states no wiring: its modules are taken as ${v.orientation}, ${v.modules_across} across, with strings of ${v.modules_per_string} along the lines`,
  ),
  scene_strings_differ: warning(
    ({ type, scene_modules, array_modules }: { type: string; scene_modules: number; array_modules: number }, name) =>
      `Strings of type ${quoted(type)} have ${scene_modules} modules, but ${name('array.modules_per_string')} is ${array_modules}: set one to the other`,
  ),
  scene_below_ground: warning(
    (v: { devices: number; first: string; deepest: string; depth: number }) =>
      `A corner of ${counted(v.devices, 'device')} is below the terrain (${firstOf(v.devices, v.first)}; deepest: ${quoted(v.deepest)} by ${threeDigits(v.depth)}): raise z or above_ground, or check that the heights of devices and terrain have one zero`,
  ),
  scene_above_ground: warning(
    (v: { devices: number; first: string; height: number }) =>
      `${counted(v.devices, 'device')} ${v.devices === 1 ? 'is' : 'are'} high above the terrain (${firstOf(v.devices, v.first)} by ${threeDigits(v.height)}): check that the heights of devices and terrain have one zero; devices on a roof can stay`,
  ),
  scene_object_below_ground: warning(
    (v: { objects: number; first: string; depth: number; height: number; heights: string }) =>
      `${counted(v.objects, 'object')} ${v.objects === 1 ? 'is' : 'are'} more than half below the terrain and hardly ${v.objects === 1 ? 'shades' : 'shade'} (${firstOf(v.objects, v.first)}, ${threeDigits(v.height)} high, with its base ${threeDigits(v.depth)} below the ground): ${v.heights === 'above_ground' ? 'raise their z, which is above the ground' : 'objects keep their z, so add the height of the ground to it, or send terrain.heights above_ground for a scene whose heights all count from the ground'}`,
  ),
  scene_object_above_ground: warning(
    (v: { objects: number; first: string; height: number }) =>
      `${counted(v.objects, 'object')} ${v.objects === 1 ? 'begins' : 'begin'} high above the terrain (${firstOf(v.objects, v.first)}, by ${threeDigits(v.height)}): check that the heights of objects and terrain have one zero; objects on a roof can stay`,
  ),
  scene_terrain_contradicted: warning(
    (v: { devices: number; first: string; angle: string; slope_deg: number; ground_slope_deg: number }) =>
      `${counted(v.devices, 'device')} ${v.devices === 1 ? 'does' : 'do'} not lie as the terrain does (first: ${quoted(v.first)}, which has a slope of ${threeDigits(v.slope_deg)} deg along it by ${v.angle}, on ground of ${threeDigits(v.ground_slope_deg)} deg): check the sign of ${v.angle}, or send above_ground, so that the terrain gives it`,
  ),
  scene_terrain_counts: warning(
    (v: { devices: number; first: string; key: string; sent: number; given: number }) =>
      `The terrain gives other values than were sent for ${counted(v.devices, 'device')} with above_ground (first: ${v.key} of ${quoted(v.first)} is ${threeDigits(v.given)}, not ${threeDigits(v.sent)}), and they count: leave ${v.key} out, or above_ground`,
  ),
  scene_slope_limited: warning(
    (v: { devices: number; first: string; ground_slope_deg: number; max_slope_deg: number }) =>
      `${counted(v.devices, 'device')} cannot follow the terrain (first: ${quoted(v.first)}, on a slope of ${threeDigits(Math.abs(v.ground_slope_deg))} deg, where ${v.max_slope_deg} deg is the most): the posts differ; move or shorten them, or raise terrain.max_slope_deg. Ridges, and racks steeper than 60 deg, lie level along the row`,
  ),
  scene_posts_limited: warning(
    (v: { devices: number; first: string; post_shortest: number; post_longest: number; cut: number; fill: number; has_limits: boolean }) =>
      `${
        v.has_limits
          ? `Posts of ${counted(v.devices, 'device')} are shorter or longer than terrain.post_min and post_max allow`
          : `${counted(v.devices, 'device')} ${v.devices === 1 ? 'lies' : 'lie'} under the ground at a post: raise z or above_ground`
      } (first: ${quoted(v.first)}, ${threeDigits(v.post_shortest)} to ${threeDigits(v.post_longest)}): the devices run as they lie; about ${threeDigits(v.cut)} of ground are to cut and ${threeDigits(v.fill)} to fill, in the cube of the unit of length`,
  ),
  string_shade_left_out: warning(
    (_: None) => 'The shade of each string is left out: it would be more than 4,000,000 values; send fewer tables or longer steps',
  ),
}

function threeDigits(value: number): number {
  return Number(value.toPrecision(3))
}
