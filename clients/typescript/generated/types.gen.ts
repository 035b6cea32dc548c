// Written by codegen from openapi.json. Do not edit: bun run gen.
export type ClientOptions = {
    baseUrl: `${string}://${string}` | (string & {});
};

/**
 * Location and monthly site factors.
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
     * Hours from UTC of local standard time; null takes the weather's. The stamps of the weather always count in the weather's own zone; a run warns of more than half an hour between the two.
     *
     * @unit h
     * @default null
     * @minimum -14
     * @maximum 14
     */
    timezone?: number | null;
    /**
     * Ground albedo of each month, January first; POST /api/estimate/site-monthly estimates it where there is snow.
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
     * Use the albedo of the weather rows when the weather carries one, instead of the month's.
     *
     * @default true
     */
    use_weather_albedo?: boolean;
    /**
     * Soiling loss of each month, January first; POST /api/estimate/site-monthly adds what snow costs.
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
     * What the horizon takes: the beam only, or also its part of the sky diffuse and of the ground-reflected light.
     *
     * @default beam_diffuse
     */
    horizon_model?: 'beam' | 'beam_diffuse';
    /**
     * Correct the sun's elevation for atmospheric refraction (pressure from the elevation, 12 degC).
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
     * Instant of the sun in rows that hold sunrise or sunset: the middle of the sunlit part, or the middle of the row.
     *
     * @default sunlit_middle
     */
    sun_instant?: 'sunlit_middle' | 'middle';
    /**
     * Which two of global, diffuse and beam irradiance rule when the weather carries all three; the third follows from closure.
     *
     * @default global_diffuse
     */
    irradiance_closure?: 'global_diffuse' | 'beam_diffuse' | 'global_beam';
    /**
     * Model that splits global irradiance into diffuse and beam, for weather that carries global irradiance alone; dirint also uses the rows before and after and, when the weather carries it, the humidity.
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
     * Whether the circumsolar part of the diffuse meets shade and incidence angle as beam or as diffuse.
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
     * Racking: fixed racks, single-axis trackers, east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
     *
     * @default fixed
     */
    track_mode?: 'fixed' | 'single_axis' | 'ewf' | 'rooftop';
    /**
     * Tilt of the plane from horizontal; of each face for ridges; of the axis for trackers (positive: the end that azimuth_deg points to is the lower one).
     *
     * @unit deg
     * @default 0
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north that the plane faces; of the axis for trackers; bearing of the ridge for ridges, whose faces look to azimuth_deg - 90 and azimuth_deg + 90.
     *
     * @unit deg
     * @default 180
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio: collector width over row spacing; for ridges the ground under both faces, 2 x collector_width_m x cos(tilt_deg), over the ridge spacing. Below 1 for racks and trackers; ridges may touch (1).
     *
     * @unit fraction
     * @default 0.4
     * @exclusiveMinimum 0
     * @maximum 1
     */
    gcr?: number;
    /**
     * Width of the collector across the row (slant); of one face for ridges.
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
     * Rows shade each other.
     *
     * @default true
     */
    inter_row_shading?: boolean;
    /**
     * How rows shade each other: analytic two-dimensional rows.
     *
     * @default rows
     */
    row_model?: 'rows';
    /**
     * Effect of beam shade: none, in proportion to the shaded area, or also the electrical loss of partly shaded strings.
     *
     * @default electrical
     */
    shade_mode?: 'none' | 'linear' | 'electrical';
    /**
     * Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
     *
     * @default lune
     */
    diffuse_shading?: 'lune' | 'limit_angle' | 'none';
    /**
     * Row shading of the ground-reflected light. first_row: the first row alone sees the ground. sunlit_strip: the other rows see the strip between them, in the sun up to the shadow of the row in front, as in SAM.
     *
     * @default first_row
     */
    ground_shading?: 'first_row' | 'sunlit_strip';
    /**
     * Equal strips across the collector width that are wired as separate strings.
     *
     * @default 1
     * @minimum 1
     * @maximum 100
     */
    string_steps?: number;
    /**
     * Depth of shade that takes a whole strip out: the size of a cell across the width.
     *
     * @unit m
     * @default 0.158
     * @exclusiveMinimum 0
     * @maximum 10
     */
    cell_traverse_m?: number;
    /**
     * Share of the surplus of whole strips over the linear shade that is lost.
     *
     * @unit fraction
     * @default 1
     * @minimum 0
     * @maximum 1
     */
    fraction_for_electrical?: number;
    /**
     * Rotation of trackers: towards the sun, turned back so that rows do not shade each other, or to the greatest irradiance on the plane (which turns back too while `backtracking` is true); null follows `backtracking`.
     *
     * @default null
     */
    tracking?: 'true_tracking' | 'backtracking' | 'optimised' | null;
    /**
     * Turn trackers back so that rows never shade each other.
     *
     * @default true
     */
    backtracking?: boolean;
    /**
     * Largest rotation to either side; null takes 60 unless rotation_min_deg and rotation_max_deg are given.
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
     * Slope of the ground across the tracker axes; positive when, right-handed about the axis, it tilts as a positive rotation would.
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
     * Wind speed at and above which trackers stow.
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
     * Where on the I-V curve the array works when the inverter limits it. mppt_window: at the MPP held inside the voltage window, and it stays there when the power is limited. power_limits: the same, and when the AC power is limited the DC voltage rises along the I-V curve, at most to the inverter's maximum voltage, until the power fits; the energy differs only where the efficiency depends on the voltage. A module without voltage runs as under mppt_window, with a warning.
     *
     * @default mppt_window
     */
    operating_point?: 'mppt_window' | 'power_limits';
    /**
     * Modules in series in a string.
     *
     * @minimum 1
     * @maximum 10000
     */
    modules_per_string: number;
    /**
     * Strings in parallel on each inverter. Even for ridges: each face takes half, rounded down (an odd string stays unconnected, with a warning).
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
     * Beam curve: `auto` takes the module's own profile, else Fresnel with the module's glass.
     *
     * @default auto
     */
    kind?: 'auto' | 'ashrae' | 'fresnel' | 'fresnel_ar' | 'martin_ruiz' | 'sandia' | 'schlick' | 'table' | 'off';
    /**
     * Factors of sky diffuse and ground-reflected light: hemisphere integral of the beam curve by tilt, the curve at 60 degrees, or none.
     *
     * @default integrated
     */
    diffuse?: 'integrated' | 'sixty_degrees' | 'off';
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
     * Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve of glass.
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
     * Cell-temperature model: heat balance on the effective irradiance with the efficiency of the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as SAM has it), Sandia's exponential of the wind (`sapm`), in proportion to the irradiance (`ross`), or the transient model of PVWatts 5 (`fuentes`), in which the temperature goes on from row to row.
     *
     * @default pvsyst
     */
    model?: 'pvsyst' | 'faiman' | 'noct' | 'sapm' | 'ross' | 'fuentes';
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
     * Share of the irradiance that the module absorbs (transmittance-absorptance product under `noct`).
     *
     * @unit fraction
     * @default 0.9
     * @exclusiveMinimum 0
     * @maximum 1
     */
    absorptivity?: number;
    /**
     * Fixed module efficiency in the heat balance; null takes the efficiency of the operating point in each row.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @exclusiveMaximum 1
     */
    module_efficiency?: number | null;
    /**
     * Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null takes the module's. Raised to 49 degC on a roof under `noct`.
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
     * Coefficient a of `sapm`; -3.47 is glass on glass on an open rack, -3.56 glass on polymer there, -2.98 glass on glass close to a roof, -2.81 with an insulated back.
     *
     * @unit 1
     * @default -3.47
     * @minimum -10
     * @maximum 0
     */
    sapm_a?: number;
    /**
     * Coefficient b of `sapm`, of the wind: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings named at `sapm_a`.
     *
     * @unit s/m
     * @default -0.0594
     * @minimum -1
     * @maximum 0
     */
    sapm_b?: number;
    /**
     * Cell over back of the module under 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
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
     * Height of the module's middle above ground, for `fuentes`.
     *
     * @unit m
     * @default 5
     * @exclusiveMinimum 0
     * @maximum 200
     */
    fuentes_module_height_m?: number;
    /**
     * Height at which the wind was measured, for `fuentes`; the default is that of PVWatts.
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
     * Share of the irradiance that becomes heat, for `fuentes`.
     *
     * @unit fraction
     * @default 0.83
     * @exclusiveMinimum 0
     * @maximum 1
     */
    fuentes_absorption?: number;
};

