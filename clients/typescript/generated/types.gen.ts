// Written by codegen from openapi.json. Do not edit: bun run gen.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Location and monthly site data.
 */
export type Site = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Elevation above sea level; sets the air pressure used for refraction and air mass.
     *
     * @unit m
     * @default 0
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number;
    /**
     * Local standard time in hours from UTC; null uses the time zone of the weather. Weather time stamps are always read in the weather's own time zone. The run warns if the two differ by more than half an hour.
     *
     * @unit h
     * @default null
     * @minimum -14
     * @maximum 14
     */
    timezone?: number | null;
    /**
     * Ground albedo of each month, January first. POST /api/estimate/site-monthly estimates it for sites with snow.
     *
     * @unit fraction
     * @default [0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2]
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo_monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Use the albedo of the weather rows, if the weather has one, instead of the monthly albedo.
     *
     * @default true
     */
    use_weather_albedo?: boolean;
    /**
     * Soiling loss of each month, January first. Snow counts here too if `snow_loss_monthly` is null, as in PVsyst: POST /api/estimate/site-monthly adds the estimated snow loss.
     *
     * @unit fraction
     * @default [0,0,0,0,0,0,0,0,0,0,0,0]
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    soiling_monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Soiling loss of each row of the weather, in place of soiling_monthly; null uses the months.
     *
     * @unit fraction
     * @default null
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    soiling_series?: Array<number> | null;
    /**
     * Share of each month's light on the front that snow on the modules takes, January first, in addition to `soiling_monthly`; a row of its own. null: none. POST /api/estimate/site-monthly estimates it: send its `snow_loss_monthly` together with its `soiling_without_snow_monthly`, because its `soiling_monthly` contains the snow.
     *
     * @unit fraction
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    snow_loss_monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
    /**
     * Snow on the modules: `snow_loss_monthly` (`monthly`), or snow that falls and slides off row by row, from `weather.snow_depth_cm`, the air temperature and the irradiance on the plane (`marion`, as in SAM and pvlib). `array.string_steps` is the number of strings up the slope, of which each is lost while snow covers any part of it.
     *
     * @default monthly
     */
    snow_model?: 'monthly' | 'marion';
    /**
     * Azimuths of the horizon profile, clockwise from north, ascending; empty for a flat horizon.
     *
     * @unit deg
     * @default []
     * @maxItems 3600
     * @minimum 0 (each value)
     * @maximum 360 (each value)
     */
    horizon_azimuths_deg?: Array<number>;
    /**
     * Elevation of the horizon at each azimuth of the profile.
     *
     * @unit deg
     * @default []
     * @maxItems 3600
     * @minimum -10 (each value)
     * @maximum 90 (each value)
     */
    horizon_elevations_deg?: Array<number>;
    /**
     * Apply the horizon profile when one is given.
     *
     * @default true
     */
    use_horizon?: boolean;
    /**
     * What the horizon blocks: the beam only, or also its share of the sky diffuse and of the ground-reflected light.
     *
     * @default beam_diffuse
     */
    horizon_model?: 'beam' | 'beam_diffuse';
    /**
     * Correct the sun's elevation for atmospheric refraction (pressure from the site elevation, temperature 12 degC).
     *
     * @default true
     */
    refraction?: boolean;
    /**
     * Sun position algorithm: NREL SPA, or PSA+ (fitted to 2020 to 2050, within 0.0083 deg).
     *
     * @default spa
     */
    sun_position?: 'spa' | 'psa';
    /**
     * Instant at which the sun position is computed in rows that contain sunrise or sunset: the middle of the sunlit part, or the middle of the row.
     *
     * @default sunlit_middle
     */
    sun_instant?: 'sunlit_middle' | 'middle';
    /**
     * Which two of GHI, DHI and DNI are used when the weather has all three; the third is computed from closure.
     *
     * @default global_diffuse
     */
    irradiance_closure?: 'global_diffuse' | 'beam_diffuse' | 'global_beam';
    /**
     * Model that splits GHI into DHI and DNI, for weather that has GHI alone. `dirint` also uses the previous and next rows and, if the weather has it, the humidity.
     *
     * @default erbs
     */
    decomposition?: 'erbs' | 'erbs_driesse' | 'orgill_hollands' | 'disc' | 'dirint' | 'boland';
    /**
     * Model of the sky diffuse irradiance on the tilted plane: Perez 1990, its continuous form of 2024, Hay and Davies, Reindl, Klucher, or an isotropic sky.
     *
     * @default perez
     */
    transposition?: 'perez' | 'perez_driesse' | 'hay_davies' | 'reindl' | 'klucher' | 'isotropic';
    /**
     * How shading and incidence-angle losses treat the circumsolar part of the diffuse irradiance: as beam or as diffuse.
     *
     * @default beam
     */
    circumsolar?: 'beam' | 'diffuse';
};

/**
 * Racking, tracking, row shading and stringing.
 */
export type ArraySection = {
    /**
     * Racking: fixed racks, single-axis trackers, two-axis trackers (they face the sun, without row-to-row shading and rear side; level while it is down and in wind), racks with one tilt a month (`tilt_monthly_deg`), east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
     *
     * @default fixed
     */
    track_mode?: 'fixed' | 'single_axis' | 'two_axis' | 'seasonal_tilt' | 'ewf' | 'rooftop';
    /**
     * Tilt of the plane from horizontal. For ridges, the tilt of each face; for trackers, the tilt of the axis (positive: the end that azimuth_deg points to is the lower one).
     *
     * @unit deg
     * @default 0
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Tilt of each month, January first, for track_mode `seasonal_tilt`, which turns the racks about the middle of the collector (bifacial.height_m is the height of that middle); other racking does not read it.
     *
     * @unit deg
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    tilt_monthly_deg?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
    /**
     * Azimuth that the plane faces, clockwise from north. For trackers, the azimuth of the axis. For ridges, the bearing of the ridge: the faces point to azimuth_deg - 90 and azimuth_deg + 90.
     *
     * @unit deg
     * @default 180
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio: collector width divided by row spacing. For ridges, the ground under both faces, 2 x collector_width_m x cos(tilt_deg), divided by the ridge spacing. Below 1 for racks and trackers; ridges may touch (1).
     *
     * @unit fraction
     * @default 0.4
     * @exclusiveMinimum 0
     * @maximum 1
     */
    gcr?: number;
    /**
     * Width of the collector across the row, along the slope. For ridges, the width of one face.
     *
     * @unit m
     * @default 4
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    collector_width_m?: number;
    /**
     * Number of rows; the first is unshaded.
     *
     * @default 10
     * @minimum 1
     * @maximum 1000000
     */
    n_rows?: number;
    /**
     * Length of a row from end to end. The sun reaches past the ends of the row in front, and so does light from the sky and the ground. The rear side of `view_factor` does not read it and counts endless rows; that of `two_faces` does. null: endless rows.
     *
     * @unit m
     * @default null
     * @exclusiveMinimum 0
     * @maximum 100000
     */
    row_length_m?: number | null;
    /**
     * Inactive band at the collector's upper edge.
     *
     * @unit m
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    band_top_m?: number;
    /**
     * Inactive band at the collector's lower edge.
     *
     * @unit m
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    band_bottom_m?: number;
    /**
     * Simulate the shade of rows on each other.
     *
     * @default true
     */
    inter_row_shading?: boolean;
    /**
     * How near shade is computed. `rows`: the analytic rows of this section, endless unless row_length_m is given; in a scene the row ahead of each device is as high as the device ahead, devices without one are not shaded by rows, and objects shade as seen from the centre of each device. `projection`: devices and objects of the scene are projected onto each device in every row of the weather; of more than 512 devices onto 512, others in each row. `shading_table`: the same on a grid of sun directions, between which the rows interpolate; of more than 256 devices onto 256 (512 in scenes of 5,000). null: `shading_table` with a scene, `rows` without one.
     *
     * @default null
     */
    row_model?: 'rows' | 'shading_table' | 'projection' | null;
    /**
     * Effect of beam shade: none, in proportion to the shaded area (linear), or linear plus the electrical loss of partly shaded strings: of each position along a strip by itself (electrical), of each string as a whole, in which what is bypassed loses its diffuse light too (whole_strings; `bypass_steps` says how its diodes lie), or from the I-V curves of all cells of the tables of a small scene (iv; `wiring` of its types says which modules are in a string).
     *
     * @default electrical
     */
    shade_mode?: 'none' | 'linear' | 'electrical' | 'whole_strings' | 'iv';
    /**
     * Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
     *
     * @default lune
     */
    diffuse_shading?: 'lune' | 'limit_angle' | 'none';
    /**
     * Row shading of the ground-reflected light. first_row: only the first row sees the ground, the others the far ground past the ends of the row in front (row_length_m). sunlit_strip: the other rows see the strip between them, which is sunlit up to the shadow of the row in front, as in SAM. null: sunlit_strip with a bifacial section, else first_row, as in PVsyst. Not used with bifacial.model two_faces, which lights the ground of both sides itself.
     *
     * @default null
     */
    ground_shading?: 'first_row' | 'sunlit_strip' | null;
    /**
     * Number of equal strips across the collector width that are wired as separate strings.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    string_steps?: number;
    /**
     * With shade_mode whole_strings: number of equal parts across a strip whose cells have a bypass diode of their own, 1 for modules that stand upright and 3 for modules that lie.
     *
     * @default 1
     * @minimum 1
     * @maximum 10
     */
    bypass_steps?: number;
    /**
     * Shade depth at which a whole strip stops producing: the size of a cell across the width.
     *
     * @unit m
     * @default 0.158
     * @exclusiveMinimum 0
     * @maximum 10
     */
    cell_traverse_m?: number;
    /**
     * Fraction of the electrical shading loss that is applied. The electrical loss is the loss of whole strips beyond the linear shade.
     *
     * @unit fraction
     * @default 1
     * @minimum 0
     * @maximum 1
     */
    fraction_for_electrical?: number;
    /**
     * Cells of the modules, where the strips of the rows are not stated: the share of the electrical shading loss that measured plants in rows have, 0.75 for whole cells (0.6 to 0.9) and 0.15 for half cells (0.1 to 0.2). It needs `string_steps` 1 and `fraction_for_electrical` 1. null applies `fraction_for_electrical`.
     *
     * @default null
     */
    cell_layout?: 'whole' | 'half' | null;
    /**
     * Rotation of trackers: towards the sun; backtracking, turned back so that rows do not shade each other; to the greatest irradiance on the plane (which also turns back while `backtracking` is true); or `terrain_aware`, which needs a scene: each tracker turns back from its own neighbours, by their distance and height. `terrain_aware_ends` reads both ends of what two trackers share as the sun sees them, and `terrain_aware_all` every neighbour of two lines. null follows `backtracking`.
     *
     * @default null
     */
    tracking?: 'true_tracking' | 'backtracking' | 'optimised' | 'terrain_aware' | 'terrain_aware_ends' | 'terrain_aware_all' | null;
    /**
     * Backtracking: turn trackers back so that rows never shade each other.
     *
     * @default true
     */
    backtracking?: boolean;
    /**
     * Largest rotation to either side; null uses 60 unless rotation_min_deg and rotation_max_deg are given.
     *
     * @unit deg
     * @default null
     * @minimum 0
     * @maximum 90
     */
    rotation_limit_deg?: number | null;
    /**
     * Lower limit of the rotation; give it together with rotation_max_deg.
     *
     * @unit deg
     * @default null
     * @minimum -90
     * @maximum 0
     */
    rotation_min_deg?: number | null;
    /**
     * Upper limit of the rotation; give it together with rotation_min_deg.
     *
     * @unit deg
     * @default null
     * @minimum 0
     * @maximum 90
     */
    rotation_max_deg?: number | null;
    /**
     * Rotation of single-axis trackers in each row of the weather, measured or of another program, right-handed about the axis as PhiAng. It takes the place of tracking, limits and wind stow. null computes it.
     *
     * @unit deg
     * @default null
     * @minItems 1
     * @maxItems 2200000
     * @minimum -90 (each value)
     * @maximum 90 (each value)
     */
    rotation_series?: Array<number> | null;
    /**
     * Slope of the ground across the tracker axes. It is positive when, right-handed about the axis, the ground tilts in the same direction as a positive rotation.
     *
     * @unit deg
     * @default 0
     * @minimum -45
     * @maximum 45
     */
    cross_axis_slope_deg?: number;
    /**
     * Stow trackers in wind.
     *
     * @default false
     */
    wind_stow?: boolean;
    /**
     * Wind speed at or above which trackers stow.
     *
     * @unit m/s
     * @default 15
     * @exclusiveMinimum 0
     * @maximum 100
     */
    wind_stow_speed_ms?: number;
    /**
     * Rotation of a stowed tracker.
     *
     * @unit deg
     * @default 0
     * @minimum -90
     * @maximum 90
     */
    wind_stow_angle_deg?: number;
    /**
     * Where on the I-V curve the array operates when the inverter limits it. mppt_window: at the MPP, kept inside the voltage window of the inverter's input, behind the wiring; it stays there when the power is limited. power_limits (PVsyst): the same, but when the AC power is limited the DC voltage rises along the I-V curve until the power fits, at most to the inverter's maximum voltage; the energy differs only where the efficiency depends on the voltage. string_window (SAM): as mppt_window, but the window holds the voltage of the strings, ahead of the wiring. string_power_limits (CASSYS): the same with the rise of power_limits. always_mpp (SAM's modules without an I-V curve, PVWatts): no window; the array works at its MPP at any voltage. A module without voltage runs as under mppt_window, with a warning.
     *
     * @default mppt_window
     */
    operating_point?: 'mppt_window' | 'power_limits' | 'string_window' | 'string_power_limits' | 'always_mpp';
    /**
     * Modules in series in a string.
     *
     * @minimum 1
     * @maximum 10000
     */
    modules_per_string: number;
    /**
     * Strings in parallel on each inverter. Use an even number for ridges: each face gets half, rounded down (an odd string stays unconnected, with a warning).
     *
     * @minimum 1
     * @maximum 100000000
     */
    strings_per_inverter: number;
    /**
     * Number of inverters.
     *
     * @default 1
     * @minimum 1
     * @maximum 1000000
     */
    n_inverters?: number;
};

/**
 * Incidence-angle model.
 */
export type Iam = {
    /**
     * Beam curve. `auto` uses the module's own profile, or Fresnel with the module's glass if it has none. `sam_cover` is the front cover of SAM, which takes no loss of the beam below 59 degrees; select `diffuse` `brandemuehl` with it.
     *
     * @default auto
     */
    kind?: 'auto' | 'ashrae' | 'fresnel' | 'fresnel_ar' | 'martin_ruiz' | 'sam_cover' | 'sandia' | 'schlick' | 'table' | 'off';
    /**
     * Factors for the sky diffuse and the ground-reflected light: the hemisphere integral of the beam curve by tilt, the curve at 60 degrees, the curve at the effective angles of Brandemuehl and Beckman by tilt (as in SAM), or none.
     *
     * @default integrated
     */
    diffuse?: 'integrated' | 'sixty_degrees' | 'brandemuehl' | 'off';
    /**
     * ASHRAE parameter.
     *
     * @unit 1
     * @default 0.05
     * @minimum 0
     * @maximum 1
     */
    b0?: number;
    /**
     * Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt.
     *
     * @unit 1
     * @default 0.16
     * @minimum 0.01
     * @maximum 2
     */
    a_r?: number;
    /**
     * Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve for glass.
     *
     * @unit 1
     * @default [1,-0.002438,0.0003103,-0.00001246,2.11e-7,-1.36e-9]
     * @minItems 6
     * @maxItems 6
     * @minimum -2 (each value)
     * @maximum 2 (each value)
     */
    sandia_coefficients?: [
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Refractive index of the glass.
     *
     * @unit 1
     * @default 1.526
     * @exclusiveMinimum 1
     * @maximum 3
     */
    n?: number;
    /**
     * Refractive index of the anti-reflective layer.
     *
     * @unit 1
     * @default 1.29
     * @exclusiveMinimum 1
     * @maximum 3
     */
    n_ar?: number;
    /**
     * Absorption (extinction) of the glass.
     *
     * @unit 1/m
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    k_per_m?: number;
    /**
     * Thickness of the glass.
     *
     * @unit m
     * @default 0.002
     * @minimum 0
     * @maximum 0.1
     */
    thickness_m?: number;
    /**
     * Curve through the points of the `table` curve and of a module's own profile. pvsyst: straight lines up to 50 degrees and a monotone cubic beyond, as PVsyst draws them; linear: straight lines everywhere.
     *
     * @default pvsyst
     */
    interpolation?: 'pvsyst' | 'linear';
    /**
     * Incidence angles of the `table` curve, ascending.
     *
     * @unit deg
     * @default []
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    angles_deg?: Array<number>;
    /**
     * Transmission relative to normal incidence at each angle of the `table` curve.
     *
     * @unit fraction
     * @default []
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 1.2 (each value)
     */
    factors?: Array<number>;
};

/**
 * Cell temperature.
 */
export type Thermal = {
    /**
     * Cell-temperature model: heat balance on the effective irradiance with the efficiency at the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as in SAM), Sandia's exponential of the wind speed (`sapm`), in proportion to the irradiance (`ross`), the transient model of PVWatts 5 (`fuentes`), which carries the temperature from row to row, or the heat balance of SAM by the module's size and mounting (`heat_transfer`), which needs relative humidity.
     *
     * @default pvsyst
     */
    model?: 'pvsyst' | 'faiman' | 'noct' | 'sapm' | 'ross' | 'fuentes' | 'heat_transfer';
    /**
     * Heat capacity of the modules, for weather with steps of up to 10 minutes: steady state in every row (`none`), or a weighted mean of the last 20 minutes (`prilliman`), which smooths the temperature under passing clouds. No effect on longer steps, nor with `fuentes`, which has a memory of its own.
     *
     * @default none
     */
    inertia?: 'none' | 'prilliman';
    /**
     * Mass of the module per area, for `inertia` `prilliman`: about 11 for glass on polymer, 15 and more for glass on glass.
     *
     * @unit kg/m2
     * @default 11.1
     * @minimum 1
     * @maximum 18
     */
    unit_mass_kgm2?: number;
    /**
     * Constant heat loss factor.
     *
     * @unit W/(m2 K)
     * @default 29
     * @exclusiveMinimum 0
     * @maximum 200
     */
    u_c?: number;
    /**
     * Wind heat loss factor.
     *
     * @unit W s/(m3 K)
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    u_v?: number;
    /**
     * Fraction of the irradiance that the module absorbs (for `noct`, the transmittance-absorptance product).
     *
     * @unit fraction
     * @default 0.9
     * @exclusiveMinimum 0
     * @maximum 1
     */
    absorptivity?: number;
    /**
     * Fixed module efficiency in the heat balance; null uses the efficiency at the operating point of each row.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @exclusiveMaximum 1
     */
    module_efficiency?: number | null;
    /**
     * Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null uses the module's value. With `noct`, a roof raises it to 49 degC.
     *
     * @unit degC
     * @default null
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number | null;
    /**
     * Height of the array for the wind correction of `noct`: one or two storeys.
     *
     * @default 1
     */
    array_height_stories?: 1 | 2;
    /**
     * Coefficient a of `sapm`: -3.47 for glass on glass on an open rack, -3.56 for glass on polymer on an open rack, -2.98 for glass on glass close to a roof, -2.81 with an insulated back.
     *
     * @unit 1
     * @default -3.47
     * @minimum -10
     * @maximum 0
     */
    sapm_a?: number;
    /**
     * Wind coefficient b of `sapm`: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings listed at `sapm_a`.
     *
     * @unit s/m
     * @default -0.0594
     * @minimum -1
     * @maximum 0
     */
    sapm_b?: number;
    /**
     * Cell temperature minus back temperature of the module at 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
     *
     * @unit K
     * @default 3
     * @minimum 0
     * @maximum 20
     */
    sapm_delta_t_c?: number;
    /**
     * Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800.
     *
     * @unit K m2/W
     * @default null
     * @minimum 0
     * @maximum 0.2
     */
    ross_k?: number | null;
    /**
     * Height of the middle of the module above ground, for `fuentes`.
     *
     * @unit m
     * @default 5
     * @exclusiveMinimum 0
     * @maximum 200
     */
    fuentes_module_height_m?: number;
    /**
     * Height at which the wind was measured, for `fuentes`; the default is the PVWatts value.
     *
     * @unit m
     * @default 9.144
     * @exclusiveMinimum 0
     * @maximum 200
     */
    fuentes_wind_height_m?: number;
    /**
     * Emissivity of the module, for `fuentes`.
     *
     * @unit fraction
     * @default 0.84
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fuentes_emissivity?: number;
    /**
     * Fraction of the irradiance that becomes heat, for `fuentes`.
     *
     * @unit fraction
     * @default 0.83
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fuentes_absorption?: number;
    /**
     * How modules are mounted, for `heat_transfer`: both sides in the wind (rack), the back insulated (flush), or the back towards a room (integrated).
     *
     * @default rack
     */
    mounting?: 'rack' | 'flush' | 'integrated';
    /**
     * Temperature of the room behind integrated modules, for `heat_transfer`.
     *
     * @unit degC
     * @default 20
     * @minimum -50
     * @maximum 80
     */
    back_temp_c?: number;
};

/**
 * DC loss fractions.
 */
export type DcLosses = {
    /**
     * Module quality loss; negative for a gain. null takes it from the power tolerance of the module as PVsyst does: less the lower limit and a quarter of the range (0 to +3 % is a gain of 0.75 %, -3 to +3 % a loss of 1.5 %).
     *
     * @unit fraction
     * @default 0
     * @minimum -0.5
     * @exclusiveMaximum 1
     */
    quality_loss?: number | null;
    /**
     * Light-induced degradation.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @exclusiveMaximum 1
     */
    lid_loss?: number;
    /**
     * Mismatch between modules.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @exclusiveMaximum 1
     */
    module_mismatch_loss?: number;
    /**
     * Mismatch between strings.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @exclusiveMaximum 1
     */
    string_mismatch_loss?: number;
    /**
     * DC wiring loss at STC.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @exclusiveMaximum 1
     */
    dc_wiring_loss_at_stc?: number;
    /**
     * Resistive wiring (proportional to the current squared), or the same fraction in every row.
     *
     * @default ohmic_i2r
     */
    dc_wiring_model?: 'ohmic_i2r' | 'flat';
    /**
     * Cables from the modules to the inverters by length, section and material, in place of dc_wiring_loss_at_stc; null uses the fraction. Their resistances add up along the way of the current.
     *
     * @default null
     */
    cables?: Array<DcCable> | null;
};

/**
 * AC losses, auxiliaries and grid limit.
 */
export type AcLosses = {
    /**
     * AC wiring loss at the power reference.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    ac_wiring_loss_at_stc?: number;
    /**
     * AC wiring loss as k P^2 of the inverter output, or as a fraction of the output.
     *
     * @default ohmic_i2r
     */
    ohmic_model?: 'ohmic_i2r' | 'flat';
    /**
     * Iron loss of the medium-voltage transformer as a fraction of the power reference, drawn 24 hours a day.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    transformer_constant_loss?: number;
    /**
     * Copper loss of the medium-voltage transformer at the power reference.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    transformer_loss_at_stc?: number;
    /**
     * Medium-voltage transformers by data sheet, in place of transformer_constant_loss and transformer_loss_at_stc. They share the power by their ratings.
     *
     * @default null
     */
    mv_transformers?: Array<Transformer> | null;
    /**
     * Ohmic loss of the medium-voltage line at the power reference.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    mv_line_loss_at_stc?: number;
    /**
     * Copper loss of the high-voltage transformer at the power reference.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    hv_transformer_loss_at_stc?: number;
    /**
     * Iron loss of the high-voltage transformer as a fraction of the power reference, drawn 24 hours a day (only in exporting hours with night disconnect).
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    hv_transformer_constant_loss?: number;
    /**
     * High-voltage transformer by data sheet, in place of hv_transformer_constant_loss and hv_transformer_loss_at_stc.
     *
     * @default null
     */
    hv_transformer?: Transformer | null;
    /**
     * Ohmic loss of the high-voltage line at the power reference.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    hv_line_loss_at_stc?: number;
    /**
     * Cables behind the inverters by length, section and material, in place of ac_wiring_loss_at_stc (level lv), mv_line_loss_at_stc (mv) and hv_line_loss_at_stc (hv); null uses the fractions.
     *
     * @default null
     */
    cables?: Array<AcCable> | null;
    /**
     * Fixed loss fraction of each exporting row.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    transmission_loss?: number;
    /**
     * Other AC loss, fraction of each exporting row.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    other_loss?: number;
    /**
     * Constant auxiliary consumption while exporting above the threshold.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    aux_kw?: number;
    /**
     * Power threshold for aux_kw.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    aux_threshold_kw?: number;
    /**
     * Auxiliary consumption in proportion to the inverter output while exporting.
     *
     * @unit W/kW
     * @default 0
     * @minimum 0
     * @maximum 1000
     */
    aux_proportional_w_per_kw?: number;
    /**
     * Auxiliary consumption at night: in rows whose sun-up flag is false.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    aux_night_kw?: number;
    /**
     * Grid power limit: active power, or apparent power with grid_limit_apparent; 0 for none.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    grid_poi_limit_kw?: number;
    /**
     * Where the limit applies: at the injection point after all losses, or at the inverter output.
     *
     * @default injection
     */
    grid_limit_at?: 'injection' | 'inverter_output';
    /**
     * True if the grid limit is an apparent power in kVA.
     *
     * @default false
     */
    grid_limit_apparent?: boolean;
    /**
     * Grid power limit of each row of the weather, in place of grid_poi_limit_kw: read at the same place, and as apparent power with grid_limit_apparent. 0 lets nothing out. null uses grid_poi_limit_kw.
     *
     * @unit kW
     * @default null
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1000000000 (each value)
     */
    grid_limit_series?: Array<number> | null;
    /**
     * Fraction of the export of each row that is lost to outages.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    unavailability_loss?: number;
    /**
     * Outages at stated or random times, of the plant and of the grid, next to the flat unavailability_loss; null for none.
     *
     * @default null
     */
    outages?: Outages | null;
    /**
     * Power factor of the plant.
     *
     * @unit 1
     * @default 1
     * @exclusiveMinimum 0
     * @maximum 1
     */
    power_factor?: number;
    /**
     * Power factor of each row of the weather, in place of power_factor; null uses power_factor.
     *
     * @unit 1
     * @default null
     * @minItems 1
     * @maxItems 2200000
     * @exclusiveMinimum 0 (each value)
     * @maximum 1 (each value)
     */
    power_factor_series?: Array<number> | null;
    /**
     * Reactive power of the plant in each row of the weather, in place of a power factor: its size, given and drawn alike. The inverters share it by their nominal power. null has none.
     *
     * @unit kvar
     * @default null
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1000000000 (each value)
     */
    reactive_power_series?: Array<number> | null;
    /**
     * Power whose square the ohmic losses follow: the apparent power, so that reactive current warms cables and windings too and the losses grow by 1 / power_factor^2, or the active power alone. It concerns AC wiring of the model ohmic_i2r, the copper of the transformers and the lines; without effect at power_factor 1.
     *
     * @default apparent
     */
    ohmic_power?: 'apparent' | 'active';
    /**
     * Power that inverters clip within the hour, which the mean of the hour hides: not counted (`none`); by the matrix of Allen, Hobbs and Bolen, from the clearness of the beam and the power under a clear sky (`allen`; right for a year, not for a single hour; needs weather of whole years); or from a distribution between an overcast and a clear sky in each hour (`walker`, as in SAM; near the truth under broken clouds, too much in clear climates). Both apply to rows of an hour and to the inverters' own limit.
     *
     * @default none
     */
    subhourly_clipping?: 'none' | 'allen' | 'walker';
    /**
     * True if the nominal power of the inverters is an apparent power in kVA.
     *
     * @default false
     */
    pnom_apparent?: boolean;
    /**
     * Include the inverters' own consumption at night.
     *
     * @default true
     */
    inverter_night_tare?: boolean;
    /**
     * Disconnect the transformers in rows without export.
     *
     * @default false
     */
    transformer_night_disconnect?: boolean;
    /**
     * Power reference of the AC loss fractions: the nominal AC power of the inverters, or the power of the array at STC.
     *
     * @default pnom_inverter
     */
    power_reference?: 'pnom_inverter' | 'pnom_stc';
    /**
     * Include the auxiliaries.
     *
     * @default true
     */
    use_auxiliaries?: boolean;
    /**
     * Include the medium-voltage transformer.
     *
     * @default true
     */
    use_mv_transformer?: boolean;
    /**
     * Include the medium-voltage line.
     *
     * @default true
     */
    use_mv_line?: boolean;
};

/**
 * A DC cable, there and back. Of runs of several lengths send the mean.
 */
export type DcCable = {
    /**
     * Length of one run, one way.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    length_m: number;
    /**
     * Section of one conductor.
     *
     * @unit mm2
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    section_mm2: number;
    /**
     * Material of the conductor.
     *
     * @default copper
     */
    material?: 'copper' | 'aluminium';
    /**
     * Temperature of the conductor at which it has its resistance in all rows.
     *
     * @unit degC
     * @default 50
     * @minimum -40
     * @maximum 250
     */
    conductor_c?: number;
    /**
     * Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it.
     *
     * @unit Ohm/km
     * @default null
     * @exclusiveMinimum 0
     * @maximum 100000
     */
    ohm_per_km_20c?: number | null;
    /**
     * A name for the reader.
     *
     * @default null
     */
    label?: string | null;
    /**
     * Number of strings whose current one run carries: 1 for the cable of a string, 16 for that of a combiner box of 16 strings.
     *
     * @unit 1
     * @default 1
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    strings?: number;
};

/**
 * A three-phase cable, or several equal ones in parallel. Of runs of several lengths send the mean.
 */
export type AcCable = {
    /**
     * Where it is: from the inverters to the transformers (lv), the medium-voltage line (mv), behind the high-voltage transformer (hv).
     */
    level: 'lv' | 'mv' | 'hv';
    /**
     * Length of one run, one way.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    length_m: number;
    /**
     * Section of one conductor.
     *
     * @unit mm2
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    section_mm2: number;
    /**
     * Material of the conductor.
     *
     * @default copper
     */
    material?: 'copper' | 'aluminium';
    /**
     * Temperature of the conductor at which it has its resistance in all rows.
     *
     * @unit degC
     * @default 50
     * @minimum -40
     * @maximum 250
     */
    conductor_c?: number;
    /**
     * Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it.
     *
     * @unit Ohm/km
     * @default null
     * @exclusiveMinimum 0
     * @maximum 100000
     */
    ohm_per_km_20c?: number | null;
    /**
     * A name for the reader.
     *
     * @default null
     */
    label?: string | null;
    /**
     * Nominal voltage between two conductors.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    voltage_v: number;
    /**
     * Number of equal runs, which share the power.
     *
     * @unit 1
     * @default 1
     * @minimum 1
     * @maximum 100000
     */
    number?: number;
    /**
     * Share of the power of the plant that these runs carry together: below 1 for a branch or a section of a loop.
     *
     * @unit fraction
     * @default 1
     * @exclusiveMinimum 0
     * @maximum 1
     */
    power_frac?: number;
};

/**
 * A transformer as on its plate. Its load loss follows the square of the apparent power, which is the active power over power_factor.
 */
export type Transformer = {
    /**
     * Rated power.
     *
     * @unit kVA
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    kva: number;
    /**
     * No-load loss P0, drawn 24 hours a day.
     *
     * @unit kW
     * @minimum 0
     * @maximum 1000000000
     */
    no_load_kw: number;
    /**
     * Load loss Pk at the rated power, without the no-load loss.
     *
     * @unit kW
     * @minimum 0
     * @maximum 1000000000
     */
    load_loss_kw: number;
    /**
     * How many of it there are.
     *
     * @unit 1
     * @default 1
     * @minimum 1
     * @maximum 10000
     */
    number?: number;
};

/**
 * Outages by time. They come after the grid limit, as unavailability_loss does. Periods at the same time add up; monthly and random outages, and unavailability_loss, take a share of what the others leave.
 */
export type Outages = {
    /**
     * Periods with their begin and end.
     *
     * @default []
     * @maxItems 500
     */
    periods?: Array<OutagePeriod>;
    /**
     * Share of the plant that is out in each month, January first; null for none.
     *
     * @unit fraction
     * @default null
     */
    monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
    /**
     * Outages of the whole plant at random times; null for none.
     *
     * @default null
     */
    random?: RandomOutages | null;
    /**
     * Outages of the grid at random times; null for none.
     *
     * @default null
     */
    random_grid?: RandomOutages | null;
};

/**
 * One outage, in the standard time of the weather: of every year (MM-DDTHH:MM) or of one (YYYY-MM-DDTHH:MM). 24:00 is the end of a day. A row that it covers in part is out for this part.
 */
export type OutagePeriod = {
    /**
     * Begin of the outage.
     */
    from: string;
    /**
     * End of the outage, after its begin.
     */
    to: string;
    /**
     * Share of the plant, or of its connection to the grid, that is out: 0.25 for one of four inverters.
     *
     * @unit fraction
     * @default 1
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fraction?: number;
    /**
     * Ids of the parts of the plant that are out: what their inverters give in each row does not reach the AC side; fraction is then of these. null is the whole plant, and so are the ids of all its parts.
     *
     * @default null
     * @minItems 1
     * @maxItems 500
     */
    sub_arrays?: Array<string> | null;
    /**
     * Number of inverters that are out, of the named parts or of the plant, in place of fraction; null uses fraction.
     *
     * @unit 1
     * @default null
     * @minimum 1
     * @maximum 1000000000
     */
    inverters?: number | null;
    /**
     * Whose outage it is. While the plant is out it exports nothing, its own consumption goes on and a load is fed by the grid. While the grid is out nothing flows to it or from it, and a load has no supply: the plant does not run as an island.
     *
     * @default plant
     */
    kind?: 'plant' | 'grid';
    /**
     * A name for the reader.
     *
     * @default null
     */
    label?: string | null;
};

/**
 * In each year of the weather, periods of equal length that take exactly a share of its time; the same seed gives the same periods.
 */
export type RandomOutages = {
    /**
     * Share of the time.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    share: number;
    /**
     * Number of periods in a year.
     *
     * @unit 1
     * @minimum 1
     * @maximum 1000
     */
    periods: number;
    /**
     * Chooses the times; another seed gives others.
     *
     * @unit 1
     * @default 1
     * @minimum 0
     * @maximum 4294967295
     */
    seed?: number;
};

/**
 * Spectral correction.
 */
export type Spectral = {
    /**
     * Spectral correction of the effective irradiance: by air mass and precipitable water (`first_solar`), by air mass alone (`sandia_airmass`, as in SAM's single-diode models), by air mass, aerosol and precipitable water (`caballero`), or by air mass and clouds (`pvspec`, from the global irradiance).
     *
     * @default off
     */
    mode?: 'off' | 'first_solar' | 'sandia_airmass' | 'caballero' | 'pvspec';
    /**
     * Coefficients of this module: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4), three for `pvspec` (a1 to a3). An empty list uses the published coefficients: those of `module.technology`, and for `sandia_airmass` those of poly-crystalline silicon.
     *
     * @unit 1
     * @default []
     * @maxItems 6
     * @minimum -10 (each value)
     * @maximum 10 (each value)
     */
    coefficients?: Array<number>;
    /**
     * Aerosol optical depth at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze.
     *
     * @unit 1
     * @default 0.1
     * @minimum 0
     * @maximum 5
     */
    aod500?: number;
};

/**
 * Rear side of bifacial modules.
 */
export type Bifacial = {
    /**
     * Rear irradiance from two-dimensional view factors with the rows' shadow on the ground; with both sides as faces of one row, which see the same sky, ground and neighbours (`two_faces`, for steep rows); of each table among the tables and objects of the scene (`scene`); or as a fixed fraction of the front.
     *
     * @default view_factor
     */
    model?: 'view_factor' | 'two_faces' | 'scene' | 'fixed_fraction';
    /**
     * Height above ground: of a tracker's axis, or of the lower edge of a fixed rack.
     *
     * @unit m
     * @default 1.5
     * @minimum 0
     * @maximum 100
     */
    height_m?: number;
    /**
     * Rear efficiency divided by front efficiency; null uses the module's value.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number | null;
    /**
     * Fraction of the rear irradiance that the structure shades.
     *
     * @unit fraction
     * @default 0.05
     * @minimum 0
     * @maximum 1
     */
    structure_shading?: number;
    /**
     * Loss due to uneven rear irradiance, as a fraction of the rear contribution.
     *
     * @unit fraction
     * @default 0.1
     * @minimum 0
     * @maximum 1
     */
    rear_mismatch?: number;
    /**
     * Fraction of the light that passes between and through the modules to the ground.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    transparency?: number;
    /**
     * Rear irradiance divided by front irradiance, for `fixed_fraction`.
     *
     * @unit fraction
     * @default 0.05
     * @minimum 0
     * @maximum 1
     */
    fixed_fraction?: number;
    /**
     * Albedo of the ground below the rows for each month, January first: of the rear light, and of the ground light that the front sees between the rows (`sunlit_strip`, `two_faces`). null: that of the weather or the site.
     *
     * @unit fraction
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo_monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
};

/**
 * Multi-year analysis. The run itself simulates the undegraded plant unless `year` is given.
 */
export type Lifetime = {
    /**
     * Number of years in the table of yearly energy.
     *
     * @unit a
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    analysis_period_years?: number;
    /**
     * Yearly loss of DC power; year n loses rate x (n - 0.5).
     *
     * @unit 1/a
     * @default 0
     * @minimum 0
     * @maximum 0.2
     */
    dc_degradation_rate?: number;
    /**
     * Loss of DC power by the end of the first year, in place of the rate in that year: year 1 loses half of it, year n loses it and rate x (n - 1.5). null uses the rate.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.2
     */
    first_year_loss?: number | null;
    /**
     * Loss of DC power by light and elevated temperature (LeTID), reached evenly over letid_years and kept, besides the rate.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 0.2
     */
    letid_loss?: number;
    /**
     * Years until letid_loss is reached; 0 has it from the first day.
     *
     * @unit a
     * @default 3
     * @minimum 0
     * @maximum 100
     */
    letid_years?: number;
    /**
     * Loss of DC power as the mean of each year of operation, from year 1, as a fraction of the power as new: in place of the rate, first_year_loss and letid_loss.
     *
     * @unit fraction
     * @default null
     * @minItems 1
     * @maxItems 100
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    degradation_by_year?: Array<number> | null;
    /**
     * Year of operation to simulate; 0 is the new plant.
     *
     * @unit a
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    year?: number;
    /**
     * One standard deviation of the yearly energy, when its components are not known. Gives P50, P75, P90, P95 and P99; the values for ten years are the same as for one year.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    uncertainty?: number | null;
    /**
     * The same uncertainty by components, which distinguish ten years from one year. Give either this or `uncertainty`.
     *
     * @default null
     */
    uncertainty_parts?: UncertaintyParts | null;
};

/**
 * What the report of a run prints on its cover and in its summary. It changes no result.
 */
export type ReportDetails = {
    /**
     * Name of the project, the title of the report. If absent, the report is titled `Energy yield report`.
     */
    project?: string;
    /**
     * For whom the report is made.
     */
    client?: string;
    /**
     * Who made the report. If absent, the `name` of the account's profile.
     */
    author?: string;
    /**
     * Revision of the report.
     */
    revision?: string;
    /**
     * Date of the report, `YYYY-MM-DD`. If absent, the day on which the run was made, UTC. The same request with a date gives the same bytes of a report on any day.
     */
    date?: string;
    /**
     * A paragraph at the begin of the summary.
     */
    notes?: string;
};

/**
 * Uncertainty of the yearly energy by independent cause, each as one standard deviation.
 */
export type UncertaintyParts = {
    /**
     * Uncertainty of the long-term mean irradiation: measurement, satellite model, trend.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    resource?: number;
    /**
     * Variation of the energy from year to year due to the weather.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    interannual?: number;
    /**
     * Uncertainty of the simulation: transposition, shading, module and inverter models and their parameters.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    model?: number;
    /**
     * Everything else: soiling, availability, ageing.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    other?: number;
};

/**
 * Result of comparing a weather series with itself and with the sun. Findings that need attention are also in `notes`, with what to do about them.
 */
export type WeatherQuality = {
    /**
     * Rows that are missing between the first and the last time stamp. The months of a typical year are treated as months of one year.
     *
     * @unit rows
     */
    rows_absent: number;
    /**
     * Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three components have a value.
     *
     * @unit rows
     */
    closure_rows: number;
    /**
     * Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without coordinates.
     *
     * @unit W/m2
     */
    closure_mean_wm2: number | null;
    /**
     * Root mean square of the same difference; a value above 20 is reported in the notes.
     *
     * @unit W/m2
     */
    closure_rms_wm2: number | null;
    /**
     * Rows with light while the sun is below the horizon; null without coordinates. The sun is below the horizon during the whole row or, with `sun_offset_min`, at the instant of the row and of the rows before and after it.
     *
     * @unit rows
     */
    night_rows: number | null;
    /**
     * Light of those rows; above 0.5 % of all light it is reported in the notes.
     *
     * @unit Wh/m2
     */
    night_wh_m2: number | null;
    /**
     * Minutes by which the irradiance is later than the clear sky (negative: earlier), by the clearest hours of each half month. 12 or less is no cause for concern. null without coordinates, for fewer than 8 days, and where no clear sky fits.
     *
     * @unit min
     */
    time_shift_min: number | null;
    /**
     * Days with a clear hour by which the time shift was measured.
     *
     * @unit d
     */
    clear_days: number;
    /**
     * Rows with the sun up that belong to a day, or to hours of high sun, without any light: a gap that is stated as zero. null without coordinates.
     *
     * @unit rows
     */
    lightless_rows?: number | null;
    /**
     * Values of GHI, DHI and DNI above what is physically possible for the sun of their row: the limits of BSRN below steps of 30 minutes, those of means from there on. null without coordinates.
     *
     * @unit rows
     */
    impossible_rows?: number | null;
    /**
     * Rows that fail a test of `POST /api/weather/quality`, but for those of the clear sky and of stretches without light; null without coordinates. Absent for the embedded year, whose rows are made.
     *
     * @unit rows
     */
    flagged_rows?: number | null;
    /**
     * Rows that fail a test by test, where there are any.
     */
    flags?: {
        [key: string]: number;
    };
    /**
     * Values of irradiance that stand still for 4 h (DHI 5 h, DNI 6 h) or longer. null without coordinates.
     *
     * @unit rows
     */
    stuck_rows?: number | null;
    [key: string]: unknown;
};

/**
 * Rows of a column that have no value.
 */
export type WeatherGaps = {
    /**
     * Number of rows without a value, including codes for missing values.
     *
     * @unit rows
     */
    count: number;
    /**
     * First row without a value, counted from 0.
     *
     * @unit rows
     */
    first_row: number;
    /**
     * Time stamp of that row.
     */
    first_time: string;
    /**
     * What a run uses in place of the missing values.
     */
    repair?: string;
};

/**
 * Sums and means of the year. For a series longer than a year, those of the mean year.
 */
export type WeatherSums = {
    /**
     * Global horizontal irradiation.
     *
     * @unit kWh/m2
     */
    ghi_kwhm2?: number;
    /**
     * Diffuse horizontal irradiation.
     *
     * @unit kWh/m2
     */
    dhi_kwhm2?: number;
    /**
     * Direct normal irradiation.
     *
     * @unit kWh/m2
     */
    dni_kwhm2?: number;
    /**
     * Mean air temperature.
     *
     * @unit degC
     */
    temp_air_c?: number;
    /**
     * Mean wind speed.
     *
     * @unit m/s
     */
    wind_speed_ms?: number;
};

/**
 * Origin of a weather series.
 */
export type WeatherMeta = {
    /**
     * Id of the stored series, used as `weather: {id}`.
     */
    id?: string;
    /**
     * Source: a name of `POST /api/weather/fetch`, such as `pvgis` or `embedded`, or `file` for an upload.
     */
    source?: string;
    /**
     * Radiation database of the series.
     */
    radiation_db?: string;
    /**
     * File format that was detected.
     */
    format?: string;
    /**
     * Notes on the data for the user.
     *
     * @maxItems 200
     */
    notes?: Array<string>;
    [key: string]: unknown;
};

/**
 * A stored weather series.
 */
export type WeatherRef = {
    /**
     * Id of a stored weather series.
     */
    id: string;
};

/**
 * Weather series: columns of equal length, one value per row. null marks a gap, and a column of nulls only counts as not sent. Any set of irradiance columns from which GHI, DHI and DNI can be computed is enough: two of ghi, dhi and dni, ghi alone, or poa. A row with gaps is completed from the values that it has: the two that `site.irradiance_closure` selects, any other two, or ghi alone with `site.decomposition`. A row without any of these has no irradiance. A warning reports how many rows were completed in each way.
 */
export type Weather = {
    /**
     * Time zone of the time stamps in hours from UTC (standard time, no daylight saving).
     *
     * @unit h
     * @minimum -14
     * @maximum 14
     */
    timezone: number;
    /**
     * Length of a row. In a longer row than an hour, the sun at its middle does not stand for it.
     *
     * @unit min
     * @minimum 1
     * @maximum 60
     */
    step_minutes: number;
    /**
     * What the time stamp marks: the start, middle or end of the row.
     *
     * @default start
     */
    interval?: 'start' | 'middle' | 'end';
    /**
     * Minutes from the start of the row to the instant of the sun, for instantaneous irradiance; null for means over the row.
     *
     * @unit min
     * @default null
     * @minimum 0
     * @maximum 1440
     */
    sun_offset_min?: number | null;
    /**
     * Time stamp of the first row of a regular series, local standard time.
     *
     * @default null
     */
    start?: string | null;
    /**
     * Time stamps of all rows, for a series with missing rows or a typical year; give it instead of `start`. Time stamps must ascend. In a typical year they ascend within each month, each month may come from any year, and each calendar month occurs once.
     *
     * @default null
     * @minItems 1
     * @maxItems 2200000
     */
    time?: Array<string> | null;
    /**
     * Global horizontal irradiance.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 2200000
     * @minimum -50 (each value)
     * @maximum 2500 (each value)
     */
    ghi_wm2?: Array<number | null>;
    /**
     * Diffuse horizontal irradiance.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 2200000
     * @minimum -50 (each value)
     * @maximum 2500 (each value)
     */
    dhi_wm2?: Array<number | null>;
    /**
     * Direct normal irradiance.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 2200000
     * @minimum -50 (each value)
     * @maximum 2500 (each value)
     */
    dni_wm2?: Array<number | null>;
    /**
     * Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, by a sensor that turns with them. A run uses it if the weather has neither ghi nor two of ghi, dhi and dni: it then finds the sky irradiance whose decomposition and transposition reproduce this value on the plane of the array. If the weather has such columns, they take precedence, even in their gaps.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 2200000
     * @minimum -50 (each value)
     * @maximum 2500 (each value)
     */
    poa_wm2?: Array<number | null>;
    /**
     * Air temperature.
     *
     * @unit degC
     * @minItems 1
     * @maxItems 2200000
     * @minimum -90 (each value)
     * @maximum 70 (each value)
     */
    temp_air_c: Array<number | null>;
    /**
     * Wind speed at 10 m.
     *
     * @unit m/s
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 120 (each value)
     */
    wind_speed_ms?: Array<number | null>;
    /**
     * Relative humidity.
     *
     * @unit fraction
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1.1 (each value)
     */
    relative_humidity?: Array<number | null>;
    /**
     * Air pressure at the site.
     *
     * @unit hPa
     * @minItems 1
     * @maxItems 2200000
     * @minimum 300 (each value)
     * @maximum 1150 (each value)
     */
    pressure_hpa?: Array<number | null>;
    /**
     * Precipitable water.
     *
     * @unit cm
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 20 (each value)
     */
    precipitable_water_cm?: Array<number | null>;
    /**
     * Ground albedo. It is used instead of the monthly albedo of the site unless `site.use_weather_albedo` is false. In gaps the monthly albedo is used: embedded typical years have values only in months with snow.
     *
     * @unit fraction
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo?: Array<number | null>;
    /**
     * Snow depth on the ground. Only `site.snow_model` `marion` reads it.
     *
     * @unit cm
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1000 (each value)
     */
    snow_depth_cm?: Array<number | null>;
    /**
     * Latitude of the data. The run warns if the site is more than 50 km away, and reports swapped coordinates or a wrong sign.
     *
     * @unit deg
     * @default null
     * @minimum -90
     * @maximum 90
     */
    latitude?: number | null;
    /**
     * Longitude of the data.
     *
     * @unit deg
     * @default null
     * @minimum -180
     * @maximum 180
     */
    longitude?: number | null;
    /**
     * Elevation of the data. The run warns if the site is more than 300 m higher or lower.
     *
     * @unit m
     * @default null
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number | null;
    /**
     * Series of other programs or of a measurement, name to column, one value or null for every row. Those named like a series of a run, in its unit, are compared in `summary.comparison` and scored by `POST /api/tree/{stage}`. A name is one line, and no part of it begins with = + - or @, which a spreadsheet would run as a formula. All come out next to the series of the run.
     */
    reference_series?: {
        [key: string]: Array<number | null>;
    };
    /**
     * Origin of the series. Unknown keys are accepted only here.
     */
    meta?: WeatherMeta;
};

/**
 * Incidence-angle profile.
 */
export type IamProfile = {
    /**
     * Incidence angles, ascending.
     *
     * @unit deg
     * @minItems 2
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    angles_deg: Array<number>;
    /**
     * Transmission relative to normal incidence.
     *
     * @unit fraction
     * @minItems 2
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 1.2 (each value)
     */
    factors: Array<number>;
};

/**
 * Efficiencies at low irradiance as stated by the manufacturer.
 */
export type LowLight = {
    /**
     * Irradiances.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 20
     * @exclusiveMinimum 0 (each value)
     * @maximum 2000 (each value)
     */
    irradiance_wm2: Array<number>;
    /**
     * Efficiency relative to STC at each irradiance; 1 is the same as at STC (0.97 is 3 % less).
     *
     * @unit 1
     * @minItems 1
     * @maxItems 20
     * @exclusiveMinimum 0 (each value)
     * @maximum 2 (each value)
     */
    relative_efficiency: Array<number>;
};

/**
 * Single-diode module with exponential shunt resistance (the PVsyst model); parameters that are null are fitted.
 */
export type ModulePvsyst = {
    /**
     * Selects the module model.
     */
    model: 'pvsyst';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m: number;
    /**
     * Cells in series.
     *
     * @default 72
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     *
     * @unit A/K
     * @minimum -10
     * @maximum 10
     */
    mu_i_sc_a_per_k: number;
    /**
     * Temperature coefficient of the open-circuit voltage as stated by the manufacturer, negative. Used only to check the voltage of strings in cold weather.
     *
     * @unit V/K
     * @default null
     * @minimum -50
     * @maximum 50
     */
    mu_v_oc_v_per_k?: number | null;
    /**
     * Relative temperature coefficient of the MPP power; mu_gamma_per_k is fitted to it.
     *
     * @unit 1/K
     * @default null
     * @minimum -0.02
     * @maximum 0.02
     */
    mu_p_mp_per_k?: number | null;
    /**
     * Series resistance; null fits it.
     *
     * @unit Ohm
     * @default null
     * @minimum 0
     * @maximum 1000
     */
    r_series_ohm?: number | null;
    /**
     * Shunt resistance at 1000 W/m2; null uses v_mp / (0.2 (i_sc - i_mp)).
     *
     * @unit Ohm
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_shunt_ohm?: number | null;
    /**
     * Shunt resistance in the dark; null uses 4 (crystalline) or 12 (thin film) times r_shunt_ohm.
     *
     * @unit Ohm
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_shunt_0_ohm?: number | null;
    /**
     * Exponent of the shunt resistance.
     *
     * @unit 1
     * @default 5.5
     * @exclusiveMinimum 0
     * @maximum 100
     */
    r_shunt_exp?: number;
    /**
     * Diode ideality factor; null fits it.
     *
     * @unit 1
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20
     */
    gamma?: number | null;
    /**
     * Temperature coefficient of gamma; null fits it to mu_p_mp_per_k, or uses 0 if that is absent.
     *
     * @unit 1/K
     * @default null
     * @minimum -0.1
     * @maximum 0.1
     */
    mu_gamma_per_k?: number | null;
    /**
     * Recombination parameter of thin film; 0 for none.
     *
     * @unit V
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    d2_mu_tau_v?: number;
    /**
     * Built-in voltage per cell in the recombination term; null uses 0.9 V per junction: 1.8 V for a tandem.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10
     */
    v_bi_v?: number | null;
    /**
     * Low-light efficiencies to which the series resistance is fitted; null uses that of `low_light_default`, -3 % at 200 W/m2.
     *
     * @default null
     */
    low_light?: LowLight | null;
    /**
     * Efficiency at 200 W/m2 relative to 1000 W/m2 to which the series resistance is fitted where `low_light`, `r_series_ohm` and `gamma` are null. all_alike: 0.97 for every technology. technology: the mean of measured modules of `technology`, 0.96 for mono_si, 0.974 for hit, 0.894 for poly_si, 0.908 for cdte, 0.858 for a_si and tandem; cis and other have no mean and are refused.
     *
     * @default all_alike
     */
    low_light_default?: 'all_alike' | 'technology';
};

/**
 * Single-diode module of the CEC library (six parameters).
 */
export type ModuleCec = {
    /**
     * Selects the module model.
     */
    model: 'cec';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m: number;
    /**
     * Cells in series.
     *
     * @default 72
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     *
     * @unit A/K
     * @minimum -10
     * @maximum 10
     */
    alpha_sc_a_per_k: number;
    /**
     * Modified ideality factor at reference conditions (n Ns Vth).
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 100
     */
    a_ref_v: number;
    /**
     * Light current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1
     */
    i_o_ref_a: number;
    /**
     * Series resistance.
     *
     * @unit Ohm
     * @minimum 0
     * @maximum 1000
     */
    r_s_ohm: number;
    /**
     * Shunt resistance at reference conditions.
     *
     * @unit Ohm
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_sh_ref_ohm: number;
    /**
     * Adjustment of the temperature coefficients.
     *
     * @unit fraction
     * @default 0
     * @minimum -1
     * @maximum 1
     */
    adjust?: number;
};

/**
 * Single-diode module by De Soto (five parameters).
 */
export type ModuleDesoto = {
    /**
     * Selects the module model.
     */
    model: 'desoto';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m: number;
    /**
     * Cells in series.
     *
     * @default 72
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     *
     * @unit A/K
     * @minimum -10
     * @maximum 10
     */
    alpha_sc_a_per_k: number;
    /**
     * Modified ideality factor at reference conditions (n Ns Vth).
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 100
     */
    a_ref_v: number;
    /**
     * Light current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1
     */
    i_o_ref_a: number;
    /**
     * Series resistance.
     *
     * @unit Ohm
     * @minimum 0
     * @maximum 1000
     */
    r_s_ohm: number;
    /**
     * Shunt resistance at reference conditions.
     *
     * @unit Ohm
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_sh_ref_ohm: number;
};

/**
 * Module of the Sandia array performance model (King), with the coefficients of its database. Its incidence and air-mass polynomials are `iam.kind` `sandia` and `spectral.mode` `sandia_airmass`.
 */
export type ModuleSandia = {
    /**
     * Selects the module model.
     */
    model: 'sandia';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m: number;
    /**
     * Cells in series.
     *
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_mp_v: number;
    /**
     * Relative temperature coefficient of the short-circuit current (Aisc).
     *
     * @unit 1/K
     * @minimum -0.1
     * @maximum 0.1
     */
    alpha_sc_per_k: number;
    /**
     * Relative temperature coefficient of the MPP current (Aimp).
     *
     * @unit 1/K
     * @minimum -0.1
     * @maximum 0.1
     */
    alpha_mp_per_k: number;
    /**
     * Coefficient of the MPP current, linear in the irradiance; c0 + c1 is 1.
     *
     * @unit 1
     * @minimum -10
     * @maximum 10
     */
    c0: number;
    /**
     * Coefficient of the MPP current, quadratic in the irradiance.
     *
     * @unit 1
     * @minimum -10
     * @maximum 10
     */
    c1: number;
    /**
     * Coefficient of the MPP voltage, linear in the logarithm of the irradiance.
     *
     * @unit 1
     * @minimum -100
     * @maximum 100
     */
    c2: number;
    /**
     * Coefficient of the MPP voltage, quadratic in the logarithm of the irradiance.
     *
     * @unit 1/V
     * @minimum -1000
     * @maximum 1000
     */
    c3: number;
    /**
     * Temperature coefficient of the open-circuit voltage at 1000 W/m2 (Bvoco).
     *
     * @unit V/K
     * @minimum -50
     * @maximum 50
     */
    beta_voc_v_per_k: number;
    /**
     * Change of beta_voc_v_per_k per 1000 W/m2 less irradiance (Mbvoc).
     *
     * @unit V/K
     * @default 0
     * @minimum -50
     * @maximum 50
     */
    m_beta_voc_v_per_k?: number;
    /**
     * Temperature coefficient of the MPP voltage at 1000 W/m2 (Bvmpo).
     *
     * @unit V/K
     * @minimum -50
     * @maximum 50
     */
    beta_vmp_v_per_k: number;
    /**
     * Change of beta_vmp_v_per_k per 1000 W/m2 less irradiance (Mbvmp).
     *
     * @unit V/K
     * @default 0
     * @minimum -50
     * @maximum 50
     */
    m_beta_vmp_v_per_k?: number;
    /**
     * Diode factor (N).
     *
     * @unit 1
     * @exclusiveMinimum 0
     * @maximum 10
     */
    diode_factor: number;
};

/**
 * Single-diode module with the eleven coefficients that SAM fits to IEC 61853-1 test data.
 */
export type ModuleIec61853 = {
    /**
     * Selects the module model.
     */
    model: 'iec61853';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m: number;
    /**
     * Cells in series.
     *
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     *
     * @unit A/K
     * @minimum -10
     * @maximum 10
     */
    alpha_sc_a_per_k: number;
    /**
     * Diode ideality factor (n).
     *
     * @unit 1
     * @exclusiveMinimum 0
     * @maximum 10
     */
    diode_factor: number;
    /**
     * Light current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference conditions.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1
     */
    i_o_ref_a: number;
    /**
     * Shunt resistance at 1000 W/m2 (C1).
     *
     * @unit Ohm
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    shunt_c1_ohm: number;
    /**
     * Coefficient of the shunt resistance (C2): Rsh = c1 + c2 ((1000 / G)^c3 - 1); below c1.
     *
     * @unit Ohm
     * @minimum 0
     * @maximum 1000000000
     */
    shunt_c2_ohm: number;
    /**
     * Exponent of the shunt resistance (C3).
     *
     * @unit 1
     * @minimum 0
     * @maximum 10
     */
    shunt_c3: number;
    /**
     * Series resistance at 1000 W/m2 and 25 degC (D1).
     *
     * @unit Ohm
     * @minimum 0
     * @maximum 1000
     */
    series_d1_ohm: number;
    /**
     * Temperature coefficient of the series resistance (D2).
     *
     * @unit Ohm/K
     * @minimum -100
     * @maximum 100
     */
    series_d2_ohm_per_k: number;
    /**
     * Coefficient of the series resistance by irradiance (D3): d3 (1 - G / 1000) (1000 / G)^2.
     *
     * @unit Ohm
     * @minimum -100
     * @maximum 100
     */
    series_d3_ohm: number;
    /**
     * Band gap at 25 degC (Egref).
     *
     * @unit eV
     * @exclusiveMinimum 0
     * @maximum 5
     */
    band_gap_ev: number;
};

/**
 * Module of which only the nameplate is known: power by irradiance and cell temperature (the PVWatts model); it has no voltage.
 */
export type ModuleReference = {
    /**
     * Selects the module model.
     */
    model: 'reference';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film.
     *
     * @default mono_si
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 5000
     */
    p_nom_w: number;
    /**
     * Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum -0.5
     * @maximum 0
     */
    power_tolerance_low?: number | null;
    /**
     * Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 0.5
     */
    power_tolerance_high?: number | null;
    /**
     * Length of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    length_m?: number;
    /**
     * Width of the module.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 20
     */
    width_m?: number;
    /**
     * Cells in series.
     *
     * @default 72
     * @minimum 1
     * @maximum 2000
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    cells_in_parallel?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     *
     * @unit degC
     * @default 45
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     *
     * @default glass
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null if it has none.
     *
     * @default null
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_max_v?: number | null;
    /**
     * Relative temperature coefficient of the power.
     *
     * @unit 1/degC
     * @minimum -0.02
     * @maximum 0.02
     */
    temperature_coefficient: number;
    /**
     * Efficiency at STC, used for the heat balance and for the area.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    efficiency: number;
    /**
     * Efficiency at low and high light. `linear`: the same at any irradiance (PVWatts 5). The others: the efficiency at 25 degC relative to 1000 W/m2 of the module that PVWatts v8 uses for its type; a simple run uses that of its module_type.
     *
     * @default linear
     */
    light_response?: 'linear' | 'standard' | 'premium' | 'thin_film';
};

/**
 * Module: one of the models, selected by `model`.
 */
export type Module = ({
    model: 'pvsyst';
} & ModulePvsyst) | ({
    model: 'cec';
} & ModuleCec) | ({
    model: 'desoto';
} & ModuleDesoto) | ({
    model: 'sandia';
} & ModuleSandia) | ({
    model: 'iec61853';
} & ModuleIec61853) | ({
    model: 'reference';
} & ModuleReference);

/**
 * Reference to a module of the library.
 */
export type ModuleRef = {
    /**
     * Id of a library module.
     */
    id: string;
};

/**
 * Limit of the DC power by air temperature and DC voltage, as in SAM: the power at the rating times 1 + slope x (temperature - start), for temperatures above the start.
 */
export type DcDerating = {
    /**
     * DC voltages, ascending. Between them start and slope are linear in the voltage, and so beyond them. Empty for one curve at all voltages.
     *
     * @unit V
     * @default []
     * @maxItems 20
     * @exclusiveMinimum 0 (each value)
     * @maximum 10000 (each value)
     */
    v_dc_v?: Array<number>;
    /**
     * Air temperature at which the limit begins to fall, for each voltage.
     *
     * @unit degC
     * @minItems 1
     * @maxItems 20
     * @minimum -60 (each value)
     * @maximum 100 (each value)
     */
    start_temp_c: Array<number>;
    /**
     * Change of the limit per degree above the start, for each voltage, as a fraction of the DC power at the rating.
     *
     * @unit 1/K
     * @minItems 1
     * @maxItems 20
     * @minimum -1 (each value)
     * @maximum 0 (each value)
     */
    slope_per_k: Array<number>;
};

/**
 * AC power limit by ambient temperature: interpolated between the points, constant outside them.
 */
export type Derating = {
    /**
     * Ambient temperatures, ascending.
     *
     * @unit degC
     * @minItems 1
     * @maxItems 50
     * @minimum -60 (each value)
     * @maximum 100 (each value)
     */
    temp_air_c: Array<number>;
    /**
     * AC power limit at each temperature. Values above p_ac_max_kw (or above the nominal power, when that is null) are reduced to it, with a warning.
     *
     * @unit kW
     * @minItems 1
     * @maxItems 50
     * @minimum 0 (each value)
     * @maximum 1000000 (each value)
     */
    p_ac_kw: Array<number>;
};

/**
 * Efficiency by DC power at one DC voltage.
 */
export type EfficiencyCurve = {
    /**
     * DC voltage of the curve; null if one curve applies to all voltages.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dc_v?: number | null;
    /**
     * DC powers, ascending.
     *
     * @unit kW
     * @minItems 2
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 1000000 (each value)
     */
    p_dc_kw: Array<number>;
    /**
     * AC power divided by DC power at each DC power. The AC power is interpolated linearly between the points. A program that interpolates the efficiencies instead differs by up to 0.1 % of the yearly energy when there are few points.
     *
     * @unit fraction
     * @minItems 2
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    efficiency: Array<number>;
};

/**
 * Inverter with one efficiency curve, or three at three DC voltages.
 */
export type InverterCurve = {
    /**
     * Selects the inverter model.
     */
    model: 'curve';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
    /**
     * Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_max_c?: number | null;
    /**
     * Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_nom_c?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @minimum 0
     * @maximum 10000
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     *
     * @unit A
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     *
     * @unit W
     * @default 0
     * @minimum 0
     * @maximum 1000000
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     *
     * @default 1
     * @minimum 1
     * @maximum 1000
     */
    mppt_count?: number;
    /**
     * Limit of the DC power by temperature; null for none.
     *
     * @default null
     */
    dc_derating?: DcDerating | null;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     *
     * @default null
     */
    derating?: Derating | null;
    /**
     * One curve, or three at ascending DC voltages; two are refused.
     *
     * @minItems 1
     * @maxItems 3
     */
    curves: Array<EfficiencyCurve>;
};

/**
 * Inverter of the Sandia grid-connected model.
 */
export type InverterSandia = {
    /**
     * Selects the inverter model.
     */
    model: 'sandia';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
    /**
     * Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_max_c?: number | null;
    /**
     * Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_nom_c?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @minimum 0
     * @maximum 10000
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     *
     * @unit A
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     *
     * @unit W
     * @default 0
     * @minimum 0
     * @maximum 1000000
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     *
     * @default 1
     * @minimum 1
     * @maximum 1000
     */
    mppt_count?: number;
    /**
     * Limit of the DC power by temperature; null for none.
     *
     * @default null
     */
    dc_derating?: DcDerating | null;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     *
     * @default null
     */
    derating?: Derating | null;
    /**
     * AC power rating.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 20000000000
     */
    p_aco_w: number;
    /**
     * DC power at which the AC rating is reached.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 100000000000
     */
    p_dco_w: number;
    /**
     * DC voltage of the rating.
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dco_v: number;
    /**
     * DC power at which the inversion starts.
     *
     * @unit W
     * @minimum 0
     * @maximum 100000000
     */
    p_so_w: number;
    /**
     * Curvature of the AC power as a function of the DC power at v_dco.
     *
     * @unit 1/W
     * @default 0
     * @minimum -1
     * @maximum 1
     */
    c0?: number;
    /**
     * Variation of p_dco with the DC voltage.
     *
     * @unit 1/V
     * @default 0
     * @minimum -10
     * @maximum 10
     */
    c1?: number;
    /**
     * Variation of p_so with the DC voltage.
     *
     * @unit 1/V
     * @default 0
     * @minimum -10
     * @maximum 10
     */
    c2?: number;
    /**
     * Variation of c0 with the DC voltage.
     *
     * @unit 1/V
     * @default 0
     * @minimum -10
     * @maximum 10
     */
    c3?: number;
};

/**
 * Inverter with the part-load curve of PVWatts.
 */
export type InverterPvwatts = {
    /**
     * Selects the inverter model.
     */
    model: 'pvwatts';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
    /**
     * Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_max_c?: number | null;
    /**
     * Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_nom_c?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @minimum 0
     * @maximum 10000
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     *
     * @unit A
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     *
     * @unit W
     * @default 0
     * @minimum 0
     * @maximum 1000000
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     *
     * @default 1
     * @minimum 1
     * @maximum 1000
     */
    mppt_count?: number;
    /**
     * Limit of the DC power by temperature; null for none.
     *
     * @default null
     */
    dc_derating?: DcDerating | null;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     *
     * @default null
     */
    derating?: Derating | null;
    /**
     * Nominal efficiency.
     *
     * @unit fraction
     * @default 0.96
     * @exclusiveMinimum 0
     * @maximum 1
     */
    efficiency_nom?: number;
    /**
     * Reference efficiency of the part-load curve.
     *
     * @unit fraction
     * @default 0.9637
     * @exclusiveMinimum 0
     * @maximum 1
     */
    efficiency_ref?: number;
};

/**
 * Inverter with one efficiency at every power.
 */
export type InverterFlat = {
    /**
     * Selects the inverter model.
     */
    model: 'flat';
    /**
     * Manufacturer.
     *
     * @default ""
     */
    manufacturer?: string;
    /**
     * Model name.
     *
     * @default ""
     */
    name?: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
    /**
     * Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_max_c?: number | null;
    /**
     * Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c.
     *
     * @unit degC
     * @default null
     * @minimum -60
     * @maximum 100
     */
    temp_p_nom_c?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @minimum 0
     * @maximum 10000
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10000
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     *
     * @unit A
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     *
     * @unit W
     * @default 0
     * @minimum 0
     * @maximum 1000000
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     *
     * @default 1
     * @minimum 1
     * @maximum 1000
     */
    mppt_count?: number;
    /**
     * Limit of the DC power by temperature; null for none.
     *
     * @default null
     */
    dc_derating?: DcDerating | null;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     *
     * @default null
     */
    derating?: Derating | null;
    /**
     * Efficiency.
     *
     * @unit fraction
     * @default 0.96
     * @exclusiveMinimum 0
     * @maximum 1
     */
    efficiency?: number;
};

/**
 * Inverter: one of the models, selected by `model`.
 */
export type Inverter = ({
    model: 'curve';
} & InverterCurve) | ({
    model: 'sandia';
} & InverterSandia) | ({
    model: 'pvwatts';
} & InverterPvwatts) | ({
    model: 'flat';
} & InverterFlat);

/**
 * Reference to an inverter of the library.
 */
export type InverterRef = {
    /**
     * Id of a library inverter.
     */
    id: string;
};

/**
 * A plant and one weather series. The plant has one module type, one inverter design and one racking geometry, or parts that differ in them (`sub_arrays`). Unknown keys are refused.
 */
export type RunRequest = {
    /**
     * Location and monthly site data.
     */
    site: Site;
    /**
     * Racking, tracking, stringing.
     */
    array: ArraySection;
    /**
     * Incidence-angle model.
     *
     * @default {}
     */
    iam?: Iam;
    /**
     * Cell temperature.
     *
     * @default {}
     */
    thermal?: Thermal;
    /**
     * DC losses.
     *
     * @default {}
     */
    dc_losses?: DcLosses;
    /**
     * AC losses, auxiliaries, grid limit.
     *
     * @default {}
     */
    ac_losses?: AcLosses;
    /**
     * Spectral correction.
     *
     * @default {}
     */
    spectral?: Spectral;
    /**
     * Rear-side model; null for none.
     *
     * @default null
     */
    bifacial?: Bifacial | null;
    /**
     * Multi-year analysis.
     *
     * @default {}
     */
    lifetime?: Lifetime;
    /**
     * Battery and load; null for none.
     *
     * @default null
     */
    storage?: Storage | null;
    /**
     * A stored series by id, or an inline section.
     */
    weather: WeatherRef | Weather;
    /**
     * A library module by id, or an inline section.
     */
    module: ModuleRef | Module;
    /**
     * A library inverter by id, or an inline section.
     */
    inverter: InverterRef | Inverter;
    /**
     * Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit.
     *
     * @default false
     */
    include_series?: boolean;
    /**
     * 3D scene: every device with its own plane, and what shades it. The run takes kind, tilt, azimuth and roll of the devices from it, and stringing from `array`. null runs the flat array section.
     *
     * @default null
     */
    scene?: Scene | null;
    /**
     * What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result.
     */
    report?: ReportDetails;
    /**
     * Parts of the plant, each with what differs from the sections of the request. Each part has its own light, cells, DC side and inverters; storage and AC losses act on the sum. null for a plant of one part.
     *
     * @default null
     * @minItems 1
     * @maxItems 500
     */
    sub_arrays?: Array<SubArray> | null;
    /**
     * Series of each part, next to those of the plant: names of series that a part has of its own, from its planes to its inverters. The column of a part is its id, a slash and the name, as in `east/EOutInv`; a part that lacks the series has no column of it. At most 200 columns in all. null for none. `include_series` or `Accept: text/csv` asks for the series.
     *
     * @default null
     * @minItems 1
     * @maxItems 50
     */
    sub_array_series?: Array<'AngInc' | 'GlobInc' | 'BeamInc' | 'DifSInc' | 'Alb_Inc' | 'GlobHrz' | 'GlobShd' | 'GlobSlg' | 'GlobSnw' | 'GlobIAM' | 'GlobEff' | 'GlobGnd' | 'GlobBack' | 'TArray' | 'EArrNom' | 'ModDegr' | 'GIncLss' | 'TempLss' | 'SpctCor' | 'ShdElec' | 'ModQual' | 'LIDLoss' | 'MisLoss' | 'RearMis' | 'OhmLoss' | 'EArrMPP' | 'EArray' | 'UArray' | 'IArray' | 'InvLoss' | 'IL_Oper' | 'IL_Pmax' | 'ILPmxSH' | 'IL_Imax' | 'IL_Vmax' | 'IL_Vmin' | 'IL_Pmin' | 'IL_Night' | 'EOutInv' | 'PhiAng' | 'TrkState'> | null;
};

/**
 * A part of a plant: its own planes, modules, strings and inverters. What it leaves out is as in the request.
 */
export type SubArray = {
    /**
     * Name of the part in the answer; no two parts have the same.
     */
    id: string;
    /**
     * Text for readers, such as the name of a roof.
     *
     * @default null
     */
    label?: string | null;
    /**
     * The fields of `array` in which this part differs from the plant; null for none. `n_inverters` are those of this part.
     *
     * @default null
     */
    array?: ArrayChanges | null;
    /**
     * Module of the part, as `module` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant.
     *
     * @default null
     */
    module?: ModuleRef | Module | null;
    /**
     * Inverter of the part, as `inverter` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant.
     *
     * @default null
     */
    inverter?: InverterRef | Inverter | null;
    /**
     * The fields of `iam` in which this part differs from the plant; null for none.
     *
     * @default null
     */
    iam?: IamChanges | null;
    /**
     * The fields of `thermal` in which this part differs from the plant; null for none.
     *
     * @default null
     */
    thermal?: ThermalChanges | null;
    /**
     * The fields of `dc_losses` in which this part differs from the plant; null for none.
     *
     * @default null
     */
    dc_losses?: DcLossesChanges | null;
    /**
     * The fields of `bifacial` in which this part differs from the plant; null for a part without a rear side. If absent, the rear side is that of the plant.
     */
    bifacial?: BifacialChanges | null;
    /**
     * With a scene: ids of the types whose devices are this part. Each type belongs to one part; all tables and objects shade. null without a scene, and for a sole part.
     *
     * @default null
     * @minItems 1
     * @maxItems 10
     */
    scene_types?: Array<string> | null;
    /**
     * Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own. `strings_per_inverter` counts the strings of this part at each of them.
     *
     * @default null
     */
    shares_inverter_with?: string | null;
    /**
     * With `shares_inverter_with`: the strings are in parallel with those of the other part, on the same MPPT inputs, at a common voltage.
     *
     * @default false
     */
    parallel?: boolean;
};

/**
 * Direction of each axis.
 */
export type SceneAxes = {
    /**
     * x points east.
     */
    x: 'east';
    /**
     * y points north.
     */
    y: 'north';
    /**
     * z points up.
     */
    z: 'up';
};

/**
 * The frame that every scene has. It can be stated, but not changed.
 */
export type SceneFrame = {
    /**
     * Direction of each axis.
     */
    axes: SceneAxes;
    /**
     * Azimuths count from true north.
     */
    azimuth_zero: 'true_north';
    /**
     * Azimuths count clockwise, seen from above.
     */
    azimuth_direction: 'clockwise';
    /**
     * All lengths have the same unit, which does not matter.
     */
    lengths: 'unitless';
};

/**
 * Place of x = 0, y = 0: the projection centre of the layout.
 */
export type SceneOrigin = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Elevation above sea level.
     *
     * @unit m
     * @default 0
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number;
};

/**
 * A type of device, which placements name by its id.
 */
export type SceneType = {
    /**
     * Id, unique among the types.
     */
    id: string;
    /**
     * Fixed rack or roof array (gft), single-axis tracker (sat), or east-west ridge of two faces back to back (ewf). Ridges do not share a scene with the other kinds.
     */
    kind: 'gft' | 'sat' | 'ewf';
    /**
     * Length along the row, the axis or the ridge.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    length: number;
    /**
     * Width across it, along the slope: the collector width. For a ridge, the width of one face.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    width: number;
    /**
     * Modules of one device. Even for a ridge, whose faces have half each.
     *
     * @minimum 1
     * @maximum 1000000
     */
    modules: number;
    /**
     * Equal strips across the width that are wired apart, for the electrical effect of shade. Even for a ridge, whose faces have half each.
     *
     * @minimum 1
     * @maximum 1000000
     */
    strings: number;
    /**
     * Distance between the top edges of the two faces of a ridge. 0 for the other kinds.
     *
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    gap?: number;
    /**
     * Width of an inactive border around the table, outside its length and width, such as a frame or rails that stand out: it shades, and its light is not used. 0 for ewf types.
     *
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    frame?: number;
    /**
     * Modules one above the other across the width, 2 for a 2P tracker; of a ridge, on one face.
     *
     * @minimum 1
     * @maximum 1000000
     */
    modules_across?: number;
    /**
     * Gaps between the modules.
     */
    module_gap?: SceneModuleGap;
    /**
     * Parts across the width with open gaps.
     */
    sub_rows?: SceneSubRows;
    /**
     * The tube under the table.
     */
    torque_tube?: SceneTorqueTube;
    /**
     * Which modules are in a string.
     */
    wiring?: SceneWiring;
};

/**
 * Distances between neighbouring modules, within the length and the width. Their share of the area lets light through. Needs `modules_across`.
 */
export type SceneModuleGap = {
    /**
     * Along the length. If absent, 0.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    along?: number;
    /**
     * Across the width, within a sub-row. If absent, 0.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    across?: number;
};

/**
 * Equal parts of the table across its width, with a gap between them that is open to light, as over the tube of a 2P tracker. Not for ewf types.
 */
export type SceneSubRows = {
    /**
     * Number of sub-rows.
     *
     * @minimum 2
     * @maximum 20
     */
    count: number;
    /**
     * Distance between two of them, within the width.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    gap: number;
};

/**
 * A tube under the middle of the table, as long as it, which shades. Not for ewf types.
 */
export type SceneTorqueTube = {
    /**
     * Its diameter, or its width as seen from the side.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    diameter: number;
    /**
     * Distance of its middle below the plane of the modules.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    below: number;
};

/**
 * How the modules of a table lie and which of them are in a string; of a ridge, on one face. Read by `array.shade_mode` iv. Needs `modules_across`.
 */
export type SceneWiring = {
    /**
     * Long side of the modules across the width (portrait) or along the length.
     */
    orientation: 'portrait' | 'landscape';
    /**
     * Modules in series. Divides the modules of the table.
     *
     * @minimum 1
     * @maximum 1000
     */
    modules_per_string: number;
    /**
     * Which modules a string takes: one after the other along the lowest line, then the next line (lines); the modules one above the other, then the next column (columns); or two strings share a stretch of a line, each with every other module (leapfrog). A string that leaps out and comes back over the modules that it left has those of lines. If absent, lines.
     */
    order?: 'lines' | 'columns' | 'leapfrog';
    /**
     * In place of `order`: the modules of each string by their numbers, which count along the lowest line from 0 at the end that `along` leaves, then along the next.
     *
     * @minItems 1
     * @maxItems 1000
     */
    strings?: Array<Array<number>>;
    /**
     * Whether each module has two halves in parallel, one above the other along its long side. If absent, it has `module.cells_in_parallel` parts.
     */
    half_cells?: boolean;
    /**
     * Bypass diodes of a module, each for as many cells. If absent, 3.
     *
     * @minimum 1
     * @maximum 100
     */
    bypass_diodes?: number;
};

/**
 * One device at its place.
 */
export type ScenePlacement = {
    /**
     * Id, unique among the placements. If absent, p1 for the first placement, p2 for the second.
     */
    id?: string;
    /**
     * Id of its type.
     */
    type: string;
    /**
     * East coordinate of its centre.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    x: number;
    /**
     * North coordinate of its centre.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    y: number;
    /**
     * Height: of the centre of a rack, of the middle of a tracker's axis, of the top edges of a ridge's faces.
     *
     * @default 0
     * @minimum -1000000000
     * @maximum 1000000000
     */
    z?: number;
    /**
     * Puts the device on `terrain`: height of the point that `z` names above the mean ground under the device. The ground gives `z`, the tilt of a tracker's axis and the roll of a rack, whatever is sent for them. If absent, `z` says where it is.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    above_ground?: number;
    /**
     * Azimuth that a rack faces, clockwise from north; for a tracker the azimuth of the axis, for a ridge its bearing (180: north-south; its faces look to azimuth_deg - 90 and azimuth_deg + 90).
     *
     * @unit deg
     * @default 180
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Tilt of a rack and of each face of a ridge, 0 to 90; tilt of a tracker's axis, -45 to 45 (positive: the end that azimuth_deg points to is the lower one).
     *
     * @unit deg
     * @default 0
     * @minimum -45
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Turns a rack about its slope line through the centre, right-handed about the direction that it faces: at azimuth 180, positive turns it to the west. Trackers and ridges ignore it, with a warning.
     *
     * @unit deg
     * @default 0
     * @minimum -45
     * @maximum 45
     */
    roll_deg?: number;
};

/**
 * An opaque body: a building, a chimney. Its corners stand on the base polygon.
 */
export type ScenePrism = {
    /**
     * Selects the kind of object.
     */
    kind: 'prism';
    /**
     * Id, unique among the objects. If absent, o1 for the first object, o2 for the second.
     */
    id?: string;
    /**
     * Corners of the base polygon in order, each `[x, y, z, h]`: base point and height above it. A polygon that is not convex shades as its convex hull, with a warning.
     *
     * @minItems 3
     * @maxItems 10000
     */
    vertices: Array<[
        number,
        number,
        number,
        number
    ]>;
};

/**
 * An opaque wall without thickness along a line.
 */
export type SceneWall = {
    /**
     * Selects the kind of object.
     */
    kind: 'wall';
    /**
     * Id, unique among the objects. If absent, o1 for the first object, o2 for the second.
     */
    id?: string;
    /**
     * Points of the line in order, each `[x, y, z, h]`: base point and height above it.
     *
     * @minItems 2
     * @maxItems 10000
     */
    vertices: Array<[
        number,
        number,
        number,
        number
    ]>;
};

/**
 * A row of trees along a line, which lets part of the light through. It weakens a ray once, however often the ray crosses it; several tree lines multiply.
 */
export type SceneTreeLine = {
    /**
     * Selects the kind of object.
     */
    kind: 'tree_line';
    /**
     * Id, unique among the objects. If absent, o1 for the first object, o2 for the second.
     */
    id?: string;
    /**
     * Points of the line in order, each `[x, y, z, h]`: base point and height above it.
     *
     * @minItems 2
     * @maxItems 10000
     */
    vertices: Array<[
        number,
        number,
        number,
        number
    ]>;
    /**
     * Share of the light that passes: 0 is a wall, 1 is nothing.
     *
     * @unit fraction
     * @default 0.3
     * @minimum 0
     * @maximum 1
     */
    transmittance?: number;
};

/**
 * An opaque upright cylinder: a tank, a mast. Give radius or diameter, not both.
 */
export type SceneCylinder = {
    /**
     * Selects the kind of object.
     */
    kind: 'cylinder';
    /**
     * Id, unique among the objects. If absent, o1 for the first object, o2 for the second.
     */
    id?: string;
    /**
     * East coordinate of its axis.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    x: number;
    /**
     * North coordinate of its axis.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    y: number;
    /**
     * Height of its base.
     *
     * @default 0
     * @minimum -1000000000
     * @maximum 1000000000
     */
    z?: number;
    /**
     * Radius.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    radius?: number;
    /**
     * Diameter.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    diameter?: number;
    /**
     * Height of the top above the base.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    height: number;
};

/**
 * Shading object: one of the kinds, selected by `kind`.
 */
export type SceneObject = ({
    kind: 'prism';
} & ScenePrism) | ({
    kind: 'wall';
} & SceneWall) | ({
    kind: 'tree_line';
} & SceneTreeLine) | ({
    kind: 'cylinder';
} & SceneCylinder);

/**
 * A drawn polygon, such as the border of a plot. It never shades.
 */
export type SceneOutline = {
    /**
     * Corners in order, each `[x, y, z]`.
     *
     * @minItems 3
     * @maxItems 10000
     */
    vertices: Array<[
        number,
        number,
        number
    ]>;
};

/**
 * Heights at the nodes of a regular grid. Each square between four nodes is two triangles, which meet on its diagonal from south-west to north-east.
 */
export type SceneTerrainGrid = {
    /**
     * Selects the kind of surface.
     */
    kind: 'grid';
    /**
     * East coordinate of the south-western node.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    x: number;
    /**
     * North coordinate of the south-western node.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    y: number;
    /**
     * Distance of neighbouring nodes, to the east and to the north.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    step: number;
    /**
     * Nodes of a line from west to east.
     *
     * @minimum 2
     * @maximum 125000
     */
    columns: number;
    /**
     * Height of each node, line by line from south to north, each line from west to east; null where it is not known.
     *
     * @minItems 4
     * @maxItems 250000
     * @minimum -1000000000 (each value)
     * @maximum 1000000000 (each value)
     */
    heights: Array<number | null>;
};

/**
 * Triangles that cover the ground: one height for each place.
 */
export type SceneTerrainMesh = {
    /**
     * Selects the kind of surface.
     */
    kind: 'mesh';
    /**
     * Corners of the triangles, each `[x, y, z]`.
     *
     * @minItems 3
     * @maxItems 300000
     */
    vertices: Array<[
        number,
        number,
        number
    ]>;
    /**
     * Positions of three vertices each, from 0, in any order.
     *
     * @minItems 1
     * @maxItems 100000
     */
    triangles: Array<[
        number,
        number,
        number
    ]>;
};

/**
 * The ground as a surface, and how devices stand on it.
 */
export type SceneTerrain = {
    /**
     * A grid of heights or a mesh of triangles.
     */
    surface: ({
        kind: 'grid';
    } & SceneTerrainGrid) | ({
        kind: 'mesh';
    } & SceneTerrainMesh);
    /**
     * What `z` of devices, objects and outlines counts from. `absolute`: the zero of the surface. `above_ground`: the surface below them, so that every device stands on it as with `above_ground`, and objects are raised to it: walls and tree lines at each vertex, a cylinder at its middle, and a prism as a whole, its roof by the middle between the lowest and the highest ground under its corners, its base down to the ground.
     *
     * @default absolute
     */
    heights?: 'absolute' | 'above_ground';
    /**
     * Places under a device at which the ground is read, from one end of its row, axis or ridge to the other. The device follows the straight line that fits them best.
     *
     * @default 5
     * @minimum 2
     * @maximum 50
     */
    posts?: number;
    /**
     * Steepest slope of a row or an axis. Where the ground is steeper, the device lies at this slope and its posts differ.
     *
     * @unit deg
     * @default 45
     * @minimum 0
     * @maximum 45
     */
    max_slope_deg?: number;
    /**
     * Shortest post, from the ground to the line through the middle of the device. Ground that reaches higher counts as cut, which `POST /api/scene/validate` states. If absent, there is no limit.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    post_min?: number;
    /**
     * Longest post. Ground that lies lower counts as fill. If absent, there is no limit.
     *
     * @minimum 0
     * @maximum 1000000000
     */
    post_max?: number;
    /**
     * Whether the surface shades the devices. Ground that hides the sun from all of them at once counts as horizon, other ground as near shade.
     *
     * @default false
     */
    shades?: boolean;
};

/**
 * 3D layout of a plant: devices and what shades them. x points east, y north, z up; azimuths are clockwise from true north. All lengths have one unit of your choice (metres or feet), which never enters a result, so no key names a unit. Format 2: `length_unit`, `archetype`, `clearance`, roof types and the block `sat` of earlier formats are refused.
 */
export type Scene = {
    /**
     * Version of the scene format.
     */
    version: 2;
    /**
     * Optional statement of the frame.
     */
    frame?: SceneFrame;
    /**
     * Place of x = 0, y = 0, at most 10 km from the site of the run; null when it is not known. The site alone sets sun and weather.
     *
     * @default null
     */
    origin?: SceneOrigin | null;
    /**
     * Types of devices.
     *
     * @minItems 1
     * @maxItems 10
     */
    types: Array<SceneType>;
    /**
     * Devices: racks, trackers, ridges. Their planes may fall into at most 400 orientation bins (1 deg of tilt, 2.5 deg of azimuth).
     *
     * @maxItems 50000
     */
    placements: Array<ScenePlacement>;
    /**
     * Shading objects: at most 50,000 bodies, of which each prism and cylinder is one, and each segment of a wall or tree line.
     *
     * @default []
     * @maxItems 10000
     */
    objects?: Array<SceneObject>;
    /**
     * Drawn polygons, which never shade.
     *
     * @default []
     * @maxItems 1000
     */
    outlines?: Array<SceneOutline>;
    /**
     * Surface of the ground. Devices with `above_ground` stand on it; the others are compared with it. If absent, the heights of the devices are the terrain.
     */
    terrain?: SceneTerrain;
    /**
     * How orientations of one face are joined. `light`: their mean light, before the module and inverter models run once; `power`: each orientation bin has its own cells and DC side, and the powers are summed before the inverters. If absent, `light`.
     */
    blend?: 'light' | 'power';
};

/**
 * Counts of the scene of a run, and its origin.
 */
export type SceneSummary = {
    /**
     * Types of devices.
     */
    types: number;
    /**
     * Devices.
     */
    placements: number;
    /**
     * Shading objects.
     */
    objects: number;
    /**
     * Modules of all devices.
     */
    modules: number;
    /**
     * Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Ridges of one bearing have two.
     */
    orientation_bins: number;
    /**
     * Planes with modules: each rack and tracker is one, each ridge two.
     */
    tables: number;
    /**
     * Origin of the layout as sent.
     */
    origin: SceneOrigin | null;
};

/**
 * Devices that share one calculation of the irradiance.
 */
export type SceneBin = {
    /**
     * Kind of its devices.
     */
    kind: 'gft' | 'sat' | 'ewf';
    /**
     * Tilt of the plane, of a tracker's axis: the mean of its devices by modules.
     *
     * @unit deg
     */
    tilt_deg: number;
    /**
     * Azimuth that the plane faces, to which a tracker's axis points: the mean of its devices by modules.
     *
     * @unit deg
     */
    azimuth_deg: number;
    /**
     * Modules of its tables.
     */
    modules: number;
    /**
     * Ids of its tables: those of the placements; of a ridge's faces with `.e` and `.w`.
     */
    tables: Array<string>;
};

/**
 * What a scene contains.
 */
export type SceneCounts = {
    /**
     * Types of devices.
     */
    types: number;
    /**
     * Devices.
     */
    placements: number;
    /**
     * Shading objects.
     */
    objects: number;
    /**
     * Modules of all devices.
     */
    modules: number;
    /**
     * Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Each ridge has two, one for each face.
     */
    orientation_bins: number;
};

/**
 * How a device stands on the ground.
 */
export type SceneStanding = {
    /**
     * Id of its placement.
     */
    id: string;
    /**
     * Height that the ground gives to it.
     */
    z: number;
    /**
     * Tilt: of the axis as the ground gives it, else as sent.
     *
     * @unit deg
     */
    tilt_deg: number;
    /**
     * Roll that the ground gives to a rack; 0 for the other kinds.
     *
     * @unit deg
     */
    roll_deg: number;
    /**
     * Slope of the ground under it, along its row to the left of where it faces, along an axis to where its azimuth points; positive where it rises.
     *
     * @unit deg
     */
    ground_slope_deg: number;
    /**
     * Shortest post: from the ground to the line through its middle.
     */
    post_shortest: number;
    /**
     * Longest post.
     */
    post_longest: number;
    /**
     * Ground to cut so that no post is shorter than `post_min`: mean depth at the posts times length and width.
     */
    cut: number;
    /**
     * Ground to fill so that no post is longer than `post_max`.
     */
    fill: number;
    /**
     * The row that shades it first: ahead of a rack, on either side of a tracker. null where none is ahead, and for ridges.
     */
    row_ahead: SceneRowAhead | null;
};

/**
 * The row ahead of a device on the ground, and the pitch that the slope between them asks for. Lengths in the unit of the scene.
 */
export type SceneRowAhead = {
    /**
     * Id of the device ahead.
     */
    id: string;
    /**
     * Level distance across the rows.
     */
    pitch: number;
    /**
     * Height of the device ahead above this one.
     */
    rise: number;
    /**
     * Width of the device over the distance along the slope.
     */
    gcr_on_slope: number;
    /**
     * Elevation of the sun in the plane across the rows under which the row ahead shades the device: a rack as it stands, a tracker that faces the sun.
     *
     * @unit deg
     */
    limit_angle_deg: number;
    /**
     * Slope-aware pitch: at this level distance, on the same slope, the limit angle is the middle one of all rows of the scene. null where the ground rises as steeply.
     */
    even_pitch: number | null;
};

/**
 * The ground of a scene, and how its devices stand on it. Lengths in the unit of the scene.
 */
export type SceneGround = {
    /**
     * Devices that stand on the terrain: those with `above_ground`.
     */
    on_ground: number;
    /**
     * Lowest height of the surface.
     */
    lowest: number;
    /**
     * Highest height of the surface.
     */
    highest: number;
    /**
     * Ground to cut under all devices, in the cube of the unit of length; 0 without `post_min`.
     */
    cut: number;
    /**
     * Ground to fill under all devices; 0 without `post_max`.
     */
    fill: number;
    /**
     * The devices that stand on it, in the order of the placements.
     */
    devices: Array<SceneStanding>;
};

/**
 * A valid scene, what it contains, and what is unusual in it.
 */
export type SceneValidation = {
    /**
     * The scene as read, with ids and defaults filled in, and with what the terrain gives to devices that stand on it.
     */
    scene: Scene;
    /**
     * What the scene contains.
     */
    counts: SceneCounts;
    /**
     * What is unusual: types without placement, roll that is ignored, prisms that are not convex, overlaps, and devices that fall where the ground under their neighbours rises.
     */
    warnings: Array<string>;
    /**
     * The warnings as data, in the same order.
     */
    findings: Array<Finding>;
    /**
     * For each type with a roll, or with a tilted axis: which side of its placements is low, in words.
     */
    notes: Array<string>;
    /**
     * How the devices stand on the ground. If absent, the scene has no `terrain`.
     */
    terrain?: SceneGround;
};

/**
 * An example scene and the fields of a run request that belong to it.
 */
export type SceneExample = {
    /**
     * Id of the example.
     */
    id: string;
    /**
     * Short title.
     */
    label: string;
    /**
     * What the scene shows.
     */
    description: string;
    /**
     * What the scene contains.
     */
    counts: SceneCounts;
    /**
     * Fields to merge into `array`.
     */
    array_patch: {
        [key: string]: unknown;
    };
    /**
     * Fields to merge into other sections, by section.
     */
    patch: {
        [key: string]: {
            [key: string]: unknown;
        };
    };
    /**
     * What to know about the example.
     */
    notes: Array<string>;
};

/**
 * Tables that share one calculation of the irradiance.
 */
export type SceneDayBin = {
    /**
     * Kind of its devices.
     */
    kind: 'gft' | 'sat' | 'ewf';
    /**
     * Tilt of its plane; of trackers, that of the axis.
     *
     * @unit deg
     */
    tilt_deg: number;
    /**
     * Azimuth that its plane faces; of trackers, to which the axis points.
     *
     * @unit deg
     */
    azimuth_deg: number;
    /**
     * Modules of its tables.
     */
    modules: number;
};

/**
 * A table: a rack, a tracker, or one face of a ridge.
 */
export type SceneDayTable = {
    /**
     * Id of its placement; of a ridge's face with `.e` or `.w`.
     */
    id: string;
    /**
     * Its bin, as a position in `bins`.
     */
    bin: number;
    /**
     * Its modules.
     */
    modules: number;
    /**
     * Strips across its width that are wired apart.
     */
    strings: number;
};

/**
 * One row of the day.
 */
export type SceneDayStep = {
    /**
     * Start of the row, in the standard time of the weather.
     */
    time: string;
    /**
     * Azimuth of the sun, clockwise from north.
     *
     * @unit deg
     */
    sun_azimuth_deg: number;
    /**
     * Elevation of the sun; negative while it is down.
     *
     * @unit deg
     */
    sun_elevation_deg: number;
    /**
     * Global horizontal irradiance.
     *
     * @unit W/m2
     */
    ghi_wm2: number;
    /**
     * Diffuse horizontal irradiance.
     *
     * @unit W/m2
     */
    dhi_wm2: number;
    /**
     * Direct normal irradiance.
     *
     * @unit W/m2
     */
    dni_wm2: number;
    /**
     * Air temperature.
     *
     * @unit degC
     */
    temp_air_c: number;
    /**
     * Wind speed at 10 m.
     *
     * @unit m/s
     */
    wind_speed_ms: number;
    /**
     * Irradiance on the planes of the field before shade, mean by modules: the series `GlobInc` of a run.
     *
     * @unit W/m2
     */
    poa_wm2: number;
    /**
     * Irradiance on the front that the modules use, after shade, soiling, incidence angle and spectrum: the series `GlobEff` of a run.
     *
     * @unit W/m2
     */
    effective_wm2: number;
    /**
     * What near shade takes of the irradiance: beam, sky and ground light.
     *
     * @unit W/m2
     */
    near_shading_wm2: number;
    /**
     * Rotation of the trackers of each bin of `bins`, right-handed about the axis; null for a bin that does not turn.
     *
     * @unit deg
     */
    rotation_deg: Array<number | null>;
    /**
     * Rotation of each table while the sun is up, with `array.tracking` `terrain_aware` and its kinds: there `rotation_deg` is the mean of a bin, by which its irradiance is computed. null otherwise, and in the list for tables that do not turn.
     *
     * @unit deg
     */
    table_rotation_deg: Array<number | null> | null;
    /**
     * What the trackers do, from the first bin of trackers; null without trackers.
     */
    tracker_state: 'tracking' | 'backtracking' | 'flat' | 'best angle' | 'stow' | null;
    /**
     * Share of the beam on each table of `tables` that shade takes, 0 to 1; null for a table that the sun sees from behind. The list is null while the sun is down.
     */
    shaded: Array<number | null> | null;
    /**
     * The same for each string of each table, from the lower edge up (of a tracker, from the right of its axis). null for a table that the sun sees from behind. The list is null while the sun is down, and always unless `array.shade_mode` is `electrical`.
     */
    string_shaded: Array<Array<number> | null> | null;
};

/**
 * One day of a plant with a scene.
 */
export type SceneDay = {
    /**
     * The day of the weather, `YYYY-MM-DD`.
     */
    date: string;
    /**
     * Time zone of the stamps, in hours from UTC (standard time).
     *
     * @unit h
     */
    timezone: number;
    /**
     * Length of a row.
     *
     * @unit min
     */
    step_minutes: number;
    /**
     * Orientation bins of the scene; of ridges, one for each side.
     */
    bins: Array<SceneDayBin>;
    /**
     * The tables that are reported: the first 2,000.
     */
    tables: Array<SceneDayTable>;
    /**
     * Tables beyond the first 2,000. They shade, and count in the means of the field.
     */
    tables_left_out: number;
    /**
     * The rows of the day.
     */
    steps: Array<SceneDayStep>;
    /**
     * What to check before you trust the numbers.
     */
    warnings: Array<string>;
    /**
     * The warnings as data, in the same order.
     */
    findings: Array<Finding>;
};

/**
 * A demo run in the list.
 */
export type DemoSummary = {
    /**
     * Id of the demo, and of the example scene that it shows.
     */
    id: string;
    /**
     * Short title.
     */
    label: string;
    /**
     * What the plant is.
     */
    description: string;
    /**
     * Version of the calculation engine that computes the result.
     */
    engine_version: string;
    /**
     * What its scene contains.
     */
    counts: SceneCounts;
};

/**
 * A demo run: a complete request and its stored result.
 */
export type Demo = {
    /**
     * Id of the demo, and of the example scene that it shows.
     */
    id: string;
    /**
     * Short title.
     */
    label: string;
    /**
     * What the plant is.
     */
    description: string;
    /**
     * Version of the calculation engine that computes the result.
     */
    engine_version: string;
    /**
     * The request. It can be sent to `POST /api/run` as it is.
     */
    request: RunRequest;
    /**
     * The answer of the run, with its series.
     */
    result: RunAnswer;
};

/**
 * A part of the plant of a simple run, such as a roof. Give its size as a capacity, as modules, or as an area. What it leaves out is as in the request.
 */
export type SimpleSubArray = {
    /**
     * Name of the part in the answer; no two parts have the same. If absent, p1, p2, ... by its place in the list.
     */
    id?: string;
    /**
     * Text for readers, such as the name of a roof.
     *
     * @default null
     */
    label?: string | null;
    /**
     * Tilt from horizontal; for trackers, of the axis. If absent, that of the request.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north. If absent, that of the request.
     *
     * @unit deg
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * DC capacity of the part at STC.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 10000000
     */
    system_capacity_kw?: number;
    /**
     * Number of modules of the part.
     *
     * @minimum 1
     * @maximum 100000000
     */
    modules?: number;
    /**
     * Module power at STC. If absent, that of the request; else capacity divided by modules, or close to 500 W.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    module_power_w?: number;
    /**
     * Area that the modules of the part may cover, without edges and gaps: as many whole modules as fit, with `module` and `inverter` in whole strings. In place of a capacity or modules.
     *
     * @unit m2
     * @exclusiveMinimum 0
     * @maximum 100000000
     */
    area_m2?: number;
    /**
     * Racking. If absent, that of the request.
     */
    racking?: 'fixed' | 'rooftop' | 'single_axis';
    /**
     * Ground cover ratio of the rows of the part. If absent, that of the request.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    gcr?: number;
    /**
     * Rear efficiency divided by front efficiency. If absent, that of the request; 0 for a part on a roof.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Module of the part, as `module` of the request. If absent, that of the request.
     */
    module?: ModuleRef | Module;
    /**
     * Inverter of the part, as `inverter` of the request. If absent, that of the request.
     */
    inverter?: InverterRef | Inverter;
    /**
     * DC power divided by AC power. If absent, that of the request. With parts that share its inverters, of all of them.
     *
     * @unit 1
     * @exclusiveMinimum 0.5
     * @maximum 3
     */
    dc_ac_ratio?: number;
    /**
     * AC nameplate power of the inverters of the part. If absent, DC power divided by dc_ac_ratio.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    inverter_ac_kw?: number;
    /**
     * Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own.
     *
     * @default null
     */
    shares_inverter_with?: string | null;
};

/**
 * A run from a location and a size. Give the size as a capacity, or as modules with module_power_w. If both are given, they must agree within 0.5 %. With `module` and `inverter` the plant is sized in whole strings: give the capacity, or modules. With a `scene`, the devices have the modules: give the capacity or the module power.
 */
export type SimpleRunRequest = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * DC capacity at STC; if absent, modules x module_power_w.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 10000000
     */
    system_capacity_kw?: number;
    /**
     * Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total.
     *
     * @minimum 1
     * @maximum 100000000
     */
    modules?: number;
    /**
     * Module power at STC; if absent, capacity divided by modules, or close to 500 W.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    module_power_w?: number;
    /**
     * Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them.
     *
     * @default standard
     */
    module_type?: 'standard' | 'premium' | 'thin_film';
    /**
     * Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film.
     *
     * @unit fraction
     */
    module_efficiency?: number;
    /**
     * Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film.
     *
     * @unit 1/degC
     */
    temperature_coefficient?: number;
    /**
     * Rear efficiency divided by front efficiency; 0 for monofacial modules.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * A library module by id, or an inline section, together with `inverter`. The strings are then sized as `POST /api/size` does it, and `defaults_applied` says how. Any model but `reference`. Refused next to module_power_w, module_type, module_efficiency, temperature_coefficient and bifaciality, which it states. If absent, the module of `module_type`.
     */
    module?: ModuleRef | Module;
    /**
     * A library inverter by id, or an inline section, together with `module`. Refused next to inverter_ac_kw, inverter_efficiency and inverter_model, which it states. If absent, one inverter of the AC nameplate.
     */
    inverter?: InverterRef | Inverter;
    /**
     * Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks.
     */
    racking?: 'fixed' | 'rooftop' | 'single_axis';
    /**
     * Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it.
     *
     * @unit deg
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    gcr?: number;
    /**
     * DC power divided by AC power.
     *
     * @unit 1
     * @default 1.2
     * @exclusiveMinimum 0.5
     * @maximum 3
     */
    dc_ac_ratio?: number;
    /**
     * AC nameplate power; if absent, DC power divided by dc_ac_ratio.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    inverter_ac_kw?: number;
    /**
     * Inverter efficiency; at least 0.5 with `inverter_model` `reference`.
     *
     * @unit fraction
     * @default 0.96
     * @exclusiveMinimum 0
     * @maximum 1
     */
    inverter_efficiency?: number;
    /**
     * Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature).
     *
     * @default flat
     */
    inverter_model?: 'flat' | 'pvwatts' | 'reference';
    /**
     * All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent.
     *
     * @unit %
     * @default 11.42
     * @minimum 0
     * @exclusiveMaximum 100
     */
    losses_percent?: number;
    /**
     * Weather by id or inline; if absent, the typical year at the coordinates.
     */
    weather?: WeatherRef | Weather;
    /**
     * Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source.
     *
     * @default auto
     */
    weather_source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    /**
     * Standard time of the location in hours from UTC; if absent, the time zone of the location.
     *
     * @unit h
     * @minimum -14
     * @maximum 14
     */
    timezone?: number;
    /**
     * Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather.
     *
     * @unit m
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number;
    /**
     * Ground albedo.
     *
     * @unit fraction
     * @default 0.2
     * @minimum 0
     * @maximum 1
     */
    albedo?: number;
    /**
     * 3D scene, as in `POST /api/run`: racks, trackers or ridges with their own planes, and what shades them. Kind, tilt, azimuth, roll and number of modules come from it, and its devices and objects shade each other (`array.row_model` `shading_table`). null: endless rows on level ground.
     *
     * @default null
     */
    scene?: Scene | null;
    /**
     * Parts of the plant, such as roofs: each with its own tilt, azimuth and size, and its own inverters or those of another part. What a part leaves out is as in the request; sizes belong to the parts: leave out system_capacity_kw, modules and inverter_ac_kw. The full request has them as `sub_arrays`. null for a plant of one part.
     *
     * @default null
     * @minItems 1
     * @maxItems 500
     */
    sub_arrays?: Array<SimpleSubArray> | null;
    /**
     * One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    uncertainty?: number | null;
    /**
     * The same uncertainty by components, as `lifetime.uncertainty_parts` of a full run. Give either this or `uncertainty`.
     *
     * @default null
     */
    uncertainty_parts?: UncertaintyParts | null;
    /**
     * Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit.
     *
     * @default false
     */
    include_series?: boolean;
    /**
     * What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result.
     */
    report?: ReportDetails;
};

/**
 * Sums or means of each calendar month, January first. Null for a month without rows and, except for the temperature, for a month in which no row has an irradiance value. With several years of weather, each value is the mean over the months of that name, where an incomplete month counts in proportion to its length.
 */
export type Monthly = {
    /**
     * Global horizontal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    glob_hor_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Diffuse horizontal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    diff_hor_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Irradiation on the plane.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    glob_inc_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Effective irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    glob_eff_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Mean air temperature.
     *
     * @unit degC
     * @minItems 12
     * @maxItems 12
     */
    t_amb_c: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Energy at the inverter input.
     *
     * @unit kWh
     * @minItems 12
     * @maxItems 12
     */
    e_array_kwh: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Energy to grid.
     *
     * @unit kWh
     * @minItems 12
     * @maxItems 12
     */
    e_grid_kwh: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Performance ratio.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     */
    pr: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    year: MonthlyYear;
};

/**
 * Values of the year: all months together for one year of weather, the mean year for several, as in the headline figures. For less than a year, values of the rows that ran.
 */
export type MonthlyYear = {
    /**
     * Global horizontal irradiation.
     *
     * @unit kWh/m2
     */
    glob_hor_kwhm2: number;
    /**
     * Diffuse horizontal irradiation.
     *
     * @unit kWh/m2
     */
    diff_hor_kwhm2: number;
    /**
     * Irradiation on the plane.
     *
     * @unit kWh/m2
     */
    glob_inc_kwhm2: number;
    /**
     * Effective irradiation.
     *
     * @unit kWh/m2
     */
    glob_eff_kwhm2: number;
    /**
     * Mean air temperature.
     *
     * @unit degC
     */
    t_amb_c: number;
    /**
     * Energy at the inverter input.
     *
     * @unit kWh
     */
    e_array_kwh: number;
    /**
     * Energy to grid.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * Performance ratio of the year (not the mean of the months); null without irradiation on the plane.
     *
     * @unit fraction
     */
    pr: number | null;
};

/**
 * One row for each calendar year of the weather. An incomplete year has the sums of the part that the weather covers.
 */
export type Years = {
    /**
     * Calendar year.
     */
    year: Array<number>;
    /**
     * Number of weather rows in that year.
     */
    rows: Array<number>;
    /**
     * Global horizontal irradiation.
     *
     * @unit kWh/m2
     */
    glob_hor_kwhm2: Array<number | null>;
    /**
     * Irradiation on the plane.
     *
     * @unit kWh/m2
     */
    glob_inc_kwhm2: Array<number | null>;
    /**
     * Energy to grid.
     *
     * @unit kWh
     */
    e_grid_kwh: Array<number | null>;
};

/**
 * Energy of every year of the analysis period.
 */
export type LifetimeTable = {
    /**
     * Year of operation, from 1.
     */
    year: Array<number>;
    /**
     * Energy to grid.
     *
     * @unit kWh
     */
    e_grid_kwh: Array<number | null>;
    /**
     * Mean over the period.
     *
     * @unit kWh
     */
    mean_kwh: number;
    /**
     * Total over the period.
     *
     * @unit kWh
     */
    total_kwh: number;
    /**
     * Energy by exceedance probability for each year; null without an uncertainty.
     */
    exceedance: LifetimeExceedance | null;
};

/**
 * Energy of each year of the analysis period that is exceeded with the given probability, from the uncertainty of one year.
 */
export type LifetimeExceedance = {
    /**
     * Energy of that year that is exceeded with a probability of 50 %.
     *
     * @unit kWh
     */
    p50_kwh: Array<number>;
    /**
     * Energy of that year that is exceeded with a probability of 75 %.
     *
     * @unit kWh
     */
    p75_kwh: Array<number>;
    /**
     * Energy of that year that is exceeded with a probability of 90 %.
     *
     * @unit kWh
     */
    p90_kwh: Array<number>;
    /**
     * Energy of that year that is exceeded with a probability of 95 %.
     *
     * @unit kWh
     */
    p95_kwh: Array<number>;
    /**
     * Energy of that year that is exceeded with a probability of 99 %.
     *
     * @unit kWh
     */
    p99_kwh: Array<number>;
};

/**
 * Energy that is exceeded with the given probability, from a normal distribution: `p50_kwh` to `p99_kwh` around the energy of this run for one year, `ten_years` for the mean of ten years.
 */
export type Exceedance = {
    /**
     * Energy of one year that is exceeded with a probability of 50 %.
     *
     * @unit kWh
     */
    p50_kwh: number;
    /**
     * Energy of one year that is exceeded with a probability of 75 %.
     *
     * @unit kWh
     */
    p75_kwh: number;
    /**
     * Energy of one year that is exceeded with a probability of 90 %.
     *
     * @unit kWh
     */
    p90_kwh: number;
    /**
     * Energy of one year that is exceeded with a probability of 95 %.
     *
     * @unit kWh
     */
    p95_kwh: number;
    /**
     * Energy of one year that is exceeded with a probability of 99 %.
     *
     * @unit kWh
     */
    p99_kwh: number;
    /**
     * One standard deviation of the yield of one year, before a load takes its share: all components combined.
     *
     * @unit fraction
     */
    uncertainty: number;
    /**
     * Year of operation of the levels of one year, `lifetime.year`; 0 is the plant as new.
     */
    operation_year?: number;
    ten_years: TenYearExceedance;
    parts: UncertaintyParts;
    /**
     * How the components were combined, which years of operation the levels are of, and what was done with a load and with limits.
     */
    method: string;
};

/**
 * Mean yearly energy over ten years. With `lifetime.analysis_period_years` of 10 or more these are the first ten years of the lifetime table, with their degradation; otherwise they are ten years like this run.
 */
export type TenYearExceedance = {
    /**
     * Mean yearly energy of ten years that is exceeded with a probability of 50 %.
     *
     * @unit kWh
     */
    p50_kwh: number;
    /**
     * Mean yearly energy of ten years that is exceeded with a probability of 75 %.
     *
     * @unit kWh
     */
    p75_kwh: number;
    /**
     * Mean yearly energy of ten years that is exceeded with a probability of 90 %.
     *
     * @unit kWh
     */
    p90_kwh: number;
    /**
     * Mean yearly energy of ten years that is exceeded with a probability of 95 %.
     *
     * @unit kWh
     */
    p95_kwh: number;
    /**
     * Mean yearly energy of ten years that is exceeded with a probability of 99 %.
     *
     * @unit kWh
     */
    p99_kwh: number;
    /**
     * One standard deviation of the mean of ten years: the interannual component is divided by the square root of ten.
     *
     * @unit fraction
     */
    uncertainty: number;
    /**
     * Whether the ten years are years 1 to 10 of the lifetime table, with their degradation; false for ten years like this run.
     */
    of_lifetime?: boolean;
};

/**
 * What produced the numbers: engine version and input hashes.
 */
export type Provenance = {
    /**
     * Version of the engine.
     */
    engine_version: string;
    /**
     * Hash of the request that ran.
     */
    request_sha256: string;
    /**
     * Hash of the weather section.
     */
    weather_sha256: string;
    /**
     * Hash of the module section.
     */
    module_sha256: string;
    /**
     * Hash of the inverter section.
     */
    inverter_sha256: string;
};

/**
 * Stable code of a finding. `GET /docs/finding.{code}` explains it.
 */
export type FindingCode = 'poa_not_used' | 'wind_assumed' | 'stamps_apart' | 'gaps_filled' | 'plane_irradiance_gaps' | 'plane_sensor_differs' | 'irradiance_gaps' | 'radians' | 'weather_far_from_site' | 'elevation_differs' | 'timezone_differs' | 'weather_clock_far' | 'pressure_differs' | 'albedo_differs' | 'place_at_sea' | 'weather_part_of_year' | 'weather_uneven_years' | 'irradiance_missing' | 'weather_embedded' | 'weather_source_failed' | 'stamps_shifted' | 'daylight_saving' | 'light_at_night' | 'dark_days' | 'impossible_irradiance' | 'irradiance_standstill' | 'closure_open' | 'ghi_missing_by_day' | 'ghi_above_sun' | 'irradiance_in_kilowatts' | 'irradiation_unearthly' | 'diffuse_above_global' | 'diffuse_unusual' | 'clear_sky_never_reached' | 'clear_sky_exceeded' | 'beam_too_bright' | 'irradiance_drift' | 'temperature_constant' | 'temperature_unearthly' | 'seasons_reversed' | 'warmest_hour_unusual' | 'air_standstill' | 'wind_constant' | 'wind_too_fast' | 'azimuth_to_pole' | 'tracker_axis_tilted' | 'tracker_axis_east_west' | 'tracker_rows_dense' | 'ridge_strings_odd' | 'bifaciality_zero' | 'row_length_unread' | 'ground_shading_unread' | 'rear_electrical_shade' | 'rows_below_ground' | 'snow_in_soiling' | 'snow_loss_unread' | 'iam_above_one' | 'iam_beyond_glass' | 'iam_not_normalised' | 'inertia_without_effect' | 'cooling_beyond_plants' | 'cooling_of_faiman' | 'wind_counted_twice' | 'module_power_contradicts' | 'module_parameters_contradict' | 'module_efficiency_high' | 'module_efficiency_low' | 'low_light_misfit' | 'low_light_unstated' | 'half_cells_unstated' | 'power_coefficient_unmet' | 'power_coefficient_positive' | 'coefficient_unusual' | 'degradation_unread' | 'degradation_steep' | 'quality_gain' | 'inverter_curve_gains' | 'inverter_ratings_contradict' | 'inverter_efficiency_above_one' | 'operating_point_without_effect' | 'clipping_needs_hours' | 'clipping_needs_year' | 'transformer_overloaded' | 'outage_outside_weather' | 'derating_above_maximum' | 'power_factor_unread' | 'reactive_power_above_rating' | 'dc_ac_ratio_unusual' | 'string_voltage_high' | 'string_voltage_low' | 'bins_mixed_light' | 'scene_type_unused' | 'scene_roll_ignored' | 'scene_prism_not_convex' | 'scene_too_crowded' | 'scene_placements_overlap' | 'scene_object_far' | 'scene_placement_inside' | 'scene_against_ground' | 'scene_axis_tilted' | 'scene_axis_east_west' | 'scene_rows_touch' | 'scene_pitch_differs' | 'scene_modules_differ' | 'scene_width_differs' | 'scene_module_power_unusual' | 'scene_faces_pole' | 'scene_heights_in_feet' | 'scene_bands_unread' | 'scene_frame_unread' | 'scene_parts_unread' | 'scene_gaps_differ' | 'scene_wiring_assumed' | 'scene_strings_differ' | 'scene_below_ground' | 'scene_above_ground' | 'scene_object_below_ground' | 'scene_object_above_ground' | 'scene_terrain_contradicted' | 'scene_terrain_counts' | 'scene_slope_limited' | 'scene_posts_limited' | 'string_shade_left_out' | 'cells_too_hot' | 'no_energy' | 'performance_ratio_unusual' | 'uncertainty_unusual' | 'exceedance_needs_year' | 'lifetime_needs_year' | 'few_years' | 'one_measured_year' | 'field_unread' | 'size_changed' | 'losses_as_fraction' | 'gcr_without_rows' | 'strings_sized_for_typical_cold' | 'preference_left_out' | 'cold_above_weather' | 'module_voltage_unstated' | 'inverter_voltage_unstated' | 'cold_voltage_contradicts' | 'inverter_current_exceeded' | 'tracker_inputs_uneven' | 'inputs_too_few' | 'power_off_target' | 'ratio_off_target';

/**
 * Something to know about a plant, its weather or its result, as data. `message` is the text of the list of warnings.
 */
export type Finding = {
    code: FindingCode;
    /**
     * info: what the service did or assumed. warning: what to check before you trust the numbers.
     */
    level: 'info' | 'warning';
    /**
     * Dot path of the field that the finding is about, in the request as sent; for a field that a simple request does not have, in the full request. null for the request or the result as a whole.
     */
    field: string | null;
    /**
     * What was found, and what to do about it.
     */
    message: string;
    /**
     * The values of the text, by name. A name ends with its unit: `_frac` is a share of one, `_min` minutes, `_h` hours, `_c` degrees Celsius.
     */
    values: {
        [key: string]: number | string | boolean | null | Array<number | string>;
    };
};

/**
 * Headline figures of the run.
 */
export type RunSummary = {
    /**
     * Energy to grid in the year, net of night import. For weather longer than 8,784 hours this is the mean year, here and in every figure of the answer except `years`: each calendar month is the mean of its months in the weather, so that 18 months of weather give winter and summer the same weight.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * Energy exported.
     *
     * @unit kWh
     */
    e_export_kwh: number;
    /**
     * Energy that the plant itself takes from the grid, such as at night. What a load takes is `storage.from_grid_kwh`.
     *
     * @unit kWh
     */
    e_import_kwh: number;
    /**
     * Energy delivered to the grid and to the load, divided by the DC power at STC.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number;
    /**
     * Energy delivered to the grid and to the load, divided by DC power times irradiation on the plane.
     *
     * @unit fraction
     */
    performance_ratio: number;
    /**
     * Energy delivered to the grid and to the load, divided by nominal AC power times the hours of the year.
     *
     * @unit fraction
     */
    capacity_factor: number;
    /**
     * DC power at STC.
     *
     * @unit kW
     */
    dc_kwp: number;
    /**
     * Nominal AC power.
     *
     * @unit kW
     */
    ac_kw: number;
    /**
     * DC power divided by AC power.
     *
     * @unit 1
     */
    dc_ac_ratio: number;
    /**
     * Number of modules.
     */
    modules: number;
    /**
     * Racking type of the run.
     */
    racking: string;
    /**
     * What the scene contains; null without one.
     */
    scene: SceneSummary | null;
    /**
     * Orientation bins of the scene, in the order in which its placements enter them; empty without a scene.
     *
     * @maxItems 800
     */
    scene_bins: Array<SceneBin>;
    near_shading: NearShading;
    /**
     * Losses between the light on the plane of the modules and the grid, the largest first, gains last. They add up: light on the plane at STC efficiency, minus all of them, is the energy to grid and load. Light that misses the modules, such as what the ground absorbs, is not among them.
     *
     * @maxItems 100
     */
    main_losses: Array<MainLoss>;
    monthly: Monthly;
    /**
     * One row for each calendar year, with the part of it that the weather covers, when the weather is longer than 8,784 hours. null for one year, including a typical year.
     */
    years: Years | null;
    /**
     * Yearly energy over the analysis period; null for one year, and for weather that does not cover a whole year (a warning says so).
     */
    lifetime: LifetimeTable | null;
    /**
     * Energy by exceedance probability; null without an uncertainty, and for weather that does not cover a whole year (a warning says so).
     */
    exceedance: Exceedance | null;
    /**
     * Availability of the plant and of the grid; null without ac_losses.outages.
     */
    availability?: Availability | null;
    /**
     * The run next to `weather.reference_series`: by series, year and months; null without them.
     */
    comparison: Comparison | null;
    /**
     * What to check before you trust the numbers.
     */
    warnings: Array<string>;
    /**
     * The warnings as data, in the same order.
     */
    findings?: Array<Finding>;
    provenance: Provenance;
    /**
     * Figures of the storage; null without one.
     */
    storage: StorageSummary | null;
};

/**
 * Near-shading loss on irradiation, by component and by what causes it. `beam_kwhm2`, `diffuse_kwhm2` and `ground_kwhm2` add up to the same as `rows_kwhm2`, `terrain_kwhm2` and `objects_kwhm2`: the three rows of the loss diagram.
 */
export type NearShading = {
    /**
     * The row model of the run; null when nothing near shades it.
     */
    row_model: 'rows' | 'shading_table' | 'projection' | null;
    /**
     * What the rows of the array section take: even rows on a plane, `n_rows` of them.
     *
     * @unit kWh/m2
     */
    rows_kwhm2: number;
    /**
     * What the neighbours of each device in the scene take more, by their places and heights; negative where they take less, such as at edges without a neighbour. The near shade of terrain counts here. Without a scene 0.
     *
     * @unit kWh/m2
     */
    terrain_kwhm2: number;
    /**
     * What the objects of the scene would take without its devices. Where both shade one place, `terrain_kwhm2` counts the less. Without a scene 0.
     *
     * @unit kWh/m2
     */
    objects_kwhm2: number;
    /**
     * Beam.
     *
     * @unit kWh/m2
     */
    beam_kwhm2: number;
    /**
     * Sky diffuse.
     *
     * @unit kWh/m2
     */
    diffuse_kwhm2: number;
    /**
     * Ground-reflected.
     *
     * @unit kWh/m2
     */
    ground_kwhm2: number;
    /**
     * Electrical loss of partly shaded strings.
     *
     * @unit kWh
     */
    electrical_kwh: number;
};

/**
 * The run next to the reference series of the request that are named like a series of the run.
 */
export type Comparison = {
    /**
     * Levels of the chain that are further apart than this differ.
     *
     * @unit fraction
     */
    tolerance: number;
    /**
     * The step of the chain where the year first differs by more than `tolerance`; null when no compared level does. The levels are, in this order: GlobHor, DiffHor, BeamHor, GlobInc, GlobHrz, GlobShd, GlobSlg, GlobSnw, GlobIAM, GlobEff, GlobBack, T_Amb, TArray, EArrNom, EArrMPP, EArray, EOutInv, E_Grid.
     */
    first_difference: FirstDifference | null;
    /**
     * Every compared series, in the order of the series of a run.
     *
     * @maxItems 100
     */
    series: Array<ComparedSeries>;
    /**
     * Names of reference series that match no series of this run.
     *
     * @maxItems 100
     */
    ignored: Array<string>;
};

/**
 * The first level of the chain that differs. Its cause is between it and the compared level before it.
 */
export type FirstDifference = {
    /**
     * Series that differs.
     */
    column: string;
    /**
     * Step of the chain that ends with this series.
     */
    step: string;
    /**
     * Last level before it that is compared and does not differ; null when there is none.
     */
    after: string | null;
    /**
     * Sections of the request that the steps between the two read.
     *
     * @maxItems 20
     */
    sections: Array<string>;
    /**
     * Unit of the bias.
     */
    unit: string;
    /**
     * Ours minus theirs, over the year.
     */
    bias: number;
    /**
     * Bias divided by theirs; null where that is 0.
     *
     * @unit fraction
     */
    bias_fraction: number | null;
};

/**
 * A series of the run next to the reference series of its name, over the rows in which the reference has a value.
 */
export type ComparedSeries = {
    /**
     * Name of both series.
     */
    column: string;
    /**
     * What the series contains.
     */
    label: string;
    /**
     * Step of the chain that ends with this series; null for a series that is no level of the chain, such as a single loss.
     */
    step: string | null;
    /**
     * Irradiances and energies are summed up over the (mean) year; all other series are means of their rows.
     */
    kind: 'sum' | 'mean';
    /**
     * Unit of `ours`, `theirs` and `bias`: kWh/m2 for irradiances, otherwise that of the series.
     */
    unit: string;
    /**
     * Unit of a row, and of `rmse`.
     */
    row_unit: string;
    /**
     * Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark.
     */
    rows: number;
    /**
     * Rows without a reference value, which neither sum contains.
     */
    missing_rows: number;
    /**
     * Sum or mean of the run; null when no row is compared.
     */
    ours: number | null;
    /**
     * Sum or mean of the reference; null when no row is compared.
     */
    theirs: number | null;
    /**
     * Ours minus theirs.
     */
    bias: number | null;
    /**
     * Bias divided by theirs; null where that is 0.
     *
     * @unit fraction
     */
    bias_fraction: number | null;
    /**
     * Root mean square difference of the rows, dark rows included.
     */
    rmse: number | null;
    /**
     * The same divided by the mean of the reference; null where that is 0.
     *
     * @unit fraction
     */
    rmse_fraction: number | null;
    /**
     * The bias is larger than `tolerance` of theirs. A temperature counts from absolute zero: 0.1 % is 0.3 K, which moves the power by about 0.1 %.
     */
    differs: boolean;
    monthly: ComparedMonths;
};

/**
 * Twelve values of a compared series, January first, as for the year; null for a month without compared rows.
 */
export type ComparedMonths = {
    /**
     * Number of rows compared.
     *
     * @maxItems 12
     */
    rows: Array<number>;
    /**
     * Sum or mean of the run.
     *
     * @maxItems 12
     */
    ours: Array<number | null>;
    /**
     * Sum or mean of the reference.
     *
     * @maxItems 12
     */
    theirs: Array<number | null>;
    /**
     * Ours minus theirs.
     *
     * @maxItems 12
     */
    bias: Array<number | null>;
    /**
     * Bias divided by theirs; null where that is 0.
     *
     * @unit fraction
     * @maxItems 12
     */
    bias_fraction: Array<number | null>;
    /**
     * Root mean square difference of the rows.
     *
     * @maxItems 12
     */
    rmse: Array<number | null>;
    /**
     * The same divided by the mean of the reference; null where that is 0.
     *
     * @unit fraction
     * @maxItems 12
     */
    rmse_fraction: Array<number | null>;
};

/**
 * One row of the loss diagram. A loss is positive, a gain negative. For display, use `fraction_of_previous`.
 */
export type LossRow = {
    /**
     * Key of the row.
     */
    key: string;
    /**
     * Name of the row.
     */
    label: string;
    /**
     * Amount lost, or the value of the level.
     */
    value: number;
    /**
     * Unit of the value.
     */
    unit: string;
    /**
     * True for a loss or gain, false for a level.
     */
    loss: boolean;
    /**
     * Loss divided by the level named in `basis`; null for a level, and where that level is zero or negative.
     *
     * @unit fraction
     */
    fraction: number | null;
    /**
     * Loss divided by what the rows above leave of that level, as PVsyst and SAM print it: a loss of 1.5 % is 0.015 wherever it is in the diagram. null for a level, and where the rows above leave nothing (below 1e-9 of the level).
     *
     * @unit fraction
     */
    fraction_of_previous: number | null;
    /**
     * Key of the level that the fraction refers to.
     */
    basis: string | null;
};

/**
 * A loss of the plant as energy, or a gain (negative).
 */
export type MainLoss = {
    /**
     * Key of the row of the loss diagram; `glob_rear` is the gain of the rear side.
     */
    key: string;
    /**
     * Name of the row.
     */
    label: string;
    /**
     * Energy lost in the year. Rows in kWh/m2 count as what their light would give at STC efficiency.
     *
     * @unit kWh
     */
    loss_kwh: number;
    /**
     * Loss divided by what entered: the light on the plane of the modules at STC efficiency. null when nothing entered.
     *
     * @unit fraction
     */
    fraction: number | null;
};

/**
 * Columns with one value per row, rounded to 1e-13 of the largest value in the column.
 */
export type Series = {
    /**
     * Start of each row, local standard time (see `timezone`).
     */
    time: Array<string>;
    /**
     * Length of a row.
     *
     * @unit min
     */
    step_minutes: number;
    /**
     * Time zone of the time stamps in `time`, in hours from UTC (standard time, no daylight saving).
     *
     * @unit h
     */
    timezone: number;
    /**
     * Unit of each column; reference series whose names are not those of series of a run have none.
     */
    units: {
        [key: string]: string;
    };
    /**
     * What each column contains. Those of reference series begin with `Reference`.
     */
    labels: {
        [key: string]: string;
    };
    /**
     * Meaning of the integer values of coded columns, starting at 0. The only coded column is `TrkState`, the state of a tracker: 0 tracking, 1 backtracking, 2 flat, 3 best angle, 4 stow. Rows without sun repeat the angle at rest.
     */
    legends: {
        [key: string]: Array<string>;
    };
    /**
     * Values of each column: the series of the run, then the reference series of the weather. Of these, one named like a series of a run has the ending `_ref`: `E_Grid_ref`.
     */
    columns: {
        [key: string]: Array<number | null>;
    };
};

/**
 * Charge for the run. It is reserved before the run, and released when the run fails.
 */
export type Billing = {
    /**
     * Units of the run.
     */
    units: number;
    /**
     * Every term of the units. The units of the terms add up to `units`.
     */
    reasons: Array<BillingReason>;
    /**
     * Units that the free units of the month pay.
     */
    free_units: number;
    /**
     * Price of the other units.
     *
     * @unit USD
     */
    price_usd: number;
    /**
     * What pays: only free units; the wallet, after them; or monthly usage, after them.
     */
    paid_by: 'free' | 'wallet' | 'monthly';
};

/**
 * One term of the units of a run.
 */
export type BillingReason = {
    /**
     * The first three add up, and the others multiply. `variants` is how many runs a study takes. `runs` stands alone: how many runs of a batch are charged, and what they cost together.
     */
    term: 'base' | 'placements' | 'objects' | 'terrain_aware' | 'step' | 'weather_years' | 'variants' | 'runs';
    /**
     * What was counted: 1 for `base`, devices of the scene, shading objects, a multiplier, or weather years.
     */
    amount: number;
    /**
     * Units that the term adds. A multiplier adds what exceeds the units before it.
     */
    units: number;
};

/**
 * Links to the run.
 */
export type RunLinks = {
    /**
     * The stored run.
     */
    run?: string;
    /**
     * The series as CSV.
     */
    series_csv?: string;
    /**
     * The series as an Arrow stream.
     */
    series_arrow?: string;
};

/**
 * Weather of a run: origin, period and quality, one line each.
 */
export type RunWeatherMeta = {
    /**
     * Id of the stored weather; null for weather that was sent without one.
     */
    id: string | null;
    /**
     * `nsrdb`, `pvgis`, `embedded` or `file`, from `meta.source` of the section; null if that is absent.
     */
    source: string | null;
    /**
     * Radiation database of the series (`meta.radiation_db`), or the creator of the file; null if neither is known.
     */
    database: string | null;
    /**
     * First and last time of the rows, or the years from which the months of a typical year come; number and length of the rows.
     */
    period: string;
    /**
     * How well the series agrees with the sun and with itself and, for an embedded typical year, how reliable it is.
     */
    quality: string;
};

/**
 * Answer of a run.
 */
export type RunAnswer = {
    summary: RunSummary;
    /**
     * Every row of the loss diagram, in order.
     */
    loss_diagram: Array<LossRow>;
    /**
     * Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`.
     */
    sub_arrays?: Array<SubArrayResult> | null;
    weather_meta: RunWeatherMeta;
    series?: Series;
    billing?: Billing;
    links: RunLinks;
    /**
     * Every field that the request left out, with the default that ran. A section that an id stands for has none; the items of a list are counted together, as `scene.placements.*.roll_deg`. With `preference=true` also the options of the preferred path, which replaced those of the request.
     */
    defaults_applied?: Array<DefaultApplied>;
    /**
     * What this run does not count, in one line each, with the field that does where there is one. The energy is that of a plant without these effects.
     */
    not_counted?: Array<string>;
    /**
     * The model that ran in each step that this plant has, in the order of the chain, with its source.
     */
    models?: Array<ModelThatRan>;
};

/**
 * Results of one part of a plant, up to the output of its inverters.
 */
export type SubArrayResult = {
    /**
     * Id of the part.
     */
    id: string;
    /**
     * Label of the part.
     */
    label: string | null;
    /**
     * Id of the part whose inverters it feeds; null for inverters of its own.
     */
    shares_inverter_with: string | null;
    /**
     * Nominal power of its modules.
     *
     * @unit kWp
     */
    dc_kwp: number;
    /**
     * Nominal power of its own inverters; null for a part that shares those of another.
     *
     * @unit kW
     */
    ac_kw: number | null;
    /**
     * Number of modules.
     */
    modules: number;
    /**
     * Energy at the inverter output divided by `dc_kwp`.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number;
    monthly: SubArrayMonthly;
    /**
     * Rows of the loss diagram of the part, from `glob_hor` to `e_inverter_output`. Of inverters that parts share, each row is split in proportion to the DC power of the parts in each time step.
     */
    loss_diagram: Array<LossRow>;
    /**
     * Voltages of its strings; null for a module model without voltage.
     */
    string_voltage: SubArrayVoltage | null;
};

/**
 * Sums of each calendar month of a part, January first. Null for a month without rows.
 */
export type SubArrayMonthly = {
    /**
     * Irradiation on the plane.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    glob_inc_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Effective irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    glob_eff_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Energy at the inverter input.
     *
     * @unit kWh
     * @minItems 12
     * @maxItems 12
     */
    e_array_kwh: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Energy at the inverter output.
     *
     * @unit kWh
     * @minItems 12
     * @maxItems 12
     */
    e_inverter_output_kwh: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
};

/**
 * Voltages of the strings of a part at 1000 W/m2, in the coldest and the hottest daylight of the weather, and the limits of its inverters.
 */
export type SubArrayVoltage = {
    /**
     * Open circuit at the coldest air temperature.
     *
     * @unit V
     */
    open_circuit_cold_v: number | null;
    /**
     * MPP at that temperature.
     *
     * @unit V
     */
    mpp_cold_v: number | null;
    /**
     * MPP at the hottest cell temperature.
     *
     * @unit V
     */
    mpp_hot_v: number | null;
    /**
     * Coldest air temperature in daylight.
     *
     * @unit degC
     */
    coldest_air_c: number | null;
    /**
     * Hottest cell temperature.
     *
     * @unit degC
     */
    hottest_cell_c: number | null;
    /**
     * Maximum voltage of the inverter; null when it states none.
     *
     * @unit V
     */
    v_dc_max_v: number | null;
    /**
     * Lower end of its MPPT window; null when it states none.
     *
     * @unit V
     */
    v_mppt_min_v: number | null;
    /**
     * Upper end of its MPPT window; null when it states none.
     *
     * @unit V
     */
    v_mppt_max_v: number | null;
    /**
     * Whether open circuit is below the maximum, and both MPP voltages are in the window, as far as the inverter states them.
     */
    is_in_window: boolean;
};

/**
 * The model that ran in one step.
 */
export type ModelThatRan = {
    /**
     * Field of the full request that selects the model.
     */
    step: string;
    /**
     * What the step computes.
     */
    title: string;
    /**
     * The option that ran. Where the field selects by itself (null, `auto`), the option that it selected; `profile` is the module's measured profile.
     */
    option: string;
    /**
     * Name of the model.
     */
    label: string;
    /**
     * Published source of the model.
     */
    source: string;
};

/**
 * A value that the run assumed, or a size that differs from the one that was sent.
 */
export type DefaultApplied = {
    /**
     * Field of the simple request, or dot path in the full request.
     */
    field: string;
    /**
     * The assumed value.
     */
    value: unknown;
    /**
     * Where the value comes from.
     */
    source: string;
};

/**
 * Answer of a simple run.
 */
export type SimpleRunAnswer = {
    summary: RunSummary;
    /**
     * Every row of the loss diagram, in order.
     */
    loss_diagram: Array<LossRow>;
    /**
     * Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`.
     */
    sub_arrays?: Array<SubArrayResult> | null;
    weather_meta: RunWeatherMeta;
    series?: Series;
    billing?: Billing;
    links: RunLinks;
    /**
     * The full request that ran.
     */
    request: RunRequest;
    /**
     * Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them.
     */
    defaults_applied: Array<DefaultApplied>;
    /**
     * What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects.
     */
    not_counted: Array<string>;
    /**
     * The model that ran in each step that this plant has, in the order of the chain, with its source.
     */
    models?: Array<ModelThatRan>;
};

/**
 * A simple request, expanded.
 */
export type SimpleRunRequestAnswer = {
    /**
     * The full request that the simple run would run.
     */
    request: RunRequest;
    /**
     * Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them.
     */
    defaults_applied: Array<DefaultApplied>;
    /**
     * What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects.
     */
    not_counted: Array<string>;
    /**
     * What is noticed before the run: of the typical year, of the sizes that were sent, and of preferred models that do not suit the plant. The run adds its own.
     */
    warnings: Array<string>;
    /**
     * The warnings as data, in the same order.
     */
    findings: Array<Finding>;
};

/**
 * Module, inverter, place and target of a plant to size. Send exactly one of `dc_kw`, `ac_kw`, `strings` and `sub_arrays`.
 */
export type SizeRequest = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Weather by id or inline; if absent, the typical year at the coordinates.
     */
    weather?: WeatherRef | Weather;
    /**
     * Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source.
     *
     * @default auto
     */
    weather_source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    /**
     * Standard time of the location in hours from UTC; if absent, the time zone of the location.
     *
     * @unit h
     * @minimum -14
     * @maximum 14
     */
    timezone?: number;
    /**
     * Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather.
     *
     * @unit m
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number;
    /**
     * Racking, which sets the temperature of the cells; if absent, fixed.
     */
    racking?: 'fixed' | 'rooftop' | 'single_axis';
    /**
     * Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0.
     *
     * @unit deg
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio; if absent, 0.4.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    gcr?: number;
    /**
     * Ground albedo.
     *
     * @unit fraction
     * @default 0.2
     * @minimum 0
     * @maximum 1
     */
    albedo?: number;
    /**
     * A library module by id, or an inline section. Any model but `reference`, which has no voltage.
     */
    module: ModuleRef | Module;
    /**
     * A library inverter by id, or an inline section.
     */
    inverter: InverterRef | Inverter;
    /**
     * Roofs or other parts of the plant, each with its own tilt, azimuth and size, and its own inverters or inputs at those of another part: as many modules as fit on `area_m2` or are in `modules`, or next to `system_capacity_kw`. What a part leaves out is as in the request. In place of `dc_kw`, `ac_kw` and `strings`. null for a plant of one part.
     *
     * @default null
     * @minItems 1
     * @maxItems 500
     */
    sub_arrays?: Array<SimpleSubArray> | null;
    /**
     * Target DC power at STC.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 10000000
     */
    dc_kw?: number;
    /**
     * Target AC power: the nominal power of all inverters.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    ac_kw?: number;
    /**
     * Number of strings of the plant, kept exactly.
     *
     * @minimum 1
     * @maximum 1000000
     */
    strings?: number;
    /**
     * Target of DC power divided by AC power. The default is that of a simple run and of PVWatts version 8, a usual ratio: modules rarely reach their nominal power, so inverters smaller than the modules clip little energy.
     *
     * @unit 1
     * @default 1.2
     * @exclusiveMinimum 0.5
     * @maximum 3
     */
    dc_ac_ratio?: number;
    /**
     * Modules in series; if absent, chosen. A number outside the range is refused.
     *
     * @minimum 1
     * @maximum 10000
     */
    modules_per_string?: number;
    /**
     * Voltage class of the DC system: no string may exceed it at open circuit. If absent, the limits are those that the module and the inverter state; for an inverter that states none, the lowest class that contains its MPPT window is assumed.
     *
     * @unit V
     */
    voltage_class_v?: 600 | 1000 | 1500;
    /**
     * Air temperature for the open-circuit voltage, for example the extreme annual mean minimum of ASHRAE (NEC 690.7). If absent, the lowest of the weather, nights included. A typical year has no record low.
     *
     * @unit degC
     * @minimum -80
     * @maximum 50
     */
    temp_air_min_c?: number;
};

/**
 * Modules in series.
 */
export type SizeStringRange = {
    /**
     * Fewest modules that keep every lower limit.
     */
    min: number;
    /**
     * Most modules that keep every upper limit.
     */
    max: number;
    /**
     * Modules in series of the plant.
     */
    chosen: number;
};

/**
 * Stringing as the `array` section of a run takes it.
 */
export type SizeArrayPatch = {
    /**
     * Modules in series in a string.
     */
    modules_per_string: number;
    /**
     * Strings in parallel on each inverter.
     */
    strings_per_inverter: number;
    /**
     * Number of inverters.
     */
    n_inverters: number;
};

/**
 * Temperatures of the weather that decide. Times are starts of rows in the standard time of the weather.
 */
export type SizeTemperatures = {
    /**
     * Cells of the open-circuit voltage: the lowest air temperature, or `temp_air_min_c`.
     *
     * @unit degC
     */
    open_circuit_c: number;
    /**
     * Row of the lowest air temperature; null for `temp_air_min_c`.
     */
    open_circuit_time: string | null;
    /**
     * Air temperature of the coldest row with light.
     *
     * @unit degC
     */
    coldest_daylight_c: number;
    /**
     * Its row.
     */
    coldest_daylight_time: string;
    /**
     * Hottest cells of a row with light, by the thermal model of the plant.
     *
     * @unit degC
     */
    hottest_cell_c: number;
    /**
     * Its row.
     */
    hottest_cell_time: string;
};

/**
 * Voltages and currents of one module, by its own model where nothing else is said.
 */
export type SizeModuleVoltages = {
    /**
     * Open-circuit voltage at 1000 W/m2 and `open_circuit_c`, which decides: by the stated temperature coefficient, or by the model without one.
     *
     * @unit V
     */
    v_oc_cold_v: number;
    /**
     * Whether the stated coefficient or the model gave it.
     */
    v_oc_cold_rule: 'coefficient' | 'model';
    /**
     * The same by the model.
     *
     * @unit V
     */
    v_oc_cold_model_v: number;
    /**
     * By the model in the light of a cold morning, 200 W/m2, at the same temperature.
     *
     * @unit V
     */
    v_oc_cold_low_light_v: number;
    /**
     * MPP voltage at 1000 W/m2 and `coldest_daylight_c`.
     *
     * @unit V
     */
    v_mp_cold_v: number;
    /**
     * MPP voltage at 1000 W/m2 and `hottest_cell_c`.
     *
     * @unit V
     */
    v_mp_hot_v: number;
    /**
     * Open-circuit voltage at 200 W/m2 and `hottest_cell_c`, with which the inverter has to start.
     *
     * @unit V
     */
    v_oc_hot_v: number;
    /**
     * MPP current at 1000 W/m2 and `hottest_cell_c`, of a bifacial plant with the rear light of the bifacial nameplate (135 W/m2 times the bifaciality).
     *
     * @unit A
     */
    i_mp_hot_a: number;
    /**
     * Short-circuit current in the same light.
     *
     * @unit A
     */
    i_sc_hot_a: number;
};

/**
 * A limit of the plant.
 */
export type SizeLimit = {
    /**
     * The limit: open-circuit voltage against `module.v_max_v`, `inverter.v_dc_max_v` or the voltage class; MPP voltage against both ends of the MPPT window; start of the inverter; MPP current against `inverter.i_dc_max_a` of the whole inverter and of its fullest MPP tracker; short-circuit current with the factor of 1.25, for the data sheet of the inverter.
     */
    name: 'v_oc_module' | 'v_oc_inverter' | 'v_oc_class' | 'v_mp_window_max' | 'v_mp_window_min' | 'v_start' | 'i_mp_inverter' | 'i_mp_tracker' | 'i_sc_inverter';
    /**
     * The value must not be above the limit; otherwise not below it.
     */
    is_upper: boolean;
    /**
     * Value of the string, or of the strings of one inverter or tracker.
     */
    value: number;
    /**
     * The limit; null for one that no section states.
     */
    limit: number | null;
    /**
     * Unit of value, limit and margin.
     */
    unit: 'V' | 'A';
    /**
     * Distance to the limit; negative when it is not kept.
     */
    margin: number | null;
    /**
     * The same in percent of the limit.
     *
     * @unit %
     */
    margin_percent: number | null;
    /**
     * Whether the limit is kept; null without one.
     */
    is_met: boolean | null;
    /**
     * Cell temperature of the value.
     *
     * @unit degC
     */
    cell_temp_c: number;
    /**
     * Row of the weather that has this temperature; null for one that was sent.
     */
    time: string | null;
    /**
     * Where the limit comes from, and the rule of the value.
     */
    source: string;
};

/**
 * Another plant that meets the target, best first.
 */
export type SizeAlternative = {
    /**
     * Modules in series.
     */
    modules_per_string: number;
    /**
     * Strings on each inverter.
     */
    strings_per_inverter: number;
    /**
     * Number of inverters.
     */
    n_inverters: number;
    /**
     * Modules of the plant.
     */
    modules: number;
    /**
     * DC power at STC.
     *
     * @unit kW
     */
    dc_kw: number;
    /**
     * Nominal AC power.
     *
     * @unit kW
     */
    ac_kw: number;
    /**
     * DC power divided by AC power.
     *
     * @unit 1
     */
    dc_ac_ratio: number;
    /**
     * Its limits.
     */
    limits: Array<SizeLimit>;
    /**
     * Why it is not the first.
     */
    reason: string;
};

/**
 * A part of a sized plant.
 */
export type SizePart = {
    /**
     * Name of the part.
     */
    id: string;
    /**
     * Text for readers; null without.
     */
    label: string | null;
    /**
     * Id of the part whose inverters it feeds; null for inverters of its own.
     */
    shares_inverter_with: string | null;
    modules_per_string: SizeStringRange;
    /**
     * Strings of the part on each of its inverters.
     */
    strings_per_inverter: number;
    /**
     * Strings of the part on the fullest of its MPP inputs.
     */
    strings_per_tracker: number;
    /**
     * Number of inverters that it feeds.
     */
    n_inverters: number;
    /**
     * Strings of the part.
     */
    strings: number;
    /**
     * Modules of the part.
     */
    modules: number;
    /**
     * Modules that `area_m2` or `modules` has room for and that make no whole string; null for a capacity.
     */
    modules_left: number | null;
    /**
     * DC power at STC.
     *
     * @unit kW
     */
    dc_kw: number;
    /**
     * Nominal AC power of its inverters; null for a part that feeds those of another.
     *
     * @unit kW
     */
    ac_kw: number | null;
    /**
     * DC power divided by AC power at the inverters that it feeds, of all parts there.
     *
     * @unit 1
     */
    dc_ac_ratio: number;
    temperatures: SizeTemperatures;
    module_at: SizeModuleVoltages;
    /**
     * Every limit with its margin; currents of the whole inverter are those of all parts that feed it.
     */
    limits: Array<SizeLimit>;
};

/**
 * A sized plant. With `sub_arrays`, each part has its own sizing there.
 */
export type SizeAnswer = {
    modules_per_string: SizeStringRange;
    /**
     * Strings on each inverter.
     */
    strings_per_inverter: number;
    /**
     * Strings on the fullest MPP tracker of an inverter.
     */
    strings_per_tracker: number;
    /**
     * Number of inverters.
     */
    n_inverters: number;
    /**
     * Strings of the plant.
     */
    strings: number;
    /**
     * Modules of the plant.
     */
    modules: number;
    /**
     * DC power at STC.
     *
     * @unit kW
     */
    dc_kw: number;
    /**
     * Nominal AC power.
     *
     * @unit kW
     */
    ac_kw: number;
    /**
     * DC power divided by AC power.
     *
     * @unit 1
     */
    dc_ac_ratio: number;
    array_patch: SizeArrayPatch;
    temperatures: SizeTemperatures;
    module_at: SizeModuleVoltages;
    /**
     * Every limit with its margin.
     */
    limits: Array<SizeLimit>;
    /**
     * Up to five other string lengths and inverter counts, best first.
     */
    alternatives: Array<SizeAlternative>;
    /**
     * The parts of a plant of `sub_arrays`, in the order of the request. `array_patch`, `module_at`, `temperatures`, `limits` and the numbers of strings of the answer are then those of the first part, powers, modules, strings and inverters the sums, and there are no alternatives. Absent for a plant of one part.
     */
    sub_arrays?: Array<SizePart>;
    /**
     * The plant of `sub_arrays` as a full request, with the losses of a simple run: send it to `POST /api/run`. Absent for a plant of one part.
     */
    request?: RunRequest;
    /**
     * Which rules and which assumptions were used.
     */
    notes: Array<string>;
    /**
     * What to check: limits that the plant does not keep, a target that it misses, doubtful inputs.
     */
    warnings: Array<string>;
    /**
     * The warnings as data, in the same order.
     */
    findings: Array<Finding>;
};

/**
 * A field that moves with an axis, with as many values as the axis.
 */
export type SweptPath = {
    /**
     * Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library.
     */
    path: string;
    /**
     * Its values, in their order.
     *
     * @minItems 1
     * @maxItems 20000
     */
    values: Array<number | string | boolean | null>;
};

/**
 * A field and the values that it takes. Send `values`, or `from`, `to` and `steps`.
 */
export type SweepAxis = {
    /**
     * Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library.
     */
    path: string;
    /**
     * The values, in their order; null when `from` and `to` say them.
     *
     * @default null
     * @minItems 1
     * @maxItems 20000
     */
    values?: Array<number | string | boolean | null> | null;
    /**
     * First value; null when `values` lists them.
     *
     * @default null
     */
    from?: number | null;
    /**
     * Last value; null when `values` lists them.
     *
     * @default null
     */
    to?: number | null;
    /**
     * Number of values from `from` to `to`, both included, at equal distances; null with `values`.
     *
     * @default null
     * @minimum 2
     * @maximum 20000
     */
    steps?: number | null;
    /**
     * Fields that move with this one, such as the pitch with the ground cover: their first value goes with its first, and so on. The twelve months of a loss are one path with eleven linked ones.
     *
     * @default []
     * @maxItems 11
     */
    linked?: Array<SweptPath>;
};

/**
 * What is answered of each variant.
 */
export type SweepResults = {
    /**
     * Figures of the summary, by the names that they have in the answer of a run.
     *
     * @default ["e_grid_kwh","specific_yield_kwh_per_kwp","performance_ratio"]
     * @maxItems 40
     */
    summary?: Array<'e_grid_kwh' | 'e_export_kwh' | 'e_import_kwh' | 'specific_yield_kwh_per_kwp' | 'performance_ratio' | 'capacity_factor' | 'dc_kwp' | 'ac_kw' | 'dc_ac_ratio' | 'modules' | 'exceedance.p50_kwh' | 'exceedance.p75_kwh' | 'exceedance.p90_kwh' | 'exceedance.p95_kwh' | 'exceedance.p99_kwh' | 'near_shading.beam_kwhm2' | 'near_shading.diffuse_kwhm2' | 'near_shading.electrical_kwh' | 'storage.charged_kwh' | 'storage.discharged_kwh' | 'storage.loss_kwh' | 'storage.equivalent_full_cycles' | 'storage.recovered_kwh' | 'storage.self_consumed_kwh' | 'storage.from_grid_kwh' | 'storage.self_consumption' | 'storage.self_sufficiency'>;
    /**
     * Rows of the loss diagram, by their keys; the values are those of `value`.
     *
     * @default []
     * @maxItems 100
     */
    losses?: Array<string>;
    /**
     * Columns of `monthly`; each becomes twelve.
     *
     * @default []
     * @maxItems 8
     */
    months?: Array<'glob_hor_kwhm2' | 'diff_hor_kwhm2' | 'glob_inc_kwhm2' | 'glob_eff_kwhm2' | 't_amb_c' | 'e_array_kwh' | 'e_grid_kwh' | 'pr'>;
};

/**
 * By which figure a variant is the best.
 */
export type SweepGoal = {
    /**
     * Name of a column of the answer; null for the first one.
     *
     * @default null
     */
    by?: string | null;
    /**
     * Whether the largest or the smallest value is the best.
     *
     * @default max
     */
    sense?: 'max' | 'min';
};

/**
 * A plant, and fields of it with the values that they take. Every combination of the values of the axes is a variant: at most 20,000.
 */
export type SweepRequest = {
    /**
     * The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each variant is this request with other values of the fields of the axes, and answers what a run of it does.
     */
    base: SimpleRunRequest | RunRequest;
    /**
     * The fields that vary. The order of the variants in the answer is that of nested loops: the last axis is the fastest.
     *
     * @minItems 1
     * @maxItems 5
     */
    axes: Array<SweepAxis>;
    /**
     * What is answered of each variant; if absent, the energy to grid, the specific yield and the performance ratio.
     *
     * @default {}
     */
    results?: SweepResults;
    /**
     * By which figure a variant is the best; if absent, by the largest value of the first column.
     *
     * @default {}
     */
    best?: SweepGoal;
};

/**
 * An axis as it ran.
 */
export type SweptAxis = {
    /**
     * Dot path in `base`.
     */
    path: string;
    /**
     * Its values, in their order.
     */
    values: Array<number | string | boolean | null>;
    /**
     * Paths that move with it.
     */
    linked: Array<SweptPath>;
    /**
     * Where in the chain its variants begin to differ, which decides the price: `all` for variants that share nothing, or whose scene has another shade, `light` before the modules' energy is known, `electrical` behind the modules.
     */
    changes: 'all' | 'light' | 'electrical';
};

/**
 * The variant next to the best one on an axis.
 */
export type SweptNeighbour = {
    /**
     * Path of the axis in which it differs.
     */
    path: string;
    /**
     * -1 for the value before, 1 for the one after.
     */
    step: number;
    /**
     * Its position in the columns, from 0.
     */
    variant: number;
    /**
     * Its figure; null for a variant that has none.
     */
    value: number | null;
};

/**
 * The best variant.
 */
export type SweepBest = {
    /**
     * The column that decides.
     */
    by: string;
    /**
     * Whether the largest or the smallest value is the best.
     */
    sense: 'max' | 'min';
    /**
     * Its position in the columns, from 0. Of equal variants it is the first.
     */
    variant: number;
    /**
     * Its values, by path.
     */
    point: {
        [key: string]: number | string | boolean | null;
    };
    /**
     * Its figure.
     */
    value: number;
    /**
     * The variants that differ from it by one step of one axis.
     */
    neighbours: Array<SweptNeighbour>;
    /**
     * Paths of the axes of numbers whose least or largest value it has: beyond it there may be a better one. Texts, choices and null have no order.
     */
    at_end_of: Array<string>;
};

/**
 * A variant that was refused.
 */
export type FailedVariant = {
    /**
     * Its position in the columns, from 0.
     */
    variant: number;
    /**
     * Its values, by path.
     */
    point: {
        [key: string]: number | string | boolean | null;
    };
    /**
     * What is wrong with its request, at most five failures. `field` is a path in the plant.
     */
    errors: Array<ProblemItem>;
};

/**
 * A finding of several variants.
 */
export type SweptFinding = {
    code: FindingCode;
    /**
     * info: what the service did or assumed. warning: what to check before you trust the numbers.
     */
    level: 'info' | 'warning';
    /**
     * Dot path of the field that it is about; null for the request or the result as a whole.
     */
    field: string | null;
    /**
     * Its text for the first of the variants that have it.
     */
    message: string;
    /**
     * Number of variants that have it.
     */
    variants: number;
    /**
     * The first of them, by its position in the columns.
     */
    first: number;
};

/**
 * The variants of a sweep, as columns.
 */
export type SweepAnswer = {
    /**
     * Number of variants.
     */
    count: number;
    /**
     * The axes as sent.
     */
    axes: Array<SweptAxis>;
    /**
     * The values of each variant, by path: a column for every path of every axis.
     */
    points: {
        [key: string]: Array<number | string | boolean | null>;
    };
    /**
     * The figures of each variant, by name; null for a variant that was refused, or that does not have the figure. Names are those of the answer of a run: `e_grid_kwh` of the summary, `loss_diagram.iam`, `monthly.e_grid_kwh.1` for January.
     */
    columns: {
        [key: string]: Array<number | null>;
    };
    /**
     * Unit of each column.
     */
    units: {
        [key: string]: string;
    };
    /**
     * What each column contains.
     */
    labels: {
        [key: string]: string;
    };
    /**
     * The best variant with its neighbours; null when no variant has the figure.
     */
    best: SweepBest | null;
    /**
     * The first 1,000 variants that were refused; the others ran.
     *
     * @maxItems 1000
     */
    failed: Array<FailedVariant>;
    /**
     * Number of variants that were refused.
     */
    failed_count: number;
    /**
     * What was found, counted over the variants, by what it is about.
     */
    findings: Array<SweptFinding>;
    /**
     * Engine and inputs of the base.
     */
    provenance: Provenance;
    /**
     * Charge for the sweep; absent where runs are not charged.
     */
    billing?: Billing;
    /**
     * Where the sweep is stored; absent for one that is not.
     */
    links?: StudyLinks;
};

/**
 * A field that varies, with its bounds. Its values are those of a lattice: `min`, `min` plus one step, and so on, and `max`.
 */
export type OptimisedField = {
    /**
     * Dot path of a number of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request.
     */
    path: string;
    /**
     * Smallest value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    min: number;
    /**
     * Largest value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    max: number;
    /**
     * Whether to try whole numbers only. A field that takes no others, such as a number of strings, has them without it.
     *
     * @default false
     */
    integer?: boolean;
    /**
     * Distance of two values: the optimum is found to this. Null: 1 for whole numbers, else a thousandth of the range, rounded down to 1, 2 or 5 times a power of ten.
     *
     * @default null
     * @exclusiveMinimum 0
     */
    step?: number | null;
    /**
     * Paths of fields that take the same value, such as the tilts of other parts.
     *
     * @default []
     * @maxItems 10
     */
    linked?: Array<string>;
};

/**
 * What is optimised.
 */
export type OptimiseObjective = {
    /**
     * A figure by its name, or an expression with numbers, + - * / ^, parentheses, and abs, exp, log, max, min, sqrt. Names: the figures of the summary, rows of the loss diagram and months, as a sweep names its columns (`e_grid_kwh`, `loss_diagram.iam`, `monthly.e_grid_kwh.1`); `module_area_m2`, the area of all modules; `land_area_m2`, that area divided by the ground cover ratio of each part (a plant in a scene or with modules on a roof has none); the paths of `fields`; the names of `costs`. Energy per land area: `e_grid_kwh / land_area_m2`.
     *
     * @default e_grid_kwh
     */
    expression?: string;
    /**
     * Whether the largest or the smallest value is the best.
     *
     * @default max
     */
    sense?: 'max' | 'min';
    /**
     * Unit of the expression, for the answer; null for that of the figure, or none.
     *
     * @default null
     */
    unit?: string | null;
};

/**
 * A plant, fields of it with their bounds, and what to optimise.
 */
export type OptimiseRequest = {
    /**
     * The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each evaluation is this request with other values of the fields.
     */
    base: SimpleRunRequest | RunRequest;
    /**
     * The fields that vary.
     *
     * @minItems 1
     * @maxItems 5
     */
    fields: Array<OptimisedField>;
    /**
     * What is optimised; if absent, the largest energy to grid.
     *
     * @default {}
     */
    objective?: OptimiseObjective;
    /**
     * Expressions, as of the objective, that have to be zero or more: `1.3 - dc_ac_ratio`. A plant that breaks one does not count.
     *
     * @default []
     * @maxItems 5
     */
    constraints?: Array<string>;
    /**
     * Numbers that the expressions can name, in units of your own: `{"eur_per_m2": 0.4}`. None if absent.
     */
    costs?: {
        [key: string]: number;
    };
    /**
     * Most plants that the search evaluates; null for 80 for each field. The base, and up to four plants for each field that measure the sensitivity, are added. Half of them may search the whole space.
     *
     * @default null
     * @minimum 10
     * @maximum 2000
     */
    max_evaluations?: number | null;
    /**
     * Figures that are answered of each evaluation; if absent, the energy to grid, the specific yield and the performance ratio.
     *
     * @default {}
     */
    results?: SweepResults;
};

/**
 * A field that varied.
 */
export type VariedField = {
    /**
     * The field.
     */
    path: string;
    /**
     * Fields that took the same value.
     */
    linked: Array<string>;
    /**
     * Smallest value.
     */
    min: number;
    /**
     * Largest value.
     */
    max: number;
    /**
     * Distance of two values.
     */
    step: number;
    /**
     * Whether it took whole numbers only.
     */
    integer: boolean;
    /**
     * Whether its bounds are one place, as 0 and 360 degrees of an azimuth are: it took `min` for both, and the search went on across it.
     */
    circle?: boolean;
    /**
     * Where in the chain it begins to change something: the price follows from it.
     */
    changes: 'all' | 'light' | 'electrical';
};

/**
 * A bound on which the optimum lies.
 */
export type ActiveBound = {
    /**
     * The field.
     */
    path: string;
    /**
     * Which of its bounds.
     */
    bound: 'min' | 'max';
};

/**
 * The best plant.
 */
export type Optimum = {
    /**
     * Its position in the columns, from 0. Of equal plants it is the one that was evaluated first.
     */
    evaluation: number;
    /**
     * Its values, by path.
     */
    point: {
        [key: string]: number;
    };
    /**
     * Its objective.
     */
    objective: number;
    /**
     * Its figures, by column.
     */
    figures: {
        [key: string]: number | null;
    };
    /**
     * Change of the objective against the base as sent, as a share of the size of the base's; null when the base has none.
     *
     * @unit fraction
     */
    change_frac: number | null;
    /**
     * Bounds on which it lies: beyond them there may be a better plant.
     */
    at_bounds: Array<ActiveBound>;
    /**
     * Constraints that keep it from being better, each with a plant that shows it. Empty where no plant that breaks a constraint is better.
     */
    binding?: Array<BindingConstraint>;
};

/**
 * A constraint that keeps the optimum from being better.
 */
export type BindingConstraint = {
    /**
     * Its column: `constraint_1` is the first.
     */
    constraint: string;
    /**
     * Its expression.
     */
    expression: string;
    /**
     * Its value at the optimum: what is left of it.
     */
    value: number;
    /**
     * The best plant that it rules out, as a position in the columns. It breaks no other constraint, or only those that bind with this one.
     */
    evaluation: number;
    /**
     * The objective of that plant.
     */
    objective: number;
};

/**
 * The plant that breaks the constraints least, where every plant breaks some.
 */
export type NearestPlant = {
    /**
     * Its position in the columns.
     */
    evaluation: number;
    /**
     * Its values, by path.
     */
    point: {
        [key: string]: number;
    };
    /**
     * Its objective.
     */
    objective: number;
    /**
     * The constraints that it breaks.
     */
    broken: Array<BrokenConstraint>;
};

/**
 * A constraint that a plant breaks.
 */
export type BrokenConstraint = {
    /**
     * Its column: `constraint_1` is the first.
     */
    constraint: string;
    /**
     * Its expression.
     */
    expression: string;
    /**
     * Its value, below zero.
     */
    value: number;
};

/**
 * A plant near the optimum.
 */
export type SensitivityPoint = {
    /**
     * Value of the field; the others have those of the optimum.
     */
    value: number;
    /**
     * Its position in the columns.
     */
    evaluation: number;
    /**
     * Its objective; null for a plant that does not count.
     */
    objective: number | null;
    /**
     * Change of the objective against the optimum, as a share of the size of the optimum's; null without one.
     *
     * @unit fraction
     */
    change_frac: number | null;
};

/**
 * How much a field matters around the optimum.
 */
export type FieldSensitivity = {
    /**
     * The field.
     */
    path: string;
    /**
     * Plants 1 % and 5 % of the range below and above, at least a step away, as far as the bounds allow and evaluations were left.
     */
    points: Array<SensitivityPoint>;
    /**
     * Second derivative of the objective with respect to the field, from the outermost plants on both sides; null when one of them is missing.
     */
    second_derivative: number | null;
    /**
     * Values between which every plant that was evaluated along this field has an objective within 0.1 % of the optimum. Both are values of such plants, so that the range may be wider than it says; null when no other was evaluated, or for an optimum of zero.
     */
    nearly_optimal: NearlyOptimal | null;
};

/**
 * A range of values of a field.
 */
export type NearlyOptimal = {
    /**
     * Lowest value; across the bounds of a circle it is above the highest, as 350 to 10 degrees.
     */
    from: number;
    /**
     * Highest value.
     */
    to: number;
};

/**
 * The optimum of a plant, and the way to it.
 */
export type OptimiseAnswer = {
    /**
     * Number of evaluations, the base as sent among them.
     */
    count: number;
    /**
     * The fields that varied.
     */
    fields: Array<VariedField>;
    /**
     * What was optimised.
     */
    objective: OptimiseObjective;
    /**
     * The best plant; null when no plant counts: `nearest` and `failed` say why.
     */
    optimum: Optimum | null;
    /**
     * When no plant counts, the one that breaks the constraints least; null when one counts, and when all were refused.
     */
    nearest?: NearestPlant | null;
    /**
     * Why the search ended. `converged`: no plant that differs by a step in one field or in two is better. `max_evaluations`: the limit came before that. `flat`: all plants that count, at least two, have the same objective, and the optimum is the first. `no_point`: no plant counts.
     */
    stopped: 'converged' | 'max_evaluations' | 'flat' | 'no_point';
    /**
     * The method, with its sources.
     */
    method: string;
    /**
     * How much each field matters around the optimum, in the order of the fields.
     */
    sensitivity: Array<FieldSensitivity>;
    /**
     * The evaluations that were better than all before them, as positions in the columns: the path to the optimum.
     */
    improvements: Array<number>;
    /**
     * The values of each evaluation, by path. The first is the base as sent, which does not count for the optimum: null where it does not state the field.
     */
    points: {
        [key: string]: Array<number | null>;
    };
    /**
     * The figures of each evaluation, by name: `objective`, `constraint_1` and so on, then those of `results`; null for a plant that was refused, or that does not have the figure.
     */
    columns: {
        [key: string]: Array<number | null>;
    };
    /**
     * Unit of each column; empty for an expression without one.
     */
    units: {
        [key: string]: string;
    };
    /**
     * What each column contains; of an expression its text.
     */
    labels: {
        [key: string]: string;
    };
    /**
     * Number of plants that break a constraint.
     */
    infeasible_count: number;
    /**
     * The first 1,000 plants that were refused, or in which an expression has no value; the others ran.
     *
     * @maxItems 1000
     */
    failed: Array<FailedVariant>;
    /**
     * Number of such plants.
     */
    failed_count: number;
    /**
     * What was found, counted over the evaluations, by what it is about.
     */
    findings: Array<SweptFinding>;
    /**
     * Engine and inputs of the base.
     */
    provenance: Provenance;
    /**
     * Charge for the optimisation; absent where runs are not charged.
     */
    billing?: Billing;
    /**
     * Where it is stored; absent for one that is not.
     */
    links?: StudyLinks;
};

/**
 * The requests of a batch.
 */
export type BatchRequest = {
    /**
     * Simple requests (with `latitude`) and run requests (with `site`), each as you would send it to run it, and with an `id` and a `name` if you like. An `id` stands once in a batch.
     *
     * @minItems 1
     * @maxItems 20000
     */
    requests: Array<{
        [key: string]: unknown;
    }>;
};

/**
 * A request of a batch that failed when it ran.
 */
export type FailedRequest = {
    /**
     * Place in the batch, from 0.
     */
    row: number;
    /**
     * Line of the text that was sent, from 1; null for a JSON list.
     */
    line: number | null;
    /**
     * Its `id`; null without one.
     */
    id: string | null;
    /**
     * Why it failed, by field.
     */
    errors: Array<ProblemItem>;
};

/**
 * A finding, with the number of requests in which it was made.
 */
export type BatchFinding = {
    /**
     * Code of the finding.
     */
    code: string;
    /**
     * Requests in which it was made.
     */
    count: number;
};

/**
 * A finished batch. Its results are in the files that `links` names.
 */
export type BatchAnswer = {
    /**
     * Number of requests.
     */
    count: number;
    /**
     * Requests that have a result.
     */
    complete_count: number;
    /**
     * Requests that failed when they ran.
     */
    failed_count: number;
    /**
     * The first 100 of those that failed.
     */
    failed: Array<FailedRequest>;
    /**
     * DC power at STC of all plants that have a result.
     *
     * @unit kW
     */
    dc_kwp: number;
    /**
     * Energy to grid of all plants that have a result.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * What was found in the requests, most frequent first: a sum over plants of which some have the weather of a part of a year is no year of all of them.
     */
    findings?: Array<BatchFinding>;
    /**
     * Version of the engine that finished the batch.
     */
    engine_version: string;
    /**
     * What was reserved for the batch; absent where runs are not charged.
     */
    billing?: Billing;
};

/**
 * Links to a stored study.
 */
export type StudyLinks = {
    /**
     * The study.
     */
    study: string;
    /**
     * Its progress as server-sent events.
     */
    events: string;
    /**
     * Its result as CSV.
     */
    csv: string;
    /**
     * Its result as an Arrow stream.
     */
    arrow: string;
    /**
     * The results of a batch as JSON lines, also while it runs; absent for other studies.
     */
    ndjson?: string;
};

/**
 * A study that continues in the background.
 */
export type AcceptedStudy = {
    /**
     * Id of the study.
     */
    study_id: string;
    /**
     * State of the study.
     */
    status: 'running';
    links: StudyLinks;
    billing?: Billing;
};

/**
 * How far a study is, as `GET /api/studies/{study_id}/events` tells it.
 */
export type StudyEvent = {
    /**
     * Id of the study.
     */
    study_id: string;
    /**
     * State of the study; a cancelled one is failed until it is deleted.
     */
    status: 'running' | 'complete' | 'failed' | 'deleted';
    /**
     * Variants that are done; null before the first of them.
     */
    done: number | null;
    /**
     * Number of variants, of an optimisation the most that it may take; null before the first of them is done.
     */
    of: number | null;
    /**
     * Why it failed; null for one that did not.
     */
    failure: StudyFailure | null;
};

/**
 * Why a study failed.
 */
export type StudyFailure = {
    /**
     * Code of the failure.
     */
    code: string;
    /**
     * What is wrong and how to fix it.
     */
    detail: string;
    /**
     * Its failures, by field.
     */
    errors: Array<ProblemItem>;
};

/**
 * A stored study: how far it is, and its result.
 */
export type Study = {
    /**
     * Id of the study.
     */
    study_id: string;
    /**
     * Operation that made the study.
     */
    kind: 'sweep' | 'optimise' | 'uncertainty' | 'batch';
    /**
     * State of the study; a cancelled one is failed.
     */
    status: 'running' | 'complete' | 'failed';
    /**
     * When the study was accepted, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * Variants that are done; null before the first of them.
     */
    done: number | null;
    /**
     * Number of variants, of an optimisation the most that it may take; null before the first of them is done.
     */
    of: number | null;
    /**
     * The answer of the study; null until it is complete.
     */
    result: SweepAnswer | OptimiseAnswer | UncertaintyAnswer | BatchAnswer | null;
    /**
     * Why it failed; null for one that did not.
     */
    failure: StudyFailure | null;
    links: StudyLinks;
};

/**
 * A stored study in a list.
 */
export type StudyEntry = {
    /**
     * Id of the study.
     */
    study_id: string;
    /**
     * Operation that made the study.
     */
    kind: 'sweep' | 'optimise' | 'uncertainty' | 'batch';
    /**
     * State of the study; a cancelled one is failed.
     */
    status: 'running' | 'complete' | 'failed';
    /**
     * When the study was accepted, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * What it varies, such as `400 variants of tilt_deg, gcr`; null until it is complete.
     */
    label: string | null;
    /**
     * Variants that are done; null before the first of them.
     */
    done: number | null;
    /**
     * Number of variants, of an optimisation the most that it may take; null before the first of them is done.
     */
    of: number | null;
    /**
     * What the study takes of the account's space.
     *
     * @unit B
     */
    bytes: number;
    links: StudyLinks;
};

/**
 * A page of the studies of an account, newest first.
 */
export type StudyPage = {
    /**
     * The studies, newest first.
     */
    studies: Array<StudyEntry>;
    /**
     * Send it as `before` for the next page; null on the last page.
     */
    next: string | null;
};

/**
 * A new variant: a request, or a copy of another variant.
 */
export type NewVariant = {
    /**
     * Name. Default for a copy: that of its model with ` (copy)`; otherwise `Variant` with its number.
     */
    name?: string;
    /**
     * Notes. Default for a copy: those of its model.
     */
    notes?: string;
    /**
     * `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided. Default: `open`; for a copy of a draft `draft`.
     */
    status?: 'draft' | 'open' | 'chosen' | 'rejected';
    /**
     * Whether the request is kept from changes.
     *
     * @default false
     */
    locked?: boolean;
    /**
     * Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`.
     */
    request?: {
        [key: string]: unknown;
    };
    /**
     * Id of the variant of this account that is copied, in place of `request`.
     */
    copy_of?: string;
};

/**
 * A new project.
 */
export type NewProject = {
    /**
     * Name.
     */
    name: string;
    /**
     * Notes.
     *
     * @default ""
     */
    notes?: string;
    /**
     * Latitude of the site. Default: that of the first variant with a place. Send both or none.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude?: number;
    /**
     * Longitude of the site.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude?: number;
    /**
     * First variants.
     *
     * @default []
     * @maxItems 20
     */
    variants?: Array<NewVariant>;
};

/**
 * What changes of a project. A field that is not sent stays.
 */
export type ProjectChange = {
    /**
     * The revision that was read.
     *
     * @minimum 1
     */
    revision: number;
    /**
     * Name.
     */
    name?: string;
    /**
     * Notes; empty for none.
     */
    notes?: string;
    /**
     * Latitude of the site. Send both or none.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude?: number;
    /**
     * Longitude of the site.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude?: number;
};

/**
 * What changes of a variant. A field that is not sent stays.
 */
export type VariantChange = {
    /**
     * The revision that was read.
     *
     * @minimum 1
     */
    revision: number;
    /**
     * Name.
     */
    name?: string;
    /**
     * Notes; empty for none.
     */
    notes?: string;
    /**
     * `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
     */
    status?: 'draft' | 'open' | 'chosen' | 'rejected';
    /**
     * Whether the request is kept from changes.
     */
    locked?: boolean;
    /**
     * Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`.
     */
    request?: {
        [key: string]: unknown;
    };
};

/**
 * The last run of a variant.
 */
export type VariantRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State of the run. Reading a failed run says why it failed.
     */
    status: 'running' | 'complete' | 'failed';
    /**
     * Whether the run is of the request as it is now; false when the request has changed since.
     */
    current: boolean;
    /**
     * When the run was accepted, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * Energy to grid in the year; null until the run is complete.
     *
     * @unit kWh
     */
    e_grid_kwh: number | null;
    /**
     * Specific yield; null until the run is complete.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number | null;
    /**
     * Performance ratio; null until the run is complete.
     *
     * @unit fraction
     */
    performance_ratio: number | null;
    links: RunLinks;
};

/**
 * A variant without its request.
 */
export type VariantEntry = {
    /**
     * Id of the variant.
     */
    variant_id: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
     */
    status: 'draft' | 'open' | 'chosen' | 'rejected';
    /**
     * Whether the request is kept from changes.
     */
    locked: boolean;
    /**
     * Operation that runs the request: `POST /api/run` or `POST /api/run/simple`.
     */
    kind: 'full' | 'simple';
    /**
     * Grows with each change.
     */
    revision: number;
    /**
     * When the variant was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Space of its request, compressed.
     *
     * @unit B
     */
    bytes: number;
    /**
     * What keeps the request from running, the first 20; empty for a request that runs.
     */
    problems: Array<ProblemItem>;
    /**
     * Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place.
     */
    warning: string | null;
    /**
     * The last run of the variant; null without one, and when it was deleted.
     */
    run: VariantRun | null;
};

/**
 * A variant with its request.
 */
export type Variant = {
    /**
     * Id of the variant.
     */
    variant_id: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
     */
    status: 'draft' | 'open' | 'chosen' | 'rejected';
    /**
     * Whether the request is kept from changes.
     */
    locked: boolean;
    /**
     * Operation that runs the request: `POST /api/run` or `POST /api/run/simple`.
     */
    kind: 'full' | 'simple';
    /**
     * Grows with each change.
     */
    revision: number;
    /**
     * When the variant was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Space of its request, compressed.
     *
     * @unit B
     */
    bytes: number;
    /**
     * What keeps the request from running, the first 20; empty for a request that runs.
     */
    problems: Array<ProblemItem>;
    /**
     * Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place.
     */
    warning: string | null;
    /**
     * The last run of the variant; null without one, and when it was deleted.
     */
    run: VariantRun | null;
    /**
     * The request, as it was sent.
     */
    request: {
        [key: string]: unknown;
    };
};

/**
 * A project in a list.
 */
export type ProjectEntry = {
    /**
     * Id of the project.
     */
    project_id: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * Latitude of the site; null until a variant has one.
     *
     * @unit deg
     */
    latitude: number | null;
    /**
     * Longitude of the site; null until a variant has one.
     *
     * @unit deg
     */
    longitude: number | null;
    /**
     * Grows with each change of the project itself.
     */
    revision: number;
    /**
     * When the project was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it or one of its variants was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Number of its variants.
     */
    variant_count: number;
    /**
     * Whether it has a link that is good.
     */
    shared: boolean;
};

/**
 * The link of a project that is good.
 */
export type ProjectLink = {
    /**
     * When the link was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it ends, UTC, ISO 8601; null for never.
     */
    expires_at: string | null;
};

/**
 * A new link to a project. No other answer contains its secret.
 */
export type NewProjectLink = {
    /**
     * Secret of the link.
     */
    token: string;
    /**
     * Address of the page that shows the project.
     */
    link: string;
    /**
     * When the link was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it ends, UTC, ISO 8601; null for never.
     */
    expires_at: string | null;
};

/**
 * A link to a project.
 */
export type ProjectLinkRequest = {
    /**
     * Days that the link is good for; null for no end.
     *
     * @default null
     * @minimum 1
     * @maximum 3650
     */
    days?: number | null;
};

/**
 * A project with its variants.
 */
export type Project = {
    /**
     * Id of the project.
     */
    project_id: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * Latitude of the site; null until a variant has one.
     *
     * @unit deg
     */
    latitude: number | null;
    /**
     * Longitude of the site; null until a variant has one.
     *
     * @unit deg
     */
    longitude: number | null;
    /**
     * Grows with each change of the project itself.
     */
    revision: number;
    /**
     * When the project was made, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * When it or one of its variants was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Number of its variants.
     */
    variant_count: number;
    /**
     * Whether it has a link that is good.
     */
    shared: boolean;
    /**
     * Space of its requests, compressed.
     *
     * @unit B
     */
    bytes: number;
    /**
     * Its variants, oldest first.
     */
    variants: Array<VariantEntry>;
    /**
     * Its link; null without a good one. The secret was in the answer that made it.
     */
    link: ProjectLink | null;
};

/**
 * A page of the projects of an account, newest first.
 */
export type ProjectPage = {
    /**
     * The projects, newest first.
     */
    projects: Array<ProjectEntry>;
    /**
     * Send it as `before` for the next page; null on the last page.
     */
    next: string | null;
};

/**
 * The difference of two variants.
 */
export type VariantDifference = {
    a: VariantEntry;
    b: VariantEntry;
    /**
     * Fields of the requests, as they are now, that differ, in the order of the requests. Nothing is assumed: a field that is not in a request is null.
     */
    fields: Array<ComparedField>;
    /**
     * The last runs side by side, a as the base; null unless both are complete. With `current` false of a run, it is of an earlier request.
     */
    comparison: CompareAnswer | null;
};

/**
 * Which variants of a project run.
 */
export type RunProjectRequest = {
    /**
     * Ids of the variants. Default: all.
     *
     * @minItems 1
     * @maxItems 100
     */
    variants?: Array<string>;
    /**
     * Run also the variants whose last run is of the same request, complete or under way.
     *
     * @default false
     */
    again?: boolean;
};

/**
 * A variant that runs.
 */
export type AcceptedVariant = {
    /**
     * Id of the variant.
     */
    variant_id: string;
    /**
     * Id of its run.
     */
    run_id: string;
    links: RunLinks;
    billing?: Billing;
};

/**
 * A variant that does not run.
 */
export type RefusedVariant = {
    /**
     * Id of the variant.
     */
    variant_id: string;
    /**
     * Code of the problem.
     */
    code: string;
    /**
     * What is wrong.
     */
    detail: string;
    /**
     * Each failure, the first 20.
     */
    errors: Array<ProblemItem>;
};

/**
 * What runs of a project.
 */
export type ProjectRuns = {
    /**
     * Variants whose runs were accepted.
     */
    accepted: Array<AcceptedVariant>;
    /**
     * Ids of the variants that have a run of the same request, complete or under way.
     */
    unchanged: Array<string>;
    /**
     * Variants that cannot run.
     */
    refused: Array<RefusedVariant>;
};

/**
 * A variant of a shared project.
 */
export type SharedVariant = {
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * `draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided.
     */
    status: 'draft' | 'open' | 'chosen' | 'rejected';
    /**
     * Operation that runs the request.
     */
    kind: 'full' | 'simple';
    /**
     * When it was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Main results of its last run; null unless it is complete.
     */
    run: SharedRun | null;
};

/**
 * Main results of a run.
 */
export type SharedRun = {
    /**
     * Whether the run is of the request as it is now.
     */
    current: boolean;
    /**
     * Energy to grid in the year.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * Specific yield.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number;
    /**
     * Performance ratio.
     *
     * @unit fraction
     */
    performance_ratio: number | null;
};

/**
 * A project as its link shows it.
 */
export type SharedProject = {
    /**
     * Name.
     */
    name: string;
    /**
     * Notes; empty for none.
     */
    notes: string;
    /**
     * Latitude of the site.
     *
     * @unit deg
     */
    latitude: number | null;
    /**
     * Longitude of the site.
     *
     * @unit deg
     */
    longitude: number | null;
    /**
     * When it or one of its variants was last changed, UTC, ISO 8601.
     */
    updated_at: string;
    /**
     * Its variants, oldest first.
     */
    variants: Array<SharedVariant>;
    /**
     * When the link ends, UTC, ISO 8601; null for never.
     */
    expires_at: string | null;
};

/**
 * The request of a variant of a shared project.
 */
export type SharedRequest = {
    /**
     * Name of the variant.
     */
    name: string;
    /**
     * The request, without `report`, and without weather that is not named by an id.
     */
    request: {
        [key: string]: unknown;
    };
    /**
     * Whether the request has weather of its own, which a link does not show.
     */
    weather_left_out: boolean;
};

/**
 * A run that continues in the background.
 */
export type AcceptedRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State of the run.
     */
    status: 'running';
    links: RunLinks;
    billing?: Billing;
};

/**
 * How a run ended that was to be cancelled.
 */
export type EndedRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * How the run ended; a cancelled one is failed.
     */
    status: 'complete' | 'failed';
    /**
     * Whether it was cancelled; false for a run that had ended before.
     */
    cancelled: boolean;
};

/**
 * The ids in the request and the sections that they resolved to.
 */
export type ResolvedIds = {
    /**
     * Weather section.
     */
    weather?: Weather | null;
    /**
     * Module section.
     */
    module?: Module | null;
    /**
     * Inverter section.
     */
    inverter?: Inverter | null;
    /**
     * Parts of the plant, with their modules and inverters as sections.
     */
    sub_arrays?: Array<SubArray> | null;
    [key: string]: unknown;
};

/**
 * A stored run: the request as sent, its ids with the sections that they resolved to, and the answer.
 */
export type StoredRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State of the run.
     */
    status: 'complete';
    /**
     * When the run was accepted, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * What `PATCH /api/runs/{run_id}` has written. Absent without a label.
     */
    label?: string;
    /**
     * The request as sent.
     */
    request: unknown;
    resolved: ResolvedIds;
    /**
     * The answer of the run.
     */
    response: SimpleRunAnswer | RunAnswer;
    links: RunLinks;
};

/**
 * A page of the runs of an account, newest first.
 */
export type RunPage = {
    /**
     * The runs, newest first.
     */
    runs: Array<RunEntry>;
    /**
     * Send it as `before` for the next page; null on the last page.
     */
    next: string | null;
};

/**
 * What a person calls a run.
 */
export type RunLabel = {
    /**
     * Name of the run in the list of the account. Spaces around it are taken off. Null, or an empty text, takes the label away; then the list shows what describes the plant.
     */
    label: string | null;
};

/**
 * A stored run in a list: its label and main results.
 */
export type RunEntry = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State of the run. Reading a failed run says why it failed.
     */
    status: 'running' | 'complete' | 'failed';
    /**
     * Operation that made the run: `POST /api/run` or `POST /api/run/simple`.
     */
    kind: 'full' | 'simple';
    /**
     * When the run was accepted, UTC, ISO 8601.
     */
    created_at: string;
    /**
     * What `PATCH /api/runs/{run_id}` has written. Otherwise `plant`.
     */
    label: string | null;
    /**
     * Size, racking and place of the plant, and the id of a library module, such as `1000 kWp single_axis at 37.4, -5.9, pan_ja_solar_jam66d45_600_lb`. Null for a run that is not complete, as are the results.
     */
    plant: string | null;
    /**
     * Energy to grid in the year, as in the summary of the run.
     *
     * @unit kWh
     */
    e_grid_kwh: number | null;
    /**
     * Specific yield, as in the summary of the run.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number | null;
    /**
     * Performance ratio, as in the summary of the run.
     *
     * @unit fraction
     */
    performance_ratio: number | null;
    /**
     * What the run takes of the account's space, with its series.
     *
     * @unit B
     */
    bytes: number;
    links: RunLinks;
};

/**
 * One failure.
 */
export type ProblemItem = {
    /**
     * Dot path of the key that is wrong.
     */
    field: string | null;
    /**
     * What is wrong and how to fix it.
     */
    message: string;
    /**
     * Code of the failure.
     */
    code: string;
    /**
     * The key or value that was probably meant. For a key that belongs elsewhere in the body, its dot path. Present if a similar one exists.
     */
    did_you_mean?: string;
    /**
     * Keys that the object accepts, or values that the field accepts. Present for an unknown key and for a value that is not in the list of allowed values, for the first 20 failures.
     *
     * @maxItems 100
     */
    allowed?: Array<string>;
};

/**
 * Error body (RFC 9457).
 */
export type Problem = {
    /**
     * Page that explains the code.
     */
    type: string;
    /**
     * Name of the problem.
     */
    title: string;
    /**
     * HTTP status.
     */
    status: number;
    /**
     * What happened.
     */
    detail: string;
    /**
     * Path of the request.
     */
    instance: string;
    /**
     * Name of the problem for programs.
     */
    code: string;
    /**
     * Dot path of the first key that is wrong.
     */
    field: string | null;
    /**
     * Every failure, in document order, up to 1,000; `errors_omitted` counts the others.
     */
    errors: Array<ProblemItem>;
    /**
     * Number of failures beyond the 1,000 that `errors` lists; absent when it lists all.
     */
    errors_omitted?: number;
    /**
     * Id of the request in the logs.
     */
    request_id: string;
};

/**
 * Pricing rules.
 */
export type Pricing = {
    /**
     * The rule with the current numbers.
     */
    formula: string;
    /**
     * What a further variant of a sweep adds, as a share of a run, by where in the chain its axis begins to change something (`axes[].changes` of the answer).
     */
    sweep_shares?: {
        /**
         * Variants that share nothing, or whose scene has another shade.
         */
        all: number;
        /**
         * Variants that differ before the energy of the modules is known.
         */
        light: number;
        /**
         * Variants that differ behind the modules.
         */
        electrical: number;
    };
    /**
     * Constants of the rule.
     */
    rules: {
        /**
         * Units that every run costs.
         */
        base: number;
        /**
         * Number of placements that cost one more unit.
         */
        placements_per_unit: number;
        /**
         * Number of shading objects that cost one more unit.
         */
        objects_per_unit: number;
    };
    /**
     * Multiplier for terrain-aware backtracking.
     */
    terrain_aware_multiplier: number;
    /**
     * Multiplier by weather step in minutes.
     */
    step_multipliers: {
        [key: string]: number;
    };
    /**
     * Weather longer than 8,784 hours is charged once per year.
     */
    per_weather_year: boolean;
    /**
     * Price of a unit.
     *
     * @unit USD
     */
    unit_price_usd: number;
    /**
     * Free units of an account in a month.
     */
    free_units_per_month: number;
};

/**
 * A module of the library with its main data.
 */
export type LibraryModule = {
    /**
     * Id. `GET /api/components/{component_id}?kind=module` describes it.
     */
    id: string;
    /**
     * Address of all that is known of it.
     */
    href?: string;
    /**
     * Manufacturer.
     */
    manufacturer: string;
    /**
     * Model name.
     */
    name: string;
    /**
     * True if the list lost the punctuation of the name, and hyphens stand in for it.
     */
    name_assumed?: boolean;
    /**
     * List, file or data sheet of the figures.
     */
    list?: string;
    /**
     * Year of the list or file.
     */
    list_year?: number | null;
    /**
     * Name under which the model series is sold, such as `Tiger Neo`, `Vertex S`; null where no source at hand gives one.
     */
    series?: string | null;
    /**
     * What the name of the series is based on.
     */
    series_basis?: string | null;
    /**
     * Module model of its section: `cec`, or `pvsyst` for figures of a PAN file.
     */
    model?: string;
    /**
     * Cell material as the list states it: `mono_si`, `poly_si`, `cdte`, ...
     */
    technology: string;
    /**
     * `topcon`, `hjt`, `back_contact` or `perc`, where a source states it for the model series; null otherwise.
     */
    cell_type?: string | null;
    /**
     * What the cell type is based on.
     */
    cell_type_basis?: string | null;
    /**
     * Power at STC.
     *
     * @unit W
     */
    p_nom_w: number;
    /**
     * Efficiency at STC.
     *
     * @unit fraction
     */
    efficiency?: number | null;
    /**
     * True if the module is bifacial.
     */
    bifacial?: boolean;
    /**
     * Rear efficiency divided by front efficiency; 0 for a monofacial module.
     *
     * @unit fraction
     */
    bifaciality?: number;
    /**
     * True if the list only flags the module as bifacial, and 0.7 is assumed.
     */
    bifaciality_assumed?: boolean;
    /**
     * Length.
     *
     * @unit m
     */
    length_m?: number | null;
    /**
     * Width.
     *
     * @unit m
     */
    width_m?: number | null;
    /**
     * True if the list states only an area, and the proportion is assumed.
     */
    size_assumed?: boolean;
    /**
     * True if the front surface is not stated, as in every list of the CEC: the section has plain glass.
     */
    front_surface_assumed?: boolean;
    /**
     * Open-circuit voltage.
     *
     * @unit V
     */
    v_oc_v?: number;
    /**
     * Short-circuit current.
     *
     * @unit A
     */
    i_sc_a?: number;
    /**
     * MPP voltage at STC.
     *
     * @unit V
     */
    v_mp_v?: number;
    /**
     * MPP current at STC.
     *
     * @unit A
     */
    i_mp_a?: number;
    /**
     * Temperature coefficient of the MPP power.
     *
     * @unit 1/K
     */
    mu_p_mp_per_k?: number;
    /**
     * Temperature coefficient of the open-circuit voltage.
     *
     * @unit V/K
     */
    mu_v_oc_v_per_k?: number;
    /**
     * Temperature coefficient of the short-circuit current.
     *
     * @unit A/K
     */
    mu_i_sc_a_per_k?: number;
    /**
     * Nominal operating cell temperature; null if not stated.
     *
     * @unit degC
     */
    noct_c?: number | null;
    /**
     * Maximum system voltage; null if not stated.
     *
     * @unit V
     */
    v_max_v?: number | null;
    /**
     * What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing.
     */
    doubts?: Array<string>;
    /**
     * Words of the query that the first entry does not have as they were typed; absent when every entry has all words.
     */
    unmatched_words?: Array<string>;
    /**
     * How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers.
     */
    number_match?: 'power' | 'name' | 'nearest' | null;
    [key: string]: unknown;
};

/**
 * An inverter of the library with its main data.
 */
export type LibraryInverter = {
    /**
     * Id. `GET /api/components/{component_id}?kind=inverter` describes it.
     */
    id: string;
    /**
     * Address of all that is known of it.
     */
    href?: string;
    /**
     * Manufacturer.
     */
    manufacturer: string;
    /**
     * Model name.
     */
    name: string;
    /**
     * True if the list lost the punctuation of the name, and hyphens stand in for it.
     */
    name_assumed?: boolean;
    /**
     * List, file or data sheet of the figures.
     */
    list?: string;
    /**
     * Year of the list or file.
     */
    list_year?: number | null;
    /**
     * Name under which the model series is sold, such as `Sunny Tripower CORE1`; null where no source at hand gives one.
     */
    series?: string | null;
    /**
     * What the name of the series is based on.
     */
    series_basis?: string | null;
    /**
     * Inverter model of its section: `sandia`, or `curve` for figures of an OND file.
     */
    model?: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     */
    p_ac_nom_kw: number;
    /**
     * AC power divided by DC power at the rating; for `curve` at the best point.
     *
     * @unit fraction
     */
    efficiency?: number;
    /**
     * AC voltage; null if the list states none.
     *
     * @unit V
     */
    v_ac_v?: number | null;
    /**
     * MPPT window, lower bound.
     *
     * @unit V
     */
    v_mppt_min_v?: number | null;
    /**
     * MPPT window, upper bound.
     *
     * @unit V
     */
    v_mppt_max_v?: number | null;
    /**
     * Maximum DC voltage. The CEC lists state none: then the lowest class (600, 1,000 or 1,500 V) that contains the MPPT window; null for microinverters. A section has only stated ones.
     *
     * @unit V
     */
    v_dc_max_v?: number | null;
    /**
     * True if v_dc_max_v is that of a class.
     */
    v_dc_max_assumed?: boolean;
    /**
     * Maximum DC current; null if not stated.
     *
     * @unit A
     */
    i_dc_max_a?: number | null;
    /**
     * Number of MPP trackers; null if not stated.
     */
    mppt_count?: number | null;
    /**
     * DC power at which the inverter starts.
     *
     * @unit W
     */
    p_start_w?: number;
    /**
     * Own consumption at night.
     *
     * @unit W
     */
    p_night_w?: number;
    /**
     * What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing.
     */
    doubts?: Array<string>;
    /**
     * Words of the query that the first entry does not have as they were typed; absent when every entry has all words.
     */
    unmatched_words?: Array<string>;
    /**
     * How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers.
     */
    number_match?: 'power' | 'name' | 'nearest' | null;
    [key: string]: unknown;
};

/**
 * Origin of a weather series, and the result of checking it.
 */
export type WeatherAnswerMeta = WeatherMeta & {
    /**
     * Rows of the series.
     *
     * @unit rows
     * @minimum 0
     */
    rows?: number;
    /**
     * Gaps by column; a column without gaps is not listed.
     */
    missing?: {
        [key: string]: WeatherGaps;
    };
    /**
     * Sums and means of the year. For a series longer than 8,784 hours, those of the mean year.
     */
    annual?: WeatherSums;
    /**
     * Quality report, for parsed files and typical years.
     */
    quality?: WeatherQuality;
    [key: string]: unknown;
};

/**
 * Place of a weather, as `site` of a run has it.
 */
export type WeatherSite = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Elevation above sea level; null when it is not known.
     *
     * @unit m
     * @default null
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number | null;
};

/**
 * A test of the rows of a weather. `_possible`: physically impossible (BSRN). `_mean`: brighter than a mean of 10 minutes or more can be. `_rare`: extremely rare (BSRN). `closure`: GHI differs from DHI + DNI cos z. `diffuse_ratio`: DHI above GHI. `diffuse_clear`: nothing but diffuse light under a clear sky. `beam_clearness`: more beam than the clearness of the sky allows. `beam_limit`: more beam than clear air of this elevation lets through. `clearness`: a clearness index of 1.35 and more. `tracker_off`: no beam under a clear sky. `clear_sky`: far brighter than the clear sky of the month. `_standing`: the same value for hours. `no_light`: no light under a high sun. `night_light`: light at night.
 */
export type WeatherTestName = 'ghi_possible' | 'dhi_possible' | 'dni_possible' | 'ghi_mean' | 'dhi_mean' | 'dni_mean' | 'ghi_rare' | 'dhi_rare' | 'dni_rare' | 'closure' | 'diffuse_ratio' | 'diffuse_clear' | 'beam_clearness' | 'beam_limit' | 'clearness' | 'tracker_off' | 'clear_sky' | 'ghi_standing' | 'dhi_standing' | 'dni_standing' | 'no_light' | 'night_light';

/**
 * Weather to test and to clean.
 */
export type WeatherQualityRequest = {
    /**
     * A stored series by id, or an inline section.
     */
    weather: WeatherRef | Weather;
    /**
     * Place of the weather. Default: latitude, longitude and elevation of the weather itself.
     */
    site?: WeatherSite;
    /**
     * Tests whose failing values the cleaned weather lacks; an empty list removes nothing. Null removes what is impossible: the tests `_possible`, `_mean`, `_standing`, `beam_limit` and `no_light`.
     *
     * @default null
     * @maxItems 50
     */
    remove?: Array<WeatherTestName> | null;
    /**
     * What fills gaps of the irradiance, those of the section and those that were removed (IEC 61724-1). `none`: nothing. `short`: a component that follows from the other two; in gaps of up to 3 h the share of the clear sky, linear between the rows before and after. `all`: longer gaps too, by the mean share of the same time of day in as many days on each side as the gap has, 14 at most; rows that the stamps leave out are inserted as gaps first, and up to 14 days at each end of nearly whole calendar years. What cannot be filled stays a gap. Gaps of temperature and wind are left to the run.
     *
     * @default short
     */
    fill?: 'none' | 'short' | 'all';
};

/**
 * What a test found.
 */
export type WeatherTestReport = {
    /**
     * Name of the test.
     */
    test: WeatherTestName;
    /**
     * What a row has that fails it.
     */
    title: string;
    /**
     * What kind of fault it names: values that cannot be, values that hardly are, components that contradict each other, values that do not follow the sun.
     */
    group: 'impossible' | 'rare' | 'inconsistent' | 'standing';
    /**
     * Where the limits come from.
     */
    source: string;
    /**
     * Columns that it judges.
     *
     * @maxItems 10
     */
    columns: Array<string>;
    /**
     * Rows that it compared; 0 when a column that it needs was not sent, or when it does not apply to rows of this length.
     *
     * @unit rows
     * @minimum 0
     */
    rows: number;
    /**
     * Rows that fail it.
     *
     * @unit rows
     * @minimum 0
     */
    flagged: number;
    /**
     * The cleaned weather lacks these values.
     */
    removed: boolean;
    /**
     * The rows that fail it, counted from 0: pairs of the first row and the row after the last.
     *
     * @maxItems 1000
     */
    ranges: Array<[
        number,
        number
    ]>;
    /**
     * Ranges beyond the 1,000 that are listed.
     *
     * @minimum 0
     */
    left_out: number;
    [key: string]: unknown;
};

/**
 * A value that the cleaned weather has in place of another.
 */
export type WeatherChange = {
    /**
     * Row, counted from 0.
     *
     * @unit rows
     * @minimum 0
     */
    row: number;
    /**
     * Start of the row, local standard time.
     */
    time: string;
    /**
     * Column of the section.
     */
    column: string;
    /**
     * Value as sent; null for a gap.
     */
    before: number | null;
    /**
     * Value of the cleaned weather; null for a gap.
     */
    after: number | null;
    /**
     * The test that the row failed; `gap` for a value that was not there.
     */
    why: string;
    /**
     * What the cleaned weather has: a gap (`removed`), the value that follows from the other components, a value between the rows before and after, or the mean of the days around.
     */
    how: 'removed' | 'closure' | 'interpolated' | 'days';
    [key: string]: unknown;
};

/**
 * What the cleaned weather has changed.
 */
export type WeatherChanges = {
    /**
     * Values that were changed.
     *
     * @minimum 0
     */
    count: number;
    /**
     * Changes by column, reason and way.
     *
     * @maxItems 500
     */
    by_reason: Array<{
        /**
         * Column of the section.
         */
        column: string;
        /**
         * The reason.
         */
        why: string;
        /**
         * What the cleaned weather has.
         */
        how: string;
        /**
         * Number of rows.
         *
         * @unit rows
         * @minimum 0
         */
        rows: number;
        [key: string]: unknown;
    }>;
    /**
     * The first 1,000 changes; all of them with `Accept: text/csv`.
     *
     * @maxItems 1000
     */
    rows: Array<WeatherChange>;
    /**
     * Changes beyond those that are listed.
     *
     * @minimum 0
     */
    left_out: number;
    [key: string]: unknown;
};

/**
 * A calendar month of the rows.
 */
export type WeatherMonth = {
    /**
     * Year of the stamps.
     */
    year: number;
    /**
     * Month; January is 1.
     *
     * @minimum 1
     * @maximum 12
     */
    month: number;
    /**
     * Rows.
     *
     * @unit rows
     * @minimum 0
     */
    rows: number;
    /**
     * Rows with the sun up.
     *
     * @unit rows
     * @minimum 0
     */
    daylight_rows: number;
    /**
     * Rows without a value by column, where there are any.
     */
    missing: {
        [key: string]: number;
    };
    /**
     * Rows that fail a test by test, where there are any.
     */
    flagged: {
        [key: string]: number;
    };
    /**
     * Global irradiation as sent; null for a column that was not sent.
     *
     * @unit kWh/m2
     */
    ghi_kwhm2: number | null;
    /**
     * Diffuse irradiation as sent.
     *
     * @unit kWh/m2
     */
    dhi_kwhm2: number | null;
    /**
     * Direct normal irradiation as sent.
     *
     * @unit kWh/m2
     */
    dni_kwhm2: number | null;
    /**
     * Clearness index: GHI over the sun outside the atmosphere on the horizontal.
     */
    clearness: number | null;
    /**
     * GHI over that of the clear sky, of all rows with the sun above 20 deg.
     */
    clear_sky_ratio: number | null;
    /**
     * The same ratio of the clearest rows: one in twenty is clearer. Near 1 where the sensor and the turbidity are right and the month has clear hours.
     */
    clearest_ratio: number | null;
    /**
     * DNI over that of the clear sky, of the clearest rows.
     */
    clearest_beam_ratio: number | null;
    [key: string]: unknown;
};

/**
 * Gaps as they were sent, and how they were filled.
 */
export type WeatherGapReport = {
    /**
     * Rows that the stamps leave out.
     *
     * @unit rows
     * @minimum 0
     */
    absent_rows: number;
    /**
     * Rows that `fill` `all` inserted: these, and those before the first and after the last row to whole calendar years. All rows of the report are counted with them.
     *
     * @unit rows
     * @minimum 0
     */
    inserted_rows: number;
    /**
     * Columns with gaps.
     *
     * @maxItems 10
     */
    columns: Array<{
        /**
         * Column of the section.
         */
        column: string;
        /**
         * Rows without a value.
         *
         * @unit rows
         * @minimum 0
         */
        rows: number;
        /**
         * Longest gap.
         *
         * @unit h
         */
        longest_h: number;
        /**
         * What stands in their place.
         */
        filled_by: string;
        /**
         * Pairs of the first row and the row after the last, counted from 0.
         *
         * @maxItems 100
         */
        ranges: Array<[
            number,
            number
        ]>;
        /**
         * Ranges beyond the 100 that are listed.
         *
         * @minimum 0
         */
        left_out: number;
        [key: string]: unknown;
    }>;
    /**
     * Rule by which gaps of the irradiance were filled.
     */
    rule: string;
    [key: string]: unknown;
};

/**
 * Clear sky that the rows were compared with.
 */
export type WeatherClearSky = {
    /**
     * Model of the clear sky.
     */
    model: string;
    /**
     * Linke turbidity in the middle of each month, January first.
     *
     * @minItems 12
     * @maxItems 12
     */
    turbidity: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Where it comes from.
     */
    turbidity_source: string;
    [key: string]: unknown;
};

/**
 * The series as a whole, as it was sent.
 */
export type WeatherSeriesReport = {
    quality: WeatherQuality;
    /**
     * What is wrong with it, and what to do: time stamps that are early or late, a sensor that drifts, components that do not close, diffuse light that does not fit.
     *
     * @maxItems 200
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * The tests of a weather, and the weather without what failed.
 */
export type WeatherQualityAnswer = {
    /**
     * The cleaned section, ready for a run; absent with fields=meta, and where no light is left of it or the stamps do not fit the sun: then nothing is stored, `meta` has no `id`, and its first note says why.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    /**
     * Place whose sun the rows were compared with.
     */
    place: WeatherSite;
    /**
     * Rows of the weather.
     *
     * @unit rows
     * @minimum 0
     */
    rows: number;
    /**
     * Rows that fail at least one test.
     *
     * @unit rows
     * @minimum 0
     */
    flagged_rows: number;
    /**
     * The tests, in the order in which they are applied.
     *
     * @maxItems 50
     */
    tests: Array<WeatherTestReport>;
    /**
     * The months, in the order of the rows.
     *
     * @maxItems 5000
     */
    months: Array<WeatherMonth>;
    gaps: WeatherGapReport;
    clear_sky: WeatherClearSky;
    series: WeatherSeriesReport;
    changes: WeatherChanges;
    [key: string]: unknown;
};

/**
 * Place of the year, as `site` of a run has it.
 */
export type SyntheticWeatherSite = {
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Elevation above sea level; null uses that of the embedded climate.
     *
     * @unit m
     * @default null
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number | null;
    /**
     * Standard time of the rows in hours from UTC; null uses that of the place.
     *
     * @unit h
     * @default null
     * @minimum -14
     * @maximum 14
     */
    timezone?: number | null;
};

/**
 * Twelve values of each column, January to December. `meta.monthly` of an embedded year fits without its `dni_kwhm2`.
 */
export type SyntheticMonths = {
    /**
     * Global horizontal irradiation, sums of the months. Give either this or `daily.ghi_kwhm2`.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 450 (each value)
     */
    ghi_kwhm2?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Diffuse horizontal irradiation, sums of the months. If absent, the model of Erbs gives it.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 300 (each value)
     */
    dhi_kwhm2?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Air temperature, means of the months. Needed unless `daily.temp_air_c` is given.
     *
     * @unit degC
     * @minItems 12
     * @maxItems 12
     * @minimum -80 (each value)
     * @maximum 55 (each value)
     */
    temp_air_c?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Wind speed, means of the months. If absent, it is the rough mean of the embedded climate.
     *
     * @unit m/s
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 40 (each value)
     */
    wind_speed_ms?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Relative humidity, means of the months. If absent, it is estimated from temperature and clearness.
     *
     * @minItems 12
     * @maxItems 12
     * @minimum 0.02 (each value)
     * @maximum 1 (each value)
     */
    relative_humidity?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
};

/**
 * 365 values of each column, January 1 to December 31; of 366 values, February 29 is left out.
 */
export type SyntheticDays = {
    /**
     * Global horizontal irradiation, sums of the days.
     *
     * @unit kWh/m2
     * @minItems 365
     * @maxItems 366
     * @minimum 0 (each value)
     * @maximum 15 (each value)
     */
    ghi_kwhm2: Array<number>;
    /**
     * Air temperature, means of the days.
     *
     * @unit degC
     * @minItems 365
     * @maxItems 366
     * @minimum -90 (each value)
     * @maximum 60 (each value)
     */
    temp_air_c?: Array<number>;
};

/**
 * What is known of a year, or the hours of a weather, and how rows are made of it.
 */
export type SyntheticWeatherRequest = {
    /**
     * Place of the year. Needed with `monthly` and `daily`; for `weather` the default is the place that it states.
     */
    site?: SyntheticWeatherSite;
    /**
     * Hours whose steps are wanted: a stored series by id, or an inline section with `step_minutes` 60. Each hour keeps its global irradiance to 0.01 W/m2. It goes with neither `monthly` nor `daily`.
     *
     * @default null
     */
    weather?: WeatherRef | Weather | null;
    /**
     * Monthly values.
     *
     * @default null
     */
    monthly?: SyntheticMonths | null;
    /**
     * Daily values; months can complete them.
     *
     * @default null
     */
    daily?: SyntheticDays | null;
    /**
     * Length of a row. Steps below 60 min show the clipping that hours hide.
     *
     * @unit min
     * @default 60
     */
    step_minutes?: 60 | 30 | 15 | 10 | 5 | 1;
    /**
     * Where the days come from when months are given: `markov`, the library of Aguiar, Collares-Pereira and Conde (1988), or `bendt`, the distribution of Bendt, Collares-Pereira and Rabl (1981) in the order of an autoregressive process, which the embedded year uses.
     *
     * @default markov
     */
    days?: 'markov' | 'bendt';
    /**
     * Chooses one of many years with the same sums.
     *
     * @default 1
     * @minimum 0
     * @maximum 4294967295
     */
    seed?: number;
};

/**
 * Sums and means of the months, as they were made; of several years, those of the mean month. null for a month that the hours do not cover.
 */
export type SyntheticMonthsMade = {
    /**
     * Global horizontal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    ghi_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Diffuse horizontal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    dhi_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Direct normal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     */
    dni_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Mean air temperature.
     *
     * @unit degC
     * @minItems 12
     * @maxItems 12
     */
    temp_air_c: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Mean wind speed.
     *
     * @unit m/s
     * @minItems 12
     * @maxItems 12
     */
    wind_speed_ms: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    [key: string]: unknown;
};

/**
 * What making the rows adds to the uncertainty of a yield: the part `other` of `lifetime.uncertainty_parts` of a run. The uncertainty of what was given is the part `resource`.
 */
export type SyntheticUncertainty = {
    /**
     * One sigma for fixed racks and roofs.
     *
     * @minimum 0
     * @maximum 1
     */
    racks: number;
    /**
     * One sigma for trackers.
     *
     * @minimum 0
     * @maximum 1
     */
    trackers: number;
    [key: string]: unknown;
};

/**
 * Synthetic rows as a section of a run, with its metadata.
 */
export type SyntheticWeatherAnswer = {
    /**
     * The section, ready for a run; absent with fields=meta.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    /**
     * Sums and means of the months, as they were made.
     */
    monthly: SyntheticMonthsMade;
    /**
     * What making the rows adds to the uncertainty of a yield.
     */
    uncertainty: SyntheticUncertainty;
    [key: string]: unknown;
};

/**
 * A weather file as a section of a run, with its metadata.
 */
export type ParsedWeather = {
    /**
     * The section, ready for a run.
     */
    weather: Weather;
    meta: ParsedWeatherMeta;
    [key: string]: unknown;
};

/**
 * Origin and place of a weather file, and the result of checking it.
 */
export type ParsedWeatherMeta = WeatherAnswerMeta & {
    /**
     * Id of the stored series, used as `weather: {id}`.
     */
    id: string;
    /**
     * Latitude, positive to the north; null when neither the file nor the request states it.
     *
     * @unit deg
     */
    latitude: number | null;
    /**
     * Longitude, positive to the east; null when neither the file nor the request states it.
     *
     * @unit deg
     */
    longitude: number | null;
    /**
     * Elevation above sea level; null when the file does not state it.
     *
     * @unit m
     */
    elevation: number | null;
    /**
     * Standard time of the rows, from UTC.
     *
     * @unit h
     */
    timezone: number;
    [key: string]: unknown;
};

/**
 * A weather section with its metadata.
 */
export type WeatherAnswer = {
    /**
     * The section, ready for a run; absent with fields=meta.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    [key: string]: unknown;
};

/**
 * Which weather to fetch.
 */
export type WeatherFetchRequest = {
    /**
     * Source of the weather.
     */
    source: 'open_meteo' | 'era5' | 'nasa_power' | 'cams' | 'pvgis' | 'nsrdb' | 'solcast' | 'solargis' | 'embedded';
    /**
     * Place of the weather.
     */
    site: WeatherSite;
    /**
     * First of the real years; null in both for a typical year. It must be over.
     *
     * @default null
     * @minimum 1940
     * @maximum 2100
     */
    start?: number | null;
    /**
     * Last of the real years; null in both for a typical year. It must be over.
     *
     * @default null
     * @minimum 1940
     * @maximum 2100
     */
    end?: number | null;
    /**
     * Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key.
     *
     * @default ""
     */
    key?: string;
};

/**
 * Which weathers to compare.
 */
export type WeatherCompareRequest = {
    /**
     * Place of the weather.
     */
    site: WeatherSite;
    /**
     * Weathers of the place.
     *
     * @minItems 2
     * @maxItems 8
     */
    sources: Array<ComparedSource>;
};

/**
 * A source to fetch, or stored weather by its id: one of `source` and `id`.
 */
export type ComparedSource = {
    /**
     * Source of the weather, as for `POST /api/weather/fetch`.
     */
    source?: 'open_meteo' | 'era5' | 'nasa_power' | 'cams' | 'pvgis' | 'nsrdb' | 'solcast' | 'solargis' | 'embedded';
    /**
     * Id of stored weather, such as a parsed file.
     */
    id?: string;
    /**
     * Name in the answer; by default the source and its years, or the id.
     *
     * @default ""
     */
    name?: string;
    /**
     * First of the real years; null in both for a typical year. It must be over.
     *
     * @default null
     * @minimum 1940
     * @maximum 2100
     */
    start?: number | null;
    /**
     * Last of the real years; null in both for a typical year. It must be over.
     *
     * @default null
     * @minimum 1940
     * @maximum 2100
     */
    end?: number | null;
    /**
     * Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key.
     *
     * @default ""
     */
    key?: string;
};

/**
 * Weathers side by side.
 */
export type WeatherCompareAnswer = {
    /**
     * The weathers, in the order of the request.
     *
     * @maxItems 8
     */
    sources: Array<ComparedWeather>;
    spread: WeatherSpread;
    /**
     * Suggested uncertainty of the irradiation, for `lifetime` of a run and for a budget; null with fewer than two sums of GHI.
     */
    uncertainty: {
        /**
         * For `lifetime.uncertainty_parts` of a run.
         */
        uncertainty_parts: {
            /**
             * Standard deviation of the long-term mean irradiation.
             *
             * @unit fraction
             * @minimum 0
             */
            resource: number;
        };
        /**
         * For `parts` of `POST /api/uncertainty`.
         */
        part: SuggestedPart;
    } | null;
    /**
     * What limits the comparison.
     *
     * @maxItems 20
     */
    notes: Array<string>;
};

/**
 * A part of a budget of uncertainties.
 */
export type SuggestedPart = {
    /**
     * Name of the part.
     */
    name: string;
    /**
     * Its distribution.
     */
    distribution: {
        /**
         * Normal.
         */
        kind: 'normal';
        /**
         * Standard deviation, as a fraction of the energy.
         *
         * @minimum 0
         */
        sigma: number;
    };
    /**
     * Where it comes from.
     */
    source: string;
};

/**
 * One weather of a comparison.
 */
export type ComparedWeather = {
    /**
     * Name of the weather.
     */
    name: string;
    /**
     * Id of the stored weather, for `weather: {id}` of a run; null for a source that failed.
     */
    id: string | null;
    /**
     * Source: its name, or `file`.
     */
    source: string;
    /**
     * Radiation database; null when it is not known.
     */
    radiation_db: string | null;
    /**
     * Rows of the weather; null for a source that failed.
     *
     * @unit rows
     */
    rows: number | null;
    /**
     * First and last year of its rows; null for a typical year.
     *
     * @minItems 2
     * @maxItems 2
     */
    years: [
        number,
        number
    ] | null;
    /**
     * How late its light is, as in the quality report; null when the clear days do not suffice.
     *
     * @unit min
     */
    time_shift_min: number | null;
    /**
     * Sums and means of the mean year; null for a source that failed.
     */
    annual: {
        /**
         * Global horizontal irradiation of the mean year; null when the weather lacks it, or a month of it.
         *
         * @unit kWh/m2
         */
        ghi_kwhm2: number | null;
        /**
         * Direct normal irradiation of the mean year; null when the weather lacks it, or a month of it.
         *
         * @unit kWh/m2
         */
        dni_kwhm2: number | null;
        /**
         * Diffuse horizontal irradiation of the mean year; null when the weather lacks it, or a month of it.
         *
         * @unit kWh/m2
         */
        dhi_kwhm2: number | null;
        /**
         * Mean air temperature of the mean year; null when the weather lacks it, or a month of it.
         *
         * @unit degC
         */
        temp_air_c: number | null;
    } | null;
    /**
     * The same of the months; null for a source that failed.
     */
    monthly: {
        /**
         * Global horizontal irradiation of January to December; null for a month with less than 90 % of its rows.
         *
         * @unit kWh/m2
         * @minItems 12
         * @maxItems 12
         */
        ghi_kwhm2: [
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null
        ];
        /**
         * Direct normal irradiation of January to December; null for a month with less than 90 % of its rows.
         *
         * @unit kWh/m2
         * @minItems 12
         * @maxItems 12
         */
        dni_kwhm2: [
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null
        ];
        /**
         * Diffuse horizontal irradiation of January to December; null for a month with less than 90 % of its rows.
         *
         * @unit kWh/m2
         * @minItems 12
         * @maxItems 12
         */
        dhi_kwhm2: [
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null
        ];
        /**
         * Mean air temperature of January to December; null for a month with less than 90 % of its rows.
         *
         * @unit degC
         * @minItems 12
         * @maxItems 12
         */
        temp_air_c: [
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null,
            number | null
        ];
    } | null;
    /**
     * Why the source gave no weather; null when it did.
     */
    problem: {
        /**
         * Code of the problem.
         */
        code: string;
        /**
         * What happened, and what to do.
         */
        detail: string;
    } | null;
};

/**
 * Spread of the weathers, by quantity.
 */
export type WeatherSpread = {
    /**
     * Global horizontal irradiation, kWh/m2.
     */
    ghi_kwhm2: SpreadOfQuantity;
    /**
     * Direct normal irradiation, kWh/m2.
     */
    dni_kwhm2: SpreadOfQuantity;
    /**
     * Diffuse horizontal irradiation, kWh/m2.
     */
    dhi_kwhm2: SpreadOfQuantity;
    /**
     * Air temperature, degC.
     */
    temp_air_c: SpreadOfQuantity;
};

/**
 * Spread of one quantity over the weathers.
 */
export type SpreadOfQuantity = {
    /**
     * Of the year.
     */
    annual: Spread;
    /**
     * Of January to December.
     *
     * @minItems 12
     * @maxItems 12
     */
    monthly: [
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread,
        Spread
    ];
};

/**
 * Spread of a few numbers, in the unit of the quantity; the numbers are null when fewer than two weathers have it.
 */
export type Spread = {
    /**
     * Weathers that have it.
     *
     * @minimum 0
     */
    count: number;
    /**
     * Mean of the weathers.
     */
    mean: number | null;
    /**
     * Smallest.
     */
    min: number | null;
    /**
     * Largest.
     */
    max: number | null;
    /**
     * Standard deviation, divided by one less than their number.
     */
    sd: number | null;
    /**
     * The same as a fraction of the mean; null for temperatures.
     */
    sd_frac: number | null;
};

/**
 * State of the service.
 */
export type Health = {
    /**
     * State of the run.
     */
    status: 'ok';
    /**
     * Version of the service.
     */
    version: string;
    /**
     * Version of the engine.
     */
    engine_version: string;
    /**
     * Number of waiting runs.
     */
    queue_depth: number;
    /**
     * Number of workers in the pool.
     */
    workers: number;
    /**
     * State of the object store, by the last call to it. Only where there is one. While it is failing, requests that need a long body, answer or series of it get 503, and others are answered.
     */
    objects?: 'working' | 'failing';
};

/**
 * The service can accept work.
 */
export type Ready = {
    /**
     * State of the run.
     */
    status: 'ready';
};

/**
 * A row of the loss diagram, for the request as sent and for the option.
 */
export type TreeRow = {
    /**
     * Key of the row.
     */
    key: string;
    /**
     * Label of the row.
     */
    label: string;
    /**
     * Unit of the values.
     */
    unit: string;
    /**
     * Value for the request as sent. null if the diagram has no such row.
     */
    before: number | null;
    /**
     * Value with the option. null if the diagram has no such row.
     */
    after: number | null;
};

/**
 * Columns of twelve values, January first; null for a month without compared rows.
 */
export type TreeScoreMonthly = {
    /**
     * Mean of simulated minus reference.
     */
    bias: Array<number | null>;
    /**
     * Root mean square difference.
     */
    rmse: Array<number | null>;
};

/**
 * Deviation of a simulated series from the reference series of the same name, over the rows in which the reference has a value.
 */
export type TreeScore = {
    /**
     * Name of the series.
     */
    column: string;
    /**
     * Unit of bias and RMSE.
     */
    unit: string;
    /**
     * Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark.
     */
    rows: number;
    /**
     * Mean of simulated minus reference.
     */
    bias: number;
    /**
     * Root mean square difference.
     */
    rmse: number;
    /**
     * Bias divided by the mean of the reference; null if that mean is 0.
     *
     * @unit fraction
     */
    bias_fraction: number | null;
    /**
     * RMSE divided by the mean of the reference; null if that mean is 0.
     *
     * @unit fraction
     */
    rmse_fraction: number | null;
    monthly: TreeScoreMonthly;
};

/**
 * One option of a step: a full run of the request with this option. Values are null if the option does not apply.
 */
export type TreeOption = {
    /**
     * Value of the field.
     */
    option: string;
    /**
     * Common name of the model.
     */
    title: string;
    /**
     * Published source of the model.
     */
    source: string;
    /**
     * True if the request selects this option.
     */
    selected: boolean;
    /**
     * True if the option can run with this request.
     */
    applies: boolean;
    /**
     * Why the option does not apply; null if it does.
     */
    reason: string | null;
    /**
     * Energy to grid in the year.
     *
     * @unit kWh
     */
    e_grid_kwh: number | null;
    /**
     * Energy to grid with the option minus that of the request as sent.
     *
     * @unit kWh
     */
    difference_kwh: number | null;
    /**
     * The difference divided by the energy of the request as sent; null if that energy is 0.
     *
     * @unit fraction
     */
    difference: number | null;
    /**
     * The stage's own rows of the loss diagram.
     */
    rows: Array<TreeRow>;
    /**
     * Deviation from each reference series of the request; empty without one.
     */
    scores: Array<TreeScore>;
    /**
     * Time that the option took. Options share what does not depend on them: that is part of the time of the selected option only. The only value that differs from call to call.
     *
     * @unit ms
     */
    cost_ms: number | null;
};

/**
 * A step of the stage and its options.
 */
export type TreeStep = {
    /**
     * Request field that selects the option, as a dot path.
     */
    step: string;
    /**
     * Name of the step.
     */
    title: string;
    /**
     * Option that the run uses; null if this plant does not use the step.
     */
    selected: string | null;
    /**
     * Every option, in the order of the documentation.
     */
    options: Array<TreeOption>;
};

/**
 * Reference series that were scored or ignored.
 */
export type TreeReference = {
    /**
     * Names of reference series that match a series of this run.
     */
    scored: Array<string>;
    /**
     * Names of reference series that match no series of this run.
     */
    ignored: Array<string>;
};

/**
 * A run that is stored: of the caller's account, or one that was made without an account.
 */
export type StoredRunRef = {
    /**
     * Id of the run, such as `run_...`. It may have been made by another version of the engine.
     */
    run_id: string;
};

/**
 * Runs to compare. Each is the request of a full run, the request of a simple run, or a run that is stored. The first one is the base: every difference is another run minus the base.
 */
export type CompareRequest = {
    /**
     * The runs, two to ten. A refused one is named by its place: `requests.2.array.tilt_deg`. `include_series` and `report` of a request are not read.
     *
     * @minItems 2
     * @maxItems 10
     */
    requests: Array<StoredRunRef | SimpleRunRequest | RunRequest>;
    /**
     * Names of the runs, in the order of `requests`. Default: the label of a stored run, otherwise A to J.
     *
     * @default []
     * @maxItems 10
     */
    names?: Array<string>;
    /**
     * What the differences by row are of: the energy of the plants, or the energy of each divided by its own DC power.
     *
     * @default plant
     */
    per?: 'plant' | 'kwp';
};

/**
 * A run of a comparison.
 */
export type ComparedRun = {
    /**
     * Its name in the comparison.
     */
    name: string;
    /**
     * Kind of its request.
     */
    kind: 'full' | 'simple';
    /**
     * Id of the stored run; null for a request that was sent.
     */
    run_id: string | null;
    /**
     * Energy to grid in the year.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * Source of its weather: `nsrdb`, `pvgis`, `embedded` or `file`; null where it is not stated.
     */
    weather_source: string | null;
    /**
     * Its warnings.
     */
    warnings: Array<string>;
    provenance: Provenance;
};

/**
 * What a row of the loss diagram adds to a difference.
 */
export type DifferenceRow = {
    /**
     * Key of the row. `glob_rear` is the light on the rear side, and `conversion` the power of the modules.
     */
    key: string;
    /**
     * Name of the row.
     */
    label: string;
    /**
     * weather: the horizontal light. plane: what the plane of the modules makes of it, by its tilt and azimuth and by the share of diffuse light in the weather. plant: everything after it.
     */
    group: 'weather' | 'plane' | 'plant';
    /**
     * More energy (positive) or less because of this row, kWh, or kWh/kWp with `per` kwp.
     */
    kwh: number;
    /**
     * The same divided by the energy of the base; null where that is 0.
     *
     * @unit fraction
     */
    fraction: number | null;
};

/**
 * The difference of one run from the base.
 */
export type RunDifference = {
    /**
     * Name of the run.
     */
    name: string;
    /**
     * Energy to grid of the run minus that of the base, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`.
     */
    energy: number;
    /**
     * The same divided by the energy of the base; null where that is 0.
     *
     * @unit fraction
     */
    fraction: number | null;
    /**
     * Whether both ran in the same weather, by its digest.
     */
    same_weather: boolean;
    /**
     * Sum of the rows of the group `weather`: what another horizontal light makes. Other temperatures and winds act in rows of the plant.
     */
    weather: number;
    /**
     * Sum of the rows of the group `plane`.
     */
    plane: number;
    /**
     * Sum of the rows of the group `plant`.
     */
    plant: number;
    /**
     * Every row of the loss diagrams, in their order. They add up to `energy`.
     */
    rows: Array<DifferenceRow>;
};

/**
 * A field of the requests that is not the same in all of them.
 */
export type ComparedField = {
    /**
     * Dot path of the field: in the simple request when all requests are simple, otherwise in the full request. Parts of a plant are named by their id: `sub_arrays.roof.array.tilt_deg`.
     */
    path: string;
    /**
     * Name of the field that people read; null for a field without one.
     */
    label: string | null;
    /**
     * Unit of its values; null for none.
     */
    unit: string | null;
    /**
     * Value of each run, in their order. null where the request does not have the field, and for an object or a list of more than 24 values, of which `words` says how many there are.
     */
    values: Array<unknown>;
    /**
     * The same as texts.
     */
    words: Array<string>;
    /**
     * Whether the run assumed the value, because its request does not state it.
     */
    assumed: Array<boolean>;
};

/**
 * A figure of the summaries, side by side.
 */
export type ComparedFigure = {
    /**
     * Name of the field in `summary` of a run.
     */
    field: string;
    /**
     * Name that people read.
     */
    label: string;
    /**
     * Unit; `1` for a number without one.
     */
    unit: string;
    /**
     * Value of each run, in their order; null where a run does not have it.
     */
    values: Array<number | null>;
    /**
     * Each value minus that of the base.
     */
    differences: Array<number | null>;
};

/**
 * A monthly figure, side by side.
 */
export type CompareMonths = {
    /**
     * Name of the field in `summary.monthly` of a run.
     */
    field: string;
    /**
     * Name that people read.
     */
    label: string;
    /**
     * Unit; `1` for a number without one.
     */
    unit: string;
    /**
     * Months of each run, in their order.
     */
    values: Array<[
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ]>;
};

/**
 * A part of plants (`sub_arrays`), by its id, up to the output of its inverters.
 */
export type ComparedPart = {
    /**
     * Id of the part.
     */
    id: string;
    /**
     * Label of the part in the first run that has one; null without any.
     */
    label: string | null;
    /**
     * Nominal power of its modules in each run; null for a run without the part.
     *
     * @unit kWp
     */
    dc_kwp: Array<number | null>;
    /**
     * Its energy at the output of the inverters in each run.
     *
     * @unit kWh
     */
    e_inverter_output_kwh: Array<number | null>;
    /**
     * The same divided by its nominal power.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: Array<number | null>;
    /**
     * The difference of each run that has the part from the first one that has it.
     */
    differences: Array<PartDifference>;
};

/**
 * The difference of a part between two runs.
 */
export type PartDifference = {
    /**
     * Name of the run.
     */
    name: string;
    /**
     * Energy of the part at the output of its inverters minus that of the first run that has it, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`.
     */
    energy: number;
    /**
     * Every row of the loss diagrams of the part, in their order.
     */
    rows: Array<DifferenceRow>;
};

/**
 * How a difference is divided among the rows.
 */
export type CompareMethod = {
    /**
     * Name of the method.
     */
    name: string;
    /**
     * Where it is published.
     */
    source: string;
};

/**
 * Runs side by side.
 */
export type CompareAnswer = {
    /**
     * The runs, in the order of the request. The first one is the base.
     */
    runs: Array<ComparedRun>;
    /**
     * What the differences by row are of.
     */
    per: 'plant' | 'kwp';
    /**
     * Differences from the base, one for each other run.
     */
    differences: Array<RunDifference>;
    /**
     * Fields that are not the same in all requests, in the order of the requests. Weather is one field, by its digest.
     */
    fields: Array<ComparedField>;
    /**
     * Figures of the summaries.
     */
    summary: Array<ComparedFigure>;
    /**
     * Figures by month.
     */
    months: Array<CompareMonths>;
    /**
     * Parts of the plants by their ids; null when no run has any.
     */
    sub_arrays: Array<ComparedPart> | null;
    method: CompareMethod;
    billing?: Billing;
};

/**
 * Rows measured at a plant: columns of equal length, one value per row, means over the row. null marks a gap, and a column of nulls only counts as not sent.
 */
export type MeasuredRows = {
    /**
     * Time zone of the time stamps in hours from UTC (standard time, no daylight saving).
     *
     * @unit h
     * @minimum -14
     * @maximum 14
     */
    timezone: number;
    /**
     * Length of a row.
     *
     * @unit min
     * @minimum 1
     * @maximum 60
     */
    step_minutes: number;
    /**
     * What the time stamp marks: the start, middle or end of the row.
     *
     * @default start
     */
    interval?: 'start' | 'middle' | 'end';
    /**
     * Time stamp of the first row of a regular series, local standard time.
     *
     * @default null
     */
    start?: string | null;
    /**
     * Time stamps of all rows, for a series with missing rows; give it instead of `start`. They ascend.
     *
     * @default null
     * @minItems 1
     * @maxItems 2200000
     */
    time?: Array<string> | null;
    /**
     * Irradiance in the plane of the array; on trackers, of a sensor that turns with them.
     *
     * @unit W/m2
     * @minItems 1
     * @maxItems 2200000
     * @minimum -50 (each value)
     * @maximum 2500 (each value)
     */
    poa_wm2: Array<number | null>;
    /**
     * Air temperature.
     *
     * @unit degC
     * @minItems 1
     * @maxItems 2200000
     * @minimum -90 (each value)
     * @maximum 70 (each value)
     */
    temp_air_c?: Array<number | null>;
    /**
     * Temperature at the back of a module. Without it, the temperature of the cells follows from air and wind.
     *
     * @unit degC
     * @minItems 1
     * @maxItems 2200000
     * @minimum -90 (each value)
     * @maximum 130 (each value)
     */
    temp_module_c?: Array<number | null>;
    /**
     * Wind speed at 10 m. Without it, or with one that does not vary, the regression has no term of the wind.
     *
     * @unit m/s
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 120 (each value)
     */
    wind_speed_ms?: Array<number | null>;
    /**
     * AC power at the point where the run delivers its energy (`E_Grid`): the meter. Negative for what the plant takes at night.
     *
     * @unit kW
     * @minItems 1
     * @maxItems 2200000
     * @minimum -1000000000 (each value)
     * @maximum 1000000000 (each value)
     */
    power_ac_kw?: Array<number | null>;
    /**
     * DC power of the array, at the inputs of the inverters (`EArray`).
     *
     * @unit kW
     * @minItems 1
     * @maxItems 2200000
     * @minimum -1000000000 (each value)
     * @maximum 1000000000 (each value)
     */
    power_dc_kw?: Array<number | null>;
    /**
     * Share of the plant that is available: 1 when all of it can produce.
     *
     * @unit fraction
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    available_fraction?: Array<number | null>;
    /**
     * Whether the grid or the operator limits the power in the row.
     *
     * @minItems 1
     * @maxItems 2200000
     */
    curtailed?: Array<boolean | null>;
};

/**
 * Figures of the plant that the tests use. Without them, those of the run.
 */
export type PerformancePlant = {
    /**
     * DC power of the modules at STC; null for that of the run.
     *
     * @unit kWp
     * @default null
     * @minimum 0.001
     * @maximum 1000000000
     */
    dc_kwp?: number | null;
    /**
     * Temperature coefficient of the power; null for that of the run's module at 1,000 W/m2, from 25 to 50 degC.
     *
     * @unit 1/K
     * @default null
     * @minimum -0.02
     * @maximum 0.005
     */
    temp_coefficient_per_c?: number | null;
    /**
     * Power at the meter at which the plant is limited; null for the largest power of the run when it loses energy to a limit, otherwise for its inverters or its grid limit.
     *
     * @unit kW
     * @default null
     * @minimum 0.001
     * @maximum 1000000000
     */
    ac_limit_kw?: number | null;
    /**
     * Constant `a` of the module temperature by Sandia's model, T_air + E exp(a + b v), where no module temperature is measured: -3.56 for a glass and polymer module on an open rack.
     *
     * @default -3.56
     * @minimum -10
     * @maximum 0
     */
    cell_a?: number;
    /**
     * Constant `b` of the same, by the wind.
     *
     * @unit s/m
     * @default -0.075
     * @minimum -2
     * @maximum 0
     */
    cell_b?: number;
    /**
     * How much warmer than the back of the module the cell is at 1,000 W/m2. With 0, the corrections use the temperature of the module, as IEC 61724-1 does.
     *
     * @unit K
     * @default 3
     * @minimum 0
     * @maximum 20
     */
    cell_rise_c?: number;
};

/**
 * Which rows the regression and the capacity test use. Each row that is left out is counted once, under the first filter that takes it.
 */
export type PerformanceFilters = {
    /**
     * Length of the records that rows are averaged to, for these two tests: a multiple of `step_minutes`; null for 15, or the step when it is longer or does not divide 15.
     *
     * @unit min
     * @default null
     * @minimum 1
     * @maximum 60
     */
    record_minutes?: number | null;
    /**
     * Least irradiance.
     *
     * @unit W/m2
     * @default 400
     * @minimum 0
     * @maximum 1500
     */
    irradiance_min_wm2?: number;
    /**
     * Largest irradiance.
     *
     * @unit W/m2
     * @default 1500
     * @minimum 100
     * @maximum 2500
     */
    irradiance_max_wm2?: number;
    /**
     * Largest standard deviation of the irradiance of the rows of a record, as a fraction of their mean; null for no limit. Records of fewer than three rows are not tested.
     *
     * @unit fraction
     * @default 0.05
     * @exclusiveMinimum 0
     * @maximum 1
     */
    spread_max?: number | null;
    /**
     * Records at or above this share of the limit of the plant are limited.
     *
     * @unit fraction
     * @default 0.98
     * @exclusiveMinimum 0.5
     * @maximum 1.2
     */
    clip_fraction?: number;
    /**
     * Half width of the window around the irradiance of the reporting conditions, as a fraction of it.
     *
     * @unit fraction
     * @default 0.2
     * @exclusiveMinimum 0
     * @maximum 0.9
     */
    window?: number;
    /**
     * Records whose residual of a first regression is larger than so many standard deviations are left out of the second; null for one regression.
     *
     * @default null
     * @minimum 1
     * @maximum 10
     */
    outlier_sigma?: number | null;
    /**
     * The rows of the run are those of the days of the year that were measured, and of so many days before and after. 183 takes all of them.
     *
     * @unit d
     * @default 15
     * @minimum 0
     * @maximum 183
     */
    season_days?: number;
    /**
     * Whether regression and capacity count rows with light at or above `available_irradiance_wm2` and without power, of which no `available_fraction` says that the plant was unavailable. By default they are outages and left out as `unavailable`.
     *
     * @default false
     */
    keep_outages?: boolean;
};

/**
 * Reporting conditions of the regression, and reference conditions of the capacity test.
 */
export type PerformanceConditions = {
    /**
     * Whose records give the conditions that are null.
     *
     * @default measured
     */
    from?: 'measured' | 'run';
    /**
     * Percentile of the irradiance of the filtered records that becomes the irradiance of the conditions. Air temperature, wind and cell temperature are means of these records.
     *
     * @unit %
     * @default 60
     * @minimum 1
     * @maximum 99
     */
    percentile?: number;
    /**
     * Irradiance; null for the percentile.
     *
     * @unit W/m2
     * @default null
     * @minimum 100
     * @maximum 1500
     */
    irradiance_wm2?: number | null;
    /**
     * Air temperature; null for the mean.
     *
     * @unit degC
     * @default null
     * @minimum -50
     * @maximum 60
     */
    temp_air_c?: number | null;
    /**
     * Wind speed; null for the mean.
     *
     * @unit m/s
     * @default null
     * @minimum 0
     * @maximum 40
     */
    wind_speed_ms?: number | null;
    /**
     * Temperature of the cells, for the capacity test; null for the mean.
     *
     * @unit degC
     * @default null
     * @minimum -50
     * @maximum 120
     */
    temp_cell_c?: number | null;
};

/**
 * One sigma of what all measured rows have in common. The scatter of the rows is added to it.
 */
export type PerformanceUncertainty = {
    /**
     * Of the irradiance sensor, relative, calibration included.
     *
     * @unit fraction
     * @default 0.015
     * @minimum 0
     * @maximum 0.5
     */
    irradiance?: number;
    /**
     * Of the power meter, relative.
     *
     * @unit fraction
     * @default 0.005
     * @minimum 0
     * @maximum 0.5
     */
    power?: number;
    /**
     * Of the temperature of the cells.
     *
     * @unit K
     * @default 1
     * @minimum 0
     * @maximum 20
     */
    temperature_c?: number;
    /**
     * Sigmas of the stated intervals.
     *
     * @default 2
     * @minimum 1
     * @maximum 4
     */
    coverage_factor?: number;
};

/**
 * Measured rows of a plant, and the run that they are tested against.
 */
export type PerformanceRequest = {
    /**
     * The measured rows.
     */
    measured: MeasuredRows;
    /**
     * The run: the request of a full run, the request of a simple run, or a run that is stored with its series (a variant of a project is the run that it made). A refused one is named under it: `run.array.tilt_deg`. `include_series` and `report` of a request are not read.
     */
    run: StoredRunRef | SimpleRunRequest | RunRequest;
    /**
     * Whether the run has its own weather, or that of the measured rows (irradiance in the plane, air temperature and wind): then its rows are those of the measurement, and the energy test compares them one by one.
     *
     * @default run
     */
    weather?: 'run' | 'measured';
    /**
     * Figures of the plant that replace those of the run.
     *
     * @default {}
     */
    plant?: PerformancePlant;
    /**
     * Filters of the regression and of the capacity test.
     *
     * @default {}
     */
    filters?: PerformanceFilters;
    /**
     * Conditions at which powers are stated.
     *
     * @default {}
     */
    conditions?: PerformanceConditions;
    /**
     * Uncertainty of the measurement.
     *
     * @default {}
     */
    uncertainty?: PerformanceUncertainty;
    /**
     * Rows that the performance ratios leave out: those that are curtailed, or not fully available (by their columns, or without power in the light). Nothing is left out by default, as IEC 61724-1 has it.
     *
     * @default []
     * @maxItems 2
     */
    exclude?: Array<'curtailed' | 'unavailable'>;
    /**
     * Irradiance from which an available plant produces.
     *
     * @unit W/m2
     * @default 75
     * @minimum 10
     * @maximum 500
     */
    available_irradiance_wm2?: number;
    /**
     * Most records of each scatter of the answer; they are thinned evenly.
     *
     * @default 2000
     * @minimum 0
     * @maximum 20000
     */
    scatter_max?: number;
};

/**
 * What was measured.
 */
export type PerformancePeriod = {
    /**
     * Start of the first row, in the time zone of the measurement.
     */
    from: string;
    /**
     * End of the last row.
     */
    to: string;
    /**
     * Rows.
     */
    rows: number;
    /**
     * Length of a row.
     *
     * @unit min
     */
    step_minutes: number;
    /**
     * Length of the records of the regression and of the capacity test.
     *
     * @unit min
     */
    record_minutes: number;
    /**
     * Rows that are absent between the first and the last.
     */
    missing_rows: number;
    /**
     * Share of the rows with light on the plane that have irradiance and AC power; rows that are absent or lack a value count while the sun is up.
     *
     * @unit fraction
     */
    coverage: number;
};

/**
 * Energies and ratios of a period. Each ratio is formed of the rows that have all of its values.
 */
export type PerformanceFigures = {
    /**
     * Rows with irradiance and AC power.
     */
    rows: number;
    /**
     * Those of them that have DC power: `energy_dc_kwh` and `array_yield_h` are sums of these alone.
     *
     * @minimum 0
     */
    rows_dc: number;
    /**
     * Irradiation on the plane.
     *
     * @unit kWh/m2
     */
    irradiation_kwhm2: number;
    /**
     * AC energy.
     *
     * @unit kWh
     */
    energy_ac_kwh: number;
    /**
     * DC energy; null when it was not measured.
     *
     * @unit kWh
     */
    energy_dc_kwh: number | null;
    /**
     * Irradiation over 1 kW/m2 (Y_r of IEC 61724-1).
     *
     * @unit h
     */
    reference_yield_h: number;
    /**
     * DC energy over DC power (Y_A).
     *
     * @unit h
     */
    array_yield_h: number | null;
    /**
     * AC energy over DC power (Y_f).
     *
     * @unit h
     */
    final_yield_h: number;
    /**
     * Y_r - Y_A; null unless all rows have DC power.
     *
     * @unit h
     */
    capture_loss_h: number | null;
    /**
     * Y_A - Y_f; null unless all rows have DC power.
     *
     * @unit h
     */
    system_loss_h: number | null;
    /**
     * Y_f / Y_r; null without irradiation.
     *
     * @unit fraction
     */
    performance_ratio: number | null;
    /**
     * The same with the expected power at the temperature of the cells, corrected to 25 degC.
     *
     * @unit fraction
     */
    performance_ratio_stc: number | null;
    /**
     * The same, corrected to the annual mean temperature of the cells (`reference_cell_temp_c`).
     *
     * @unit fraction
     */
    performance_ratio_annual: number | null;
    /**
     * Mean temperature of the cells, weighted by the irradiance.
     *
     * @unit degC
     */
    cell_temp_c: number | null;
};

/**
 * A month.
 */
export type PerformanceMonth = {
    /**
     * Year and month, such as 2024-05.
     */
    month: string;
    /**
     * Measured.
     */
    measured: PerformanceFigures;
    /**
     * The run in the same calendar month; null without rows in it. Its energies are those of all its rows of the month.
     */
    run: PerformanceFigures | null;
};

/**
 * Availability of the plant.
 */
export type PerformanceAvailability = {
    /**
     * Rows with power at or above the irradiance of `available_irradiance_wm2`.
     */
    rows: number;
    /**
     * Of these, the rows in which the plant was available: by `available_fraction`, otherwise those with power above 0.1 % of that of the modules. Rows of parts count in part.
     */
    available_rows: number;
    /**
     * Their share.
     *
     * @unit fraction
     */
    by_time: number | null;
    /**
     * Share of the energy expected of these rows that was not lost in rows that were not available; by irradiance where the rows of the run are not those of the measurement.
     *
     * @unit fraction
     */
    by_energy: number | null;
};

/**
 * Regression of the power of records, P = E (a1 + a2 E + a3 v + a4 T).
 */
export type RegressionCoefficients = {
    /**
     * Records of the regression.
     */
    records: number;
    /**
     * a1 to a4, with P in kW, E in W/m2, v in m/s and T in degC; a3 or a4 is 0 when the wind or the air temperature was not measured or does not vary.
     */
    a: Array<number>;
    /**
     * Standard errors of a1 to a4; 0 for a term that was left out.
     */
    standard_errors: Array<number>;
    /**
     * Standard deviation of the residuals.
     *
     * @unit kW
     */
    residual_kw: number;
    /**
     * Share of the variance of the power that the regression explains.
     */
    r_squared: number;
    /**
     * Power at the reporting conditions.
     *
     * @unit kW
     */
    power_kw: number;
    /**
     * Standard error of that power, from the scatter of the records.
     *
     * @unit kW
     */
    power_standard_error_kw: number;
};

/**
 * Conditions at which powers are stated.
 */
export type PerformanceConditionsUsed = {
    /**
     * Irradiance.
     *
     * @unit W/m2
     */
    irradiance_wm2: number;
    /**
     * Air temperature.
     *
     * @unit degC
     */
    temp_air_c: number | null;
    /**
     * Wind speed.
     *
     * @unit m/s
     */
    wind_speed_ms: number | null;
    /**
     * Temperature of the cells.
     *
     * @unit degC
     */
    temp_cell_c: number | null;
};

/**
 * A measured power over that of the run.
 */
export type PerformanceRatioOfPowers = {
    /**
     * The ratio.
     */
    value: number;
    /**
     * One sigma of the ratio from the scatter of the records of both.
     */
    random: number;
    /**
     * One sigma of the ratio from `uncertainty`.
     */
    systematic: number;
    /**
     * Lower end of the interval of `coverage_factor` sigmas.
     */
    low: number;
    /**
     * Upper end.
     */
    high: number;
};

/**
 * Regression test by ASTM E2848, at reporting conditions by ASTM E2939.
 */
export type RegressionTest = {
    /**
     * Reporting conditions.
     */
    conditions: PerformanceConditionsUsed;
    /**
     * Of the measured records.
     */
    measured: RegressionCoefficients;
    /**
     * Of the records of the run; null when it has too few.
     */
    run: RegressionCoefficients | null;
    /**
     * Measured power over that of the run at the reporting conditions.
     */
    ratio: PerformanceRatioOfPowers | null;
};

/**
 * Powers of records translated to the reference conditions.
 */
export type CapacityMean = {
    /**
     * Records.
     */
    records: number;
    /**
     * Their mean.
     *
     * @unit kW
     */
    power_kw: number;
    /**
     * Their standard deviation.
     *
     * @unit kW
     */
    deviation_kw: number;
    /**
     * Standard error of the mean.
     *
     * @unit kW
     */
    standard_error_kw: number;
};

/**
 * Capacity test in the form of IEC TS 61724-2: the power of each record is translated to the reference conditions by irradiance and temperature of the cells.
 */
export type CapacityTest = {
    /**
     * Reference conditions.
     */
    conditions: PerformanceConditionsUsed;
    /**
     * Of the measured records.
     */
    measured: CapacityMean;
    /**
     * Of the records of the run: the target; null when it has none.
     */
    run: CapacityMean | null;
    /**
     * Measured capacity over the target.
     */
    ratio: PerformanceRatioOfPowers | null;
};

/**
 * Measured and expected energy of a period.
 */
export type EnergyTestPeriod = {
    /**
     * Year and month; null for the whole period.
     */
    month: string | null;
    /**
     * Rows that both have.
     */
    rows: number;
    /**
     * Measured AC energy.
     *
     * @unit kWh
     */
    measured_kwh: number;
    /**
     * AC energy of the run in the same rows.
     *
     * @unit kWh
     */
    expected_kwh: number;
    /**
     * Measured over expected; null when nothing is expected.
     *
     * @unit fraction
     */
    ratio: number | null;
    /**
     * Measured irradiation on the plane over that of the run.
     *
     * @unit fraction
     */
    irradiation_ratio: number | null;
};

/**
 * Energy test in the form of IEC TS 61724-3: what was measured against what the run gives in the same rows.
 */
export type EnergyTest = {
    /**
     * Length of the rows that are compared.
     *
     * @unit min
     */
    step_minutes: number;
    /**
     * The whole period.
     */
    total: EnergyTestPeriod;
    /**
     * The months.
     */
    months: Array<EnergyTestPeriod>;
    /**
     * The rows in which the plant was available and not curtailed; rows without power in the light are not available.
     */
    while_available: EnergyTestPeriod;
    /**
     * Energy expected in the other rows that was not delivered.
     *
     * @unit kWh
     */
    unavailable_loss_kwh: number;
    /**
     * Mean difference of the power, measured minus expected, over the DC power of the plant.
     *
     * @unit fraction
     */
    bias: number;
    /**
     * Root of the mean square of the difference, over the same.
     *
     * @unit fraction
     */
    rmse: number;
};

/**
 * What a filter left out.
 */
export type PerformanceFilterCount = {
    /**
     * Whose records.
     */
    set: 'measured' | 'run';
    /**
     * The filter. `missing`: a value is absent. `season`: another time of the year. `unavailable`, `curtailed`: the columns say so, or the plant has light and no power (`filters.keep_outages`). `low_irradiance`, `high_irradiance`: outside the limits. `unstable`: the irradiance varies within the record. `limited`: at the limit of the plant, or the run loses energy to its limits. `impossible`: a measured power that the plant cannot have, or not under the measured light. `window`: away from the irradiance of the conditions. `outlier`: far from the first regression.
     */
    filter: 'missing' | 'season' | 'unavailable' | 'curtailed' | 'low_irradiance' | 'high_irradiance' | 'unstable' | 'limited' | 'window' | 'outlier' | 'impossible';
    /**
     * Records that it left out.
     */
    removed: number;
    /**
     * Records that are left after it.
     */
    left: number;
};

/**
 * Records of the tests, for a picture: equal lengths, thinned evenly.
 */
export type PerformanceScatter = {
    /**
     * Records before they were thinned.
     */
    records: number;
    /**
     * Irradiance.
     */
    irradiance_wm2: Array<number | null>;
    /**
     * AC power.
     */
    power_kw: Array<number | null>;
    /**
     * Temperature of the cells.
     */
    temp_cell_c: Array<number | null>;
    /**
     * Whether the regression used it.
     */
    used: Array<boolean>;
};

/**
 * What makes the result hard to believe, or what it leaves out.
 */
export type PerformanceFinding = {
    /**
     * What was found.
     */
    code: 'performance_ratio_high' | 'power_scale' | 'night_light' | 'night_power' | 'low_coverage' | 'few_records' | 'module_colder_than_air' | 'standing_irradiance' | 'negative_irradiance' | 'irradiation_differs' | 'stamps_shifted' | 'bifacial_front_only' | 'battery' | 'no_cell_temperature' | 'no_wind' | 'rows_elsewhere' | 'run_without_records' | 'regression_without_wind' | 'regression_without_temperature' | 'power_impossible' | 'power_negative' | 'irradiance_dead' | 'outage' | 'performance_ratio_low' | 'standing_temperature' | 'temperature_scale';
    /**
     * How much it matters.
     */
    level: 'warning' | 'note';
    /**
     * The field that it is about; null for the result.
     */
    field: string | null;
    /**
     * What was found, and what to do.
     */
    message: string;
};

/**
 * Performance of a plant against a run.
 */
export type PerformanceAnswer = {
    /**
     * What was measured.
     */
    period: PerformancePeriod;
    /**
     * Figures of the plant that were used.
     */
    plant: {
        /**
         * DC power.
         *
         * @unit kWp
         */
        dc_kwp: number;
        /**
         * Power at which it is limited.
         *
         * @unit kW
         */
        ac_limit_kw: number;
        /**
         * Temperature coefficient of the power; null when the run has several modules and none was sent.
         *
         * @unit 1/K
         */
        temp_coefficient_per_c: number | null;
        /**
         * Annual mean temperature of the cells of the run, weighted by the irradiance.
         *
         * @unit degC
         */
        reference_cell_temp_c: number | null;
    };
    /**
     * The measured period.
     */
    measured: PerformanceFigures;
    /**
     * The run: all of its rows.
     */
    run: PerformanceFigures;
    /**
     * The months that were measured.
     */
    months: Array<PerformanceMonth>;
    /**
     * Availability.
     */
    availability: PerformanceAvailability;
    /**
     * ASTM E2848; null when it cannot be made: `left_out` says why.
     */
    regression: RegressionTest | null;
    /**
     * IEC TS 61724-2; null when it cannot be made.
     */
    capacity: CapacityTest | null;
    /**
     * IEC TS 61724-3; null when the rows of the run are of other times.
     */
    energy: EnergyTest | null;
    /**
     * What the filters left out, in their order.
     */
    filters: Array<PerformanceFilterCount>;
    /**
     * Records for a picture.
     */
    scatter: {
        /**
         * Measured.
         */
        measured: PerformanceScatter;
        /**
         * Of the run.
         */
        run: PerformanceScatter;
    };
    /**
     * Tests that could not be made, and why.
     */
    left_out: Array<{
        /**
         * The test.
         */
        test: 'regression' | 'capacity' | 'energy';
        /**
         * Why, and what to do.
         */
        reason: string;
    }>;
    /**
     * What to look at.
     */
    findings: Array<PerformanceFinding>;
    /**
     * What was computed, and its sources.
     */
    method: Array<string>;
    billing?: Billing;
};

/**
 * How the table was read.
 */
export type ParsedMeasuredMeta = {
    /**
     * Rows.
     */
    rows: number;
    /**
     * Columns that were read.
     */
    columns: Array<{
        /**
         * Name of the column of the section.
         */
        name: string;
        /**
         * Name in the file.
         */
        column: string;
        /**
         * Unit of the heading, where it is not that of weather; null when it states none.
         */
        file_unit: string | null;
    }>;
    /**
     * Rows without a value, by column of the section.
     */
    missing: {
        [key: string]: number;
    };
};

/**
 * A table of measured rows as a section of a test of performance.
 */
export type ParsedMeasured = {
    /**
     * The section, ready for `POST /api/performance`.
     */
    measured: MeasuredRows;
    /**
     * How it was read.
     */
    meta: ParsedMeasuredMeta;
    /**
     * What was converted, assumed or left out.
     */
    notes: Array<string>;
};

/**
 * A normal distribution.
 */
export type NormalDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'normal';
    /**
     * Mean: a known bias.
     *
     * @unit fraction
     * @default 0
     * @minimum -1
     * @maximum 1
     */
    mean?: number;
    /**
     * One standard deviation.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    sigma: number;
};

/**
 * A normal distribution without what lies outside of two limits. `mean` and `sigma` are those before it is cut.
 */
export type TruncatedDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'truncated';
    /**
     * Mean before the cut.
     *
     * @unit fraction
     * @default 0
     * @minimum -1
     * @maximum 1
     */
    mean?: number;
    /**
     * One standard deviation before the cut.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    sigma: number;
    /**
     * Lower limit.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    min: number;
    /**
     * Upper limit.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    max: number;
};

/**
 * A triangular distribution.
 */
export type TriangularDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'triangular';
    /**
     * Least deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    min: number;
    /**
     * Most likely deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    mode: number;
    /**
     * Largest deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    max: number;
};

/**
 * A uniform distribution.
 */
export type UniformDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'uniform';
    /**
     * Least deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    min: number;
    /**
     * Largest deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    max: number;
};

/**
 * A beta distribution between two limits.
 */
export type BetaDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'beta';
    /**
     * First shape parameter.
     *
     * @minimum 0.1
     * @maximum 1000
     */
    alpha: number;
    /**
     * Second shape parameter.
     *
     * @minimum 0.1
     * @maximum 1000
     */
    beta: number;
    /**
     * Least deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    min: number;
    /**
     * Largest deviation.
     *
     * @unit fraction
     * @minimum -1
     * @maximum 1
     */
    max: number;
};

/**
 * The scatter of measured or modelled years around their linear trend: normal, with the standard deviation of the residuals.
 */
export type YearsDeviation = {
    /**
     * Selects the distribution.
     */
    kind: 'years';
    /**
     * Irradiation or energy of consecutive years, in any unit.
     *
     * @minItems 10
     * @maxItems 200
     * @exclusiveMinimum 0 (each value)
     */
    values: Array<number>;
};

/**
 * A cause of uncertainty. Its deviation is a fraction of the energy: -0.03 is 3 % less.
 */
export type UncertainPart = {
    /**
     * Its name, which no other part has.
     */
    name: string;
    /**
     * How it is distributed.
     */
    distribution: ({
        kind: 'normal';
    } & NormalDeviation) | ({
        kind: 'truncated';
    } & TruncatedDeviation) | ({
        kind: 'triangular';
    } & TriangularDeviation) | ({
        kind: 'uniform';
    } & UniformDeviation) | ({
        kind: 'beta';
    } & BetaDeviation) | ({
        kind: 'years';
    } & YearsDeviation);
    /**
     * Whether each year has a deviation of its own, so that it averages out with the years, as the weather of single years does; otherwise it is the same in all years.
     *
     * @default false
     */
    averages?: boolean;
    /**
     * Where the number comes from; it is repeated in the answer.
     *
     * @default ""
     */
    source?: string;
};

/**
 * A correlation of two parts, or of two fields, of the normal scores of their ranks. Both parts average out with the years, or neither does.
 */
export type PartCorrelation = {
    /**
     * Names of two parts, or of two fields.
     *
     * @minItems 2
     * @maxItems 2
     */
    between: [
        string,
        string
    ];
    /**
     * Coefficient of correlation.
     *
     * @minimum -1
     * @maximum 1
     */
    coefficient: number;
};

/**
 * A normal distribution of the value of a field.
 */
export type NormalValue = {
    /**
     * Selects the distribution.
     */
    kind: 'normal';
    /**
     * Mean; null for the value that the request sends, and with `relative` for no change.
     *
     * @default null
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    mean?: number | null;
    /**
     * One standard deviation, in the unit of the field.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000000
     */
    sigma: number;
};

/**
 * A normal distribution of the value of a field without what lies outside of two limits: those of the field, for example. `mean` and `sigma` are those before it is cut.
 */
export type TruncatedValue = {
    /**
     * Selects the distribution.
     */
    kind: 'truncated';
    /**
     * Mean; null for the value that the request sends, and with `relative` for no change.
     *
     * @default null
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    mean?: number | null;
    /**
     * One standard deviation, in the unit of the field.
     *
     * @exclusiveMinimum 0
     * @maximum 1000000000000
     */
    sigma: number;
    /**
     * Lower limit.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    min: number;
    /**
     * Upper limit.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    max: number;
};

/**
 * A triangular distribution of the value of a field.
 */
export type TriangularValue = {
    /**
     * Selects the distribution.
     */
    kind: 'triangular';
    /**
     * Least value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    min: number;
    /**
     * Most likely value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    mode: number;
    /**
     * Largest value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    max: number;
};

/**
 * Every value of a field between two limits is as likely.
 */
export type UniformValue = {
    /**
     * Selects the distribution.
     */
    kind: 'uniform';
    /**
     * Least value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    min: number;
    /**
     * Largest value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    max: number;
};

/**
 * A beta distribution of the value of a field between two limits.
 */
export type BetaValue = {
    /**
     * Selects the distribution.
     */
    kind: 'beta';
    /**
     * First shape parameter.
     *
     * @minimum 0.1
     * @maximum 1000
     */
    alpha: number;
    /**
     * Second shape parameter.
     *
     * @minimum 0.1
     * @maximum 1000
     */
    beta: number;
    /**
     * Least value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    min: number;
    /**
     * Largest value.
     *
     * @minimum -1000000000000
     * @maximum 1000000000000
     */
    max: number;
};

/**
 * A field of `request` whose value is uncertain. Its value is the same in all years.
 */
export type UncertainField = {
    /**
     * Its name, which no other field or part has.
     */
    name: string;
    /**
     * Dot path of a number in `request`, as `dc_losses.module_mismatch_loss`, `thermal.u_c`, or `tilt_deg` of a simple request; or of a list of numbers, as `site.soiling_monthly`: it takes the value in each place, and with `relative` each of its values changes by the fraction.
     */
    path: string;
    /**
     * How its values are distributed, in the unit of the field; with `relative`, how their change is, as a fraction.
     */
    distribution: ({
        kind: 'normal';
    } & NormalValue) | ({
        kind: 'truncated';
    } & TruncatedValue) | ({
        kind: 'triangular';
    } & TriangularValue) | ({
        kind: 'uniform';
    } & UniformValue) | ({
        kind: 'beta';
    } & BetaValue);
    /**
     * The distribution is that of the change as a fraction of the value in `request`, so that 0.1 is 10 % more; otherwise it is that of the value itself.
     *
     * @default false
     */
    relative?: boolean;
    /**
     * Where the number comes from; it is repeated in the answer.
     *
     * @default ""
     */
    source?: string;
};

/**
 * An energy, or a plant, and the causes of its uncertainty: E = E_0 (1 + the sum of the deviations of the parts, and that of runs with other values of the fields).
 */
export type UncertaintyRequest = {
    /**
     * Expected energy of each year of operation, as in `summary.lifetime`; one number for a plant without a table of years, which then repeats it. null with `request`, whose run has them.
     *
     * @unit kWh
     * @default null
     * @minItems 1
     * @maxItems 100
     * @exclusiveMinimum 0 (each value)
     * @maximum 1000000000000000 (each value)
     */
    energies_kwh?: Array<number> | null;
    /**
     * The plant, instead of its energies: a simple request (with `latitude`) or a run request (with `site`), of a year at least. It has to be valid as it is. The energies are those of its run: of each year of its lifetime table, or of its only year.
     *
     * @default null
     */
    request?: SimpleRunRequest | RunRequest | null;
    /**
     * Fields of `request` whose values are uncertain. Runs of the plant with drawn values say what they do to the energy.
     *
     * @default []
     * @maxItems 10
     */
    fields?: Array<UncertainField>;
    /**
     * Number of runs with drawn values of `fields`. Two more for each field say what it does alone.
     *
     * @default 200
     * @minimum 100
     * @maximum 2000
     */
    runs?: number;
    /**
     * The causes whose effect on the energy is known.
     *
     * @default []
     * @maxItems 30
     */
    parts?: Array<UncertainPart>;
    /**
     * Correlations of two parts, or of two fields; those without one are independent.
     *
     * @default []
     * @maxItems 100
     */
    correlations?: Array<PartCorrelation>;
    /**
     * Number of draws.
     *
     * @default 20000
     * @minimum 1000
     * @maximum 100000
     */
    draws?: number;
    /**
     * The same seed gives the same numbers.
     *
     * @default 1
     * @minimum 0
     * @maximum 4294967295
     */
    seed?: number;
};

/**
 * Energy of a year by probability of exceedance.
 */
export type UncertainEnergy = {
    /**
     * Number of years of which it is the mean; in `lifetime` the year of operation.
     */
    years: number;
    /**
     * Mean of the distribution.
     *
     * @unit kWh
     */
    mean_kwh: number;
    /**
     * One standard deviation divided by the mean.
     *
     * @unit fraction
     */
    uncertainty: number;
    /**
     * Energy that is exceeded with a probability of 50 %.
     *
     * @unit kWh
     */
    p50_kwh: number;
    /**
     * Energy that is exceeded with a probability of 75 %.
     *
     * @unit kWh
     */
    p75_kwh: number;
    /**
     * Energy that is exceeded with a probability of 90 %.
     *
     * @unit kWh
     */
    p90_kwh: number;
    /**
     * Energy that is exceeded with a probability of 95 %.
     *
     * @unit kWh
     */
    p95_kwh: number;
    /**
     * Energy that is exceeded with a probability of 99 %.
     *
     * @unit kWh
     */
    p99_kwh: number;
};

/**
 * What a part contributes.
 */
export type PartShare = {
    /**
     * Name of the part.
     */
    name: string;
    /**
     * As sent.
     */
    source: string;
    /**
     * As sent.
     */
    averages: boolean;
    /**
     * Mean of its deviation.
     *
     * @unit fraction
     */
    mean: number;
    /**
     * Standard deviation of its deviation.
     *
     * @unit fraction
     */
    sigma: number;
    /**
     * Share of the variance of one year; negative for a part that evens out others. The shares add up to 1.
     *
     * @unit fraction
     */
    share: number;
    /**
     * Energy of the first year with this part alone at its 10 % quantile, and the others at their means.
     *
     * @unit kWh
     */
    low_kwh: number;
    /**
     * The same at its 90 % quantile.
     *
     * @unit kWh
     */
    high_kwh: number;
};

/**
 * What a field contributes.
 */
export type FieldShare = {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * As sent.
     */
    path: string;
    /**
     * As sent.
     */
    source: string;
    /**
     * Mean of its values, in its unit; of a list with `relative`, of their change as a fraction, here and in `sigma_value`, `low_value` and `high_value`.
     */
    mean_value: number;
    /**
     * Standard deviation of its values, in its unit.
     */
    sigma_value: number;
    /**
     * Standard deviation that it gives the energy of the first year.
     *
     * @unit fraction
     */
    sigma: number;
    /**
     * Share of the variance of the first year, as that of a part.
     *
     * @unit fraction
     */
    share: number;
    /**
     * Its 10 % quantile.
     */
    low_value: number;
    /**
     * Its 90 % quantile.
     */
    high_value: number;
    /**
     * Energy of the first year with this field at `low_value` and the others as in `request`; null for a run that was refused.
     *
     * @unit kWh
     */
    low_kwh: number | null;
    /**
     * The same at `high_value`.
     *
     * @unit kWh
     */
    high_kwh: number | null;
};

/**
 * What the runs of `request` say.
 */
export type SimulatedUncertainty = {
    /**
     * Energy of each year of operation of the request as it is; one number without a lifetime table.
     *
     * @unit kWh
     */
    energies_kwh: Array<number>;
    /**
     * Number of runs with drawn values that count; 0 without fields.
     */
    runs: number;
    /**
     * Mean deviation of these runs from the request as it is, in the first year: not 0 where the values of the fields are not symmetrical around those of the request, or where the plant does not follow them evenly.
     *
     * @unit fraction
     */
    mean: number;
    /**
     * Their standard deviation in the first year.
     *
     * @unit fraction
     */
    sigma: number;
    /**
     * Share of the variance of the first year that no field explains alone: what two fields do together, and what bends more than a polynomial of degree 3. The shares of parts and fields and this one add up to 1.
     *
     * @unit fraction
     */
    rest_share: number;
    /**
     * Number of runs that were refused, and do not count. More than a tenth of them end the study.
     */
    failed_count: number;
    /**
     * The first 100 runs that were refused.
     *
     * @maxItems 100
     */
    failed: Array<FailedVariant>;
    /**
     * What was found, counted over the runs, by what it is about.
     */
    findings: Array<SweptFinding>;
    /**
     * Engine and inputs of the request as it is.
     */
    provenance: Provenance;
};

/**
 * Energy by probability of exceedance, and where the uncertainty comes from.
 */
export type UncertaintyAnswer = {
    /**
     * Mean of the first 1, 5, 10, 15, 20, 25 and 30 years, as far as the table of years goes.
     */
    horizons: Array<UncertainEnergy>;
    /**
     * Each year of operation; empty for one energy.
     */
    lifetime: Array<UncertainEnergy>;
    /**
     * The parts, in the order of the request.
     */
    parts: Array<PartShare>;
    /**
     * Number of draws.
     */
    draws: number;
    /**
     * Seed of the draws.
     */
    seed: number;
    /**
     * How it was computed, with sources.
     */
    method: string;
    /**
     * The fields, in the order of the request; absent without `request`.
     */
    fields?: Array<FieldShare>;
    /**
     * The runs; absent without `request`.
     */
    simulation?: SimulatedUncertainty;
    /**
     * Charge for the runs; absent where runs are not charged, and without `request`.
     */
    billing?: Billing;
    /**
     * Where the study is stored; absent for one that is not.
     */
    links?: StudyLinks;
};

/**
 * Every model option of a stage, scored against the request.
 */
export type TreeAnswer = {
    /**
     * Stage of the chain.
     */
    stage: string;
    /**
     * Energy to grid of the request as sent.
     *
     * @unit kWh
     */
    e_grid_kwh: number;
    /**
     * Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference.
     */
    path: {
        [key: string]: string;
    };
    /**
     * Steps of the stage.
     */
    steps: Array<TreeStep>;
    /**
     * Reference series of the request's weather; null if it has none.
     */
    reference: TreeReference | null;
};

/**
 * One option of a step.
 */
export type DescribedOption = {
    /**
     * Value of the field.
     */
    option: string;
    /**
     * Common name of the model.
     */
    title: string;
    /**
     * Published source of the model.
     */
    source: string;
    /**
     * True if the request selects this option.
     */
    selected: boolean;
    /**
     * True if the option can run with this request.
     */
    applies: boolean;
    /**
     * Why the option does not apply; null if it does.
     */
    reason: string | null;
};

/**
 * A step of the stage and its options, without a run.
 */
export type DescribedStep = {
    /**
     * Request field that selects the option, as a dot path.
     */
    step: string;
    /**
     * Name of the step.
     */
    title: string;
    /**
     * Option that the run uses; null if this plant does not use the step.
     */
    selected: string | null;
    /**
     * Every option, in the order of the documentation.
     */
    options: Array<DescribedOption>;
};

/**
 * The steps of a stage and the path that a request selects, without a run.
 */
export type TreeDescription = {
    /**
     * Stage of the chain.
     */
    stage: string;
    /**
     * Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference.
     */
    path: {
        [key: string]: string;
    };
    /**
     * Steps of the stage.
     */
    steps: Array<DescribedStep>;
};

/**
 * Two daily windows in hours of the weather's standard time. A window that ends before it starts crosses midnight; a window with equal start and end is empty. A row belongs to a window if its middle does. The windows must not overlap.
 */
export type StorageSchedule = {
    /**
     * Start of charging. The battery charges with all power of the plant beyond its own consumption, up to charge_max_kw.
     *
     * @unit h
     * @minimum 0
     * @exclusiveMaximum 24
     */
    charge_start_h: number;
    /**
     * End of charging.
     *
     * @unit h
     * @minimum 0
     * @maximum 24
     */
    charge_end_h: number;
    /**
     * Start of discharging. The battery discharges with discharge_max_kw, within the grid limit.
     *
     * @unit h
     * @minimum 0
     * @exclusiveMaximum 24
     */
    discharge_start_h: number;
    /**
     * End of discharging.
     *
     * @unit h
     * @minimum 0
     * @maximum 24
     */
    discharge_end_h: number;
    /**
     * Whether the grid gives what the plant lacks to charge with charge_max_kw in the charging window.
     *
     * @default false
     */
    charge_from_grid?: boolean;
};

/**
 * Battery at the AC bus of the plant, between the inverters and the grid limit, or at the DC side of one part (`coupling`), and a load at the injection point, after all AC losses. Only the plant charges the battery, unless `schedule.charge_from_grid` or `prices.charge_from_grid` allows the grid to.
 */
export type Storage = {
    /**
     * Energy in the full battery; 0 for a load without a battery.
     *
     * @unit kWh
     * @minimum 0
     * @maximum 1000000000
     */
    capacity_kwh: number;
    /**
     * Purpose of the battery: to store energy that the grid limit would curtail and release it when the plant is below the limit, to supply the load from surplus energy, to charge and discharge in daily windows, or to charge at low prices and discharge at high ones.
     */
    strategy: 'grid_limit' | 'self_consumption' | 'schedule' | 'price';
    /**
     * Where the battery stands: `ac` at the AC bus of the plant; `dc` at the DC side of one part, behind a DC/DC converter of its own. With `dc` it charges from the modules of that part ahead of their inverters, also with what these would clip or could not start with, and discharges through what they have left of their rating. All powers and efficiencies of the battery are then those at that DC side.
     *
     * @default ac
     */
    coupling?: 'ac' | 'dc';
    /**
     * Id of the part at whose DC side the battery stands, with `coupling` `dc` in a plant of several parts. It must have inverters of its own. null for the only one.
     *
     * @default null
     */
    sub_array?: string | null;
    /**
     * Efficiency of the DC/DC converter of a battery with `coupling` `dc`, each way. `efficiency_charge`, `efficiency_discharge` and `efficiency_curve` are then those of the battery without it.
     *
     * @unit fraction
     * @default 0.99
     * @minimum 0.01
     * @maximum 1
     */
    dc_converter_efficiency?: number;
    /**
     * Power of that converter at the DC side of the part, each way; null leaves the limit to charge_max_kw and discharge_max_kw.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000000
     */
    dc_converter_kw?: number | null;
    /**
     * Charging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000000
     */
    charge_max_kw?: number | null;
    /**
     * Discharging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000000
     */
    discharge_max_kw?: number | null;
    /**
     * Energy stored divided by energy taken from the AC bus: converter and battery. With `coupling` `dc` the battery alone.
     *
     * @unit fraction
     * @default 0.95
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_charge?: number;
    /**
     * Energy delivered to the AC bus divided by energy taken out of the store. With `coupling` `dc` the battery alone.
     *
     * @unit fraction
     * @default 0.95
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_discharge?: number;
    /**
     * Both efficiencies by power, in place of the two constants, with ascending power_frac: linear between the points, and constant below the first and above the last. null keeps the constants.
     *
     * @default null
     */
    efficiency_curve?: Array<StorageEfficiencyPoint> | null;
    /**
     * State of charge below which the battery does not discharge.
     *
     * @unit fraction
     * @default 0.1
     * @minimum 0
     * @maximum 1
     */
    soc_min?: number;
    /**
     * State of charge up to which the battery charges.
     *
     * @unit fraction
     * @default 1
     * @minimum 0
     * @maximum 1
     */
    soc_max?: number;
    /**
     * Share of the capacity, above soc_min, that no strategy discharges: kept for outages of the grid.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    reserve?: number;
    /**
     * Own consumption of converter, control and cooling, drawn from the AC bus at all times.
     *
     * @unit W
     * @default 0
     * @minimum 0
     * @maximum 1000000000
     */
    standby_w?: number;
    /**
     * Loss of capacity over the years of the lifetime table; null keeps the battery as new.
     *
     * @default null
     */
    ageing?: StorageAgeing | null;
    /**
     * State of charge at the first row, and at the start of every year of the lifetime table; null uses soc_min plus reserve. The energy above it at the start is delivered without having been charged: see the row storage_change.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    soc_start?: number | null;
    /**
     * Load at the injection point, with every strategy: a constant, or one value for each row of the weather; null for none. The plant supplies it first; the rest comes from the grid and is not part of e_grid. A grid limit at the injection point applies to what is left after the load.
     *
     * @unit kW
     * @default null
     */
    load_kw?: number | Array<number> | null;
    /**
     * Daily windows of the `schedule` strategy.
     *
     * @default null
     */
    schedule?: StorageSchedule | null;
    /**
     * Prices and thresholds of the `price` strategy.
     *
     * @default null
     */
    prices?: StoragePrices | null;
};

/**
 * Charging at low prices and discharging at high ones.
 */
export type StoragePrices = {
    /**
     * One price for each row of the weather, in any unit.
     *
     * @minItems 1
     * @maxItems 2200000
     * @minimum -1000000000 (each value)
     * @maximum 1000000000 (each value)
     */
    price: Array<number>;
    /**
     * The battery charges in rows whose price is below this one, with all power of the plant beyond its own consumption, up to charge_max_kw.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    charge_below: number;
    /**
     * The battery discharges with discharge_max_kw in rows whose price is above this one, within the grid limit. Not below charge_below.
     *
     * @minimum -1000000000
     * @maximum 1000000000
     */
    discharge_above: number;
    /**
     * Whether the grid gives what the plant lacks to charge with charge_max_kw.
     *
     * @default false
     */
    charge_from_grid?: boolean;
};

/**
 * Efficiencies of the battery and its converter at one power.
 */
export type StorageEfficiencyPoint = {
    /**
     * Power at the AC bus (at the DC side with `coupling` `dc`), divided by charge_max_kw when it charges and by discharge_max_kw when it discharges.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    power_frac: number;
    /**
     * Energy stored divided by energy taken from the AC bus.
     *
     * @unit fraction
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_charge: number;
    /**
     * Energy delivered to the AC bus divided by energy taken out of the store.
     *
     * @unit fraction
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_discharge: number;
};

/**
 * Linear ageing of a battery, calendar and cycles added. Each year of the lifetime table runs with the capacity at its start.
 */
export type StorageAgeing = {
    /**
     * Share of the nominal capacity that a year takes.
     *
     * @unit 1/a
     * @minimum 0
     * @maximum 1
     */
    calendar_loss_per_year: number;
    /**
     * Share of the nominal capacity that an equivalent full cycle takes.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 0.1
     */
    cycle_loss_per_cycle: number;
    /**
     * Share of the nominal capacity at which the battery has served.
     *
     * @unit fraction
     * @default 0.8
     * @minimum 0
     * @maximum 1
     */
    end_of_life?: number;
    /**
     * Whether a new battery follows at the start of the year after the one that ends at end_of_life or below.
     *
     * @default false
     */
    replace?: boolean;
};

/**
 * The battery in each year of the lifetime table.
 */
export type StorageAgeingTable = {
    /**
     * Year of operation, from 1.
     *
     * @unit a
     */
    year: Array<number>;
    /**
     * Capacity at the start of the year, with which it runs.
     *
     * @unit kWh
     */
    capacity_kwh: Array<number>;
    /**
     * Energy taken out of the store in the year, divided by the nominal capacity.
     *
     * @unit 1
     */
    equivalent_full_cycles: Array<number>;
    /**
     * Years that start with a new battery, without the first.
     *
     * @unit a
     */
    replacement_years: Array<number>;
    /**
     * First year that ends at end_of_life or below; null when none does.
     *
     * @unit a
     */
    end_of_life_year: number | null;
};

/**
 * Availability in the (mean) year, time-based and energy-based as of IEC TS 63019. Outages of the grid are not the plant's and are stated apart.
 */
export type Availability = {
    /**
     * Share of the time in which the plant could run; an outage of a part of it counts by this part.
     *
     * @unit fraction
     */
    time_based: number;
    /**
     * Energy that the outages of the plant leave, as a share of what it would deliver without them; null for a plant that delivers nothing.
     *
     * @unit fraction
     */
    energy_based: number | null;
    /**
     * Share of the time in which the grid could take energy.
     *
     * @unit fraction
     */
    grid_time_based: number;
    /**
     * Energy that the outages of the grid leave, as a share of what they find; null for a plant that delivers nothing.
     *
     * @unit fraction
     */
    grid_energy_based: number | null;
    /**
     * Hours in which the plant was out, an outage of a part of it by this part.
     *
     * @unit h
     */
    plant_outage_h: number;
    /**
     * Hours in which the grid was out.
     *
     * @unit h
     */
    grid_outage_h: number;
    /**
     * Energy lost to outages of the plant: the row `unavailability`.
     *
     * @unit kWh
     */
    plant_outage_kwh: number;
    /**
     * Energy lost to outages of the grid, less what the plant could not import: the row `grid_outage`.
     *
     * @unit kWh
     */
    grid_outage_kwh: number;
    /**
     * Energy that a load did not get in outages of the grid.
     *
     * @unit kWh
     */
    load_not_met_kwh: number;
};

/**
 * Results for the battery and the load in the (mean) year. Battery energies are at the AC bus, or at the DC side with `coupling` `dc`.
 */
export type StorageSummary = {
    /**
     * Energy charged.
     *
     * @unit kWh
     */
    charged_kwh: number;
    /**
     * Energy discharged.
     *
     * @unit kWh
     */
    discharged_kwh: number;
    /**
     * Conversion losses: charged minus discharged minus the change.
     *
     * @unit kWh
     */
    loss_kwh: number;
    /**
     * Energy in the battery at the end minus at the start.
     *
     * @unit kWh
     */
    change_kwh: number;
    /**
     * Energy taken out of the store, before discharge losses, divided by the capacity.
     *
     * @unit 1
     */
    equivalent_full_cycles: number;
    /**
     * Energy put into the store plus energy taken out of it, both inside the converter.
     *
     * @unit kWh
     */
    throughput_kwh: number;
    /**
     * Own consumption of the battery, drawn from the AC bus; not part of loss_kwh.
     *
     * @unit kWh
     */
    standby_kwh: number;
    /**
     * Part of the charged energy that the plant did not give.
     *
     * @unit kWh
     */
    charged_from_grid_kwh: number;
    /**
     * Charged energy that the grid limit would have curtailed: at the AC bus, or with `coupling` `dc` the DC energy ahead of the inverters.
     *
     * @unit kWh
     */
    recovered_kwh: number;
    /**
     * Energy that the modules give more because of a battery with `coupling` `dc`: what their inverters would have lost over their power or current and under their start power, less what charging leaves under their start power. 0 with `ac`.
     *
     * @unit kWh
     */
    recovered_dc_kwh: number;
    /**
     * Energy that the load needs.
     *
     * @unit kWh
     */
    load_kwh: number;
    /**
     * Energy of the plant that supplies the load, directly or through the battery; with charging from the grid, energy of the grid that the battery gives the load counts as well.
     *
     * @unit kWh
     */
    self_consumed_kwh: number;
    /**
     * Energy from the grid that supplies the load; not part of e_grid_kwh.
     *
     * @unit kWh
     */
    from_grid_kwh: number;
    /**
     * Self-consumed energy divided by all energy that the plant delivers to load and grid; null without a load, and when the grid charged the battery.
     *
     * @unit fraction
     */
    self_consumption: number | null;
    /**
     * Self-consumed energy divided by the energy that the load needs; null without a load, and when the grid charged the battery.
     *
     * @unit fraction
     */
    self_sufficiency: number | null;
    /**
     * Ageing by year; null without storage.ageing, and where the weather gives no lifetime table.
     */
    ageing: StorageAgeingTable | null;
};

/**
 * No module: an empty object.
 */
export type NoModule = {
    [key: string]: never;
};

/**
 * The parts of a run request that determine the incidence-angle curve.
 */
export type IamCurveRequest = {
    /**
     * Incidence-angle model, as in a run.
     */
    iam: Iam;
    /**
     * Module, as in a run, for its own profile and glass; absent or empty uses plain glass.
     */
    module?: ModuleRef | Module | NoModule;
};

/**
 * Factor on the beam by incidence angle.
 */
export type IamBeam = {
    /**
     * Incidence angle from the normal, 0 to 90.
     *
     * @unit deg
     */
    angles_deg: Array<number>;
    /**
     * Transmission relative to normal incidence.
     *
     * @unit fraction
     */
    factors: Array<number>;
};

/**
 * Factors on the diffuse irradiance by tilt of the plane.
 */
export type IamDiffuseFactors = {
    /**
     * Value of `iam.diffuse`.
     */
    option: string;
    /**
     * Tilt of the plane, 0 to 90.
     *
     * @unit deg
     */
    tilts_deg: Array<number>;
    /**
     * Factor on the sky diffuse.
     *
     * @unit fraction
     */
    sky: Array<number>;
    /**
     * Factor on the ground-reflected light.
     *
     * @unit fraction
     */
    ground: Array<number>;
};

/**
 * The incidence-angle modifier that a run would apply.
 */
export type IamCurveAnswer = {
    /**
     * Curve that is applied: what `auto` selected.
     */
    kind: string;
    /**
     * Common name of the model.
     */
    title: string;
    /**
     * Published source of the model.
     */
    source: string;
    beam: IamBeam;
    diffuse: IamDiffuseFactors;
};

/**
 * Monthly values of another source, January first; null leaves a month as it is.
 */
export type MonthlyTargets = {
    /**
     * Sums of the global horizontal irradiation.
     *
     * @unit kWh/m2
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 500 (each value)
     */
    ghi_kwhm2: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ];
    /**
     * Sums of the diffuse horizontal irradiation. Send either these or `dni_kwhm2`.
     *
     * @unit kWh/m2
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 300 (each value)
     */
    dhi_kwhm2?: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ] | null;
    /**
     * Sums of the direct normal irradiation.
     *
     * @unit kWh/m2
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 500 (each value)
     */
    dni_kwhm2?: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ] | null;
    /**
     * Means of the air temperature.
     *
     * @unit degC
     * @default null
     * @minItems 12
     * @maxItems 12
     * @minimum -75 (each value)
     * @maximum 45 (each value)
     */
    temp_air_c?: [
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null,
        number | null
    ] | null;
};

/**
 * Weather and monthly values of another source.
 */
export type ScaleWeatherRequest = {
    /**
     * A stored series by id, or an inline section.
     */
    weather: WeatherRef | Weather;
    /**
     * Place of the weather. Default: latitude, longitude and elevation of the weather itself.
     */
    site?: WeatherSite;
    /**
     * Monthly values of the other source.
     */
    monthly: MonthlyTargets;
};

/**
 * A sum of a month before and after; of several years, of the mean month.
 */
export type ScaledSum = {
    /**
     * Before; null for a component that the weather did not have.
     *
     * @unit kWh/m2
     */
    before: number | null;
    /**
     * After.
     *
     * @unit kWh/m2
     */
    after: number;
    /**
     * Stated by the other source; null when the month was left as it is.
     *
     * @unit kWh/m2
     */
    wanted: number | null;
    /**
     * Part of the wanted sum that is not there, because the sun cannot send more; 0 within 0.01.
     *
     * @unit kWh/m2
     */
    unmet: number;
    [key: string]: unknown;
};

/**
 * What became of a month.
 */
export type ScaledMonth = {
    /**
     * Month, January is 1.
     *
     * @minimum 1
     * @maximum 12
     */
    month: number;
    /**
     * Global irradiation after over that before; null when the month was left as it is.
     */
    factor: number | null;
    /**
     * Rows at the limit of very clean air.
     *
     * @unit rows
     * @minimum 0
     */
    limited_rows: number;
    ghi_kwhm2: ScaledSum;
    /**
     * Null when the weather has global irradiance alone.
     */
    dhi_kwhm2: ScaledSum | null;
    /**
     * Null when the weather has no direct irradiance.
     */
    dni_kwhm2: ScaledSum | null;
    /**
     * Added to the air temperature; null when it was left as it is.
     *
     * @unit K
     */
    temp_shift_c: number | null;
    [key: string]: unknown;
};

/**
 * Scaled weather.
 */
export type ScaleWeatherAnswer = {
    /**
     * The scaled section, ready for a run; absent with fields=meta.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    /**
     * The twelve months.
     *
     * @minItems 12
     * @maxItems 12
     */
    months: [
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth,
        ScaledMonth
    ];
    /**
     * Global irradiation of all months.
     */
    year: {
        /**
         * Before.
         *
         * @unit kWh/m2
         */
        ghi_before_kwhm2: number;
        /**
         * After.
         *
         * @unit kWh/m2
         */
        ghi_after_kwhm2: number;
        /**
         * Relative change; null for a year without light. Two sources that differ by d have a standard deviation of d over the square root of two.
         *
         * @unit fraction
         */
        change_frac: number | null;
        [key: string]: unknown;
    };
    [key: string]: unknown;
};

/**
 * A long series and a station.
 */
export type CorrelateWeatherRequest = {
    /**
     * The long series: a stored one by id, or an inline section.
     */
    weather: WeatherRef | Weather;
    /**
     * The short series, measured at the place: a stored one by id, or an inline section.
     */
    station: WeatherRef | Weather;
    /**
     * Place of the weather. Default: latitude, longitude and elevation of the weather itself.
     */
    site?: WeatherSite;
    /**
     * How values of the long series become values of the station. `linear`: least squares. `quantile`: each value becomes the one that is exceeded as often. `ratio`: one factor of the means, for temperatures one difference.
     *
     * @default quantile
     */
    method?: 'linear' | 'quantile' | 'ratio';
    /**
     * `month` fits each calendar month on its own, `year` all hours together; `auto` takes `month` from 11 months of overlap on.
     *
     * @default auto
     */
    by?: 'auto' | 'month' | 'year';
    /**
     * One standard deviation of the sums of the station, by its sensors and their care: 0.02 for a good pyranometer that is cleaned. It is part of `uncertainty_parts.resource`.
     *
     * @unit fraction
     * @default 0.02
     * @minimum 0
     * @maximum 0.5
     */
    station_uncertainty?: number;
};

/**
 * The long series compared with the station, in common hours with the sun up, over the mean of the station.
 */
export type HourErrors = {
    /**
     * Mean difference.
     *
     * @unit fraction
     */
    bias_frac: number;
    /**
     * Root mean square of the difference.
     *
     * @unit fraction
     */
    rmse_frac: number;
    /**
     * Correlation coefficient of the hours.
     *
     * @unit 1
     */
    correlation: number;
    [key: string]: unknown;
};

/**
 * A stretch of the overlap, predicted by a fit to the rest.
 */
export type HeldOutStretch = {
    /**
     * First hour, UTC.
     */
    from: string;
    /**
     * Length.
     *
     * @unit h
     */
    hours: number;
    /**
     * Global irradiation of the station.
     *
     * @unit kWh/m2
     */
    measured_kwhm2: number;
    /**
     * That of the corrected series.
     *
     * @unit kWh/m2
     */
    predicted_kwhm2: number;
    /**
     * Relative difference; null without light.
     *
     * @unit fraction
     */
    difference_frac: number | null;
    [key: string]: unknown;
};

/**
 * Global irradiation of whole calendar years, without February 29.
 */
export type YearsStatistics = {
    /**
     * The years.
     *
     * @maxItems 1000
     */
    years: Array<{
        /**
         * Year.
         */
        year: number;
        /**
         * Global irradiation.
         *
         * @unit kWh/m2
         */
        ghi_kwhm2: number;
        [key: string]: unknown;
    }>;
    /**
     * Mean of the years; null without a whole year.
     *
     * @unit kWh/m2
     */
    mean_kwhm2: number | null;
    /**
     * Standard deviation of the years over their mean; null below five years.
     *
     * @unit fraction
     */
    interannual_frac: number | null;
    /**
     * Uncertainty of that figure, by the number of years.
     *
     * @unit fraction
     */
    interannual_sigma_frac: number | null;
    /**
     * Slope of a straight line through the years, in ten years over the mean.
     *
     * @unit fraction
     */
    trend_per_decade_frac: number | null;
    /**
     * Its standard error.
     *
     * @unit fraction
     */
    trend_sigma_frac: number | null;
    /**
     * For `lifetime.uncertainty_parts` of a run: `interannual`, and as `resource` the standard error of the mean. Both are larger than `interannual_frac` has it, as Student's t of so few years is (11 % with six, 5 % with eleven), so that 68 % of other years are within. Null below five years.
     */
    uncertainty_parts: UncertaintyParts | null;
    [key: string]: unknown;
};

/**
 * A long series, corrected by a station.
 */
export type CorrelateWeatherAnswer = {
    /**
     * The corrected section, ready for a run; absent with fields=meta.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    /**
     * What was fitted.
     */
    method: {
        /**
         * Method.
         */
        name: string;
        /**
         * Its name.
         */
        title: string;
        /**
         * Published source.
         */
        source: string;
        /**
         * `month` or `year`.
         */
        by: string;
        /**
         * Calendar months with a fit of their own.
         *
         * @minimum 0
         * @maximum 12
         */
        own_months: number;
        [key: string]: unknown;
    };
    /**
     * Columns that follow the station; diffuse and direct light follow the global.
     *
     * @maxItems 20
     */
    columns: Array<string>;
    /**
     * Hours that both series have.
     */
    overlap: {
        /**
         * First, UTC.
         */
        from: string;
        /**
         * End of the last, UTC.
         */
        to: string;
        /**
         * Hours with the sun up in which both have values.
         *
         * @unit h
         */
        lit_hours: number;
        /**
         * From the first to the last.
         *
         * @unit years
         */
        years: number;
        [key: string]: unknown;
    };
    before: HourErrors;
    after: HourErrors;
    /**
     * Correlation coefficient of the daily sums, before.
     *
     * @unit 1
     */
    correlation_daily: number;
    /**
     * Stretches that were predicted by a fit to the rest: years, or 30 days where the overlap is below two years.
     *
     * @maxItems 1000
     */
    held_out: Array<HeldOutStretch>;
    /**
     * Standard deviations of the irradiation.
     */
    uncertainty: {
        /**
         * Of one year of the corrected series against the station, with what the fit adds: 68 % of the years are within it, also where few months were compared. At least `station_frac`, which no comparison with the station can show to be less.
         *
         * @unit fraction
         */
        year_frac: number;
        /**
         * Of the fit, by the length of the overlap: the same in all years.
         *
         * @unit fraction
         */
        fit_frac: number;
        /**
         * Of the errors of the long series from year to year, over the root of its years.
         *
         * @unit fraction
         */
        reference_frac: number;
        /**
         * Of the station, as sent.
         *
         * @unit fraction
         */
        station_frac: number;
        [key: string]: unknown;
    };
    /**
     * For `lifetime.uncertainty_parts` of a run. `resource`: fit, long series, station and the standard error of the mean of its years. Null below five whole years.
     */
    uncertainty_parts: UncertaintyParts | null;
    /**
     * Years of the corrected series; null when its step divides no day.
     */
    statistics: YearsStatistics | null;
    [key: string]: unknown;
};

/**
 * Several years, and how to choose from them.
 */
export type TypicalYearRequest = {
    /**
     * The years, each with its own stamps: a stored series by id, or an inline section.
     */
    weather: WeatherRef | Weather;
    /**
     * Place of the weather. Default: latitude, longitude and elevation of the weather itself.
     */
    site?: WeatherSite;
    /**
     * `iso_15927_4`: ranks of temperature, global irradiance and humidity, then wind. `tmy3`: weights of NREL for TMY2 and TMY3, half of which are of the sun. `sandia`: the weights of 1978, without direct light.
     *
     * @default iso_15927_4
     */
    method?: 'iso_15927_4' | 'tmy3' | 'sandia';
    /**
     * Probability that a year has more global irradiation: 90 for a P90 year. Null for a typical year.
     *
     * @unit %
     * @default null
     */
    exceedance_percent?: 75 | 90 | 95 | 99 | null;
};

/**
 * A month of the year.
 */
export type ChosenMonth = {
    /**
     * Month, January is 1.
     *
     * @minimum 1
     * @maximum 12
     */
    month: number;
    /**
     * Year that it comes from.
     */
    year: number;
    /**
     * Weighted Finkelstein-Schafer statistic: mean difference of the distributions of its days and those of all years.
     *
     * @unit 1
     */
    statistic: number;
    /**
     * Its place among the candidates by that statistic, 1 for the nearest.
     *
     * @minimum 1
     */
    rank: number;
    /**
     * Years that it was chosen from.
     *
     * @minimum 1
     */
    candidates: number;
    /**
     * Global irradiation of the month.
     *
     * @unit kWh/m2
     */
    ghi_kwhm2: number;
    /**
     * Its mean over all years.
     *
     * @unit kWh/m2
     */
    mean_ghi_kwhm2: number;
    [key: string]: unknown;
};

/**
 * A year of months that were chosen from several years.
 */
export type TypicalYearAnswer = {
    /**
     * The chosen year, ready for a run; absent with fields=meta.
     */
    weather?: Weather;
    meta: WeatherAnswerMeta;
    /**
     * How it was chosen.
     */
    method: {
        /**
         * Method.
         */
        name: string;
        /**
         * Its name.
         */
        title: string;
        /**
         * Published source.
         */
        source: string;
        /**
         * Figures of the days that were compared, with their weights.
         */
        figures: {
            [key: string]: number;
        };
        [key: string]: unknown;
    };
    /**
     * The twelve months.
     *
     * @minItems 12
     * @maxItems 12
     */
    months: [
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth,
        ChosenMonth
    ];
    /**
     * Global irradiation of the year.
     *
     * @unit kWh/m2
     */
    ghi_kwhm2: number;
    /**
     * Its difference from the mean of all years.
     *
     * @unit fraction
     */
    difference_frac: number;
    /**
     * Sum that was wanted of a year with `exceedance_percent`: the mean less so many standard deviations; null for a typical year.
     *
     * @unit kWh/m2
     */
    wanted_kwhm2: number | null;
    statistics: YearsStatistics;
    [key: string]: unknown;
};

/**
 * A horizon profile.
 */
export type HorizonAnswer = {
    /**
     * Latitude of the profile, rounded to 0.001.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude of the profile, rounded to 0.001.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Azimuths clockwise from north, ascending: 48 values at 7.5 deg.
     *
     * @unit deg
     * @maxItems 3600
     * @minimum 0 (each value)
     * @maximum 360 (each value)
     */
    azimuths_deg: Array<number>;
    /**
     * Elevation of the horizon at each azimuth.
     *
     * @unit deg
     * @maxItems 3600
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    elevations_deg: Array<number>;
    /**
     * `pvgis`, or `flat` if no profile is available.
     */
    source: 'pvgis' | 'flat';
    /**
     * Owner of the data; null for a flat profile.
     */
    attribution: string | null;
    /**
     * Why the profile is flat, and what to consider when you use it.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * The horizon of a file, as the fields of `site`.
 */
export type HorizonFileAnswer = {
    /**
     * Azimuths clockwise from north, ascending, for `site.horizon_azimuths_deg`.
     *
     * @unit deg
     * @maxItems 3600
     * @minimum 0 (each value)
     * @maximum 360 (each value)
     */
    horizon_azimuths_deg: Array<number>;
    /**
     * Elevation of the horizon at each azimuth, for `site.horizon_elevations_deg`.
     *
     * @unit deg
     * @maxItems 3600
     * @minimum -10 (each value)
     * @maximum 90 (each value)
     */
    horizon_elevations_deg: Array<number>;
    /**
     * What the file is, and how it was read.
     */
    meta: {
        /**
         * Form that was detected.
         */
        format: 'pvsyst' | 'pvgis' | 'suneye' | 'userhorizon' | 'table';
        /**
         * How the file counts azimuths.
         */
        azimuths: 'north' | 'south' | 'pvsyst';
        /**
         * Points of the horizon.
         *
         * @minimum 1
         * @maximum 3600
         */
        points: number;
        /**
         * Latitude that the file states.
         *
         * @unit deg
         */
        latitude: number | null;
        /**
         * Longitude that the file states.
         *
         * @unit deg
         */
        longitude: number | null;
    };
    /**
     * How azimuths were read and why, and what is odd about the points.
     *
     * @maxItems 100
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * A place that matches a search.
 */
export type PlaceMatch = {
    /**
     * Name.
     */
    name: string;
    /**
     * Name with region and country, for display in a list.
     */
    label: string;
    /**
     * `coordinates`; for the index `capital`, `city` (100,000 inhabitants or more), `town`, `village` or `district`; for a search service its own term.
     */
    kind: string;
    /**
     * Latitude, north positive.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude, east positive.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Elevation above sea level; null if not known.
     *
     * @unit m
     */
    elevation: number | null;
    /**
     * Standard time in hours from UTC, in the form of `site.timezone`.
     *
     * @unit h
     * @minimum -12
     * @maximum 14
     */
    timezone: number;
    /**
     * Name of the time zone; null if not known.
     */
    timezone_name: string | null;
    /**
     * Country, in English.
     */
    country: string | null;
    /**
     * ISO 3166 code of the country, two letters.
     */
    country_code: string | null;
    /**
     * State, province or region, in English.
     */
    region: string | null;
    /**
     * Number of inhabitants; null if not known.
     *
     * @minimum 0
     */
    population: number | null;
    /**
     * `coordinates` as typed, the embedded `index`, or the configured `geocoder`.
     */
    source: 'coordinates' | 'index' | 'geocoder';
    /**
     * Owner of the data; show it together with the data.
     */
    attribution: string | null;
    /**
     * How the place was found, if it is not exactly the place that was typed.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * Monthly data of a site, January first.
 */
export type SiteMonthlyRequest = {
    /**
     * Mean air temperature of each month in degC, January first. Values above 50 are refused because they are probably degrees Fahrenheit.
     *
     * @unit degC
     * @minItems 12
     * @maxItems 12
     * @minimum -80 (each value)
     * @maximum 50 (each value)
     */
    t_mean_monthly_c: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Precipitation of each month, rain and snow as water. The temperature determines how much of it falls as snow. The default is a round value for the temperate zone.
     *
     * @unit mm
     * @default [50,50,50,50,50,50,50,50,50,50,50,50]
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 5000 (each value)
     */
    precipitation_monthly_mm?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Ground albedo without snow.
     *
     * @unit fraction
     * @default 0.2
     * @minimum 0
     * @maximum 1
     */
    albedo?: number;
    /**
     * Soiling loss without snow; the default is that of a simple run.
     *
     * @unit fraction
     * @default 0.02
     * @minimum 0
     * @maximum 1
     */
    soiling?: number;
    /**
     * Tilt of the modules: snow slides off sooner from steeper modules. For trackers, their largest rotation.
     *
     * @unit deg
     * @default 30
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
};

/**
 * How a column was computed.
 */
export type EstimateMethod = {
    /**
     * Column of the answer.
     */
    column: string;
    /**
     * Equation. T is the mean temperature of the month in degC unless stated otherwise, P is its precipitation.
     */
    equation: string;
    /**
     * Publication.
     */
    source: string;
    /**
     * Range of validity, and the error.
     */
    valid_for: string;
};

/**
 * Monthly values of a site, January first.
 */
export type SiteMonthlyAnswer = {
    /**
     * Ground albedo, for `site.albedo_monthly` of a run.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo_monthly: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Loss due to dirt and snow together, for `site.soiling_monthly` of a run without `site.snow_loss_monthly`.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    soiling_monthly: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Loss due to dirt alone, the `soiling` of the request, for `site.soiling_monthly` of a run with `site.snow_loss_monthly`.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    soiling_without_snow_monthly: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Fraction of the month in which snow covers the ground.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    snow_cover_frac_monthly: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Fresh snow of the month.
     *
     * @unit cm
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 5000 (each value)
     */
    snowfall_monthly_cm: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Loss due to snow alone, for `site.snow_loss_monthly` of a run; included in `soiling_monthly`, so send it with `soiling_without_snow_monthly`.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    snow_loss_monthly: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * How each column was computed.
     *
     * @maxItems 20
     */
    method: Array<EstimateMethod>;
    /**
     * What to consider when you use the values.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * What reading a PVsyst file derived, assumed, fitted, changed or left out.
 */
export type FileNote = {
    /**
     * derived: not in the file, by a rule or from other figures; assumed: the meaning of the key is not documented, and this reading of it may be wrong; fitted: found by a fit when the section runs; ignored: in the file, without effect on a run; changed: the file's figure could not be used as it stands; deviation: a check beyond its limit, with its reason where one is known.
     */
    kind: 'derived' | 'assumed' | 'fitted' | 'ignored' | 'changed' | 'deviation';
    /**
     * Key of the file that the note is about; null for the whole file.
     */
    key: string | null;
    /**
     * Line of the key, from 1; null when the file does not have it.
     */
    line: number | null;
    /**
     * The note.
     */
    message: string;
};

/**
 * A figure of a component file against what the parsed section gives.
 */
export type FileCheck = {
    /**
     * What is compared. `stc_power`: power at STC against Imp x Vmp; `nameplate`: the same against PNom; `mu_p_mp` and `mu_v_oc`: temperature coefficients; `low_light` and `operating_point`: efficiency relative to STC at other irradiance and temperature; the others: efficiencies of an inverter.
     */
    name: 'stc_power' | 'nameplate' | 'mu_p_mp' | 'mu_v_oc' | 'low_light' | 'operating_point' | 'european_efficiency' | 'cec_efficiency' | 'maximum_efficiency';
    /**
     * Key of the file with the expected figure.
     */
    key: string;
    /**
     * Its line, from 1.
     */
    line: number | null;
    /**
     * Where the figure applies: irradiance and cell temperature, or DC voltage; empty for none.
     */
    condition: string;
    /**
     * Unit of expected and found.
     */
    unit: string;
    /**
     * The file's figure.
     */
    expected: number;
    /**
     * The figure of the section when it runs.
     */
    found: number;
    /**
     * found less expected, in difference_unit.
     */
    difference: number;
    /**
     * Unit of difference and limit: % of expected, or points.
     */
    difference_unit: string;
    /**
     * Largest difference that counts as agreement.
     */
    limit: number;
    /**
     * Whether the difference is within the limit.
     */
    agrees: boolean;
};

/**
 * How the cells of the module are wired, for `array.string_steps` and `array.cell_traverse_m` of `shade_mode` `electrical`. Both depend on how the modules are mounted, which the file does not know.
 */
export type ElectricalShade = {
    /**
     * SubModuleLayout: whole cells, two halves of half-cut cells in parallel, or sub-modules along the length.
     */
    layout: 'whole' | 'twin_half_cells' | 'in_length';
    /**
     * Bypass diodes (NDiode).
     */
    bypass_diodes: number | null;
    /**
     * Strips of a module that stands upright: 2 for twin half cells, otherwise 1. `array.string_steps` is this times the modules up the slope.
     */
    strips_portrait: number;
    /**
     * Strips of a module that lies on its long side: 1, because every string runs through its whole width.
     */
    strips_landscape: number;
    /**
     * Size of a cell up the slope in a module that stands upright; null when the file gives no cell size.
     *
     * @unit m
     */
    cell_traverse_portrait_m: number | null;
    /**
     * The same in a module that lies on its long side.
     *
     * @unit m
     */
    cell_traverse_landscape_m: number | null;
};

/**
 * Fields of other sections that the file states, to merge into each section where wanted. A run without them does not use these figures.
 */
export type ModuleFilePatch = {
    /**
     * Fields of `dc_losses`.
     */
    dc_losses?: {
        /**
         * From the power tolerance, as PVsyst's default: less the lower limit and a quarter of the range; negative for a gain.
         *
         * @unit fraction
         */
        quality_loss?: number;
        /**
         * LIDLoss of the file.
         *
         * @unit fraction
         */
        lid_loss?: number;
    };
    /**
     * Fields of `thermal`.
     */
    thermal?: {
        /**
         * Absorb of the file.
         *
         * @unit fraction
         */
        absorptivity?: number;
    };
};

/**
 * Reverse characteristic of the cells and their bypass diodes as stated. Runs do not model it.
 */
export type ReverseCharacteristic = {
    /**
     * ARev.
     *
     * @unit mA/V2
     */
    a_rev_ma_per_v2: number | null;
    /**
     * BRev.
     *
     * @unit mA/V2
     */
    b_rev_ma_per_v2: number | null;
    /**
     * RDiode, resistance of a bypass diode.
     *
     * @unit Ohm
     */
    r_diode_ohm: number | null;
    /**
     * VRevDiode, voltage of a bypass diode.
     *
     * @unit V
     */
    v_rev_diode_v: number | null;
    /**
     * IMaxDiode.
     *
     * @unit A
     */
    i_max_diode_a: number | null;
};

/**
 * Statements of a module file about itself.
 */
export type ModuleFileMeta = {
    /**
     * `pan` or `ond`.
     */
    format: string;
    /**
     * Version of the file.
     */
    version: string;
    /**
     * Encoding of the text.
     */
    encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
    /**
     * DataSource.
     */
    data_source: string;
    /**
     * YearBeg and YearEnd, as far as stated.
     */
    years: string;
    /**
     * Comment.
     */
    comment: string;
    /**
     * Remarks, line by line.
     */
    remarks: Array<string>;
    /**
     * Height (the long side of a module).
     *
     * @unit m
     */
    height_m: number | null;
    /**
     * Width.
     *
     * @unit m
     */
    width_m: number | null;
    /**
     * Depth.
     *
     * @unit m
     */
    depth_m: number | null;
    /**
     * Weight.
     *
     * @unit kg
     */
    weight_kg: number | null;
    /**
     * Technol, as written.
     */
    technology: string;
    /**
     * VMaxIEC.
     *
     * @unit V
     */
    v_max_iec_v: number | null;
    /**
     * VMaxUL.
     *
     * @unit V
     */
    v_max_ul_v: number | null;
    /**
     * Area of a cell.
     *
     * @unit cm2
     */
    cell_area_cm2: number | null;
    reverse: ReverseCharacteristic;
};

/**
 * A module file as sections of a run.
 */
export type ModuleFileAnswer = {
    /**
     * The section, ready for a run.
     */
    module: ModulePvsyst;
    /**
     * The incidence-angle model of the file, ready for a run. A profile is also in `module.iam_profile`.
     */
    iam: Iam;
    patch: ModuleFilePatch;
    /**
     * null for thin film, whose cells are strips: shade across them takes each in proportion (shade_mode linear).
     */
    electrical_shade: ElectricalShade | null;
    meta: ModuleFileMeta;
    /**
     * What was derived, fitted, changed or ignored, and checks beyond their limit.
     */
    notes: Array<FileNote>;
    /**
     * Figures of the file against those of the section.
     */
    checks: Array<FileCheck>;
    [key: string]: unknown;
};

/**
 * Fields of other sections that the file states, to merge into each section where wanted.
 */
export type InverterFilePatch = {
    /**
     * Fields of `array`.
     */
    array?: {
        /**
         * `power_limits` when CompPMax is Lim: the DC voltage rises until the power fits.
         */
        operating_point?: 'mppt_window' | 'power_limits';
    };
};

/**
 * Consumption of one inverter while it runs. Multiply both by `array.n_inverters` and send them as the fields of `ac_losses` with these names.
 */
export type PerInverter = {
    /**
     * Aux_Loss.
     *
     * @unit kW
     */
    aux_kw: number;
    /**
     * Aux_Thresh, AC power from which it is drawn.
     *
     * @unit kW
     */
    aux_threshold_kw: number;
};

/**
 * Statements of an inverter file about itself.
 */
export type InverterFileMeta = {
    /**
     * `pan` or `ond`.
     */
    format: string;
    /**
     * Version of the file.
     */
    version: string;
    /**
     * Encoding of the text.
     */
    encoding: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';
    /**
     * DataSource.
     */
    data_source: string;
    /**
     * YearBeg and YearEnd, as far as stated.
     */
    years: string;
    /**
     * Comment.
     */
    comment: string;
    /**
     * Remarks, line by line.
     */
    remarks: Array<string>;
    /**
     * Height (the long side of a module).
     *
     * @unit m
     */
    height_m: number | null;
    /**
     * Width.
     *
     * @unit m
     */
    width_m: number | null;
    /**
     * Depth.
     *
     * @unit m
     */
    depth_m: number | null;
    /**
     * Weight.
     *
     * @unit kg
     */
    weight_kg: number | null;
    /**
     * VOutConv.
     *
     * @unit V
     */
    v_ac_v: number | null;
    /**
     * MonoTri, as written.
     */
    phases: string;
    /**
     * INomAC.
     *
     * @unit A
     */
    i_ac_nom_a: number | null;
    /**
     * IMaxAC.
     *
     * @unit A
     */
    i_ac_max_a: number | null;
    /**
     * PNomDC.
     *
     * @unit kW
     */
    p_dc_nom_kw: number | null;
    /**
     * PMaxDC.
     *
     * @unit kW
     */
    p_dc_max_kw: number | null;
    /**
     * VmppNom.
     *
     * @unit V
     */
    v_mpp_nom_v: number | null;
    /**
     * Vmpp_PMax, lowest voltage of full power.
     *
     * @unit V
     */
    v_mpp_full_power_v: number | null;
    /**
     * NbInputs.
     */
    inputs: number | null;
    /**
     * TanPhiMin; null when the file leaves it open.
     *
     * @unit 1
     */
    tan_phi_min: number | null;
    /**
     * TanPhiMax.
     *
     * @unit 1
     */
    tan_phi_max: number | null;
    /**
     * Transfo, as written.
     */
    transformer: string;
};

/**
 * An inverter file as a section of a run.
 */
export type InverterFileAnswer = {
    /**
     * The section, ready for a run.
     */
    inverter: Inverter;
    patch: InverterFilePatch;
    /**
     * Consumption while running; null when the file states none.
     */
    per_inverter: PerInverter | null;
    meta: InverterFileMeta;
    /**
     * What was derived, fitted, changed or ignored, and checks beyond their limit.
     */
    notes: Array<FileNote>;
    /**
     * Figures of the file against those of the section.
     */
    checks: Array<FileCheck>;
    [key: string]: unknown;
};

/**
 * A documented building block.
 */
export type ComponentSummary = {
    /**
     * Id, as runs and the library use it.
     */
    id: string;
    /**
     * Address of the component, with its kind.
     */
    href: string;
    /**
     * Section of a run that it fills.
     */
    kind: 'module' | 'inverter';
    /**
     * What it stands for: `topcon`, `hjt`, `back_contact`, `perc`, `cdte`, `string`, `central`.
     */
    group: string;
    /**
     * Manufacturer.
     */
    manufacturer: string;
    /**
     * Model name.
     */
    name: string;
    /**
     * Power of a module at STC.
     *
     * @unit W
     */
    p_nom_w?: number;
    /**
     * True if the module is bifacial.
     */
    bifacial?: boolean;
    /**
     * Nominal AC power of an inverter.
     *
     * @unit kW
     */
    p_ac_nom_kw?: number;
    /**
     * List, file or data sheet of the figures.
     */
    list: string;
    /**
     * Year of the list or file.
     */
    list_year?: number | null;
    [key: string]: unknown;
};

/**
 * Where the figures come from.
 */
export type ComponentOrigin = {
    /**
     * List, file or data sheet.
     */
    title: string;
    /**
     * File name.
     */
    file: string;
    /**
     * Date of the list, or year of the file or data sheet.
     */
    date: string;
    /**
     * SHA-256 of the file from which the figures were read.
     */
    sha256: string;
    /**
     * Where that file was taken from.
     */
    carrier: string;
    /**
     * Licence of the figures.
     */
    licence: string;
    [key: string]: unknown;
};

/**
 * Efficiency at one irradiance and 25 degC, relative to STC.
 */
export type LowLightFit = {
    /**
     * Irradiance.
     *
     * @unit W/m2
     */
    irradiance_wm2: number;
    /**
     * Of the model; 1 is the efficiency at STC.
     *
     * @unit 1
     */
    relative_efficiency: number;
    /**
     * As the file states it; null if it does not.
     *
     * @unit 1
     */
    stated: number | null;
};

/**
 * What our model makes of a module, next to what is stated.
 */
export type ModuleFit = {
    /**
     * Power of the model at STC.
     *
     * @unit W
     */
    p_stc_w: number;
    /**
     * Its difference from i_mp x v_mp.
     *
     * @unit fraction
     */
    p_stc_residual: number;
    /**
     * Difference of the open-circuit voltage from the stated one.
     *
     * @unit fraction
     */
    v_oc_residual?: number;
    /**
     * Difference of the short-circuit current from the stated one.
     *
     * @unit fraction
     */
    i_sc_residual?: number;
    /**
     * Mean slope of the power of the model from -10 to 50 degC, as a fraction of that at STC.
     *
     * @unit 1/K
     */
    mu_p_mp_per_k: number;
    /**
     * Stated temperature coefficient of the power; null if none is stated.
     *
     * @unit 1/K
     */
    mu_p_mp_stated_per_k: number | null;
    /**
     * Efficiency at low irradiance.
     */
    low_light: Array<LowLightFit>;
    /**
     * What a run with the section warns of.
     */
    warnings?: Array<string>;
    [key: string]: unknown;
};

/**
 * Efficiencies at one DC voltage.
 */
export type WeightedEfficiency = {
    /**
     * DC voltage.
     *
     * @unit V
     */
    v_dc_v: number;
    /**
     * European efficiency.
     *
     * @unit fraction
     */
    efficiency_euro: number;
    /**
     * CEC efficiency.
     *
     * @unit fraction
     */
    efficiency_cec: number;
    /**
     * Efficiency at the nominal power.
     *
     * @unit fraction
     */
    efficiency_nominal: number;
};

/**
 * What our model makes of an inverter, next to what is stated.
 */
export type InverterFit = {
    /**
     * At the rated voltage, and at both ends of the MPPT window.
     */
    at: Array<WeightedEfficiency>;
    /**
     * European efficiency as the file states it; null if it does not.
     *
     * @unit fraction
     */
    efficiency_euro_stated: number | null;
    /**
     * What a run with the section warns of.
     */
    warnings?: Array<string>;
    [key: string]: unknown;
};

/**
 * One component of the library: its section, where its figures come from, and what our model makes of them.
 */
export type Component = {
    /**
     * Id, as runs and the library use it.
     */
    id: string;
    /**
     * Section of a run that it fills.
     */
    kind: 'module' | 'inverter';
    /**
     * Its entry in `GET /api/library/modules` or `GET /api/library/inverters`.
     */
    entry: {
        [key: string]: unknown;
    };
    /**
     * The section `module` or `inverter` of a run, which runs unchanged.
     */
    section: {
        [key: string]: unknown;
    };
    /**
     * Where the figures come from.
     */
    origin: ComponentOrigin;
    /**
     * What our model makes of it.
     */
    fit: ModuleFit | InverterFit;
    /**
     * What is assumed, and what the section leaves out.
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * A sub-array of a variant: strings of one module on inverters of one kind. The file names of module and inverter are all that a variant has of them.
 */
export type ProjectComponent = {
    /**
     * Its name.
     */
    sub_array: string;
    /**
     * Name of the module file (PAN): send it to POST /api/parse-pan.
     */
    module_file: string;
    /**
     * Name of the inverter file (OND): send it to POST /api/parse-ond.
     */
    inverter_file: string;
    /**
     * Modules in series.
     */
    modules_per_string: number;
    /**
     * Strings of all its inverters.
     */
    strings: number;
    /**
     * Inverters.
     */
    n_inverters: number;
    /**
     * Ids of its parts in `sub_arrays`: several where its inverters have unequal numbers of strings, or its strings two orientations. Empty when that is null.
     */
    parts: Array<string>;
    /**
     * MPPT inputs that it uses; null where the file counts whole inverters.
     */
    mppt_inputs: number | null;
    /**
     * AC power of each of these inputs (kW).
     */
    mppt_input_kw: number | null;
    /**
     * Number of its orientation; null when it is not stated.
     */
    orientation: number | null;
};

/**
 * What the file says of itself.
 */
export type ProjectMeta = {
    /**
     * Class of the object: pvVCalcul is a variant, pvShading a scene, pvProject a project, pvSite a site; of a layout or terrain the name of its format.
     */
    class_name: string;
    /**
     * Version of PVsyst that wrote it.
     */
    version: string;
    /**
     * Encoding of the text.
     */
    encoding: string;
    /**
     * Its comment: the name of a variant.
     */
    comment: string;
    /**
     * SystemKind of a variant from version 8 on.
     */
    system_kind: string;
    /**
     * Name of the weather file that it uses.
     */
    weather_file: string;
    /**
     * True for a variant with results: POST /api/parse-hours reads them, with their weather.
     */
    simulated: boolean;
    /**
     * Name of the site.
     */
    site: string;
    /**
     * Country of the site.
     */
    country: string;
};

/**
 * What was read.
 */
export type ProjectCounts = {
    /**
     * Objects of the file's scene that became tables or shading objects.
     */
    objects_read: number;
    /**
     * Objects that did not; notes name their classes.
     */
    objects_skipped: number;
    /**
     * Placements of `scene`.
     */
    placements: number;
    /**
     * Shading objects of `scene`.
     */
    objects: number;
    /**
     * Modules of all placements of `scene`.
     */
    table_modules: number;
    /**
     * Sub-arrays with strings.
     */
    sub_arrays: number;
    /**
     * Modules of the sub-arrays; of a layout those of its tables.
     */
    modules: number;
};

/**
 * Fields of sections that the file states, to merge into each section. A run accepts them; those that it would refuse are left out with a note.
 */
export type ProjectPatch = {
    /**
     * Fields of `site`.
     */
    site?: {
        [key: string]: unknown;
    };
    /**
     * Fields of `array`.
     */
    array?: {
        [key: string]: unknown;
    };
    /**
     * Fields of `iam`.
     */
    iam?: {
        [key: string]: unknown;
    };
    /**
     * Fields of `thermal`.
     */
    thermal?: {
        [key: string]: unknown;
    };
    /**
     * Fields of `dc_losses`.
     */
    dc_losses?: {
        [key: string]: unknown;
    };
    /**
     * Fields of `ac_losses`.
     */
    ac_losses?: {
        [key: string]: unknown;
    };
};

/**
 * A project of PVsyst as one run request, with a review of its files.
 */
export type ParsedProjectOut = {
    /**
     * File of the variant that `request` is of; null when there is none that can be read.
     */
    variant: string | null;
    /**
     * Sections of a run request (POST /api/run), as the files state them. Fields that no file states are left out. null without a variant.
     */
    request: {
        [key: string]: unknown;
    } | null;
    /**
     * Whether `request` runs as it is: nothing is missing.
     */
    is_complete: boolean;
    /**
     * What a run needs and the archive does not give.
     */
    missing: Array<MissingFile>;
    /**
     * Every file of the archive in its order.
     */
    files: Array<ReviewedFile>;
    /**
     * The variants of the archive, by their first lines.
     */
    variants: Array<ListedVariant>;
    /**
     * What horizons, scenes and sites of the archive state. The variant has its own or ran without: merge what you want.
     */
    offers: Array<OfferedSections>;
    /**
     * What was derived, assumed, changed or left out, by file and line.
     */
    notes: Array<ProjectNote>;
    /**
     * Fields that no file states and that have their defaults, by section; empty while something is missing.
     */
    defaults: {
        [key: string]: Array<string>;
    };
};

/**
 * A file that a run needs.
 */
export type MissingFile = {
    /**
     * What it is.
     */
    kind: 'variant' | 'module' | 'inverter' | 'weather';
    /**
     * Its name, as the variant states it; null when no file states it.
     */
    file: string | null;
    /**
     * Why it is missing, and what to do.
     */
    reason: string;
};

/**
 * A file of an archive.
 */
export type ReviewedFile = {
    /**
     * Its path in the archive.
     */
    path: string;
    /**
     * What its ending says it is; `other` is not read.
     */
    kind: 'project' | 'variant' | 'site' | 'scene' | 'module' | 'inverter' | 'horizon' | 'weather' | 'other';
    /**
     * Size after decompression; null for a file that was not read.
     */
    bytes: number | null;
    /**
     * Whether something of the answer comes from it.
     */
    used: boolean;
    /**
     * Why it is not used, or cannot be read; null for a file that is.
     */
    remark: string | null;
};

/**
 * A variant of an archive.
 */
export type ListedVariant = {
    /**
     * Its file: send it, or its ending, as `variant`.
     */
    file: string;
    /**
     * Its name in PVsyst.
     */
    comment: string;
    /**
     * Version of PVsyst that wrote it.
     */
    version: string;
    /**
     * SystemKind, from version 8 on.
     */
    system_kind: string;
    /**
     * Whether it has the hours of its simulation.
     */
    simulated: boolean;
    /**
     * Date of its last calculation, as written.
     */
    calculated: string;
};

/**
 * What a file outside the variant states.
 */
export type OfferedSections = {
    /**
     * The file.
     */
    file: string;
    /**
     * Fields of `site`, such as a horizon.
     */
    site: {
        [key: string]: unknown;
    };
    /**
     * Fields of `array` that go with the scene.
     */
    array: {
        [key: string]: unknown;
    };
    /**
     * The scene of a SHD file; null without.
     */
    scene: Scene | null;
};

/**
 * What a file of a project said.
 */
export type ProjectNote = {
    /**
     * The file.
     */
    file: string;
    /**
     * As `kind` of `FileNote`.
     */
    kind: 'derived' | 'assumed' | 'fitted' | 'ignored' | 'changed' | 'deviation';
    /**
     * Line of the file, from 1; null for the whole file.
     */
    line: number | null;
    /**
     * The note.
     */
    message: string;
};

/**
 * A layout, or a PVsyst variant, scene, project or site, as parts of a run request.
 */
export type ParsedSceneOut = {
    /**
     * What the file is.
     */
    format: 'pvsyst' | 'geojson' | 'kml' | 'dxf' | 'collada' | 'solarfarmer' | 'csv' | 'ascii_grid' | 'xyz' | 'geotiff' | 'landxml';
    /**
     * The scene, ready for a run; null when the file has no tables, or when a run would refuse them. A note says which.
     */
    scene: Scene | null;
    /**
     * The ground, as `terrain` of a scene: of a file with heights, or of what `roles` name as terrain, which `scene` then has too.
     */
    terrain?: SceneTerrain | null;
    /**
     * Racking of the scene, or of the orientation without one: fields of `array` to merge key by key, without stringing. `n_rows` is the number of placements; of a layout the number of rows, in which tables stand side by side.
     */
    array_patch: {
        [key: string]: unknown;
    };
    request_patch: ProjectPatch;
    /**
     * The sub-arrays as `sub_arrays` of a run, without their modules and inverters: put those of `components` into each part that has others than the plant. null for a plant of one kind; a note says why where a run cannot have them.
     */
    sub_arrays: Array<SubArray> | null;
    /**
     * Sub-arrays with the names of their module and inverter files.
     */
    components: Array<ProjectComponent>;
    meta: ProjectMeta;
    /**
     * What was derived, assumed, changed or left out, by class or key and line.
     */
    notes: Array<FileNote>;
    counts: ProjectCounts;
    /**
     * Number of objects of the file by class.
     */
    record_kinds: {
        [key: string]: number;
    };
    [key: string]: unknown;
};

/**
 * What the file says of itself, and how its rows were read.
 */
export type HoursFileMeta = {
    /**
     * Version of PVsyst that wrote it.
     */
    version: string;
    /**
     * Project.
     */
    project: string;
    /**
     * Site.
     */
    site: string;
    /**
     * Variant.
     */
    variant: string;
    /**
     * Weather file of the simulation.
     */
    weather_file: string;
    /**
     * Rows.
     */
    rows: number;
    /**
     * Length of a row.
     *
     * @unit min
     */
    step_minutes: number;
    /**
     * Time stamp of the first row.
     */
    start: string;
    /**
     * Columns that became reference series: the name in the file, the name of the series, and both units.
     */
    series: Array<{
        /**
         * Name in the file.
         */
        column: string;
        /**
         * Name of the series.
         */
        name: string;
        /**
         * Unit in the file.
         */
        file_unit: string;
        /**
         * Unit of the series: energy is kWh of each row.
         */
        unit: string;
    }>;
    /**
     * Columns without a series of that name, or with a unit that is not known.
     */
    ignored: Array<string>;
};

/**
 * Hourly results of PVsyst as reference series of a run.
 */
export type HoursFileAnswer = {
    /**
     * Series by the names of a run, in its units, for `weather.reference_series`.
     */
    reference_series: {
        [key: string]: Array<number | null>;
    };
    /**
     * The weather columns of the file as a section, with the reference series in it; it runs unchanged. null when the file has no irradiance (GlobHor, or GlobInc) or no T_Amb.
     */
    weather: Weather | null;
    meta: HoursFileMeta;
    /**
     * What was converted, assumed or left out.
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * Who wants a sign-in link.
 */
export type SignInRequest = {
    /**
     * Email address. Upper and lower case are the same.
     */
    email: string;
    /**
     * That the person accepts the terms of `GET /api/terms`: true.
     */
    accept_terms: true;
    /**
     * Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`.
     */
    terms_version: string;
};

/**
 * A link is on its way. The answer is the same whether or not the address is known.
 */
export type SignInStarted = {
    /**
     * True.
     */
    sent: boolean;
    /**
     * How long the link works.
     *
     * @unit min
     */
    expires_in_minutes: number;
};

/**
 * The browser is signed in.
 */
export type SignedIn = {
    /**
     * True. The session is in the cookie of this answer.
     */
    signed_in: boolean;
};

/**
 * Agreement to the current terms.
 */
export type TermsAcceptance = {
    /**
     * That the person accepts the terms of `GET /api/terms`: true.
     */
    accept_terms: true;
    /**
     * Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`.
     */
    terms_version: string;
};

/**
 * Terms of the account.
 */
export type MeTerms = {
    /**
     * Version that the person accepted last.
     */
    accepted: string;
    /**
     * Version that is in force. When it differs, charged operations answer 403 `terms_required` until `POST /api/me/terms`.
     */
    current: string;
};

/**
 * What is printed on reports. A key that is left out is not changed.
 */
export type Profile = {
    /**
     * Name of the person.
     */
    name?: string;
    /**
     * Name of the business.
     */
    business_name?: string;
};

/**
 * What is printed on reports.
 */
export type MeProfile = {
    /**
     * Name of the person; empty for none.
     */
    name: string;
    /**
     * Name of the business; empty for none.
     */
    business_name: string;
    /**
     * Whether `GET /api/me/logo` has a picture.
     */
    has_logo: boolean;
};

/**
 * A path through the models.
 */
export type PreferenceRequest = {
    /**
     * Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage.
     */
    choices: {
        [key: string]: string;
    };
};

/**
 * The path through the models that the account prefers.
 */
export type Preference = {
    /**
     * Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage.
     */
    choices: {
        [key: string]: string;
    };
};

/**
 * Limit of monthly billing, and whether keys may raise it.
 */
export type BudgetRequest = {
    /**
     * Most that monthly billing may charge in a month; a run beyond it is refused with 402 `budget_exceeded`. At most six decimals. Null for no limit.
     *
     * @unit USD
     * @minimum 0
     * @maximum 1000000
     */
    budget_usd: number | null;
    /**
     * Whether API keys may raise the budget, open the customer portal, and make and revoke other keys. Only a session may send it; a key is refused with 403. Not sent: it stays as it is. True for a new account.
     */
    keys_may_raise?: boolean;
};

/**
 * The account of the key or session. Without one, `signed_in` is false and only the prices are given.
 */
export type Me = {
    /**
     * Whether the request has an account.
     */
    signed_in: boolean;
    /**
     * Price of a unit.
     *
     * @unit USD
     */
    unit_price_usd: number;
    /**
     * Free units of an account in a month.
     */
    free_units_per_month: number;
    /**
     * Id of the account.
     */
    account_id?: string;
    /**
     * Email address of the person.
     */
    email?: string;
    terms?: MeTerms;
    /**
     * Free units that are left in this month.
     */
    free_units_left?: number;
    /**
     * What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used.
     *
     * @unit USD
     */
    balance_usd?: number;
    /**
     * `wallet`: runs beyond the free units are paid from the wallet. `monthly`: they are billed at the end of the month.
     */
    billing?: 'wallet' | 'monthly';
    /**
     * Limit of monthly billing; null for none.
     *
     * @unit USD
     */
    budget_usd?: number | null;
    /**
     * Whether API keys may raise the budget, open the customer portal, and make and revoke other keys.
     */
    keys_may_raise?: boolean;
    /**
     * Used of monthly billing in this month.
     *
     * @unit USD
     */
    used_usd?: number;
    profile?: MeProfile;
    /**
     * Path through the models that the account prefers; null for none.
     */
    preference?: Preference | null;
};

/**
 * A key to make.
 */
export type ApiKeyRequest = {
    /**
     * Name by which the person knows the key.
     */
    label: string;
};

/**
 * An API key. The service keeps its SHA-256 and last four characters alone.
 */
export type ApiKey = {
    /**
     * Id of the key.
     */
    id: string;
    /**
     * Name by which the person knows the key.
     */
    label: string;
    /**
     * Last four characters of the key.
     */
    last_four: string;
    /**
     * When the key was made. ISO 8601, UTC.
     */
    created_at: string;
    /**
     * When a request came with the key, to five minutes; null for never. ISO 8601, UTC.
     */
    last_used_at: string | null;
};

/**
 * A key that was just made.
 */
export type NewApiKey = {
    /**
     * Id of the key.
     */
    id: string;
    /**
     * Name by which the person knows the key.
     */
    label: string;
    /**
     * Last four characters of the key.
     */
    last_four: string;
    /**
     * When the key was made. ISO 8601, UTC.
     */
    created_at: string;
    /**
     * When a request came with the key, to five minutes; null for never. ISO 8601, UTC.
     */
    last_used_at: string | null;
    /**
     * The key. It is shown here once and never again.
     */
    key: string;
};

/**
 * What a webhook is called for. `run`: a run. `study`: a study, such as a sweep. `batch`: a batch. `completed`: its result is stored. `failed`: it has none, also when it was cancelled.
 */
export type WebhookEvent = 'run.completed' | 'run.failed' | 'study.completed' | 'study.failed' | 'batch.completed' | 'batch.failed';

/**
 * A webhook to make.
 */
export type WebhookRequest = {
    /**
     * Address that is called, such as `https://hooks.example.com/pvyield`. A secret in its path or query is fine; a user, a password and a part after # are refused.
     */
    url: string;
    /**
     * Events that it is called for; all of them without.
     *
     * @minItems 1
     * @maxItems 6
     */
    events?: Array<WebhookEvent>;
};

/**
 * A change of a webhook.
 */
export type WebhookChange = {
    /**
     * Events that it is called for.
     *
     * @minItems 1
     * @maxItems 6
     */
    events?: Array<WebhookEvent>;
    /**
     * False switches the webhook off, true on again.
     */
    enabled?: boolean;
};

/**
 * The proof that the account reads what the webhook receives.
 */
export type WebhookConfirmation = {
    /**
     * `data.challenge` of the event `webhook.confirm`.
     */
    challenge: string;
};

/**
 * An address that is called when runs of the account end.
 */
export type Webhook = {
    /**
     * Id of the webhook.
     */
    id: string;
    /**
     * Address that is called.
     */
    url: string;
    /**
     * Events that it is called for.
     */
    events: Array<WebhookEvent>;
    /**
     * `unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days.
     */
    state: 'unconfirmed' | 'active' | 'disabled';
    /**
     * When the webhook was made. ISO 8601, UTC.
     */
    created_at: string;
    /**
     * When it was confirmed; null before. ISO 8601, UTC.
     */
    confirmed_at: string | null;
    /**
     * Why it is disabled; null if it is not.
     */
    disabled_reason: string | null;
    /**
     * Since when no event has arrived; null when the last one did. ISO 8601, UTC.
     */
    failing_since: string | null;
    /**
     * Events that wait for an attempt, 1,000 at most.
     *
     * @minimum 0
     */
    events_waiting: number;
    /**
     * Events that were not kept because 1,000 were waiting.
     *
     * @minimum 0
     */
    events_dropped: number;
};

/**
 * A webhook that was just made, or that has a new secret.
 */
export type NewWebhook = {
    /**
     * Id of the webhook.
     */
    id: string;
    /**
     * Address that is called.
     */
    url: string;
    /**
     * Events that it is called for.
     */
    events: Array<WebhookEvent>;
    /**
     * `unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days.
     */
    state: 'unconfirmed' | 'active' | 'disabled';
    /**
     * When the webhook was made. ISO 8601, UTC.
     */
    created_at: string;
    /**
     * When it was confirmed; null before. ISO 8601, UTC.
     */
    confirmed_at: string | null;
    /**
     * Why it is disabled; null if it is not.
     */
    disabled_reason: string | null;
    /**
     * Since when no event has arrived; null when the last one did. ISO 8601, UTC.
     */
    failing_since: string | null;
    /**
     * Events that wait for an attempt, 1,000 at most.
     *
     * @minimum 0
     */
    events_waiting: number;
    /**
     * Events that were not kept because 1,000 were waiting.
     *
     * @minimum 0
     */
    events_dropped: number;
    /**
     * The secret of the signatures: `whsec_` and base64. It is shown here once and never again.
     */
    secret: string;
};

/**
 * An event on its way to a webhook, or how that ended.
 */
export type WebhookDelivery = {
    /**
     * The header `webhook-id` of each attempt.
     */
    id: string;
    /**
     * What happened; `webhook.confirm` has the challenge, `webhook.test` is a test.
     */
    event: 'run.completed' | 'run.failed' | 'study.completed' | 'study.failed' | 'batch.completed' | 'batch.failed' | 'webhook.confirm' | 'webhook.test';
    /**
     * Id of the run or study that ended; null for a confirmation or a test.
     */
    subject_id: string | null;
    /**
     * When it happened. ISO 8601, UTC.
     */
    at: string;
    /**
     * `waiting`: for its first attempt or the next one. `delivered`: the receiver answered 2xx. `failed`: it is not tried again.
     */
    state: 'waiting' | 'delivered' | 'failed';
    /**
     * Attempts that were made, 10 at most.
     *
     * @minimum 0
     */
    attempts: number;
    /**
     * When the next attempt is due; null for none. ISO 8601, UTC.
     */
    next_at: string | null;
    /**
     * When the last attempt ended; null before. ISO 8601, UTC.
     */
    last_at: string | null;
    /**
     * Status of the last answer; null for none.
     */
    http_status: number | null;
    /**
     * Why the last attempt failed; null if it did not.
     */
    reason: string | null;
    /**
     * Duration of the last attempt; null before.
     */
    ms: number | null;
};

/**
 * Something that happened to the security of the account.
 */
export type SecurityEvent = {
    /**
     * When. ISO 8601, UTC.
     */
    at: string;
    /**
     * What happened.
     */
    kind: 'account_created' | 'signed_in' | 'signed_out' | 'terms_accepted' | 'key_created' | 'key_revoked' | 'budget_changed' | 'data_exported' | 'webhook_created' | 'webhook_deleted';
    /**
     * Address that the request came from.
     */
    address: string;
    /**
     * What changed: `key_id`, `label` and `last_four` of a key, `version` of the terms, `from_usd` and `to_usd` of a budget, `keys_may_raise` where it was sent, `webhook_id` and the host of a webhook as `label`.
     */
    details: {
        [key: string]: unknown;
    };
};

/**
 * An amount to add to the wallet.
 */
export type TopUpRequest = {
    /**
     * Amount, in whole cents.
     *
     * @unit USD
     * @minimum 5
     * @maximum 10000
     */
    amount_usd: number;
};

/**
 * A checkout that was started.
 */
export type CheckoutLink = {
    /**
     * Id of the checkout.
     */
    session_id: string;
    /**
     * Page of the checkout, for a browser.
     */
    url: string;
};

/**
 * A page of the payment provider.
 */
export type PortalLink = {
    /**
     * The page, for a browser.
     */
    url: string;
};

/**
 * How the account pays.
 */
export type BillingState = {
    /**
     * How runs beyond the free units are paid.
     */
    billing: 'wallet' | 'monthly';
    /**
     * What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used.
     *
     * @unit USD
     */
    balance_usd: number;
    /**
     * Used of monthly billing in this month.
     *
     * @unit USD
     */
    used_usd: number;
    /**
     * Limit of monthly billing; null for none.
     *
     * @unit USD
     */
    budget_usd: number | null;
};

/**
 * A checkout and how the account pays.
 */
export type ConfirmedCheckout = {
    /**
     * Whether the checkout is finished and its money has arrived.
     */
    paid: boolean;
    state: BillingState;
};

/**
 * What an account used in a month.
 */
export type MonthOfUsage = {
    /**
     * YYYY-MM, UTC.
     */
    month: string;
    /**
     * Charged runs.
     */
    runs: number;
    /**
     * Their units.
     */
    units: number;
    /**
     * Units that were free.
     */
    free_units: number;
    /**
     * Paid from the wallet.
     *
     * @unit USD
     */
    wallet_usd: number;
    /**
     * Used of monthly billing.
     *
     * @unit USD
     */
    monthly_usd: number;
};

/**
 * An event of the payment provider, as it is sent.
 */
export type PaymentEvent = {
    [key: string]: unknown;
};

/**
 * The event was taken.
 */
export type ReceivedEvent = {
    /**
     * Always true.
     */
    received: boolean;
};

/**
 * A key of the documentation.
 */
export type DocsEntry = {
    /**
     * Key.
     */
    key: string;
    /**
     * What the key names: a section or field of a request, a value of a field, a stage of the chain, a row of the loss diagram, an hourly series, a field of the summary, an error code, the code of a finding, or a guide.
     */
    kind: 'section' | 'field' | 'option' | 'stage' | 'row' | 'series' | 'summary' | 'error' | 'finding' | 'guide';
    /**
     * What it is, in a few words.
     */
    title: string;
    /**
     * First key of the page that explains it: keys with the same value share a page. Itself when no page is written.
     */
    page: string;
    /**
     * False while the page is a placeholder.
     */
    is_written: boolean;
    /**
     * With `q`: the words are this key, or one of its other names.
     */
    is_named?: boolean;
    /**
     * With `q`, when nothing matches its words: the words that were looked for instead.
     */
    instead?: string;
};

/**
 * A page of the documentation.
 */
export type DocsPage = {
    /**
     * The key that was asked for.
     */
    key: string;
    /**
     * What the key names, as in the manifest.
     */
    kind: 'section' | 'field' | 'option' | 'stage' | 'row' | 'series' | 'summary' | 'error' | 'finding' | 'guide';
    /**
     * Title of the page.
     */
    title: string;
    /**
     * Every key that the page explains, options left out.
     */
    keys: Array<string>;
    /**
     * False for a placeholder.
     */
    is_written: boolean;
    /**
     * The page as Markdown, with its title.
     */
    markdown: string;
    /**
     * Address of the page on the documentation site.
     */
    href: string;
};

/**
 * What the operator of the service should know.
 */
export type FeedbackRequest = {
    /**
     * `bug`: an answer or a page is wrong. `idea`: something is missing. `question`: something is unclear. `other`: everything else.
     */
    kind: 'bug' | 'idea' | 'question' | 'other';
    /**
     * The message: what was done, what was expected, what came. Leave out keys and passwords.
     */
    text: string;
    /**
     * Id of the run that it is about. It is not looked up.
     */
    run_id?: string;
    /**
     * Page of the documentation that it is about: its key, such as `site.transposition`, or its address.
     */
    page?: string;
    /**
     * Operation that it is about, such as `POST /api/run`.
     */
    operation?: string;
    /**
     * Address for an answer. Without it nobody can answer.
     */
    email?: string;
};

/**
 * The feedback is stored. Nothing of it is repeated.
 */
export type FeedbackReceived = {
    /**
     * Id to name when you write to the operator again.
     */
    feedback_id: string;
    /**
     * When it was stored, UTC, ISO 8601.
     */
    received_at: string;
};

/**
 * The fields of `ArraySection` in which a part of the plant differs.
 */
export type ArrayChanges = {
    /**
     * Racking: fixed racks, single-axis trackers, two-axis trackers (they face the sun, without row-to-row shading and rear side; level while it is down and in wind), racks with one tilt a month (`tilt_monthly_deg`), east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
     */
    track_mode?: 'fixed' | 'single_axis' | 'two_axis' | 'seasonal_tilt' | 'ewf' | 'rooftop';
    /**
     * Tilt of the plane from horizontal. For ridges, the tilt of each face; for trackers, the tilt of the axis (positive: the end that azimuth_deg points to is the lower one).
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Tilt of each month, January first, for track_mode `seasonal_tilt`, which turns the racks about the middle of the collector (bifacial.height_m is the height of that middle); other racking does not read it.
     *
     * @unit deg
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    tilt_monthly_deg?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
    /**
     * Azimuth that the plane faces, clockwise from north. For trackers, the azimuth of the axis. For ridges, the bearing of the ridge: the faces point to azimuth_deg - 90 and azimuth_deg + 90.
     *
     * @unit deg
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio: collector width divided by row spacing. For ridges, the ground under both faces, 2 x collector_width_m x cos(tilt_deg), divided by the ridge spacing. Below 1 for racks and trackers; ridges may touch (1).
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    gcr?: number;
    /**
     * Width of the collector across the row, along the slope. For ridges, the width of one face.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    collector_width_m?: number;
    /**
     * Number of rows; the first is unshaded.
     *
     * @minimum 1
     * @maximum 1000000
     */
    n_rows?: number;
    /**
     * Length of a row from end to end. The sun reaches past the ends of the row in front, and so does light from the sky and the ground. The rear side of `view_factor` does not read it and counts endless rows; that of `two_faces` does. null: endless rows.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 100000
     */
    row_length_m?: number | null;
    /**
     * Inactive band at the collector's upper edge.
     *
     * @unit m
     * @minimum 0
     * @maximum 100
     */
    band_top_m?: number;
    /**
     * Inactive band at the collector's lower edge.
     *
     * @unit m
     * @minimum 0
     * @maximum 100
     */
    band_bottom_m?: number;
    /**
     * Simulate the shade of rows on each other.
     */
    inter_row_shading?: boolean;
    /**
     * How near shade is computed. `rows`: the analytic rows of this section, endless unless row_length_m is given; in a scene the row ahead of each device is as high as the device ahead, devices without one are not shaded by rows, and objects shade as seen from the centre of each device. `projection`: devices and objects of the scene are projected onto each device in every row of the weather; of more than 512 devices onto 512, others in each row. `shading_table`: the same on a grid of sun directions, between which the rows interpolate; of more than 256 devices onto 256 (512 in scenes of 5,000). null: `shading_table` with a scene, `rows` without one.
     */
    row_model?: 'rows' | 'shading_table' | 'projection' | null;
    /**
     * Effect of beam shade: none, in proportion to the shaded area (linear), or linear plus the electrical loss of partly shaded strings: of each position along a strip by itself (electrical), of each string as a whole, in which what is bypassed loses its diffuse light too (whole_strings; `bypass_steps` says how its diodes lie), or from the I-V curves of all cells of the tables of a small scene (iv; `wiring` of its types says which modules are in a string).
     */
    shade_mode?: 'none' | 'linear' | 'electrical' | 'whole_strings' | 'iv';
    /**
     * Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
     */
    diffuse_shading?: 'lune' | 'limit_angle' | 'none';
    /**
     * Row shading of the ground-reflected light. first_row: only the first row sees the ground, the others the far ground past the ends of the row in front (row_length_m). sunlit_strip: the other rows see the strip between them, which is sunlit up to the shadow of the row in front, as in SAM. null: sunlit_strip with a bifacial section, else first_row, as in PVsyst. Not used with bifacial.model two_faces, which lights the ground of both sides itself.
     */
    ground_shading?: 'first_row' | 'sunlit_strip' | null;
    /**
     * Number of equal strips across the collector width that are wired as separate strings.
     *
     * @minimum 1
     * @maximum 100
     */
    string_steps?: number;
    /**
     * With shade_mode whole_strings: number of equal parts across a strip whose cells have a bypass diode of their own, 1 for modules that stand upright and 3 for modules that lie.
     *
     * @minimum 1
     * @maximum 10
     */
    bypass_steps?: number;
    /**
     * Shade depth at which a whole strip stops producing: the size of a cell across the width.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 10
     */
    cell_traverse_m?: number;
    /**
     * Fraction of the electrical shading loss that is applied. The electrical loss is the loss of whole strips beyond the linear shade.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    fraction_for_electrical?: number;
    /**
     * Cells of the modules, where the strips of the rows are not stated: the share of the electrical shading loss that measured plants in rows have, 0.75 for whole cells (0.6 to 0.9) and 0.15 for half cells (0.1 to 0.2). It needs `string_steps` 1 and `fraction_for_electrical` 1. null applies `fraction_for_electrical`.
     */
    cell_layout?: 'whole' | 'half' | null;
    /**
     * Rotation of trackers: towards the sun; backtracking, turned back so that rows do not shade each other; to the greatest irradiance on the plane (which also turns back while `backtracking` is true); or `terrain_aware`, which needs a scene: each tracker turns back from its own neighbours, by their distance and height. `terrain_aware_ends` reads both ends of what two trackers share as the sun sees them, and `terrain_aware_all` every neighbour of two lines. null follows `backtracking`.
     */
    tracking?: 'true_tracking' | 'backtracking' | 'optimised' | 'terrain_aware' | 'terrain_aware_ends' | 'terrain_aware_all' | null;
    /**
     * Backtracking: turn trackers back so that rows never shade each other.
     */
    backtracking?: boolean;
    /**
     * Largest rotation to either side; null uses 60 unless rotation_min_deg and rotation_max_deg are given.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    rotation_limit_deg?: number | null;
    /**
     * Lower limit of the rotation; give it together with rotation_max_deg.
     *
     * @unit deg
     * @minimum -90
     * @maximum 0
     */
    rotation_min_deg?: number | null;
    /**
     * Upper limit of the rotation; give it together with rotation_min_deg.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    rotation_max_deg?: number | null;
    /**
     * Rotation of single-axis trackers in each row of the weather, measured or of another program, right-handed about the axis as PhiAng. It takes the place of tracking, limits and wind stow. null computes it.
     *
     * @unit deg
     * @minItems 1
     * @maxItems 2200000
     * @minimum -90 (each value)
     * @maximum 90 (each value)
     */
    rotation_series?: Array<number> | null;
    /**
     * Slope of the ground across the tracker axes. It is positive when, right-handed about the axis, the ground tilts in the same direction as a positive rotation.
     *
     * @unit deg
     * @minimum -45
     * @maximum 45
     */
    cross_axis_slope_deg?: number;
    /**
     * Stow trackers in wind.
     */
    wind_stow?: boolean;
    /**
     * Wind speed at or above which trackers stow.
     *
     * @unit m/s
     * @exclusiveMinimum 0
     * @maximum 100
     */
    wind_stow_speed_ms?: number;
    /**
     * Rotation of a stowed tracker.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    wind_stow_angle_deg?: number;
    /**
     * Where on the I-V curve the array operates when the inverter limits it. mppt_window: at the MPP, kept inside the voltage window of the inverter's input, behind the wiring; it stays there when the power is limited. power_limits (PVsyst): the same, but when the AC power is limited the DC voltage rises along the I-V curve until the power fits, at most to the inverter's maximum voltage; the energy differs only where the efficiency depends on the voltage. string_window (SAM): as mppt_window, but the window holds the voltage of the strings, ahead of the wiring. string_power_limits (CASSYS): the same with the rise of power_limits. always_mpp (SAM's modules without an I-V curve, PVWatts): no window; the array works at its MPP at any voltage. A module without voltage runs as under mppt_window, with a warning.
     */
    operating_point?: 'mppt_window' | 'power_limits' | 'string_window' | 'string_power_limits' | 'always_mpp';
    /**
     * Modules in series in a string.
     *
     * @minimum 1
     * @maximum 10000
     */
    modules_per_string?: number;
    /**
     * Strings in parallel on each inverter. Use an even number for ridges: each face gets half, rounded down (an odd string stays unconnected, with a warning).
     *
     * @minimum 1
     * @maximum 100000000
     */
    strings_per_inverter?: number;
    /**
     * Number of inverters.
     *
     * @minimum 1
     * @maximum 1000000
     */
    n_inverters?: number;
};

/**
 * The fields of `Iam` in which a part of the plant differs.
 */
export type IamChanges = {
    /**
     * Beam curve. `auto` uses the module's own profile, or Fresnel with the module's glass if it has none. `sam_cover` is the front cover of SAM, which takes no loss of the beam below 59 degrees; select `diffuse` `brandemuehl` with it.
     */
    kind?: 'auto' | 'ashrae' | 'fresnel' | 'fresnel_ar' | 'martin_ruiz' | 'sam_cover' | 'sandia' | 'schlick' | 'table' | 'off';
    /**
     * Factors for the sky diffuse and the ground-reflected light: the hemisphere integral of the beam curve by tilt, the curve at 60 degrees, the curve at the effective angles of Brandemuehl and Beckman by tilt (as in SAM), or none.
     */
    diffuse?: 'integrated' | 'sixty_degrees' | 'brandemuehl' | 'off';
    /**
     * ASHRAE parameter.
     *
     * @unit 1
     * @minimum 0
     * @maximum 1
     */
    b0?: number;
    /**
     * Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt.
     *
     * @unit 1
     * @minimum 0.01
     * @maximum 2
     */
    a_r?: number;
    /**
     * Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve for glass.
     *
     * @unit 1
     * @minItems 6
     * @maxItems 6
     * @minimum -2 (each value)
     * @maximum 2 (each value)
     */
    sandia_coefficients?: [
        number,
        number,
        number,
        number,
        number,
        number
    ];
    /**
     * Refractive index of the glass.
     *
     * @unit 1
     * @exclusiveMinimum 1
     * @maximum 3
     */
    n?: number;
    /**
     * Refractive index of the anti-reflective layer.
     *
     * @unit 1
     * @exclusiveMinimum 1
     * @maximum 3
     */
    n_ar?: number;
    /**
     * Absorption (extinction) of the glass.
     *
     * @unit 1/m
     * @minimum 0
     * @maximum 100
     */
    k_per_m?: number;
    /**
     * Thickness of the glass.
     *
     * @unit m
     * @minimum 0
     * @maximum 0.1
     */
    thickness_m?: number;
    /**
     * Curve through the points of the `table` curve and of a module's own profile. pvsyst: straight lines up to 50 degrees and a monotone cubic beyond, as PVsyst draws them; linear: straight lines everywhere.
     */
    interpolation?: 'pvsyst' | 'linear';
    /**
     * Incidence angles of the `table` curve, ascending.
     *
     * @unit deg
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 90 (each value)
     */
    angles_deg?: Array<number>;
    /**
     * Transmission relative to normal incidence at each angle of the `table` curve.
     *
     * @unit fraction
     * @maxItems 200
     * @minimum 0 (each value)
     * @maximum 1.2 (each value)
     */
    factors?: Array<number>;
};

/**
 * The fields of `Thermal` in which a part of the plant differs.
 */
export type ThermalChanges = {
    /**
     * Cell-temperature model: heat balance on the effective irradiance with the efficiency at the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as in SAM), Sandia's exponential of the wind speed (`sapm`), in proportion to the irradiance (`ross`), the transient model of PVWatts 5 (`fuentes`), which carries the temperature from row to row, or the heat balance of SAM by the module's size and mounting (`heat_transfer`), which needs relative humidity.
     */
    model?: 'pvsyst' | 'faiman' | 'noct' | 'sapm' | 'ross' | 'fuentes' | 'heat_transfer';
    /**
     * Heat capacity of the modules, for weather with steps of up to 10 minutes: steady state in every row (`none`), or a weighted mean of the last 20 minutes (`prilliman`), which smooths the temperature under passing clouds. No effect on longer steps, nor with `fuentes`, which has a memory of its own.
     */
    inertia?: 'none' | 'prilliman';
    /**
     * Mass of the module per area, for `inertia` `prilliman`: about 11 for glass on polymer, 15 and more for glass on glass.
     *
     * @unit kg/m2
     * @minimum 1
     * @maximum 18
     */
    unit_mass_kgm2?: number;
    /**
     * Constant heat loss factor.
     *
     * @unit W/(m2 K)
     * @exclusiveMinimum 0
     * @maximum 200
     */
    u_c?: number;
    /**
     * Wind heat loss factor.
     *
     * @unit W s/(m3 K)
     * @minimum 0
     * @maximum 100
     */
    u_v?: number;
    /**
     * Fraction of the irradiance that the module absorbs (for `noct`, the transmittance-absorptance product).
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    absorptivity?: number;
    /**
     * Fixed module efficiency in the heat balance; null uses the efficiency at the operating point of each row.
     *
     * @unit fraction
     * @minimum 0
     * @exclusiveMaximum 1
     */
    module_efficiency?: number | null;
    /**
     * Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null uses the module's value. With `noct`, a roof raises it to 49 degC.
     *
     * @unit degC
     * @minimum 20
     * @maximum 90
     */
    noct_c?: number | null;
    /**
     * Height of the array for the wind correction of `noct`: one or two storeys.
     */
    array_height_stories?: 1 | 2;
    /**
     * Coefficient a of `sapm`: -3.47 for glass on glass on an open rack, -3.56 for glass on polymer on an open rack, -2.98 for glass on glass close to a roof, -2.81 with an insulated back.
     *
     * @unit 1
     * @minimum -10
     * @maximum 0
     */
    sapm_a?: number;
    /**
     * Wind coefficient b of `sapm`: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings listed at `sapm_a`.
     *
     * @unit s/m
     * @minimum -1
     * @maximum 0
     */
    sapm_b?: number;
    /**
     * Cell temperature minus back temperature of the module at 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
     *
     * @unit K
     * @minimum 0
     * @maximum 20
     */
    sapm_delta_t_c?: number;
    /**
     * Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800.
     *
     * @unit K m2/W
     * @minimum 0
     * @maximum 0.2
     */
    ross_k?: number | null;
    /**
     * Height of the middle of the module above ground, for `fuentes`.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 200
     */
    fuentes_module_height_m?: number;
    /**
     * Height at which the wind was measured, for `fuentes`; the default is the PVWatts value.
     *
     * @unit m
     * @exclusiveMinimum 0
     * @maximum 200
     */
    fuentes_wind_height_m?: number;
    /**
     * Emissivity of the module, for `fuentes`.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fuentes_emissivity?: number;
    /**
     * Fraction of the irradiance that becomes heat, for `fuentes`.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fuentes_absorption?: number;
    /**
     * How modules are mounted, for `heat_transfer`: both sides in the wind (rack), the back insulated (flush), or the back towards a room (integrated).
     */
    mounting?: 'rack' | 'flush' | 'integrated';
    /**
     * Temperature of the room behind integrated modules, for `heat_transfer`.
     *
     * @unit degC
     * @minimum -50
     * @maximum 80
     */
    back_temp_c?: number;
};

/**
 * The fields of `DcLosses` in which a part of the plant differs.
 */
export type DcLossesChanges = {
    /**
     * Module quality loss; negative for a gain. null takes it from the power tolerance of the module as PVsyst does: less the lower limit and a quarter of the range (0 to +3 % is a gain of 0.75 %, -3 to +3 % a loss of 1.5 %).
     *
     * @unit fraction
     * @minimum -0.5
     * @exclusiveMaximum 1
     */
    quality_loss?: number | null;
    /**
     * Light-induced degradation.
     *
     * @unit fraction
     * @minimum 0
     * @exclusiveMaximum 1
     */
    lid_loss?: number;
    /**
     * Mismatch between modules.
     *
     * @unit fraction
     * @minimum 0
     * @exclusiveMaximum 1
     */
    module_mismatch_loss?: number;
    /**
     * Mismatch between strings.
     *
     * @unit fraction
     * @minimum 0
     * @exclusiveMaximum 1
     */
    string_mismatch_loss?: number;
    /**
     * DC wiring loss at STC.
     *
     * @unit fraction
     * @minimum 0
     * @exclusiveMaximum 1
     */
    dc_wiring_loss_at_stc?: number;
    /**
     * Resistive wiring (proportional to the current squared), or the same fraction in every row.
     */
    dc_wiring_model?: 'ohmic_i2r' | 'flat';
    /**
     * Cables from the modules to the inverters by length, section and material, in place of dc_wiring_loss_at_stc; null uses the fraction. Their resistances add up along the way of the current.
     */
    cables?: Array<DcCable> | null;
};

/**
 * The fields of `Bifacial` in which a part of the plant differs.
 */
export type BifacialChanges = {
    /**
     * Rear irradiance from two-dimensional view factors with the rows' shadow on the ground; with both sides as faces of one row, which see the same sky, ground and neighbours (`two_faces`, for steep rows); of each table among the tables and objects of the scene (`scene`); or as a fixed fraction of the front.
     */
    model?: 'view_factor' | 'two_faces' | 'scene' | 'fixed_fraction';
    /**
     * Height above ground: of a tracker's axis, or of the lower edge of a fixed rack.
     *
     * @unit m
     * @minimum 0
     * @maximum 100
     */
    height_m?: number;
    /**
     * Rear efficiency divided by front efficiency; null uses the module's value.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number | null;
    /**
     * Fraction of the rear irradiance that the structure shades.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    structure_shading?: number;
    /**
     * Loss due to uneven rear irradiance, as a fraction of the rear contribution.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    rear_mismatch?: number;
    /**
     * Fraction of the light that passes between and through the modules to the ground.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    transparency?: number;
    /**
     * Rear irradiance divided by front irradiance, for `fixed_fraction`.
     *
     * @unit fraction
     * @minimum 0
     * @maximum 1
     */
    fixed_fraction?: number;
    /**
     * Albedo of the ground below the rows for each month, January first: of the rear light, and of the ground light that the front sees between the rows (`sunlit_strip`, `two_faces`). null: that of the weather or the site.
     *
     * @unit fraction
     * @minItems 12
     * @maxItems 12
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo_monthly?: [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number,
        number
    ] | null;
};

/**
 * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
 */
export type Columns = string;

/**
 * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
 *
 * @default losses
 */
export type Picture = 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';

/**
 * Month and day of the picture `day`, `MM-DD`.
 *
 * @default 06-21
 */
export type PictureDate = string;

/**
 * Colours of a picture.
 *
 * @default light
 */
export type PictureTheme = 'light' | 'dark' | 'print';

/**
 * Width of a picture in pixels. Texts keep their size.
 *
 * @default 720
 * @minimum 320
 * @maximum 2000
 */
export type PictureWidth = number;

export type CreateRunData = {
    /**
     * The plant and its weather.
     */
    body: RunRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account.
         *
         * @default false
         */
        preference?: boolean;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/api/run';
};

export type CreateRunErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateRunError = CreateRunErrors[keyof CreateRunErrors];

export type CreateRunResponses = {
    /**
     * The run finished.
     */
    200: RunAnswer;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateRunResponse = CreateRunResponses[keyof CreateRunResponses];

export type CreateRunV1Data = {
    /**
     * The plant and its weather.
     */
    body: RunRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant: its options replace those of the request, and `defaults_applied` lists them. Needs an account.
         *
         * @default false
         */
        preference?: boolean;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/v1/run';
};

export type CreateRunV1Errors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateRunV1Error = CreateRunV1Errors[keyof CreateRunV1Errors];

export type CreateRunV1Responses = {
    /**
     * The run finished.
     */
    200: RunAnswer;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateRunV1Response = CreateRunV1Responses[keyof CreateRunV1Responses];

export type GetSimpleRunData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Latitude, north positive (deg).
         *
         * @minimum -90
         * @maximum 90
         */
        latitude: number;
        /**
         * Longitude, east positive (deg).
         *
         * @minimum -180
         * @maximum 180
         */
        longitude: number;
        /**
         * DC capacity at STC; if absent, modules x module_power_w (kW).
         *
         * @exclusiveMinimum 0
         * @maximum 10000000
         */
        system_capacity_kw?: number;
        /**
         * Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total.
         *
         * @minimum 1
         * @maximum 100000000
         */
        modules?: number;
        /**
         * Module power at STC; if absent, capacity divided by modules, or close to 500 W (W).
         *
         * @exclusiveMinimum 0
         * @maximum 2000
         */
        module_power_w?: number;
        /**
         * Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them. Default standard.
         */
        module_type?: 'standard' | 'premium' | 'thin_film';
        /**
         * Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film (fraction).
         */
        module_efficiency?: number;
        /**
         * Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film (1/degC).
         */
        temperature_coefficient?: number;
        /**
         * Rear efficiency divided by front efficiency; 0 for monofacial modules (fraction). Default 0.
         *
         * @minimum 0
         * @maximum 1
         */
        bifaciality?: number;
        /**
         * Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks.
         */
        racking?: 'fixed' | 'rooftop' | 'single_axis';
        /**
         * Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it (deg).
         *
         * @minimum 0
         * @maximum 90
         */
        tilt_deg?: number;
        /**
         * Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it (deg).
         *
         * @minimum 0
         * @maximum 360
         */
        azimuth_deg?: number;
        /**
         * Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have (fraction).
         *
         * @exclusiveMinimum 0
         * @exclusiveMaximum 1
         */
        gcr?: number;
        /**
         * DC power divided by AC power (1). Default 1.2.
         *
         * @exclusiveMinimum 0.5
         * @maximum 3
         */
        dc_ac_ratio?: number;
        /**
         * AC nameplate power; if absent, DC power divided by dc_ac_ratio (kW).
         *
         * @exclusiveMinimum 0
         * @maximum 20000000
         */
        inverter_ac_kw?: number;
        /**
         * Inverter efficiency; at least 0.5 with `inverter_model` `reference` (fraction). Default 0.96.
         *
         * @exclusiveMinimum 0
         * @maximum 1
         */
        inverter_efficiency?: number;
        /**
         * Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature). Default flat.
         */
        inverter_model?: 'flat' | 'pvwatts' | 'reference';
        /**
         * All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent (%). Default 11.42.
         *
         * @minimum 0
         * @exclusiveMaximum 100
         */
        losses_percent?: number;
        /**
         * Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default auto.
         */
        weather_source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
        /**
         * Standard time of the location in hours from UTC; if absent, the time zone of the location (h).
         *
         * @minimum -14
         * @maximum 14
         */
        timezone?: number;
        /**
         * Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather (m).
         *
         * @minimum -450
         * @maximum 9000
         */
        elevation?: number;
        /**
         * Ground albedo (fraction). Default 0.2.
         *
         * @minimum 0
         * @maximum 1
         */
        albedo?: number;
        /**
         * One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none (fraction).
         *
         * @minimum 0
         * @maximum 1
         */
        uncertainty?: number;
        /**
         * Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default false.
         */
        include_series?: boolean;
        /**
         * Id of stored weather, as `weather.id` of the POST.
         */
        weather_id?: string;
        /**
         * Id of a module of the library, as `module.id` of the POST; together with `inverter_id`.
         */
        module_id?: string;
        /**
         * Id of an inverter of the library, as `inverter.id` of the POST; together with `module_id`.
         */
        inverter_id?: string;
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none.
         *
         * @default true
         */
        preference?: boolean;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/api/run/simple';
};

export type GetSimpleRunErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetSimpleRunError = GetSimpleRunErrors[keyof GetSimpleRunErrors];

export type GetSimpleRunResponses = {
    /**
     * The run finished.
     */
    200: SimpleRunAnswer;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetSimpleRunResponse = GetSimpleRunResponses[keyof GetSimpleRunResponses];

export type CreateSimpleRunData = {
    /**
     * Location and size.
     */
    body: SimpleRunRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none.
         *
         * @default true
         */
        preference?: boolean;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/api/run/simple';
};

export type CreateSimpleRunErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateSimpleRunError = CreateSimpleRunErrors[keyof CreateSimpleRunErrors];

export type CreateSimpleRunResponses = {
    /**
     * The run finished.
     */
    200: SimpleRunAnswer;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateSimpleRunResponse = CreateSimpleRunResponses[keyof CreateSimpleRunResponses];

export type ExpandSimpleRunData = {
    /**
     * Location and size.
     */
    body: SimpleRunRequest;
    path?: never;
    query?: {
        /**
         * Expand with the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, as the simple run does. `false` expands with the defaults. Without an account there is none.
         *
         * @default true
         */
        preference?: boolean;
    };
    url: '/api/run/simple/request';
};

export type ExpandSimpleRunErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ExpandSimpleRunError = ExpandSimpleRunErrors[keyof ExpandSimpleRunErrors];

export type ExpandSimpleRunResponses = {
    /**
     * The full request.
     */
    200: SimpleRunRequestAnswer;
};

export type ExpandSimpleRunResponse = ExpandSimpleRunResponses[keyof ExpandSimpleRunResponses];

export type CreateSimpleRunV1Data = {
    /**
     * Location and size.
     */
    body: SimpleRunRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body, the same `columns` and `preference`, and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * Run by the path of models that the account prefers (`PUT /api/me/preference`) where it suits the plant, and list its options in `defaults_applied`. `false` runs with the defaults. Without an account there is none.
         *
         * @default true
         */
        preference?: boolean;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/v1/run/simple';
};

export type CreateSimpleRunV1Errors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateSimpleRunV1Error = CreateSimpleRunV1Errors[keyof CreateSimpleRunV1Errors];

export type CreateSimpleRunV1Responses = {
    /**
     * The run finished.
     */
    200: SimpleRunAnswer;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateSimpleRunV1Response = CreateSimpleRunV1Responses[keyof CreateSimpleRunV1Responses];

export type ListRunsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of the run that the page starts after: `next` of the page before.
         */
        before?: string;
        /**
         * Maximum number of runs returned.
         *
         * @default 50
         * @minimum 1
         * @maximum 200
         */
        limit?: number;
        /**
         * Words that a run must contain, in any case and order, in its label or in what describes its plant; or its id.
         */
        q?: string;
    };
    url: '/api/runs';
};

export type ListRunsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListRunsError = ListRunsErrors[keyof ListRunsErrors];

export type ListRunsResponses = {
    /**
     * A page of runs.
     */
    200: RunPage;
};

export type ListRunsResponse = ListRunsResponses[keyof ListRunsResponses];

export type DeleteRunData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/runs/{run_id}';
};

export type DeleteRunErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The run has not ended (`run_not_ended`).
     */
    409: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteRunError = DeleteRunErrors[keyof DeleteRunErrors];

export type DeleteRunResponses = {
    /**
     * The run is deleted.
     */
    204: void;
};

export type DeleteRunResponse = DeleteRunResponses[keyof DeleteRunResponses];

export type GetRunData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: {
        /**
         * Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit.
         *
         * @default false
         */
        include_series?: boolean;
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/api/runs/{run_id}';
};

export type GetRunErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunError = GetRunErrors[keyof GetRunErrors];

export type GetRunResponses = {
    /**
     * The run is complete.
     */
    200: StoredRun;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

export type LabelRunData = {
    /**
     * The label.
     */
    body: RunLabel;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/runs/{run_id}';
};

export type LabelRunErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type LabelRunError = LabelRunErrors[keyof LabelRunErrors];

export type LabelRunResponses = {
    /**
     * The entry of the run, with its label.
     */
    200: RunEntry;
};

export type LabelRunResponse = LabelRunResponses[keyof LabelRunResponses];

export type CancelRunData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/runs/{run_id}/cancel';
};

export type CancelRunErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CancelRunError = CancelRunErrors[keyof CancelRunErrors];

export type CancelRunResponses = {
    /**
     * The run has ended.
     */
    200: EndedRun;
};

export type CancelRunResponse = CancelRunResponses[keyof CancelRunResponses];

export type GetRunV1Data = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: {
        /**
         * Include the hourly series, at most 10,000,000 values (rows x columns); `series.csv` and `series.arrow` have no such limit.
         *
         * @default false
         */
        include_series?: boolean;
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
        /**
         * With `Accept: image/svg+xml`, the picture of the run: `losses` (loss diagram), `months` (energy and performance ratio by month), `normalized` (yield and losses for each kWp and day, by month), `heatmap` (a series by day of the year and hour), `duration` (its duration curve), `day` (series of one day), `daily` (energy of each day over its irradiation), `horizon` (horizon and the ways of the sun), `module` (I-V curves), `iam` (incidence-angle factor), `inverter` (efficiency), `side` (rows from the side), `plan` (scene from above), `single_line` (from the modules to the grid), `exceedance` (P50 to P99), `lifetime` (years of operation). A picture that the run cannot have is refused with 422, which names those that it can have. `columns` chooses the series of `heatmap` and `duration` (the first one; default `E_Grid`) and of `day` (default `GlobInc,GlobEff,E_Grid`).
         *
         * @default losses
         */
        picture?: 'losses' | 'months' | 'normalized' | 'heatmap' | 'duration' | 'day' | 'daily' | 'horizon' | 'module' | 'iam' | 'inverter' | 'side' | 'plan' | 'single_line' | 'exceedance' | 'lifetime';
        /**
         * Month and day of the picture `day`, `MM-DD`.
         *
         * @default 06-21
         */
        date?: string;
        /**
         * Colours of a picture.
         *
         * @default light
         */
        theme?: 'light' | 'dark' | 'print';
        /**
         * Width of a picture in pixels. Texts keep their size.
         *
         * @default 720
         * @minimum 320
         * @maximum 2000
         */
        width?: number;
    };
    url: '/v1/runs/{run_id}';
};

export type GetRunV1Errors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunV1Error = GetRunV1Errors[keyof GetRunV1Errors];

export type GetRunV1Responses = {
    /**
     * The run is complete.
     */
    200: StoredRun;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunV1Response = GetRunV1Responses[keyof GetRunV1Responses];

export type GetRunSeriesCsvData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
    };
    url: '/api/runs/{run_id}/series.csv';
};

export type GetRunSeriesCsvErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunSeriesCsvError = GetRunSeriesCsvErrors[keyof GetRunSeriesCsvErrors];

export type GetRunSeriesCsvResponses = {
    /**
     * The series.
     */
    200: string;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunSeriesCsvResponse = GetRunSeriesCsvResponses[keyof GetRunSeriesCsvResponses];

export type GetRunSeriesArrowData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
    };
    url: '/api/runs/{run_id}/series.arrow';
};

export type GetRunSeriesArrowErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunSeriesArrowError = GetRunSeriesArrowErrors[keyof GetRunSeriesArrowErrors];

export type GetRunSeriesArrowResponses = {
    /**
     * The series.
     */
    200: Blob | File;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunSeriesArrowResponse = GetRunSeriesArrowResponses[keyof GetRunSeriesArrowResponses];

export type GetRunReportData = {
    body?: never;
    path: {
        /**
         * Id of the run.
         */
        run_id: string;
    };
    query?: never;
    url: '/api/runs/{run_id}/report.pdf';
};

export type GetRunReportErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunReportError = GetRunReportErrors[keyof GetRunReportErrors];

export type GetRunReportResponses = {
    /**
     * The report.
     */
    200: Blob | File;
    /**
     * The run continues in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunReportResponse = GetRunReportResponses[keyof GetRunReportResponses];

export type ScoreTreeData = {
    /**
     * The plant and its weather, as for a run.
     */
    body: RunRequest;
    path: {
        /**
         * Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
         */
        stage: 'sun' | 'irradiance' | 'orientation' | 'horizon' | 'shading' | 'optics' | 'rear' | 'thermal' | 'module' | 'dc' | 'inverter' | 'ac';
    };
    query?: never;
    url: '/api/tree/{stage}';
};

export type ScoreTreeErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ScoreTreeError = ScoreTreeErrors[keyof ScoreTreeErrors];

export type ScoreTreeResponses = {
    /**
     * The request succeeded.
     */
    200: TreeAnswer;
};

export type ScoreTreeResponse = ScoreTreeResponses[keyof ScoreTreeResponses];

export type DescribeTreeData = {
    /**
     * The plant and its weather, as for a run.
     */
    body: RunRequest;
    path: {
        /**
         * Stage of the chain: sun, irradiance, orientation, horizon, shading, optics, rear, thermal, module, dc, inverter or ac.
         */
        stage: 'sun' | 'irradiance' | 'orientation' | 'horizon' | 'shading' | 'optics' | 'rear' | 'thermal' | 'module' | 'dc' | 'inverter' | 'ac';
    };
    query?: never;
    url: '/api/tree/{stage}/describe';
};

export type DescribeTreeErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DescribeTreeError = DescribeTreeErrors[keyof DescribeTreeErrors];

export type DescribeTreeResponses = {
    /**
     * The request succeeded.
     */
    200: TreeDescription;
};

export type DescribeTreeResponse = DescribeTreeResponses[keyof DescribeTreeResponses];

export type CompareRunsData = {
    /**
     * The runs to compare.
     */
    body: CompareRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/compare';
};

export type CompareRunsErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CompareRunsError = CompareRunsErrors[keyof CompareRunsErrors];

export type CompareRunsResponses = {
    /**
     * The runs side by side.
     */
    200: CompareAnswer;
};

export type CompareRunsResponse = CompareRunsResponses[keyof CompareRunsResponses];

export type TestPerformanceData = {
    /**
     * The measured rows and the run.
     */
    body: PerformanceRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/performance';
};

export type TestPerformanceErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type TestPerformanceError = TestPerformanceErrors[keyof TestPerformanceErrors];

export type TestPerformanceResponses = {
    /**
     * The performance of the plant.
     */
    200: PerformanceAnswer;
};

export type TestPerformanceResponse = TestPerformanceResponses[keyof TestPerformanceResponses];

export type ParseMeasuredData = {
    /**
     * The file.
     */
    body: {
        /**
         * The table.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
         */
        interval?: 'start' | 'middle' | 'end';
        /**
         * Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it.
         *
         * @minimum -14
         * @maximum 14
         */
        timezone?: number;
        /**
         * Latitude in degrees north, for a file that does not state it.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
        /**
         * Longitude in degrees east, for a file that does not state it.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude?: number;
    };
    url: '/api/parse-measured';
};

export type ParseMeasuredErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseMeasuredError = ParseMeasuredErrors[keyof ParseMeasuredErrors];

export type ParseMeasuredResponses = {
    /**
     * The request succeeded.
     */
    200: ParsedMeasured;
};

export type ParseMeasuredResponse = ParseMeasuredResponses[keyof ParseMeasuredResponses];

export type AssessUncertaintyData = {
    /**
     * Energy and parts, or a plant with uncertain fields and parts.
     */
    body: UncertaintyRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer of a study of a plant again. A different request with the same key is refused with 409. A budget without a plant needs none.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately for a study of a plant.
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/api/uncertainty';
};

export type AssessUncertaintyErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type AssessUncertaintyError = AssessUncertaintyErrors[keyof AssessUncertaintyErrors];

export type AssessUncertaintyResponses = {
    /**
     * The energies by probability.
     */
    200: UncertaintyAnswer;
    /**
     * The study of a plant continues in the background; poll `links.study`.
     */
    202: AcceptedStudy;
};

export type AssessUncertaintyResponse = AssessUncertaintyResponses[keyof AssessUncertaintyResponses];

export type GetIamCurveData = {
    /**
     * Incidence-angle section, and optionally the module.
     */
    body: IamCurveRequest;
    path?: never;
    query?: never;
    url: '/api/iam-curve';
};

export type GetIamCurveErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetIamCurveError = GetIamCurveErrors[keyof GetIamCurveErrors];

export type GetIamCurveResponses = {
    /**
     * The curve.
     */
    200: IamCurveAnswer;
};

export type GetIamCurveResponse = GetIamCurveResponses[keyof GetIamCurveResponses];

export type GetDefaultsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/defaults';
};

export type GetDefaultsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDefaultsError = GetDefaultsErrors[keyof GetDefaultsErrors];

export type GetDefaultsResponses = {
    /**
     * The request succeeded.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetDefaultsResponse = GetDefaultsResponses[keyof GetDefaultsResponses];

export type GetRunSchemaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/schema/run.json';
};

export type GetRunSchemaErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetRunSchemaError = GetRunSchemaErrors[keyof GetRunSchemaErrors];

export type GetRunSchemaResponses = {
    /**
     * The request succeeded.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetRunSchemaResponse = GetRunSchemaResponses[keyof GetRunSchemaResponses];

export type GetSceneSchemaData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/schema/scene.json';
};

export type GetSceneSchemaErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetSceneSchemaError = GetSceneSchemaErrors[keyof GetSceneSchemaErrors];

export type GetSceneSchemaResponses = {
    /**
     * The request succeeded.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetSceneSchemaResponse = GetSceneSchemaResponses[keyof GetSceneSchemaResponses];

export type ValidateSceneData = {
    /**
     * A scene section.
     */
    body: Scene;
    path?: never;
    query?: never;
    url: '/api/scene/validate';
};

export type ValidateSceneErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. 20,000 placements take about 2 MB.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ValidateSceneError = ValidateSceneErrors[keyof ValidateSceneErrors];

export type ValidateSceneResponses = {
    /**
     * The scene is valid.
     */
    200: SceneValidation;
};

export type ValidateSceneResponse = ValidateSceneResponses[keyof ValidateSceneResponses];

export type ExportSceneGlbData = {
    /**
     * A scene section.
     */
    body: Scene;
    path?: never;
    query?: {
        /**
         * Metres of a unit of length of the scene: 0.3048 for feet.
         *
         * @default 1
         * @exclusiveMinimum 0
         * @maximum 10000
         */
        unit_m?: number;
    };
    url: '/api/scene/export.glb';
};

export type ExportSceneGlbErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. 20,000 placements take about 2 MB.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ExportSceneGlbError = ExportSceneGlbErrors[keyof ExportSceneGlbErrors];

export type ExportSceneGlbResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type ExportSceneGlbResponse = ExportSceneGlbResponses[keyof ExportSceneGlbResponses];

export type ExportScenePvcData = {
    /**
     * A scene section.
     */
    body: Scene;
    path?: never;
    query?: {
        /**
         * Metres of a unit of length of the scene: 0.3048 for feet.
         *
         * @default 1
         * @exclusiveMinimum 0
         * @maximum 10000
         */
        unit_m?: number;
    };
    url: '/api/scene/export.pvc';
};

export type ExportScenePvcErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. 20,000 placements take about 2 MB.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ExportScenePvcError = ExportScenePvcErrors[keyof ExportScenePvcErrors];

export type ExportScenePvcResponses = {
    /**
     * The file.
     */
    200: string;
};

export type ExportScenePvcResponse = ExportScenePvcResponses[keyof ExportScenePvcResponses];

export type ExportSceneShdData = {
    /**
     * A scene section.
     */
    body: Scene;
    path?: never;
    query?: {
        /**
         * Metres of a unit of length of the scene: 0.3048 for feet.
         *
         * @default 1
         * @exclusiveMinimum 0
         * @maximum 10000
         */
        unit_m?: number;
        /**
         * `refuse`: a scene with something that the format cannot hold is refused (422), field by field. `accept`: it is left out or changed, as the guide says.
         *
         * @default refuse
         */
        losses?: 'refuse' | 'accept';
        /**
         * Latitude of the plant, for a scene without origin: PVsyst counts azimuths from the north in the southern hemisphere.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
    };
    url: '/api/scene/export.shd';
};

export type ExportSceneShdErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes. 20,000 placements take about 2 MB.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ExportSceneShdError = ExportSceneShdErrors[keyof ExportSceneShdErrors];

export type ExportSceneShdResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type ExportSceneShdResponse = ExportSceneShdResponses[keyof ExportSceneShdResponses];

export type SolveSceneDayData = {
    /**
     * The plant and its weather, as for a run, with a scene.
     */
    body: RunRequest;
    path?: never;
    query: {
        /**
         * Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
         */
        date: string;
    };
    url: '/api/scene/day';
};

export type SolveSceneDayErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SolveSceneDayError = SolveSceneDayErrors[keyof SolveSceneDayErrors];

export type SolveSceneDayResponses = {
    /**
     * The day.
     */
    200: SceneDay;
};

export type SolveSceneDayResponse = SolveSceneDayResponses[keyof SolveSceneDayResponses];

export type DrawSceneDayData = {
    /**
     * The plant and its weather, as for a run, with a scene.
     */
    body: RunRequest;
    path?: never;
    query: {
        /**
         * Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
         */
        date: string;
        /**
         * `HH:MM` in the standard time of the weather: the row that contains it is drawn, with the sun of that row. With `view=sun` the sun must be up.
         *
         * @default 12:00
         */
        time?: string;
        /**
         * `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it.
         *
         * @default plan
         */
        view?: 'plan' | 'sun';
        /**
         * Metres of a unit of length of the scene, for the scale bar and the heights: 0.3048 for feet.
         *
         * @default 1
         * @exclusiveMinimum 0
         * @maximum 10000
         */
        unit_m?: number;
    };
    url: '/api/scene/day.svg';
};

export type DrawSceneDayErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DrawSceneDayError = DrawSceneDayErrors[keyof DrawSceneDayErrors];

export type DrawSceneDayResponses = {
    /**
     * The picture.
     */
    200: Blob | File;
};

export type DrawSceneDayResponse = DrawSceneDayResponses[keyof DrawSceneDayResponses];

export type ListSceneExamplesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/scene-examples';
};

export type ListSceneExamplesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListSceneExamplesError = ListSceneExamplesErrors[keyof ListSceneExamplesErrors];

export type ListSceneExamplesResponses = {
    /**
     * The request succeeded.
     */
    200: Array<SceneExample>;
};

export type ListSceneExamplesResponse = ListSceneExamplesResponses[keyof ListSceneExamplesResponses];

export type GetSceneExampleData = {
    body?: never;
    path: {
        /**
         * Example: residential, commercial, ground_fixed, ground_tracker or east_west.
         */
        example_id: 'residential' | 'commercial' | 'ground_fixed' | 'ground_tracker' | 'east_west';
    };
    query?: never;
    url: '/api/scene-examples/{example_id}';
};

export type GetSceneExampleErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetSceneExampleError = GetSceneExampleErrors[keyof GetSceneExampleErrors];

export type GetSceneExampleResponses = {
    /**
     * The request succeeded.
     */
    200: Scene;
};

export type GetSceneExampleResponse = GetSceneExampleResponses[keyof GetSceneExampleResponses];

export type DrawSceneExampleData = {
    body?: never;
    path: {
        /**
         * Example: residential, commercial, ground_fixed, ground_tracker or east_west.
         */
        example_id: 'residential' | 'commercial' | 'ground_fixed' | 'ground_tracker' | 'east_west';
    };
    query?: {
        /**
         * `plan`: from above, north up. `sun`: as the sun sees it, so that what is drawn of a table is what the beam reaches of it.
         *
         * @default plan
         */
        view?: 'plan' | 'sun';
        /**
         * Month and day, `MM-DD`.
         *
         * @default 12-21
         */
        date?: string;
        /**
         * Instant, `HH:MM` in the standard time of the site. With `view=sun` the sun must be up.
         *
         * @default 09:00
         */
        time?: string;
    };
    url: '/api/scene-examples/{example_id}.svg';
};

export type DrawSceneExampleErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DrawSceneExampleError = DrawSceneExampleErrors[keyof DrawSceneExampleErrors];

export type DrawSceneExampleResponses = {
    /**
     * The picture.
     */
    200: Blob | File;
};

export type DrawSceneExampleResponse = DrawSceneExampleResponses[keyof DrawSceneExampleResponses];

export type ListDemosData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/demos';
};

export type ListDemosErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListDemosError = ListDemosErrors[keyof ListDemosErrors];

export type ListDemosResponses = {
    /**
     * The request succeeded.
     */
    200: Array<DemoSummary>;
};

export type ListDemosResponse = ListDemosResponses[keyof ListDemosResponses];

export type GetDemoData = {
    body?: never;
    path: {
        /**
         * Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
         */
        demo_id: 'residential' | 'commercial' | 'ground_fixed' | 'ground_tracker' | 'east_west';
    };
    query?: {
        /**
         * Comma-separated names of the series to return, in the order you want: `GlobInc,E_Grid`. If absent, the answer contains all series of the run, then the reference series of the weather. Reference series of the weather are selected in the same way: `E_Grid_ref` for one that has the name of a series of a run, any other by its own name. Put a name that contains a comma in double quotes. `timezone` is no series: it adds the zone of the time stamps to a CSV as its last column, in hours from UTC; alone, it adds it to all series. JSON and Arrow state the zone once in any case. A repeated name counts once; a name that the run does not have is 422. This parameter does not switch the series on: use `include_series` or `Accept: text/csv` for that.
         */
        columns?: string;
    };
    url: '/api/demos/{demo_id}';
};

export type GetDemoErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDemoError = GetDemoErrors[keyof GetDemoErrors];

export type GetDemoResponses = {
    /**
     * The request succeeded.
     */
    200: Demo;
};

export type GetDemoResponse = GetDemoResponses[keyof GetDemoResponses];

export type SolveDemoDayData = {
    body?: never;
    path: {
        /**
         * Demo: residential, commercial, ground_fixed, ground_tracker or east_west.
         */
        demo_id: 'residential' | 'commercial' | 'ground_fixed' | 'ground_tracker' | 'east_west';
    };
    query: {
        /**
         * Month and day, `MM-DD`, a day of the weather. Of weather with several years, the day of the first year that has it. A row belongs to the day of its middle.
         */
        date: string;
    };
    url: '/api/demos/{demo_id}/day';
};

export type SolveDemoDayErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SolveDemoDayError = SolveDemoDayErrors[keyof SolveDemoDayErrors];

export type SolveDemoDayResponses = {
    /**
     * The day.
     */
    200: SceneDay;
};

export type SolveDemoDayResponse = SolveDemoDayResponses[keyof SolveDemoDayResponses];

export type GetPricingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/pricing';
};

export type GetPricingErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetPricingError = GetPricingErrors[keyof GetPricingErrors];

export type GetPricingResponses = {
    /**
     * The request succeeded.
     */
    200: Pricing;
};

export type GetPricingResponse = GetPricingResponses[keyof GetPricingResponses];

export type GetPricingV1Data = {
    body?: never;
    path?: never;
    query?: never;
    url: '/v1/pricing';
};

export type GetPricingV1Errors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetPricingV1Error = GetPricingV1Errors[keyof GetPricingV1Errors];

export type GetPricingV1Responses = {
    /**
     * The request succeeded.
     */
    200: Pricing;
};

export type GetPricingV1Response = GetPricingV1Responses[keyof GetPricingV1Responses];

export type StartSignInData = {
    /**
     * The address, and agreement to the terms.
     */
    body: SignInRequest;
    path?: never;
    query?: never;
    url: '/api/auth/start';
};

export type StartSignInErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type StartSignInError = StartSignInErrors[keyof StartSignInErrors];

export type StartSignInResponses = {
    /**
     * The request succeeded.
     */
    200: SignInStarted;
};

export type StartSignInResponse = StartSignInResponses[keyof StartSignInResponses];

export type ShowSignInLinkData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The secret of the link.
         */
        token: string;
    };
    url: '/api/auth/verify';
};

export type ShowSignInLinkErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ShowSignInLinkError = ShowSignInLinkErrors[keyof ShowSignInLinkErrors];

export type ShowSignInLinkResponses = {
    /**
     * The page.
     */
    200: string;
};

export type ShowSignInLinkResponse = ShowSignInLinkResponses[keyof ShowSignInLinkResponses];

export type SignInData = {
    body?: never;
    path?: never;
    query: {
        /**
         * The secret of the link.
         */
        token: string;
    };
    url: '/api/auth/verify';
};

export type SignInErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SignInError = SignInErrors[keyof SignInErrors];

export type SignInResponses = {
    /**
     * Signed in; or, for a browser, the page that says why the link does not work.
     */
    200: SignedIn;
};

export type SignInResponse = SignInResponses[keyof SignInResponses];

export type SignOutData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/auth/signout';
};

export type SignOutErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SignOutError = SignOutErrors[keyof SignOutErrors];

export type SignOutResponses = {
    /**
     * Done.
     */
    204: void;
};

export type SignOutResponse = SignOutResponses[keyof SignOutResponses];

export type GetTermsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/terms';
};

export type GetTermsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetTermsError = GetTermsErrors[keyof GetTermsErrors];

export type GetTermsResponses = {
    /**
     * The terms.
     */
    200: string;
};

export type GetTermsResponse = GetTermsResponses[keyof GetTermsResponses];

export type DeleteMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me';
};

export type DeleteMeErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteMeError = DeleteMeErrors[keyof DeleteMeErrors];

export type DeleteMeResponses = {
    /**
     * Done.
     */
    204: void;
};

export type DeleteMeResponse = DeleteMeResponses[keyof DeleteMeResponses];

export type GetMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me';
};

export type GetMeErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetMeError = GetMeErrors[keyof GetMeErrors];

export type GetMeResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type GetMeResponse = GetMeResponses[keyof GetMeResponses];

export type AcceptTermsData = {
    /**
     * Agreement.
     */
    body: TermsAcceptance;
    path?: never;
    query?: never;
    url: '/api/me/terms';
};

export type AcceptTermsErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type AcceptTermsError = AcceptTermsErrors[keyof AcceptTermsErrors];

export type AcceptTermsResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type AcceptTermsResponse = AcceptTermsResponses[keyof AcceptTermsResponses];

export type SetBudgetData = {
    /**
     * The limit.
     */
    body: BudgetRequest;
    path?: never;
    query?: never;
    url: '/api/me/budget';
};

export type SetBudgetErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SetBudgetError = SetBudgetErrors[keyof SetBudgetErrors];

export type SetBudgetResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type SetBudgetResponse = SetBudgetResponses[keyof SetBudgetResponses];

export type SetProfileData = {
    /**
     * The profile.
     */
    body: Profile;
    path?: never;
    query?: never;
    url: '/api/me/profile';
};

export type SetProfileErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SetProfileError = SetProfileErrors[keyof SetProfileErrors];

export type SetProfileResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type SetProfileResponse = SetProfileResponses[keyof SetProfileResponses];

export type DeleteLogoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/logo';
};

export type DeleteLogoErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteLogoError = DeleteLogoErrors[keyof DeleteLogoErrors];

export type DeleteLogoResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type DeleteLogoResponse = DeleteLogoResponses[keyof DeleteLogoResponses];

export type GetLogoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/logo';
};

export type GetLogoErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetLogoError = GetLogoErrors[keyof GetLogoErrors];

export type GetLogoResponses = {
    /**
     * The picture.
     */
    200: Blob | File;
};

export type GetLogoResponse = GetLogoResponses[keyof GetLogoResponses];

export type SetLogoData = {
    /**
     * The picture.
     */
    body: {
        /**
         * The picture.
         */
        file: Blob | File;
    };
    path?: never;
    query?: never;
    url: '/api/me/logo';
};

export type SetLogoErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 2 MB as sent, or more than 2 MB after decompression. 1 MB is 1,048,576 bytes. The picture may have 1 MB.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SetLogoError = SetLogoErrors[keyof SetLogoErrors];

export type SetLogoResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type SetLogoResponse = SetLogoResponses[keyof SetLogoResponses];

export type DeletePreferenceData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/preference';
};

export type DeletePreferenceErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeletePreferenceError = DeletePreferenceErrors[keyof DeletePreferenceErrors];

export type DeletePreferenceResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type DeletePreferenceResponse = DeletePreferenceResponses[keyof DeletePreferenceResponses];

export type SetPreferenceData = {
    /**
     * The path.
     */
    body: PreferenceRequest;
    path?: never;
    query?: never;
    url: '/api/me/preference';
};

export type SetPreferenceErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SetPreferenceError = SetPreferenceErrors[keyof SetPreferenceErrors];

export type SetPreferenceResponses = {
    /**
     * The request succeeded.
     */
    200: Me;
};

export type SetPreferenceResponse = SetPreferenceResponses[keyof SetPreferenceResponses];

export type ListSecurityEventsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/events';
};

export type ListSecurityEventsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListSecurityEventsError = ListSecurityEventsErrors[keyof ListSecurityEventsErrors];

export type ListSecurityEventsResponses = {
    /**
     * The request succeeded.
     */
    200: Array<SecurityEvent>;
};

export type ListSecurityEventsResponse = ListSecurityEventsResponses[keyof ListSecurityEventsResponses];

export type ExportMeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/export';
};

export type ExportMeErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ExportMeError = ExportMeErrors[keyof ExportMeErrors];

export type ExportMeResponses = {
    /**
     * Everything, by part.
     */
    200: {
        [key: string]: unknown;
    };
};

export type ExportMeResponse = ExportMeResponses[keyof ExportMeResponses];

export type ListKeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/keys';
};

export type ListKeysErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListKeysError = ListKeysErrors[keyof ListKeysErrors];

export type ListKeysResponses = {
    /**
     * The request succeeded.
     */
    200: Array<ApiKey>;
};

export type ListKeysResponse = ListKeysResponses[keyof ListKeysResponses];

export type CreateKeyData = {
    /**
     * The key.
     */
    body: ApiKeyRequest;
    path?: never;
    query?: never;
    url: '/api/keys';
};

export type CreateKeyErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateKeyError = CreateKeyErrors[keyof CreateKeyErrors];

export type CreateKeyResponses = {
    /**
     * The request succeeded.
     */
    200: NewApiKey;
};

export type CreateKeyResponse = CreateKeyResponses[keyof CreateKeyResponses];

export type RevokeKeyData = {
    body?: never;
    path: {
        /**
         * Id of the key.
         */
        key_id: string;
    };
    query?: never;
    url: '/api/keys/{key_id}';
};

export type RevokeKeyErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type RevokeKeyError = RevokeKeyErrors[keyof RevokeKeyErrors];

export type RevokeKeyResponses = {
    /**
     * Done.
     */
    204: void;
};

export type RevokeKeyResponse = RevokeKeyResponses[keyof RevokeKeyResponses];

export type ListWebhooksData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/webhooks';
};

export type ListWebhooksErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListWebhooksError = ListWebhooksErrors[keyof ListWebhooksErrors];

export type ListWebhooksResponses = {
    /**
     * The request succeeded.
     */
    200: Array<Webhook>;
};

export type ListWebhooksResponse = ListWebhooksResponses[keyof ListWebhooksResponses];

export type CreateWebhookData = {
    /**
     * The address, and the events that it is called for.
     */
    body: WebhookRequest;
    path?: never;
    query?: never;
    url: '/api/webhooks';
};

export type CreateWebhookErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateWebhookError = CreateWebhookErrors[keyof CreateWebhookErrors];

export type CreateWebhookResponses = {
    /**
     * The request succeeded.
     */
    200: NewWebhook;
};

export type CreateWebhookResponse = CreateWebhookResponses[keyof CreateWebhookResponses];

export type DeleteWebhookData = {
    body?: never;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}';
};

export type DeleteWebhookErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteWebhookError = DeleteWebhookErrors[keyof DeleteWebhookErrors];

export type DeleteWebhookResponses = {
    /**
     * Done.
     */
    204: void;
};

export type DeleteWebhookResponse = DeleteWebhookResponses[keyof DeleteWebhookResponses];

export type GetWebhookData = {
    body?: never;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}';
};

export type GetWebhookErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetWebhookError = GetWebhookErrors[keyof GetWebhookErrors];

export type GetWebhookResponses = {
    /**
     * The request succeeded.
     */
    200: Webhook;
};

export type GetWebhookResponse = GetWebhookResponses[keyof GetWebhookResponses];

export type ChangeWebhookData = {
    /**
     * What changes; what is left out stays.
     */
    body: WebhookChange;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}';
};

export type ChangeWebhookErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ChangeWebhookError = ChangeWebhookErrors[keyof ChangeWebhookErrors];

export type ChangeWebhookResponses = {
    /**
     * The request succeeded.
     */
    200: Webhook;
};

export type ChangeWebhookResponse = ChangeWebhookResponses[keyof ChangeWebhookResponses];

export type ConfirmWebhookData = {
    /**
     * The challenge.
     */
    body: WebhookConfirmation;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}/confirm';
};

export type ConfirmWebhookErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ConfirmWebhookError = ConfirmWebhookErrors[keyof ConfirmWebhookErrors];

export type ConfirmWebhookResponses = {
    /**
     * The request succeeded.
     */
    200: Webhook;
};

export type ConfirmWebhookResponse = ConfirmWebhookResponses[keyof ConfirmWebhookResponses];

export type TestWebhookData = {
    body?: never;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}/test';
};

export type TestWebhookErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type TestWebhookError = TestWebhookErrors[keyof TestWebhookErrors];

export type TestWebhookResponses = {
    /**
     * The request succeeded.
     */
    200: WebhookDelivery;
};

export type TestWebhookResponse = TestWebhookResponses[keyof TestWebhookResponses];

export type RotateWebhookSecretData = {
    body?: never;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}/secret';
};

export type RotateWebhookSecretErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type RotateWebhookSecretError = RotateWebhookSecretErrors[keyof RotateWebhookSecretErrors];

export type RotateWebhookSecretResponses = {
    /**
     * The request succeeded.
     */
    200: NewWebhook;
};

export type RotateWebhookSecretResponse = RotateWebhookSecretResponses[keyof RotateWebhookSecretResponses];

export type ListWebhookDeliveriesData = {
    body?: never;
    path: {
        /**
         * Id of the webhook.
         */
        webhook_id: string;
    };
    query?: never;
    url: '/api/webhooks/{webhook_id}/deliveries';
};

export type ListWebhookDeliveriesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListWebhookDeliveriesError = ListWebhookDeliveriesErrors[keyof ListWebhookDeliveriesErrors];

export type ListWebhookDeliveriesResponses = {
    /**
     * The request succeeded.
     */
    200: Array<WebhookDelivery>;
};

export type ListWebhookDeliveriesResponse = ListWebhookDeliveriesResponses[keyof ListWebhookDeliveriesResponses];

export type ListModulesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Part of manufacturer, model or id, or words and numbers, for example `jinko 720` or `topcon bifacial 700`. Empty: all, by manufacturer and name.
         *
         * @default ""
         */
        q?: string;
        /**
         * Maximum number of entries returned.
         *
         * @default 200
         * @minimum 1
         * @maximum 1000
         */
        limit?: number;
        /**
         * Place of the page: from the `Link` header of the page before, with the same `q`.
         *
         * @default ""
         */
        cursor?: string;
    };
    url: '/api/library/modules';
};

export type ListModulesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListModulesError = ListModulesErrors[keyof ListModulesErrors];

export type ListModulesResponses = {
    /**
     * The request succeeded.
     */
    200: Array<LibraryModule>;
};

export type ListModulesResponse = ListModulesResponses[keyof ListModulesResponses];

export type ListInvertersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Part of manufacturer, model or id, or words and numbers, for example `sma 60` or `sg350`. Empty: all, by manufacturer and name.
         *
         * @default ""
         */
        q?: string;
        /**
         * Maximum number of entries returned.
         *
         * @default 200
         * @minimum 1
         * @maximum 1000
         */
        limit?: number;
        /**
         * Place of the page: from the `Link` header of the page before, with the same `q`.
         *
         * @default ""
         */
        cursor?: string;
    };
    url: '/api/library/inverters';
};

export type ListInvertersErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListInvertersError = ListInvertersErrors[keyof ListInvertersErrors];

export type ListInvertersResponses = {
    /**
     * The request succeeded.
     */
    200: Array<LibraryInverter>;
};

export type ListInvertersResponse = ListInvertersResponses[keyof ListInvertersResponses];

export type ParsePanData = {
    /**
     * The file.
     */
    body: {
        /**
         * The PAN file.
         */
        file: Blob | File;
    };
    path?: never;
    query?: never;
    url: '/api/parse-pan';
};

export type ParsePanErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 1 MB as sent, or more than 1 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParsePanError = ParsePanErrors[keyof ParsePanErrors];

export type ParsePanResponses = {
    /**
     * The request succeeded.
     */
    200: ModuleFileAnswer;
};

export type ParsePanResponse = ParsePanResponses[keyof ParsePanResponses];

export type ParseOndData = {
    /**
     * The file.
     */
    body: {
        /**
         * The OND file.
         */
        file: Blob | File;
    };
    path?: never;
    query?: never;
    url: '/api/parse-ond';
};

export type ParseOndErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 1 MB as sent, or more than 1 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseOndError = ParseOndErrors[keyof ParseOndErrors];

export type ParseOndResponses = {
    /**
     * The request succeeded.
     */
    200: InverterFileAnswer;
};

export type ParseOndResponse = ParseOndResponses[keyof ParseOndResponses];

export type ParseSceneData = {
    /**
     * The file.
     */
    body: {
        /**
         * The layout, or the variant, scene, project or site.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * Latitude of the plant in degrees north, for a file that does not state it (SHD, DXF, CSV): azimuths of a SHD of the southern hemisphere count from the north, and level tables face the equator.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
        /**
         * Longitude of the plant in degrees east. With `latitude` it is the place of a drawing, a table or terrain, which becomes zero: coordinates that lie there in UTM are turned to true north, others are those about it. Without `latitude` it is refused, and so is `latitude` alone with terrain.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude?: number;
        /**
         * What things of a layout are, `NAME:role` with commas between them: the name of a layer, block, folder, type or feature, in which `*` stands for any letters, and `table`, `tracker`, `object`, `tree`, `outline`, `terrain` or `ignore`. The first rule that fits decides; names that none fits are read by their words. Of a LandXML file `NAME:terrain` selects the surface.
         */
        roles?: string;
        /**
         * Figures of the tables of a layout that does not state them, `NAME:number` with commas between them: `tilt` and `azimuth` (deg), `height` of their centres above the ground, `width` and `length`, `modules`, `strings`.
         */
        figures?: string;
        /**
         * Metres of a unit of length of a drawing (DXF) or table (CSV), where the file states none or a wrong one: 0.001 for millimetres. Of terrain where the file states none, heights included; a GeoTIFF in a projection that is not known here and without a unit needs it.
         *
         * @minimum 0.000001
         * @maximum 10000
         */
        unit_m?: number;
        /**
         * Distance of the heights of terrain, m: a larger one than that of the file thins it, and triangles become a grid. If absent, heights and triangles are those of the file, which is refused where a scene may not have so many.
         *
         * @minimum 0.001
         * @maximum 100000
         */
        step_m?: number;
        /**
         * Terrain farther than this to the east, west, north or south of the zero of the scene is left out, m.
         *
         * @minimum 0.001
         * @maximum 10000000
         */
        radius_m?: number;
    };
    url: '/api/parse-scene';
};

export type ParseSceneErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 9 MB as sent, or more than 9 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseSceneError = ParseSceneErrors[keyof ParseSceneErrors];

export type ParseSceneResponses = {
    /**
     * The request succeeded.
     */
    200: ParsedSceneOut;
};

export type ParseSceneResponse = ParseSceneResponses[keyof ParseSceneResponses];

export type ParseProjectData = {
    /**
     * The archive.
     */
    body: {
        /**
         * The ZIP archive.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * The variant to read, by the name of its file or by its ending (`VC1`). If absent, the one that was calculated last, with results before those without.
         */
        variant?: string;
    };
    url: '/api/parse-project';
};

export type ParseProjectErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 32 MB as sent, or more than 32 MB after decompression of the body. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseProjectError = ParseProjectErrors[keyof ParseProjectErrors];

export type ParseProjectResponses = {
    /**
     * The request succeeded.
     */
    200: ParsedProjectOut;
};

export type ParseProjectResponse = ParseProjectResponses[keyof ParseProjectResponses];

export type ParseHoursData = {
    /**
     * The file.
     */
    body: {
        /**
         * The CSV, or the variant.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it.
         *
         * @minimum -14
         * @maximum 14
         */
        timezone?: number;
        /**
         * Latitude in degrees north, for a file that does not state it.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
        /**
         * Longitude in degrees east, for a file that does not state it.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude?: number;
    };
    url: '/api/parse-hours';
};

export type ParseHoursErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseHoursError = ParseHoursErrors[keyof ParseHoursErrors];

export type ParseHoursResponses = {
    /**
     * The request succeeded.
     */
    200: HoursFileAnswer;
};

export type ParseHoursResponse = ParseHoursResponses[keyof ParseHoursResponses];

export type ListComponentsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/components';
};

export type ListComponentsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListComponentsError = ListComponentsErrors[keyof ListComponentsErrors];

export type ListComponentsResponses = {
    /**
     * The request succeeded.
     */
    200: Array<ComponentSummary>;
};

export type ListComponentsResponse = ListComponentsResponses[keyof ListComponentsResponses];

export type GetComponentData = {
    body?: never;
    path: {
        /**
         * Id from `GET /api/components` or from a search of the library.
         */
        component_id: string;
    };
    query?: {
        /**
         * List in which the id is looked up. Without it the modules come before the inverters.
         */
        kind?: 'module' | 'inverter';
    };
    url: '/api/components/{component_id}';
};

export type GetComponentErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetComponentError = GetComponentErrors[keyof GetComponentErrors];

export type GetComponentResponses = {
    /**
     * The request succeeded.
     */
    200: Component;
};

export type GetComponentResponse = GetComponentResponses[keyof GetComponentResponses];

export type CreateSweepData = {
    /**
     * The plant and the fields that vary.
     */
    body: SweepRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/api/sweep';
};

export type CreateSweepErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateSweepError = CreateSweepErrors[keyof CreateSweepErrors];

export type CreateSweepResponses = {
    /**
     * The variants.
     */
    200: SweepAnswer;
    /**
     * The study continues in the background; poll `links.study`.
     */
    202: AcceptedStudy;
};

export type CreateSweepResponse = CreateSweepResponses[keyof CreateSweepResponses];

export type CreateOptimisationData = {
    /**
     * The plant, the fields that vary, and the objective.
     */
    body: OptimiseRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. The same request means the same body and the same answer format (JSON, CSV or Arrow). A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` requests 202 immediately.
         */
        Prefer?: string;
    };
    path?: never;
    query?: never;
    url: '/api/optimise';
};

export type CreateOptimisationErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateOptimisationError = CreateOptimisationErrors[keyof CreateOptimisationErrors];

export type CreateOptimisationResponses = {
    /**
     * The optimum.
     */
    200: OptimiseAnswer;
    /**
     * The study continues in the background; poll `links.study`.
     */
    202: AcceptedStudy;
};

export type CreateOptimisationResponse = CreateOptimisationResponses[keyof CreateOptimisationResponses];

export type CreateBatchData = {
    /**
     * The requests.
     */
    body: BatchRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again. A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/batches';
};

export type CreateBatchErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateBatchError = CreateBatchErrors[keyof CreateBatchErrors];

export type CreateBatchResponses = {
    /**
     * The batch is accepted; poll `links.study`, or read `links.ndjson` as results come.
     */
    202: AcceptedStudy;
};

export type CreateBatchResponse = CreateBatchResponses[keyof CreateBatchResponses];

export type ListStudiesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of a study: the page begins with the next older one. Send `next` of the page before.
         */
        before?: string;
        /**
         * Maximum number of studies returned.
         *
         * @default 50
         * @minimum 1
         * @maximum 200
         */
        limit?: number;
    };
    url: '/api/studies';
};

export type ListStudiesErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListStudiesError = ListStudiesErrors[keyof ListStudiesErrors];

export type ListStudiesResponses = {
    /**
     * A page of studies.
     */
    200: StudyPage;
};

export type ListStudiesResponse = ListStudiesResponses[keyof ListStudiesResponses];

export type DeleteStudyData = {
    body?: never;
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: never;
    url: '/api/studies/{study_id}';
};

export type DeleteStudyErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteStudyError = DeleteStudyErrors[keyof DeleteStudyErrors];

export type DeleteStudyResponses = {
    /**
     * The study is deleted.
     */
    204: void;
};

export type DeleteStudyResponse = DeleteStudyResponses[keyof DeleteStudyResponses];

export type GetStudyData = {
    body?: never;
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: never;
    url: '/api/studies/{study_id}';
};

export type GetStudyErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetStudyError = GetStudyErrors[keyof GetStudyErrors];

export type GetStudyResponses = {
    /**
     * The study, in any state.
     */
    200: Study;
};

export type GetStudyResponse = GetStudyResponses[keyof GetStudyResponses];

export type GetStudyEventsData = {
    body?: never;
    headers?: {
        /**
         * Id of the last event that the client has: it is not sent again. After `end` the answer is 204.
         */
        'Last-Event-ID'?: string;
    };
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: never;
    url: '/api/studies/{study_id}/events';
};

export type GetStudyEventsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetStudyEventsError = GetStudyEventsErrors[keyof GetStudyEventsErrors];

export type GetStudyEventsResponses = {
    /**
     * The events, as they happen.
     */
    200: string;
    /**
     * The client has the last event, `end`: there is nothing more to follow.
     */
    204: void;
};

export type GetStudyEventsResponse = GetStudyEventsResponses[keyof GetStudyEventsResponses];

export type GetStudyCsvData = {
    body?: never;
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: never;
    url: '/api/studies/{study_id}/result.csv';
};

export type GetStudyCsvErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetStudyCsvError = GetStudyCsvErrors[keyof GetStudyCsvErrors];

export type GetStudyCsvResponses = {
    /**
     * The study is complete.
     */
    200: string;
    /**
     * The study continues in the background; poll `links.study`.
     */
    202: AcceptedStudy;
};

export type GetStudyCsvResponse = GetStudyCsvResponses[keyof GetStudyCsvResponses];

export type GetStudyArrowData = {
    body?: never;
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: never;
    url: '/api/studies/{study_id}/result.arrow';
};

export type GetStudyArrowErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetStudyArrowError = GetStudyArrowErrors[keyof GetStudyArrowErrors];

export type GetStudyArrowResponses = {
    /**
     * The study is complete.
     */
    200: Blob | File;
    /**
     * The study continues in the background; poll `links.study`.
     */
    202: AcceptedStudy;
};

export type GetStudyArrowResponse = GetStudyArrowResponses[keyof GetStudyArrowResponses];

export type ListProjectsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Id of the project that the page starts after: `next` of the page before.
         */
        before?: string;
        /**
         * Maximum number of projects returned.
         *
         * @default 50
         * @minimum 1
         * @maximum 200
         */
        limit?: number;
        /**
         * Words that a project must contain, in any case and order, in its name, its notes, or the names and notes of its variants.
         */
        q?: string;
    };
    url: '/api/projects';
};

export type ListProjectsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListProjectsError = ListProjectsErrors[keyof ListProjectsErrors];

export type ListProjectsResponses = {
    /**
     * A page of projects.
     */
    200: ProjectPage;
};

export type ListProjectsResponse = ListProjectsResponses[keyof ListProjectsResponses];

export type CreateProjectData = {
    /**
     * The project.
     */
    body: NewProject;
    path?: never;
    query?: never;
    url: '/api/projects';
};

export type CreateProjectErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CreateProjectError = CreateProjectErrors[keyof CreateProjectErrors];

export type CreateProjectResponses = {
    /**
     * The project.
     */
    200: Project;
};

export type CreateProjectResponse = CreateProjectResponses[keyof CreateProjectResponses];

export type DeleteProjectData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}';
};

export type DeleteProjectErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteProjectError = DeleteProjectErrors[keyof DeleteProjectErrors];

export type DeleteProjectResponses = {
    /**
     * The project is deleted.
     */
    204: void;
};

export type DeleteProjectResponse = DeleteProjectResponses[keyof DeleteProjectResponses];

export type GetProjectData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}';
};

export type GetProjectErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetProjectError = GetProjectErrors[keyof GetProjectErrors];

export type GetProjectResponses = {
    /**
     * The project.
     */
    200: Project;
};

export type GetProjectResponse = GetProjectResponses[keyof GetProjectResponses];

export type ChangeProjectData = {
    /**
     * What changes.
     */
    body: ProjectChange;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}';
};

export type ChangeProjectErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * Someone has changed it since it was read (`changed_meanwhile`).
     */
    409: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ChangeProjectError = ChangeProjectErrors[keyof ChangeProjectErrors];

export type ChangeProjectResponses = {
    /**
     * The project.
     */
    200: Project;
};

export type ChangeProjectResponse = ChangeProjectResponses[keyof ChangeProjectResponses];

export type AddVariantData = {
    /**
     * The variant.
     */
    body: NewVariant;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/variants';
};

export type AddVariantErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type AddVariantError = AddVariantErrors[keyof AddVariantErrors];

export type AddVariantResponses = {
    /**
     * The variant.
     */
    200: Variant;
};

export type AddVariantResponse = AddVariantResponses[keyof AddVariantResponses];

export type DeleteVariantData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
        /**
         * Id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/variants/{variant_id}';
};

export type DeleteVariantErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The variant is locked (`variant_locked`).
     */
    409: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type DeleteVariantError = DeleteVariantErrors[keyof DeleteVariantErrors];

export type DeleteVariantResponses = {
    /**
     * The variant is deleted.
     */
    204: void;
};

export type DeleteVariantResponse = DeleteVariantResponses[keyof DeleteVariantResponses];

export type GetVariantData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
        /**
         * Id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/variants/{variant_id}';
};

export type GetVariantErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetVariantError = GetVariantErrors[keyof GetVariantErrors];

export type GetVariantResponses = {
    /**
     * The variant.
     */
    200: Variant;
};

export type GetVariantResponse = GetVariantResponses[keyof GetVariantResponses];

export type ChangeVariantData = {
    /**
     * What changes.
     */
    body: VariantChange;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
        /**
         * Id of the variant.
         */
        variant_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/variants/{variant_id}';
};

export type ChangeVariantErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * Someone has changed it since it was read (`changed_meanwhile`), or it is locked (`variant_locked`).
     */
    409: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ChangeVariantError = ChangeVariantErrors[keyof ChangeVariantErrors];

export type ChangeVariantResponses = {
    /**
     * The variant.
     */
    200: Variant;
};

export type ChangeVariantResponse = ChangeVariantResponses[keyof ChangeVariantResponses];

export type CompareVariantsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query: {
        /**
         * Id of the variant that is the base.
         */
        a: string;
        /**
         * Id of the other variant.
         */
        b: string;
    };
    url: '/api/projects/{project_id}/difference';
};

export type CompareVariantsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CompareVariantsError = CompareVariantsErrors[keyof CompareVariantsErrors];

export type CompareVariantsResponses = {
    /**
     * The difference: b minus a.
     */
    200: VariantDifference;
};

export type CompareVariantsResponse = CompareVariantsResponses[keyof CompareVariantsResponses];

export type RunProjectData = {
    /**
     * Which variants.
     */
    body: RunProjectRequest;
    headers?: {
        /**
         * Repeating the same request with the same key within 24 hours returns the first answer again and charges nothing. A different request with the same key is refused with 409.
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/run';
};

export type RunProjectErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Nothing is left to pay for the run: `payment_required`, or `budget_exceeded` with monthly billing. Only where runs are charged.
     */
    402: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The idempotency key was already used for a different request.
     */
    409: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type RunProjectError = RunProjectErrors[keyof RunProjectErrors];

export type RunProjectResponses = {
    /**
     * The runs that were accepted.
     */
    200: ProjectRuns;
};

export type RunProjectResponse = RunProjectResponses[keyof RunProjectResponses];

export type UnshareProjectData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/share';
};

export type UnshareProjectErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type UnshareProjectError = UnshareProjectErrors[keyof UnshareProjectErrors];

export type UnshareProjectResponses = {
    /**
     * The project has no link.
     */
    204: void;
};

export type UnshareProjectResponse = UnshareProjectResponses[keyof UnshareProjectResponses];

export type ShareProjectData = {
    /**
     * How long it is good for.
     */
    body: ProjectLinkRequest;
    path: {
        /**
         * Id of the project.
         */
        project_id: string;
    };
    query?: never;
    url: '/api/projects/{project_id}/share';
};

export type ShareProjectErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ShareProjectError = ShareProjectErrors[keyof ShareProjectErrors];

export type ShareProjectResponses = {
    /**
     * The link.
     */
    200: NewProjectLink;
};

export type ShareProjectResponse = ShareProjectResponses[keyof ShareProjectResponses];

export type GetSharedProjectData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Secret of the link.
         */
        token: string;
    };
    url: '/api/shared';
};

export type GetSharedProjectErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetSharedProjectError = GetSharedProjectErrors[keyof GetSharedProjectErrors];

export type GetSharedProjectResponses = {
    /**
     * The project.
     */
    200: SharedProject;
};

export type GetSharedProjectResponse = GetSharedProjectResponses[keyof GetSharedProjectResponses];

export type GetSharedVariantData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Secret of the link.
         */
        token: string;
        /**
         * Place of the variant in the list of the project, from 1.
         *
         * @minimum 1
         * @maximum 100
         */
        variant: number;
    };
    url: '/api/shared/variant';
};

export type GetSharedVariantErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetSharedVariantError = GetSharedVariantErrors[keyof GetSharedVariantErrors];

export type GetSharedVariantResponses = {
    /**
     * The request.
     */
    200: SharedRequest;
};

export type GetSharedVariantResponse = GetSharedVariantResponses[keyof GetSharedVariantResponses];

export type GetStudyLinesData = {
    body?: never;
    path: {
        /**
         * Id of the study.
         */
        study_id: string;
    };
    query?: {
        /**
         * The first row that is answered: the number of lines that you have.
         *
         * @default 0
         * @minimum 0
         * @maximum 20000
         */
        from?: number;
    };
    url: '/api/studies/{study_id}/result.ndjson';
};

export type GetStudyLinesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetStudyLinesError = GetStudyLinesErrors[keyof GetStudyLinesErrors];

export type GetStudyLinesResponses = {
    /**
     * The results so far.
     */
    200: string;
};

export type GetStudyLinesResponse = GetStudyLinesResponses[keyof GetStudyLinesResponses];

export type SizePlantData = {
    /**
     * Module, inverter, place and target.
     */
    body: SizeRequest;
    path?: never;
    query?: never;
    url: '/api/size';
};

export type SizePlantErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SizePlantError = SizePlantErrors[keyof SizePlantErrors];

export type SizePlantResponses = {
    /**
     * The sized plant.
     */
    200: SizeAnswer;
};

export type SizePlantResponse = SizePlantResponses[keyof SizePlantResponses];

export type GetTypicalYearData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Latitude, north positive, deg; rounded to 0.01.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude: number;
        /**
         * Longitude, east positive, deg; rounded to 0.01.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude: number;
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
        /**
         * Source of the typical year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source.
         *
         * @default auto
         */
        source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    };
    url: '/api/weather/tmy';
};

export type GetTypicalYearErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetTypicalYearError = GetTypicalYearErrors[keyof GetTypicalYearErrors];

export type GetTypicalYearResponses = {
    /**
     * The request succeeded.
     */
    200: WeatherAnswer;
};

export type GetTypicalYearResponse = GetTypicalYearResponses[keyof GetTypicalYearResponses];

export type CheckWeatherData = {
    /**
     * The weather, and what is done with it.
     */
    body: WeatherQualityRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/quality';
};

export type CheckWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CheckWeatherError = CheckWeatherErrors[keyof CheckWeatherErrors];

export type CheckWeatherResponses = {
    /**
     * The tests, and the cleaned weather.
     */
    200: WeatherQualityAnswer;
};

export type CheckWeatherResponse = CheckWeatherResponses[keyof CheckWeatherResponses];

export type FetchWeatherData = {
    /**
     * The source, the place and the years.
     */
    body: WeatherFetchRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/fetch';
};

export type FetchWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type FetchWeatherError = FetchWeatherErrors[keyof FetchWeatherErrors];

export type FetchWeatherResponses = {
    /**
     * The request succeeded.
     */
    200: WeatherAnswer;
};

export type FetchWeatherResponse = FetchWeatherResponses[keyof FetchWeatherResponses];

export type CompareWeatherData = {
    /**
     * The place and the weathers.
     */
    body: WeatherCompareRequest;
    path?: never;
    query?: never;
    url: '/api/weather/compare';
};

export type CompareWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CompareWeatherError = CompareWeatherErrors[keyof CompareWeatherErrors];

export type CompareWeatherResponses = {
    /**
     * The weathers side by side.
     */
    200: WeatherCompareAnswer;
};

export type CompareWeatherResponse = CompareWeatherResponses[keyof CompareWeatherResponses];

export type MakeSyntheticWeatherData = {
    /**
     * The place, what is known of its year or the hours themselves, and the length of the rows.
     */
    body: SyntheticWeatherRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/synthetic';
};

export type MakeSyntheticWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type MakeSyntheticWeatherError = MakeSyntheticWeatherErrors[keyof MakeSyntheticWeatherErrors];

export type MakeSyntheticWeatherResponses = {
    /**
     * The weather that was made.
     */
    200: SyntheticWeatherAnswer;
};

export type MakeSyntheticWeatherResponse = MakeSyntheticWeatherResponses[keyof MakeSyntheticWeatherResponses];

export type ParseWeatherData = {
    /**
     * The file.
     */
    body: {
        /**
         * The weather file.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * What the time stamps mark in a table without a known format: the start, the middle or the end of their interval. If absent, it is determined from the time stamps.
         */
        interval?: 'start' | 'middle' | 'end';
        /**
         * Standard time of the site in hours from UTC, for a file that does not state it. If absent, the standard time of the location is used when the file or the request gives coordinates, and a note reports it.
         *
         * @minimum -14
         * @maximum 14
         */
        timezone?: number;
        /**
         * Latitude in degrees north, for a file that does not state it.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
        /**
         * Longitude in degrees east, for a file that does not state it.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude?: number;
        /**
         * Twelve monthly means of the air temperature in degC, January to December, with commas between them, for a file without an air temperature: `-1,1,5,9,14,17,19,18,14,9,4,0`. The rows get straight lines that keep the means, and the daily course of Erbs, Klein and Beckman (1983), whose range follows from the clearness of the month. If absent, `temp_air_c` of such a file is null in every row, and a run refuses it. A file with a temperature keeps its own.
         */
        t_mean_monthly_c?: string;
    };
    url: '/api/parse-weather';
};

export type ParseWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseWeatherError = ParseWeatherErrors[keyof ParseWeatherErrors];

export type ParseWeatherResponses = {
    /**
     * The request succeeded.
     */
    200: ParsedWeather;
};

export type ParseWeatherResponse = ParseWeatherResponses[keyof ParseWeatherResponses];

export type ParseHorizonData = {
    /**
     * The file.
     */
    body: {
        /**
         * The horizon file.
         */
        file: Blob | File;
    };
    path?: never;
    query?: {
        /**
         * Where azimuth 0 is in a file that does not say it: `north` (clockwise from north), `south` (0 in the south, east negative, west positive), or `pvsyst` (as `south`, but 0 in the north where `latitude` is south of the equator).
         */
        azimuths?: 'north' | 'south' | 'pvsyst';
        /**
         * Latitude of the plant in degrees north, for a PVsyst file that does not state it: azimuths of the southern hemisphere count from the north.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
    };
    url: '/api/parse-horizon';
};

export type ParseHorizonErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 1 MB as sent, or more than 1 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ParseHorizonError = ParseHorizonErrors[keyof ParseHorizonErrors];

export type ParseHorizonResponses = {
    /**
     * The request succeeded.
     */
    200: HorizonFileAnswer;
};

export type ParseHorizonResponse = ParseHorizonResponses[keyof ParseHorizonResponses];

export type GetHorizonData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Latitude, north positive, deg.
         *
         * @minimum -90
         * @maximum 90
         */
        lat: number;
        /**
         * Longitude, east positive, deg.
         *
         * @minimum -180
         * @maximum 180
         */
        lon: number;
    };
    url: '/api/geo/horizon';
};

export type GetHorizonErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetHorizonError = GetHorizonErrors[keyof GetHorizonErrors];

export type GetHorizonResponses = {
    /**
     * The request succeeded.
     */
    200: HorizonAnswer;
};

export type GetHorizonResponse = GetHorizonResponses[keyof GetHorizonResponses];

export type FindPlacesData = {
    body?: never;
    path?: never;
    query: {
        /**
         * Name of a place, address or coordinates.
         */
        q: string;
    };
    url: '/api/geo/geocode';
};

export type FindPlacesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type FindPlacesError = FindPlacesErrors[keyof FindPlacesErrors];

export type FindPlacesResponses = {
    /**
     * The request succeeded.
     */
    200: Array<PlaceMatch>;
};

export type FindPlacesResponse = FindPlacesResponses[keyof FindPlacesResponses];

export type ScaleWeatherData = {
    /**
     * The weather, and the monthly sums.
     */
    body: ScaleWeatherRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/scale';
};

export type ScaleWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ScaleWeatherError = ScaleWeatherErrors[keyof ScaleWeatherErrors];

export type ScaleWeatherResponses = {
    /**
     * The scaled weather, and what became of each month.
     */
    200: ScaleWeatherAnswer;
};

export type ScaleWeatherResponse = ScaleWeatherResponses[keyof ScaleWeatherResponses];

export type CorrelateWeatherData = {
    /**
     * The long series and the station.
     */
    body: CorrelateWeatherRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/correlate';
};

export type CorrelateWeatherErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type CorrelateWeatherError = CorrelateWeatherErrors[keyof CorrelateWeatherErrors];

export type CorrelateWeatherResponses = {
    /**
     * The corrected long series, and how well it fits.
     */
    200: CorrelateWeatherAnswer;
};

export type CorrelateWeatherResponse = CorrelateWeatherResponses[keyof CorrelateWeatherResponses];

export type SelectTypicalYearData = {
    /**
     * The years, and how to choose.
     */
    body: TypicalYearRequest;
    path?: never;
    query?: {
        /**
         * `meta` omits the rows.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
    };
    url: '/api/weather/typical-year';
};

export type SelectTypicalYearErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body, with the weather in it, has more than 6 MB as sent, or more than 96 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SelectTypicalYearError = SelectTypicalYearErrors[keyof SelectTypicalYearErrors];

export type SelectTypicalYearResponses = {
    /**
     * The chosen year, and why.
     */
    200: TypicalYearAnswer;
};

export type SelectTypicalYearResponse = SelectTypicalYearResponses[keyof SelectTypicalYearResponses];

export type EstimateSiteMonthlyData = {
    /**
     * Monthly climate of the site.
     */
    body: SiteMonthlyRequest;
    path?: never;
    query?: never;
    url: '/api/estimate/site-monthly';
};

export type EstimateSiteMonthlyErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type EstimateSiteMonthlyError = EstimateSiteMonthlyErrors[keyof EstimateSiteMonthlyErrors];

export type EstimateSiteMonthlyResponses = {
    /**
     * Monthly albedo and soiling.
     */
    200: SiteMonthlyAnswer;
};

export type EstimateSiteMonthlyResponse = EstimateSiteMonthlyResponses[keyof EstimateSiteMonthlyResponses];

export type ListDocsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Words of a search: a key, what another tool calls it, or what a page is about. Answers at most 12 keys, best first. Empty: every key.
         *
         * @default ""
         */
        q?: string;
    };
    url: '/api/docs';
};

export type ListDocsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListDocsError = ListDocsErrors[keyof ListDocsErrors];

export type ListDocsResponses = {
    /**
     * The keys, in the order of the documentation; of a search, best first.
     */
    200: Array<DocsEntry>;
};

export type ListDocsResponse = ListDocsResponses[keyof ListDocsResponses];

export type GetDocsData = {
    body?: never;
    path: {
        /**
         * Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
         */
        key: string;
    };
    query?: never;
    url: '/api/docs/{key}';
};

export type GetDocsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDocsError = GetDocsErrors[keyof GetDocsErrors];

export type GetDocsResponses = {
    /**
     * The page.
     */
    200: DocsPage;
};

export type GetDocsResponse = GetDocsResponses[keyof GetDocsResponses];

export type GetDocsMarkdownData = {
    body?: never;
    path: {
        /**
         * Key of the manifest `GET /api/docs`, such as `site.transposition`, `row.near_shading_beam`, `GlobEff`, `error.validation_error` or `simple_run`.
         */
        key: string;
    };
    query?: never;
    url: '/api/docs/{key}.md';
};

export type GetDocsMarkdownErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDocsMarkdownError = GetDocsMarkdownErrors[keyof GetDocsMarkdownErrors];

export type GetDocsMarkdownResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetDocsMarkdownResponse = GetDocsMarkdownResponses[keyof GetDocsMarkdownResponses];

export type GetDocsFigureData = {
    body?: never;
    path: {
        /**
         * Name of the figure, as the pages link to it.
         */
        name: string;
    };
    query?: never;
    url: '/api/docs/figures/{name}';
};

export type GetDocsFigureErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDocsFigureError = GetDocsFigureErrors[keyof GetDocsFigureErrors];

export type GetDocsFigureResponses = {
    /**
     * The figure.
     */
    200: Blob | File;
};

export type GetDocsFigureResponse = GetDocsFigureResponses[keyof GetDocsFigureResponses];

export type GetPatchNotesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/patch-notes';
};

export type GetPatchNotesErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetPatchNotesError = GetPatchNotesErrors[keyof GetPatchNotesErrors];

export type GetPatchNotesResponses = {
    /**
     * The change log.
     */
    200: string;
};

export type GetPatchNotesResponse = GetPatchNotesResponses[keyof GetPatchNotesResponses];

export type GetLlmsTextData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/llms.txt';
};

export type GetLlmsTextErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetLlmsTextError = GetLlmsTextErrors[keyof GetLlmsTextErrors];

export type GetLlmsTextResponses = {
    /**
     * The guide.
     */
    200: string;
};

export type GetLlmsTextResponse = GetLlmsTextResponses[keyof GetLlmsTextResponses];

export type SendFeedbackData = {
    /**
     * The message, and what it is about.
     */
    body: FeedbackRequest;
    path?: never;
    query?: never;
    url: '/api/feedback';
};

export type SendFeedbackErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SendFeedbackError = SendFeedbackErrors[keyof SendFeedbackErrors];

export type SendFeedbackResponses = {
    /**
     * The request succeeded.
     */
    200: FeedbackReceived;
};

export type SendFeedbackResponse = SendFeedbackResponses[keyof SendFeedbackResponses];

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/health';
};

export type GetHealthErrors = {
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The request succeeded.
     */
    200: Health;
};

export type GetHealthResponse = GetHealthResponses[keyof GetHealthResponses];

export type GetReadyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/ready';
};

export type GetReadyErrors = {
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetReadyError = GetReadyErrors[keyof GetReadyErrors];

export type GetReadyResponses = {
    /**
     * The service can accept work.
     */
    200: Ready;
};

export type GetReadyResponse = GetReadyResponses[keyof GetReadyResponses];

export type GetOpenapiData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/openapi.json';
};

export type GetOpenapiErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetOpenapiError = GetOpenapiErrors[keyof GetOpenapiErrors];

export type GetOpenapiResponses = {
    /**
     * The request succeeded.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetOpenapiResponse = GetOpenapiResponses[keyof GetOpenapiResponses];

export type GetDocsHomeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/docs';
};

export type GetDocsHomeErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetDocsHomeError = GetDocsHomeErrors[keyof GetDocsHomeErrors];

export type GetDocsHomeResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetDocsHomeResponse = GetDocsHomeResponses[keyof GetDocsHomeResponses];

export type GetReferencePageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/docs/reference';
};

export type GetReferencePageErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type GetReferencePageError = GetReferencePageErrors[keyof GetReferencePageErrors];

export type GetReferencePageResponses = {
    /**
     * The page.
     */
    200: string;
};

export type GetReferencePageResponse = GetReferencePageResponses[keyof GetReferencePageResponses];

export type GetMetricsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/metrics';
};

export type GetMetricsErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetMetricsError = GetMetricsErrors[keyof GetMetricsErrors];

export type GetMetricsResponses = {
    /**
     * The metrics.
     */
    200: string;
};

export type GetMetricsResponse = GetMetricsResponses[keyof GetMetricsResponses];

export type ListUsageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/me/usage';
};

export type ListUsageErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ListUsageError = ListUsageErrors[keyof ListUsageErrors];

export type ListUsageResponses = {
    /**
     * The request succeeded.
     */
    200: Array<MonthOfUsage>;
};

export type ListUsageResponse = ListUsageResponses[keyof ListUsageResponses];

export type StartTopUpData = {
    /**
     * The amount.
     */
    body: TopUpRequest;
    path?: never;
    query?: never;
    url: '/api/billing/topup';
};

export type StartTopUpErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type StartTopUpError = StartTopUpErrors[keyof StartTopUpErrors];

export type StartTopUpResponses = {
    /**
     * The request succeeded.
     */
    200: CheckoutLink;
};

export type StartTopUpResponse = StartTopUpResponses[keyof StartTopUpResponses];

export type StartMonthlyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/billing/monthly';
};

export type StartMonthlyErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The account pays by month already (`already_monthly`).
     */
    409: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type StartMonthlyError = StartMonthlyErrors[keyof StartMonthlyErrors];

export type StartMonthlyResponses = {
    /**
     * The request succeeded.
     */
    200: CheckoutLink;
};

export type StartMonthlyResponse = StartMonthlyResponses[keyof StartMonthlyResponses];

export type OpenPortalData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/billing/portal';
};

export type OpenPortalErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type OpenPortalError = OpenPortalErrors[keyof OpenPortalErrors];

export type OpenPortalResponses = {
    /**
     * The request succeeded.
     */
    200: PortalLink;
};

export type OpenPortalResponse = OpenPortalResponses[keyof OpenPortalResponses];

export type ConfirmCheckoutData = {
    body?: never;
    path: {
        /**
         * `session_id` of the checkout. The provider also adds it to the address of the page that it returns to.
         */
        session_id: string;
    };
    query?: never;
    url: '/api/billing/checkout/{session_id}/confirm';
};

export type ConfirmCheckoutErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ConfirmCheckoutError = ConfirmCheckoutErrors[keyof ConfirmCheckoutErrors];

export type ConfirmCheckoutResponses = {
    /**
     * The request succeeded.
     */
    200: ConfirmedCheckout;
};

export type ConfirmCheckoutResponse = ConfirmCheckoutResponses[keyof ConfirmCheckoutResponses];

export type SyncBillingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/billing/sync';
};

export type SyncBillingErrors = {
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * Too many requests.
     */
    429: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type SyncBillingError = SyncBillingErrors[keyof SyncBillingErrors];

export type SyncBillingResponses = {
    /**
     * The request succeeded.
     */
    200: BillingState;
};

export type SyncBillingResponse = SyncBillingResponses[keyof SyncBillingResponses];

export type ReceivePaymentEventData = {
    /**
     * An event of the provider.
     */
    body: PaymentEvent;
    headers?: {
        /**
         * Signature of the body by the provider.
         */
        'Stripe-Signature'?: string;
    };
    path?: never;
    query?: never;
    url: '/api/billing/webhook';
};

export type ReceivePaymentEventErrors = {
    /**
     * The body is not JSON.
     */
    400: Problem;
    /**
     * The operation needs a key or a session and there is none, or the key does not exist or is revoked. For the metrics: the token is missing or wrong.
     */
    401: Problem;
    /**
     * A session was used by a page of another site (the header `Origin` is missing or names another), the operation needs a session and got a key, the account has no room for more runs (`quota_exceeded`), or the operator has not opened this address; the message says which.
     */
    403: Problem;
    /**
     * The body came too slowly: after the first 10 s it needs 16 kB/s on average. The connection is closed.
     */
    408: Problem;
    /**
     * The body has more than 6 MB as sent, or more than 6 MB after decompression. 1 MB is 1,048,576 bytes.
     */
    413: Problem;
    /**
     * The operation does not read this media type.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed. Or the request would take more work than one request may take (`too_costly`): the message says how many rows would fit.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the service is busy, too many requests of your address are in progress, or the store cannot be used.
     */
    503: Problem;
};

export type ReceivePaymentEventError = ReceivePaymentEventErrors[keyof ReceivePaymentEventErrors];

export type ReceivePaymentEventResponses = {
    /**
     * The request succeeded.
     */
    200: ReceivedEvent;
};

export type ReceivePaymentEventResponse = ReceivePaymentEventResponses[keyof ReceivePaymentEventResponses];