/**
 * DC loss fractions.
 */
export type DcLosses = {
    /**
     * Module quality loss; negative for a gain.
     *
     * @unit fraction
     * @default 0
     * @minimum -0.5
     * @exclusiveMaximum 1
     */
    quality_loss?: number;
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
     * Resistive wiring (current squared), or the same fraction of every row.
     *
     * @default ohmic_i2r
     */
    dc_wiring_model?: 'ohmic_i2r' | 'flat';
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
     * AC wiring loss as k P^2 on the inverter output, or as a fraction of the output.
     *
     * @default ohmic_i2r
     */
    ohmic_model?: 'ohmic_i2r' | 'flat';
    /**
     * Iron loss of the medium-voltage transformer, fraction of the power reference, drawn 24 hours.
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
     * Iron loss of the high-voltage transformer, fraction of the power reference, drawn 24 hours (exporting hours with night disconnect).
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    hv_transformer_constant_loss?: number;
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
     * Continuous auxiliaries while exporting above the threshold.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     */
    aux_kw?: number;
    /**
     * Power threshold for aux_kw.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     */
    aux_threshold_kw?: number;
    /**
     * Auxiliaries in proportion to the inverter output while exporting.
     *
     * @unit W/kW
     * @default 0
     * @minimum 0
     * @maximum 1000
     */
    aux_proportional_w_per_kw?: number;
    /**
     * Consumption in rows whose sun-up flag is false.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     */
    aux_night_kw?: number;
    /**
     * Grid power limit, active power (apparent with grid_limit_apparent); 0 for none.
     *
     * @unit kW
     * @default 0
     * @minimum 0
     */
    grid_poi_limit_kw?: number;
    /**
     * Where the limit applies: at the injection point after all losses, or at the inverter output.
     *
     * @default injection
     */
    grid_limit_at?: 'injection' | 'inverter_output';
    /**
     * The grid limit is an apparent power in kVA.
     *
     * @default false
     */
    grid_limit_apparent?: boolean;
    /**
     * Fraction of each row's export lost to outages.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    unavailability_loss?: number;
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
     * The inverters' nominal power is an apparent power in kVA.
     *
     * @default false
     */
    pnom_apparent?: boolean;
    /**
     * Count the inverters' own night draw.
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
     * Power reference of the AC loss fractions: the inverters' nominal AC power, or the array's power at STC.
     *
     * @default pnom_inverter
     */
    power_reference?: 'pnom_inverter' | 'pnom_stc';
    /**
     * Count the auxiliaries.
     *
     * @default true
     */
    use_auxiliaries?: boolean;
    /**
     * Count the medium-voltage transformer.
     *
     * @default true
     */
    use_mv_transformer?: boolean;
    /**
     * Count the medium-voltage line.
     *
     * @default true
     */
    use_mv_line?: boolean;
};

/**
 * Spectral correction.
 */
export type Spectral = {
    /**
     * Spectral correction of the effective irradiance: by air mass and water in the air (`first_solar`), by air mass alone (`sandia_airmass`, as SAM's single-diode models have it), or by air mass, aerosol and water (`caballero`).
     *
     * @default off
     */
    mode?: 'off' | 'first_solar' | 'sandia_airmass' | 'caballero';
    /**
     * Coefficients of the module's own: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4). An empty list takes the published ones: by `module.technology`, and of poly-crystalline silicon for `sandia_airmass`.
     *
     * @unit 1
     * @default []
     * @maxItems 6
     * @minimum -10 (each value)
     * @maximum 10 (each value)
     */
    coefficients?: Array<number>;
    /**
     * Optical depth of the aerosol at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze.
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
     * Rear irradiance from two-dimensional view factors with the rows' ground shadow, or a fixed fraction of the front.
     *
     * @default view_factor
     */
    model?: 'view_factor' | 'fixed_fraction';
    /**
     * Height above ground of a tracker's axis, or of a fixed rack's lower edge.
     *
     * @unit m
     * @default 1.5
     * @minimum 0
     * @maximum 100
     */
    height_m?: number;
    /**
     * Rear over front efficiency; null takes the module's.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number | null;
    /**
     * Share of the rear irradiance that the structure shades.
     *
     * @unit fraction
     * @default 0.05
     * @minimum 0
     * @maximum 1
     */
    structure_shading?: number;
    /**
     * Loss by uneven rear irradiance, fraction of the rear contribution.
     *
     * @unit fraction
     * @default 0.1
     * @minimum 0
     * @maximum 1
     */
    rear_mismatch?: number;
    /**
     * Share of light that passes between and through the modules to the ground.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    transparency?: number;
    /**
     * Rear over front irradiance under `fixed_fraction`.
     *
     * @unit fraction
     * @default 0.05
     * @minimum 0
     * @maximum 1
     */
    fixed_fraction?: number;
};

/**
 * Multi-year analysis. The run itself is the undegraded plant unless `year` is given.
 */
export type Lifetime = {
    /**
     * Years in the table of yearly energy.
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
     * Year of operation that is run; 0 is as new.
     *
     * @unit a
     * @default 0
     * @minimum 0
     * @maximum 100
     */
    year?: number;
    /**
     * One standard deviation of the yearly energy when its parts are not known; gives P50, P75, P90, P95 and P99, for ten years the same as for one.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    uncertainty?: number | null;
    /**
     * The same by its parts, which also tell ten years from one; either this or `uncertainty`.
     *
     * @default null
     */
    uncertainty_parts?: UncertaintyParts | null;
};

/**
 * Uncertainty of the yearly energy by its independent causes, each as one standard deviation.
 */
export type UncertaintyParts = {
    /**
     * Long-term mean of the irradiation: measurement, satellite model, trend.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    resource?: number;
    /**
     * Spread of the energy from year to year by the weather.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    interannual?: number;
    /**
     * Simulation: transposition, shading, module and inverter models and their parameters.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    model?: number;
    /**
     * Anything else: soiling, availability, ageing.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    other?: number;
};

/**
 * What was found when a weather series was compared with itself and with the sun. What is worth a look stands in `notes` too, with what to do.
 */
export type WeatherQuality = {
    /**
     * Rows that the stamps skip between the first and the last; the months of a typical year count as of one year.
     *
     * @unit rows
     */
    rows_absent: number;
    /**
     * Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three have a value.
     *
     * @unit rows
     */
    closure_rows: number;
    /**
     * Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without a place.
     *
     * @unit W/m2
     */
    closure_mean_wm2: number | null;
    /**
     * Root of the mean square of the same; above 20 it is noted.
     *
     * @unit W/m2
     */
    closure_rms_wm2: number | null;
    /**
     * Rows with light while the sun is below the horizon: in their whole sunlit part, or with `sun_offset_min` at their own instant and at those of the rows before and after; null without a place.
     *
     * @unit rows
     */
    night_rows: number | null;
    /**
     * Light of those rows; above 0.5 % of all light it is noted.
     *
     * @unit Wh/m2
     */
    night_wh_m2: number | null;
    /**
     * Minutes that the irradiance runs late against the clear sky (negative: early), by the morning and the evening edge of clear days; the part on which both agree, 20 or less is no cause for alarm. Null without a place or with fewer than 8 clear days.
     *
     * @unit min
     */
    time_shift_min: number | null;
    /**
     * Days that were clear enough to tell the time.
     *
     * @unit d
     */
    clear_days: number;
    [key: string]: unknown;
};

/**
 * Rows of a column without a value.
 */
export type WeatherGaps = {
    /**
     * Rows without a value, among them codes for missing values.
     *
     * @unit rows
     */
    count: number;
    /**
     * The first of them, counted from 0.
     *
     * @unit rows
     */
    first_row: number;
    /**
     * Stamp of the first.
     */
    first_time: string;
    /**
     * What a run puts in their place.
     */
    repair?: string;
};

/**
 * Sums and means of the year; of a series longer than a year the yearly mean.
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
 * What is known of the origin of a weather series.
 */
export type WeatherMeta = {
    /**
     * Stored id, used as `weather: {id}`.
     */
    id?: string;
    /**
     * Source: `nsrdb`, `pvgis`, `embedded`, or `file` for an upload.
     */
    source?: string;
    /**
     * Radiation data behind the series.
     */
    radiation_db?: string;
    /**
     * File format that was read.
     */
    format?: string;
    /**
     * What a user should know of the data.
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
 * Weather series: columns of one length, one value a row; null marks a gap, and a column of nulls alone counts as not sent. Any set of irradiance columns that closes is enough: two of ghi, dhi and dni, ghi alone, or poa. A row with gaps is closed by what it has: the two that `site.irradiance_closure` names, any other two, ghi alone by `site.decomposition`; a row without any of these counts as no irradiance. A warning says how many rows went which way.
 */
export type Weather = {
    /**
     * Hours from UTC of the time stamps (standard time, no daylight saving).
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
     * @maximum 1440
     */
    step_minutes: number;
    /**
     * What the stamp marks: the start, middle or end of the row.
     *
     * @default start
     */
    interval?: 'start' | 'middle' | 'end';
    /**
     * Instant of the sun after the row's start, for irradiance that is instantaneous; null for means over the row.
     *
     * @unit min
     * @default null
     * @minimum 0
     * @maximum 1440
     */
    sun_offset_min?: number | null;
    /**
     * Stamp of the first row of a regular series, local standard time.
     *
     * @default null
     */
    start?: string | null;
    /**
     * Stamps of every row, for a series with gaps or a typical year; give it instead of `start`. Stamps ascend; those of a typical year ascend within each month, a month may be of any year, and each calendar month comes once.
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
     * Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, of a sensor that turns with them. Without a horizontal set that closes (ghi, or two of ghi, dhi and dni) the sky is found whose decomposition and transposition give this irradiance on the run's own plane; with such a set, the set rules, in its gaps too.
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
     * Ground albedo; it counts instead of the month's of the site unless `site.use_weather_albedo` is false. In a gap the month's counts: embedded typical years have values in months with snow only.
     *
     * @unit fraction
     * @minItems 1
     * @maxItems 2200000
     * @minimum 0 (each value)
     * @maximum 1 (each value)
     */
    albedo?: Array<number | null>;
    /**
     * Latitude of the data. A run warns of a site more than 50 km away, and names swapped or sign-flipped coordinates.
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
     * Elevation of the data. A run warns of a site more than 300 m above or below.
     *
     * @unit m
     * @default null
     * @minimum -450
     * @maximum 9000
     */
    elevation?: number | null;
    /**
     * Series of another tool that travel along to series.csv: name to column.
     */
    reference_series?: {
        [key: string]: Array<number | null>;
    };
    /**
     * Origin of the series. Keys that are not listed are accepted here, and here alone.
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
 * Stated efficiencies at low irradiance.
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
     * Efficiency relative to STC at each irradiance, 1 for the same (0.97 is 3 % less).
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
 * Single-diode module with exponential shunt resistance (the PVsyst model); what is null is fitted.
 */
export type ModulePvsyst = {
    /**
     * Module model tag.
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
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
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
     * Rear over front efficiency; 0 for a monofacial module.
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
     * The module's own incidence-angle profile; null when it states none.
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
     * Temperature coefficient of the open-circuit voltage as stated, negative; used only to check the voltage of strings in the cold.
     *
     * @unit V/K
     * @default null
     * @minimum -50
     * @maximum 50
     */
    mu_v_oc_v_per_k?: number | null;
    /**
     * Relative temperature coefficient of the MPP power; fits mu_gamma_per_k.
     *
     * @unit 1/K
     * @default null
     * @minimum -0.02
     * @maximum 0.02
     */
    mu_p_mp_per_k?: number | null;
    /**
     * Series resistance; null is fitted.
     *
     * @unit Ohm
     * @default null
     * @minimum 0
     * @maximum 1000
     */
    r_series_ohm?: number | null;
    /**
     * Shunt resistance at 1000 W/m2; null takes v_mp / (0.2 (i_sc - i_mp)).
     *
     * @unit Ohm
     * @default null
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_shunt_ohm?: number | null;
    /**
     * Shunt resistance in the dark; null takes 4 (crystalline) or 12 (thin film) times r_shunt_ohm.
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
     * Diode ideality factor; null is fitted.
     *
     * @unit 1
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20
     */
    gamma?: number | null;
    /**
     * Temperature coefficient of gamma; null is fitted to mu_p_mp_per_k, or 0 without it.
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
     * Built-in voltage per cell of the recombination term; null takes 0.9 V a junction: 1.8 V for a tandem.
     *
     * @unit V
     * @default null
     * @exclusiveMinimum 0
     * @maximum 10
     */
    v_bi_v?: number | null;
    /**
     * Low-light efficiencies that fit the series resistance; null for the default of -3 % at 200 W/m2.
     *
     * @default null
     */
    low_light?: LowLight | null;
};

/**
 * Single-diode module of the CEC library (six parameters).
 */
export type ModuleCec = {
    /**
     * Module model tag.
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
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
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
     * Rear over front efficiency; 0 for a monofacial module.
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
     * The module's own incidence-angle profile; null when it states none.
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
     * Modified ideality factor at reference (n Ns Vth).
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 100
     */
    a_ref_v: number;
    /**
     * Light current at reference.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference.
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
     * Shunt resistance at reference.
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
 * Single-diode module after De Soto (five parameters).
 */
export type ModuleDesoto = {
    /**
     * Module model tag.
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
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
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
     * Rear over front efficiency; 0 for a monofacial module.
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
     * The module's own incidence-angle profile; null when it states none.
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
     * Modified ideality factor at reference (n Ns Vth).
     *
     * @unit V
     * @exclusiveMinimum 0
     * @maximum 100
     */
    a_ref_v: number;
    /**
     * Light current at reference.
     *
     * @unit A
     * @exclusiveMinimum 0
     * @maximum 1000
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference.
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
     * Shunt resistance at reference.
     *
     * @unit Ohm
     * @exclusiveMinimum 0
     * @maximum 1000000000
     */
    r_sh_ref_ohm: number;
};

/**
 * Module whose power is linear in irradiance and temperature (the PVWatts model); it has no voltage.
 */
export type ModuleReference = {
    /**
     * Module model tag.
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
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
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
     * Rear over front efficiency; 0 for a monofacial module.
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
     * The module's own incidence-angle profile; null when it states none.
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
     * Efficiency at STC, used in the heat balance and for the area.
     *
     * @unit fraction
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    efficiency: number;
};

/**
 * Module: one of the models, told by `model`.
 */
export type Module = ({
    model: 'pvsyst';
} & ModulePvsyst) | ({
    model: 'cec';
} & ModuleCec) | ({
    model: 'desoto';
} & ModuleDesoto) | ({
    model: 'reference';
} & ModuleReference);

/**
 * A module of the library.
 */
export type ModuleRef = {
    /**
     * Id of a library module.
     */
    id: string;
};

/**
 * Nominal AC power by ambient temperature, interpolated; constant outside.
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
     * AC power limit at each temperature. Values above p_ac_max_kw, or above the nominal power when that is null, count as that, with a warning.
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
     * DC voltage of the curve; null when there is one curve for all voltages.
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
     * AC over DC power at each DC power. Between the points the AC power is a straight line; a program that draws it through the efficiencies is up to 0.1 % of a year apart when the points are few.
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
     * Inverter model tag.
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
     * Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
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
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
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
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
     * Inverter model tag.
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
     * Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
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
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
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
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
     * @maximum 1000000000
     */
    p_aco_w: number;
    /**
     * DC power at which the AC rating is reached.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 1000000000
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
     * DC power to start the inversion.
     *
     * @unit W
     * @minimum 0
     * @maximum 100000000
     */
    p_so_w: number;
    /**
     * Curvature of AC over DC power at v_dco.
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
     * Inverter model tag.
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
     * Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
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
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
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
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
     * Inverter model tag.
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
     * Maximum AC power at low temperature, at or above the nominal; null takes the nominal.
     *
     * @unit kW
     * @default null
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    p_ac_max_kw?: number | null;
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
     * Absolute maximum DC voltage, at or above the MPPT window; null for none. Where module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window, else from the nominal power, and the warning says so.
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
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
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
 * Inverter: one of the models, told by `model`.
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
 * An inverter of the library.
 */
export type InverterRef = {
    /**
     * Id of a library inverter.
     */
    id: string;
};

/**
 * One plant (one module type, one inverter design, one racking geometry) and one weather series. Unknown keys are refused.
 */
export type RunRequest = {
    /**
     * Location and monthly site factors.
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
     * Return the hourly series, at most 10,000,000 values (rows x columns).
     *
     * @default false
     */
    include_series?: boolean;
    /**
     * 3D scene; this version runs the flat array section: null, or an empty object.
     *
     * @default null
     */
    scene?: {
        [key: string]: unknown;
    } | null;
};

/**
 * A run from a location and a size. Sizes: capacity, or modules with module_power_w; given together they agree within 0.5 %.
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
     * DC capacity at STC; absent: modules x module_power_w.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 10000000
     */
    system_capacity_kw?: number;
    /**
     * Number of modules; absent: capacity over module power.
     *
     * @minimum 1
     * @maximum 100000000
     */
    modules?: number;
    /**
     * Module power at STC; absent: capacity over modules, or close to 500 W.
     *
     * @unit W
     * @exclusiveMinimum 0
     * @maximum 2000
     */
    module_power_w?: number;
    /**
     * Module type.
     *
     * @default standard
     */
    module_type?: 'standard' | 'premium' | 'thin_film';
    /**
     * Module efficiency; absent: 0.19 standard, 0.21 premium, 0.18 thin_film.
     *
     * @unit fraction
     */
    module_efficiency?: number;
    /**
     * Temperature coefficient of power; absent: -0.0037 standard, -0.0035 premium, -0.0032 thin_film.
     *
     * @unit 1/degC
     */
    temperature_coefficient?: number;
    /**
     * Rear over front efficiency; 0 is monofacial.
     *
     * @unit fraction
     * @default 0
     * @minimum 0
     * @maximum 1
     */
    bifaciality?: number;
    /**
     * Racking.
     *
     * @default fixed
     */
    racking?: 'fixed' | 'rooftop' | 'single_axis';
    /**
     * Tilt from horizontal, of the axis for trackers; absent: 20, trackers 0.
     *
     * @unit deg
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north; absent: 180 on or north of the equator and for trackers, else 0.
     *
     * @unit deg
     * @minimum 0
     * @maximum 360
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio.
     *
     * @unit fraction
     * @default 0.4
     * @exclusiveMinimum 0
     * @exclusiveMaximum 1
     */
    gcr?: number;
    /**
     * DC over AC power.
     *
     * @unit 1
     * @default 1.2
     * @exclusiveMinimum 0.5
     * @maximum 3
     */
    dc_ac_ratio?: number;
    /**
     * AC nameplate; absent: DC over dc_ac_ratio.
     *
     * @unit kW
     * @exclusiveMinimum 0
     * @maximum 20000000
     */
    inverter_ac_kw?: number;
    /**
     * Inverter efficiency.
     *
     * @unit fraction
     * @default 0.96
     * @exclusiveMinimum 0
     * @maximum 1
     */
    inverter_efficiency?: number;
    /**
     * Inverter model: one efficiency, or the PVWatts part-load curve (`reference` is a synonym of `pvwatts`).
     *
     * @default flat
     */
    inverter_model?: 'flat' | 'pvwatts' | 'reference';
    /**
     * All losses beside those computed; other values scale the default categories by one common exponent.
     *
     * @unit %
     * @default 11.42
     * @minimum 0
     * @exclusiveMaximum 100
     */
    losses_percent?: number;
    /**
     * Weather by id or inline; absent: the typical year at the coordinates.
     */
    weather?: WeatherRef | Weather;
    /**
     * Source of the typical year, which is used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so.
     *
     * @default auto
     */
    weather_source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    /**
     * Hours from UTC of the location's standard time; absent: the location's zone.
     *
     * @unit h
     * @minimum -14
     * @maximum 14
     */
    timezone?: number;
    /**
     * Elevation; absent: the typical year's location, 0 with own weather.
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
     * Return the hourly series, at most 10,000,000 values (rows x columns).
     *
     * @default false
     */
    include_series?: boolean;
};

/**
 * Sums or means of each calendar month, January first; null for a month without rows, and except for the temperature for a month whose rows have no irradiance value. With weather of several years each is the mean of its months, a month in part counting for its part.
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
 * The row of the year: the months together for one year, the mean year for several, as in the headline figures. For part of a year, of the rows that ran.
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
     * Performance ratio of the year, not the mean of the months; null without irradiation on the plane.
     *
     * @unit fraction
     */
    pr: number | null;
};

/**
 * A row for every calendar year of the weather; a year in part has the sums of its part.
 */
export type Years = {
    /**
     * Calendar year.
     */
    year: Array<number>;
    /**
     * Weather rows of that year.
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
     * Probabilities by year; null without an uncertainty, and for weather that does not cover a whole year.
     */
    exceedance: LifetimeExceedance | null;
};

/**
 * Energy of each year of the analysis period that is exceeded with the given probability, by the uncertainty of one year.
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
 * Energy exceeded with the given probability, by a normal distribution: `p50_kwh` to `p99_kwh` about the energy of this run for one year, `ten_years` for the mean of ten.
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
     * One standard deviation of the energy of one year: all parts combined.
     *
     * @unit fraction
     */
    uncertainty: number;
    ten_years: TenYearExceedance;
    parts: UncertaintyParts;
    /**
     * How the parts were combined, and what the ten years are, in words.
     */
    method: string;
};

/**
 * The mean yearly energy of ten years: with `lifetime.analysis_period_years` of 10 or more of the first ten years of the lifetime table, with their degradation; else of ten years like this run.
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
     * One standard deviation of the mean of ten years: the interannual part is divided by the square root of ten.
     *
     * @unit fraction
     */
    uncertainty: number;
};

/**
 * What made the numbers.
 */
export type Provenance = {
    /**
     * Version of the engine.
     */
    engine_version: string;
    /**
     * Hash of the request as run.
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
 * Headline figures of the run.
 */
export type RunSummary = {
    /**
     * Energy to grid of the year, net of night import. Weather of more than 8,784 hours gives the mean year, here and in every figure of the answer but `years`: each calendar month is the mean of its months in the weather, so that 18 months count as much winter as summer.
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
     * Energy imported.
     *
     * @unit kWh
     */
    e_import_kwh: number;
    /**
     * Energy delivered to the grid and to the load per DC power at STC.
     *
     * @unit kWh/kWp
     */
    specific_yield_kwh_per_kwp: number;
    /**
     * Energy delivered to the grid and to the load over DC power times irradiation on the plane.
     *
     * @unit fraction
     */
    performance_ratio: number;
    /**
     * Energy delivered to the grid and to the load over nominal AC power times the hours of the year.
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
     * DC over AC power.
     *
     * @unit 1
     */
    dc_ac_ratio: number;
    /**
     * Modules.
     */
    modules: number;
    /**
     * Racking that was run.
     */
    racking: string;
    /**
     * Counts of the scene; null without one.
     */
    scene: {
        [key: string]: unknown;
    } | null;
    /**
     * Orientation bins of the scene.
     */
    scene_bins: Array<{
        [key: string]: unknown;
    }>;
    near_shading: NearShading;
    monthly: Monthly;
    /**
     * A row for every calendar year of weather of more than 8,784 hours, with what the weather holds of it; null for one year, a typical year among them.
     */
    years: Years | null;
    /**
     * Yearly energy over the analysis period; null for one year.
     */
    lifetime: LifetimeTable | null;
    /**
     * Probabilities; null without an uncertainty, and for weather that does not cover a whole year (a warning says so).
     */
    exceedance: Exceedance | null;
    /**
     * What the user should know before trusting the numbers.
     */
    warnings: Array<string>;
    provenance: Provenance;
    /**
     * Figures of the storage; null without one.
     */
    storage: StorageSummary | null;
};

/**
 * Split of the near-shading loss on irradiation.
 */
export type NearShading = {
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
 * One row of the loss diagram. A loss is positive, a gain negative. People read `fraction_of_previous`.
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
     * Amount lost, or the level reached.
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
     * Share of the level named in `basis`; null for a level, and where that level is zero or negative.
     *
     * @unit fraction
     */
    fraction: number | null;
    /**
     * Share of what the rows above leave of that level, as PVsyst and SAM print it: a loss of 1.5 % reads 0.015 wherever it stands. Null for a level, and where the rows above leave nothing (below 1e-9 of the level).
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
 * Columns of one value a row, rounded to 1e-13 of the column's largest value.
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
     * Hours from UTC of the stamps in `time` (standard time, no daylight saving).
     *
     * @unit h
     */
    timezone: number;
    /**
     * Unit of each column; a reference series of another tool has none.
     */
    units: {
        [key: string]: string;
    };
    /**
     * Meaning of the whole numbers of coded columns, from 0 on. `TrkState`, the state of a tracker, is the only one: 0 tracking, 1 backtracking, 2 flat, 3 best angle, 4 stow; dark rows repeat the angle at rest.
     */
    legends: {
        [key: string]: Array<string>;
    };
    /**
     * Values of each column.
     */
    columns: {
        [key: string]: Array<number | null>;
    };
};

/**
 * What the run was charged.
 */
export type Billing = {
    /**
     * Units charged.
     */
    units: number;
    /**
     * Each term of the units.
     */
    reasons: Array<string>;
    /**
     * Price.
     *
     * @unit USD
     */
    price_usd: number;
};

/**
 * Addresses that belong to the run.
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
};

/**
 * The weather of a run: where it is from, what it covers and how far it fits, in a line each.
 */
export type RunWeatherMeta = {
    /**
     * Stored id; null for weather that was sent without one.
     */
    id: string | null;
    /**
     * `nsrdb`, `pvgis`, `embedded` or `file`, as the section's `meta.source` says; null when it says nothing.
     */
    source: string | null;
    /**
     * Radiation data behind the series (`meta.radiation_db`), or the maker of the file; null when neither is known.
     */
    database: string | null;
    /**
     * First and last time of the rows, or the years that the months of a typical year are from; count and length of the rows.
     */
    period: string;
    /**
     * How far the series fits the sun and itself, and for an embedded typical year how far to trust it.
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
    weather_meta: RunWeatherMeta;
    series?: Series;
    billing?: Billing;
    links: RunLinks;
};

/**
 * A value that the simple run assumed, or a size that it does not keep exactly as sent.
 */
export type DefaultApplied = {
    /**
     * Field of the simple request, or dot path of the full one.
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
    weather_meta: RunWeatherMeta;
    series?: Series;
    billing?: Billing;
    links: RunLinks;
    /**
     * The full request that ran.
     */
    request: RunRequest;
    /**
     * Every assumed value with its source, of the simple request and, as dot paths, of `request`; and every size that is not kept exactly as sent. Fields of `request` that this plant does not read are left out.
     */
    defaults_applied: Array<DefaultApplied>;
};

/**
 * A run that goes on in the background.
 */
export type AcceptedRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State.
     */
    status: 'running';
    links: RunLinks;
    billing?: Billing;
};

/**
 * Ids that the request named and what they resolved to.
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
    [key: string]: unknown;
};

/**
 * A stored run: the request as sent, the ids it referenced with what they resolved to, and the response.
 */
export type StoredRun = {
    /**
     * Id of the run.
     */
    run_id: string;
    /**
     * State.
     */
    status: 'complete';
    /**
     * When the run was accepted, UTC, ISO 8601.
     */
    created_at: string;
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
 * One failure.
 */
export type ProblemItem = {
    /**
     * Dot path of the offending key.
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
     * The key or value that was probably meant; of a key that belongs elsewhere in the body, its dot path. Present when one is near.
     */
    did_you_mean?: string;
    /**
     * Keys that the object takes, or values that the field takes. Present for an unknown key and for a value out of a list, of the first 20 failures.
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
     * First offending key.
     */
    field: string | null;
    /**
     * Every failure, in document order.
     */
    errors: Array<ProblemItem>;
    /**
     * Failures beyond those listed.
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
     * Constants of the rule.
     */
    rules: {
        /**
         * Units of any run.
         */
        base: number;
        /**
         * Placements that cost one more unit.
         */
        placements_per_unit: number;
        /**
         * Shading objects that cost one more unit.
         */
        objects_per_unit: number;
    };
    /**
     * Factor with terrain-aware backtracking.
     */
    terrain_aware_multiplier: number;
    /**
     * Weather step in minutes to factor.
     */
    step_multipliers: {
        [key: string]: number;
    };
    /**
     * Weather longer than 8,784 hours counts once per year.
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
 * A module of the library with its headline figures.
 */
export type LibraryModule = {
    /**
     * Id.
     */
    id: string;
    /**
     * Manufacturer.
     */
    manufacturer: string;
    /**
     * Model name.
     */
    name: string;
    /**
     * Technology.
     */
    technology: string;
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
     * The module is bifacial.
     */
    bifacial?: boolean;
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
    [key: string]: unknown;
};

/**
 * An inverter of the library with its headline figures.
 */
export type LibraryInverter = {
    /**
     * Id.
     */
    id: string;
    /**
     * Manufacturer.
     */
    manufacturer: string;
    /**
     * Model name.
     */
    name: string;
    /**
     * Nominal AC power.
     *
     * @unit kW
     */
    p_ac_nom_kw: number;
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
     * Maximum DC voltage.
     *
     * @unit V
     */
    v_dc_max_v?: number | null;
    [key: string]: unknown;
};

/**
 * What is known of a weather series, with what was found in it.
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
     * Sums and means of the year; of a series of more than 8,784 hours those of the mean year.
     */
    annual?: WeatherSums;
    /**
     * Quality report, for parsed files and typical years.
     */
    quality?: WeatherQuality;
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
 * State of the service.
 */
export type Health = {
    /**
     * State.
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
     * Runs waiting.
     */
    queue_depth: number;
    /**
     * Workers of the pool.
     */
    workers: number;
};

/**
 * The service can take work.
 */
export type Ready = {
    /**
     * State.
     */
    status: 'ready';
};

/**
 * A row of the loss diagram under the request as sent and under the option.
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
     * Value under the request as sent. Null when the diagram has no such row.
     */
    before: number | null;
    /**
     * Value under the option. Null when the diagram has no such row.
     */
    after: number | null;
};

/**
 * Columns of twelve, January first; null for a month without compared rows.
 */
export type TreeScoreMonthly = {
    /**
     * Mean of simulated minus reference.
     */
    bias: Array<number | null>;
    /**
     * Root of the mean squared difference.
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
     * Rows compared.
     */
    rows: number;
    /**
     * Mean of simulated minus reference.
     */
    bias: number;
    /**
     * Root of the mean squared difference.
     */
    rmse: number;
    /**
     * Bias over the mean of the reference; null where that is 0.
     *
     * @unit fraction
     */
    bias_fraction: number | null;
    /**
     * RMSE over the mean of the reference; null where that is 0.
     *
     * @unit fraction
     */
    rmse_fraction: number | null;
    monthly: TreeScoreMonthly;
};

/**
 * One option of a step: a full run of the request with this choice. Figures are null when the option does not apply.
 */
export type TreeOption = {
    /**
     * Value of the field.
     */
    option: string;
    /**
     * Name of the model in the field.
     */
    title: string;
    /**
     * Published source of the model.
     */
    source: string;
    /**
     * The request selects it.
     */
    selected: boolean;
    /**
     * It can run on this request.
     */
    applies: boolean;
    /**
     * Why it does not apply; null when it does.
     */
    reason: string | null;
    /**
     * Energy to grid of the year.
     *
     * @unit kWh
     */
    e_grid_kwh: number | null;
    /**
     * Energy to grid less that of the request as sent.
     *
     * @unit kWh
     */
    difference_kwh: number | null;
    /**
     * The difference over the energy of the request as sent; null where that is 0.
     *
     * @unit fraction
     */
    difference: number | null;
    /**
     * The stage's own rows of the loss diagram.
     */
    rows: Array<TreeRow>;
    /**
     * Against each reference series of the request; empty without.
     */
    scores: Array<TreeScore>;
    /**
     * Time that the run took. The one figure that differs from call to call.
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
     * Request field that chooses, as a dot path.
     */
    step: string;
    /**
     * Name of the step.
     */
    title: string;
    /**
     * Option that the run uses; null when this plant does not use the step.
     */
    selected: string | null;
    /**
     * Every option, in the order of the documentation.
     */
    options: Array<TreeOption>;
};

/**
 * Which reference series were scored.
 */
export type TreeReference = {
    /**
     * Names that a series of the run has.
     */
    scored: Array<string>;
    /**
     * Names that no series of the run has.
     */
    ignored: Array<string>;
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
     * Step to the option that the request selects; steps that this plant does not use are left out. Also the form of a preference's `choices`.
     */
    path: {
        [key: string]: string;
    };
    /**
     * Steps of the stage.
     */
    steps: Array<TreeStep>;
    /**
     * Reference series of the request's weather; null without.
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
     * Name of the model in the field.
     */
    title: string;
    /**
     * Published source of the model.
     */
    source: string;
    /**
     * The request selects it.
     */
    selected: boolean;
    /**
     * It can run on this request.
     */
    applies: boolean;
    /**
     * Why it does not apply; null when it does.
     */
    reason: string | null;
};

/**
 * A step of the stage and its options, without a run.
 */
export type DescribedStep = {
    /**
     * Request field that chooses, as a dot path.
     */
    step: string;
    /**
     * Name of the step.
     */
    title: string;
    /**
     * Option that the run uses; null when this plant does not use the step.
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
     * Step to the option that the request selects; steps that this plant does not use are left out. Also the form of a preference's `choices`.
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
 * Two daily windows in hours of the weather's standard time. A window that ends before it starts crosses midnight, one of equal ends is empty; a row counts by its middle. The windows may not overlap.
 */
export type StorageSchedule = {
    /**
     * The battery charges from here: with all that the plant gives beyond its own draw, up to charge_max_kw.
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
     * The battery discharges from here: with discharge_max_kw, within the grid limit.
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
};

/**
 * Battery at the plant's AC bus, between the inverters and the grid limit, and a load at the injection point, after all AC losses. The battery is charged by the plant alone.
 */
export type Storage = {
    /**
     * Energy that the full battery holds; 0 for a load without a battery.
     *
     * @unit kWh
     * @minimum 0
     * @maximum 1000000000
     */
    capacity_kwh: number;
    /**
     * What the battery is for: to take what the grid limit would curtail and give it back below the limit, to meet the load with the surplus over it, or to charge and discharge in daily windows.
     */
    strategy: 'grid_limit' | 'self_consumption' | 'schedule';
    /**
     * Charging power at the AC bus; null takes half the capacity an hour.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000000
     */
    charge_max_kw?: number | null;
    /**
     * Discharging power at the AC bus; null takes half the capacity an hour.
     *
     * @unit kW
     * @default null
     * @minimum 0
     * @maximum 1000000000
     */
    discharge_max_kw?: number | null;
    /**
     * Energy stored over energy taken from the AC bus: converter and battery.
     *
     * @unit fraction
     * @default 0.95
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_charge?: number;
    /**
     * Energy given to the AC bus over energy taken out of the store.
     *
     * @unit fraction
     * @default 0.95
     * @minimum 0.01
     * @maximum 1
     */
    efficiency_discharge?: number;
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
     * State of charge at the first row, and at the start of every year of the lifetime table; null takes soc_min. What it holds above soc_min is given without having been charged: see the row storage_change.
     *
     * @unit fraction
     * @default null
     * @minimum 0
     * @maximum 1
     */
    soc_start?: number | null;
    /**
     * Load at the injection point, in every strategy: a constant, or one value for every row of the weather; null for none. The plant meets it first; the rest comes from the grid, apart from e_grid. A grid limit at the injection point holds for what is left after it.
     *
     * @unit kW
     * @default null
     */
    load_kw?: number | Array<number> | null;
    /**
     * Daily windows of the schedule strategy.
     *
     * @default null
     */
    schedule?: StorageSchedule | null;
};

/**
 * What the battery and the load did in the (mean) year. Energies of the battery are at the AC bus.
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
     * Conversion losses: charged less discharged less the change.
     *
     * @unit kWh
     */
    loss_kwh: number;
    /**
     * Energy in the battery at the end less at the start.
     *
     * @unit kWh
     */
    change_kwh: number;
    /**
     * Energy taken out of the store over its capacity.
     *
     * @unit 1
     */
    equivalent_full_cycles: number;
    /**
     * Energy charged that the grid limit would have curtailed.
     *
     * @unit kWh
     */
    recovered_kwh: number;
    /**
     * Energy that the load needs.
     *
     * @unit kWh
     */
    load_kwh: number;
    /**
     * Energy of the plant, through the battery or not, that meets the load.
     *
     * @unit kWh
     */
    self_consumed_kwh: number;
    /**
     * Energy of the grid that meets the load; no part of e_grid_kwh.
     *
     * @unit kWh
     */
    from_grid_kwh: number;
    /**
     * Self-consumed energy over all that the plant delivers to load and grid; null without a load.
     *
     * @unit fraction
     */
    self_consumption: number | null;
    /**
     * Self-consumed energy over the need of the load; null without a load.
     *
     * @unit fraction
     */
    self_sufficiency: number | null;
};

/**
 * No module: an empty object.
 */
export type NoModule = {
    [key: string]: never;
};

/**
 * What a run would need to know of the glass.
 */
export type IamCurveRequest = {
    /**
     * Incidence-angle model, as in a run.
     */
    iam: Iam;
    /**
     * Module, as in a run, for its own profile and glass; absent or empty for plain glass.
     */
    module?: ModuleRef | Module | NoModule;
};

/**
 * Factor on the beam by its incidence angle.
 */
export type IamBeam = {
    /**
     * Incidence angle from the normal, 0 to 90.
     *
     * @unit deg
     */
    angles_deg: Array<number>;
    /**
     * Share of the light that the glass passes, of that at normal incidence.
     *
     * @unit fraction
     */
    factors: Array<number>;
};

/**
 * Factors on the diffuse by the tilt of the plane.
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
     * Factor on the sky's diffuse.
     *
     * @unit fraction
     */
    sky: Array<number>;
    /**
     * Factor on the light that the ground reflects.
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
     * Option in effect: what `auto` chose.
     */
    kind: string;
    /**
     * Name of the model in the field.
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
 * A horizon profile.
 */
export type HorizonAnswer = {
    /**
     * Latitude that it holds for, rounded to 0.001.
     *
     * @unit deg
     * @minimum -90
     * @maximum 90
     */
    latitude: number;
    /**
     * Longitude that it holds for, rounded to 0.001.
     *
     * @unit deg
     * @minimum -180
     * @maximum 180
     */
    longitude: number;
    /**
     * Azimuths clockwise from north, ascending: 48 at 7.5 deg.
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
     * `pvgis`, or `flat` where none was to be had.
     */
    source: 'pvgis' | 'flat';
    /**
     * Whose data it is; null for a flat one.
     */
    attribution: string | null;
    /**
     * Why it is flat, and what to mind when it is used.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * A place that fits a search.
 */
export type PlaceMatch = {
    /**
     * Name.
     */
    name: string;
    /**
     * Name with region and country, for a list to choose from.
     */
    label: string;
    /**
     * `coordinates`; of the index `capital`, `city` (100,000 inhabitants and more), `town`, `village` or `district`; of a search service its own word.
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
     * Height above the sea; null when it is not known.
     *
     * @unit m
     */
    elevation: number | null;
    /**
     * Offset of the standard time from UTC, as `site.timezone` takes it.
     *
     * @unit h
     * @minimum -12
     * @maximum 14
     */
    timezone: number;
    /**
     * Name of the time zone; null when it is not known.
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
     * Inhabitants; null when it is not known.
     *
     * @minimum 0
     */
    population: number | null;
    /**
     * `coordinates` as typed, the embedded `index`, or the configured `geocoder`.
     */
    source: 'coordinates' | 'index' | 'geocoder';
    /**
     * Whose data it is; to be shown with them.
     */
    attribution: string | null;
    /**
     * How it was found, where it is not the place as written.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * What is known of a site by month, January first.
 */
export type SiteMonthlyRequest = {
    /**
     * Mean air temperature of each month, January first. No month on earth is above 50: degrees Fahrenheit are not taken.
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
     * Precipitation of each month, rain and snow as water: what of it falls as snow is told by the temperature. A round figure of the temperate zone where absent.
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
     * Soiling loss without snow, as a simple run takes it where absent.
     *
     * @unit fraction
     * @default 0.02
     * @minimum 0
     * @maximum 1
     */
    soiling?: number;
    /**
     * Tilt of the modules, from which snow slides the sooner the steeper they are; of a tracker its largest rotation.
     *
     * @unit deg
     * @default 30
     * @minimum 0
     * @maximum 90
     */
    tilt_deg?: number;
};

/**
 * How a column was found.
 */
export type EstimateMethod = {
    /**
     * Column of the answer.
     */
    column: string;
    /**
     * Equation; T is the mean temperature of the month in degC unless said otherwise, P its precipitation.
     */
    equation: string;
    /**
     * Where it is published.
     */
    source: string;
    /**
     * Where it holds, and its error.
     */
    valid_for: string;
};

/**
 * Months of a site, January first.
 */
export type SiteMonthlyAnswer = {
    /**
     * Ground albedo: the `site.albedo_monthly` of a run.
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
     * Loss by dirt and snow: the `site.soiling_monthly` of a run.
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
     * Share of the month in which snow covers the ground.
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
     * Loss by snow alone, part of `soiling_monthly`.
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
     * How each column was found.
     *
     * @maxItems 20
     */
    method: Array<EstimateMethod>;
    /**
     * What to mind when the months are used.
     *
     * @maxItems 10
     */
    notes: Array<string>;
    [key: string]: unknown;
};

/**
 * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
 */
export type Columns = string;

export type CreateRunData = {
    /**
     * The plant and its weather.
     */
    body: RunRequest;
    headers?: {
        /**
         * Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` asks for 202 at once.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/api/run';
};

export type CreateRunErrors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The idempotency key was used with another body.
     */
    409: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
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
     * The source did not answer, the queue of runs is full, or the store cannot be written.
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
     * The run goes on in the background; poll `links.run`.
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
         * Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` asks for 202 at once.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/v1/run';
};

export type CreateRunV1Errors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The idempotency key was used with another body.
     */
    409: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
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
     * The source did not answer, the queue of runs is full, or the store cannot be written.
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
     * The run goes on in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateRunV1Response = CreateRunV1Responses[keyof CreateRunV1Responses];

export type CreateSimpleRunData = {
    /**
     * Location and size.
     */
    body: SimpleRunRequest;
    headers?: {
        /**
         * Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` asks for 202 at once.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/api/run/simple';
};

export type CreateSimpleRunErrors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The idempotency key was used with another body.
     */
    409: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
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
     * The source did not answer, the queue of runs is full, or the store cannot be written.
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
     * The run goes on in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateSimpleRunResponse = CreateSimpleRunResponses[keyof CreateSimpleRunResponses];

export type CreateSimpleRunV1Data = {
    /**
     * Location and size.
     */
    body: SimpleRunRequest;
    headers?: {
        /**
         * Replays the first answer to the same request for 24 hours. The same request has the same body, the same `columns` and the same form of answer (JSON or CSV); another one under the key is 409.
         */
        'Idempotency-Key'?: string;
        /**
         * `respond-async` asks for 202 at once.
         */
        Prefer?: string;
    };
    path?: never;
    query?: {
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/v1/run/simple';
};

export type CreateSimpleRunV1Errors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The idempotency key was used with another body.
     */
    409: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
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
     * The source did not answer, the queue of runs is full, or the store cannot be written.
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
     * The run goes on in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type CreateSimpleRunV1Response = CreateSimpleRunV1Responses[keyof CreateSimpleRunV1Responses];

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
         * Return the hourly series too, at most 10,000,000 values (rows x columns).
         *
         * @default false
         */
        include_series?: boolean;
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/api/runs/{run_id}';
};

export type GetRunErrors = {
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetRunError = GetRunErrors[keyof GetRunErrors];

export type GetRunResponses = {
    /**
     * The run is complete.
     */
    200: StoredRun;
    /**
     * The run goes on in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunResponse = GetRunResponses[keyof GetRunResponses];

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
         * Return the hourly series too, at most 10,000,000 values (rows x columns).
         *
         * @default false
         */
        include_series?: boolean;
        /**
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/v1/runs/{run_id}';
};

export type GetRunV1Errors = {
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetRunV1Error = GetRunV1Errors[keyof GetRunV1Errors];

export type GetRunV1Responses = {
    /**
     * The run is complete.
     */
    200: StoredRun;
    /**
     * The run goes on in the background; poll `links.run`.
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
         * Names of the series that the answer carries, separated by commas, in the wanted order: `GlobInc,E_Grid`. Without it the answer carries all of the run's series. Reference series of the weather are chosen by their names too; a name with a comma stands in double quotes. A name that comes twice counts once; a name that the run does not have is 422. It does not ask for the series itself: `include_series` or `Accept: text/csv` does.
         */
        columns?: string;
    };
    url: '/api/runs/{run_id}/series.csv';
};

export type GetRunSeriesCsvErrors = {
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetRunSeriesCsvError = GetRunSeriesCsvErrors[keyof GetRunSeriesCsvErrors];

export type GetRunSeriesCsvResponses = {
    /**
     * The series.
     */
    200: string;
    /**
     * The run goes on in the background; poll `links.run`.
     */
    202: AcceptedRun;
};

export type GetRunSeriesCsvResponse = GetRunSeriesCsvResponses[keyof GetRunSeriesCsvResponses];

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
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type ScoreTreeError = ScoreTreeErrors[keyof ScoreTreeErrors];

export type ScoreTreeResponses = {
    /**
     * The answer.
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
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type DescribeTreeError = DescribeTreeErrors[keyof DescribeTreeErrors];

export type DescribeTreeResponses = {
    /**
     * The answer.
     */
    200: TreeDescription;
};

export type DescribeTreeResponse = DescribeTreeResponses[keyof DescribeTreeResponses];

export type GetIamCurveData = {
    /**
     * The sections.
     */
    body: IamCurveRequest;
    path?: never;
    query?: never;
    url: '/api/iam-curve';
};

export type GetIamCurveErrors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * Unknown id.
     */
    404: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
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
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type GetDefaultsError = GetDefaultsErrors[keyof GetDefaultsErrors];

export type GetDefaultsResponses = {
    /**
     * The answer.
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
     * The service failed.
     */
    500: Problem;
};

export type GetRunSchemaError = GetRunSchemaErrors[keyof GetRunSchemaErrors];

export type GetRunSchemaResponses = {
    /**
     * The answer.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetRunSchemaResponse = GetRunSchemaResponses[keyof GetRunSchemaResponses];

export type GetPricingData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/pricing';
};

export type GetPricingErrors = {
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetPricingError = GetPricingErrors[keyof GetPricingErrors];

export type GetPricingResponses = {
    /**
     * The answer.
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
     * The service failed.
     */
    500: Problem;
};

export type GetPricingV1Error = GetPricingV1Errors[keyof GetPricingV1Errors];

export type GetPricingV1Responses = {
    /**
     * The answer.
     */
    200: Pricing;
};

export type GetPricingV1Response = GetPricingV1Responses[keyof GetPricingV1Responses];

export type ListModulesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Substring of manufacturer, model or id.
         *
         * @default ""
         */
        q?: string;
        /**
         * Most entries returned.
         *
         * @default 200
         * @minimum 1
         * @maximum 1000
         */
        limit?: number;
    };
    url: '/api/library/modules';
};

export type ListModulesErrors = {
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type ListModulesError = ListModulesErrors[keyof ListModulesErrors];

export type ListModulesResponses = {
    /**
     * The answer.
     */
    200: Array<LibraryModule>;
};

export type ListModulesResponse = ListModulesResponses[keyof ListModulesResponses];

export type ListInvertersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Substring of manufacturer, model or id.
         *
         * @default ""
         */
        q?: string;
        /**
         * Most entries returned.
         *
         * @default 200
         * @minimum 1
         * @maximum 1000
         */
        limit?: number;
    };
    url: '/api/library/inverters';
};

export type ListInvertersErrors = {
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type ListInvertersError = ListInvertersErrors[keyof ListInvertersErrors];

export type ListInvertersResponses = {
    /**
     * The answer.
     */
    200: Array<LibraryInverter>;
};

export type ListInvertersResponse = ListInvertersResponses[keyof ListInvertersResponses];

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
         * `meta` leaves the rows out.
         *
         * @default all
         */
        fields?: 'all' | 'meta';
        /**
         * Source of the year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so.
         *
         * @default auto
         */
        source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    };
    url: '/api/weather/tmy';
};

export type GetTypicalYearErrors = {
    /**
     * Validation failed, or the run failed; every failure is listed.
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
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type GetTypicalYearError = GetTypicalYearErrors[keyof GetTypicalYearErrors];

export type GetTypicalYearResponses = {
    /**
     * The answer.
     */
    200: WeatherAnswer;
};

export type GetTypicalYearResponse = GetTypicalYearResponses[keyof GetTypicalYearResponses];

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
         * What the stamps of a table without a known format mark: the start, the middle or the end of their interval. Found from the stamps without it.
         */
        interval?: 'start' | 'middle' | 'end';
        /**
         * Hours from UTC of the site's standard time, for a file that does not state it. Without it the standard time of the place is taken, where the file or the sender names one, and a note says so.
         *
         * @minimum -14
         * @maximum 14
         */
        timezone?: number;
        /**
         * Degrees north, for a file that does not state it.
         *
         * @minimum -90
         * @maximum 90
         */
        latitude?: number;
        /**
         * Degrees east, for a file that does not state it.
         *
         * @minimum -180
         * @maximum 180
         */
        longitude?: number;
    };
    url: '/api/parse-weather';
};

export type ParseWeatherErrors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type ParseWeatherError = ParseWeatherErrors[keyof ParseWeatherErrors];

export type ParseWeatherResponses = {
    /**
     * The answer.
     */
    200: WeatherAnswer;
};

export type ParseWeatherResponse = ParseWeatherResponses[keyof ParseWeatherResponses];

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
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type GetHorizonError = GetHorizonErrors[keyof GetHorizonErrors];

export type GetHorizonResponses = {
    /**
     * The answer.
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
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type FindPlacesError = FindPlacesErrors[keyof FindPlacesErrors];

export type FindPlacesResponses = {
    /**
     * The answer.
     */
    200: Array<PlaceMatch>;
};

export type FindPlacesResponse = FindPlacesResponses[keyof FindPlacesResponses];

export type EstimateSiteMonthlyData = {
    /**
     * The climate of the site.
     */
    body: SiteMonthlyRequest;
    path?: never;
    query?: never;
    url: '/api/estimate/site-monthly';
};

export type EstimateSiteMonthlyErrors = {
    /**
     * The body is not JSON, or a header is malformed.
     */
    400: Problem;
    /**
     * The body exceeds the limit.
     */
    413: Problem;
    /**
     * Media type not read here.
     */
    415: Problem;
    /**
     * Validation failed, or the run failed; every failure is listed.
     */
    422: Problem;
    /**
     * The service failed.
     */
    500: Problem;
};

export type EstimateSiteMonthlyError = EstimateSiteMonthlyErrors[keyof EstimateSiteMonthlyErrors];

export type EstimateSiteMonthlyResponses = {
    /**
     * The months.
     */
    200: SiteMonthlyAnswer;
};

export type EstimateSiteMonthlyResponse = EstimateSiteMonthlyResponses[keyof EstimateSiteMonthlyResponses];

export type GetHealthData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/api/health';
};

export type GetHealthErrors = {
    /**
     * The service failed.
     */
    500: Problem;
};

export type GetHealthError = GetHealthErrors[keyof GetHealthErrors];

export type GetHealthResponses = {
    /**
     * The answer.
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
     * The service failed.
     */
    500: Problem;
    /**
     * The source did not answer, the queue of runs is full, or the store cannot be written.
     */
    503: Problem;
};

export type GetReadyError = GetReadyErrors[keyof GetReadyErrors];

export type GetReadyResponses = {
    /**
     * The service can take work.
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
     * The service failed.
     */
    500: Problem;
};

export type GetOpenapiError = GetOpenapiErrors[keyof GetOpenapiErrors];

export type GetOpenapiResponses = {
    /**
     * The answer.
     */
    200: {
        [key: string]: unknown;
    };
};

export type GetOpenapiResponse = GetOpenapiResponses[keyof GetOpenapiResponses];

export type GetReferencePageData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/docs';
};

export type GetReferencePageErrors = {
    /**
     * The service failed.
     */
    500: Problem;
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
