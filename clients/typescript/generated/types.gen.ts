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
     */
    latitude: number;
    /**
     * Longitude, east positive.
     */
    longitude: number;
    /**
     * Elevation above sea level; sets the air pressure used for refraction and air mass.
     */
    elevation?: number;
    /**
     * Hours from UTC of local standard time; null takes the weather's. The stamps of the weather always count in the weather's own zone.
     */
    timezone?: number | null;
    /**
     * Ground albedo of each month, January first; POST /api/estimate/site-monthly estimates it where there is snow.
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
     */
    use_weather_albedo?: boolean;
    /**
     * Soiling loss of each month, January first; POST /api/estimate/site-monthly adds what snow costs.
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
     */
    horizon_azimuths_deg?: Array<number>;
    /**
     * Elevation of the horizon at each azimuth of the profile.
     */
    horizon_elevations_deg?: Array<number>;
    /**
     * Apply the horizon profile when one is given.
     */
    use_horizon?: boolean;
    /**
     * What the horizon takes: the beam only, or also its part of the sky diffuse and of the ground-reflected light.
     */
    horizon_model?: 'beam' | 'beam_diffuse';
    /**
     * Correct the sun's elevation for atmospheric refraction (pressure from the elevation, 12 degC).
     */
    refraction?: boolean;
    /**
     * Sun position algorithm: NREL SPA, or PSA+ (fitted to 2020 to 2050, within 0.0083 deg).
     */
    sun_position?: 'spa' | 'psa';
    /**
     * Instant of the sun in rows that hold sunrise or sunset: the middle of the sunlit part, or the middle of the row.
     */
    sun_instant?: 'sunlit_middle' | 'middle';
    /**
     * Which two of global, diffuse and beam irradiance rule when the weather carries all three; the third follows from closure.
     */
    irradiance_closure?: 'global_diffuse' | 'beam_diffuse' | 'global_beam';
    /**
     * Model that splits global irradiance into diffuse and beam, for weather that carries global irradiance alone; dirint also uses the rows before and after and, when the weather carries it, the humidity.
     */
    decomposition?: 'erbs' | 'erbs_driesse' | 'orgill_hollands' | 'disc' | 'dirint' | 'boland';
    /**
     * Model of the sky diffuse irradiance on the tilted plane: Perez 1990, its continuous form of 2024, Hay and Davies, Reindl, Klucher, or an isotropic sky.
     */
    transposition?: 'perez' | 'perez_driesse' | 'hay_davies' | 'reindl' | 'klucher' | 'isotropic';
    /**
     * Whether the circumsolar part of the diffuse meets shade and incidence angle as beam or as diffuse.
     */
    circumsolar?: 'beam' | 'diffuse';
};

/**
 * Racking, tracking, row shading and stringing.
 */
export type ArraySection = {
    /**
     * Racking: fixed racks, single-axis trackers, east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading).
     */
    track_mode?: 'fixed' | 'single_axis' | 'ewf' | 'rooftop';
    /**
     * Tilt of the plane from horizontal; of each face for ridges; of the axis for trackers (positive: the end that azimuth_deg points to is the lower one).
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north that the plane faces; of the axis for trackers; bearing of the ridge for ridges, whose faces look to azimuth_deg - 90 and azimuth_deg + 90.
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio: collector width over row spacing; for ridges the ground under both faces, 2 x collector_width_m x cos(tilt_deg), over the ridge spacing.
     */
    gcr?: number;
    /**
     * Width of the collector across the row (slant); of one face for ridges.
     */
    collector_width_m?: number;
    /**
     * Number of rows; the first is unshaded.
     */
    n_rows?: number;
    /**
     * Inactive band at the collector's upper edge.
     */
    band_top_m?: number;
    /**
     * Inactive band at the collector's lower edge.
     */
    band_bottom_m?: number;
    /**
     * Rows shade each other.
     */
    inter_row_shading?: boolean;
    /**
     * How rows shade each other: analytic two-dimensional rows.
     */
    row_model?: 'rows';
    /**
     * Effect of beam shade: none, in proportion to the shaded area, or also the electrical loss of partly shaded strings.
     */
    shade_mode?: 'none' | 'linear' | 'electrical';
    /**
     * Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none.
     */
    diffuse_shading?: 'lune' | 'limit_angle' | 'none';
    /**
     * Row shading of the ground-reflected light. first_row: the first row alone sees the ground. sunlit_strip: the other rows see the strip between them, in the sun up to the shadow of the row in front, as in SAM.
     */
    ground_shading?: 'first_row' | 'sunlit_strip';
    /**
     * Equal strips across the collector width that are wired as separate strings.
     */
    string_steps?: number;
    /**
     * Depth of shade that takes a whole strip out: the size of a cell across the width.
     */
    cell_traverse_m?: number;
    /**
     * Share of the surplus of whole strips over the linear shade that is lost.
     */
    fraction_for_electrical?: number;
    /**
     * Rotation of trackers: towards the sun, turned back so that rows do not shade each other, or to the greatest irradiance on the plane (which turns back too while `backtracking` is true); null follows `backtracking`.
     */
    tracking?: 'true_tracking' | 'backtracking' | 'optimised' | null;
    /**
     * Turn trackers back so that rows never shade each other.
     */
    backtracking?: boolean;
    /**
     * Largest rotation to either side; null takes 60 unless rotation_min_deg and rotation_max_deg are given.
     */
    rotation_limit_deg?: number | null;
    /**
     * Lower limit of the rotation; give it together with rotation_max_deg.
     */
    rotation_min_deg?: number | null;
    /**
     * Upper limit of the rotation; give it together with rotation_min_deg.
     */
    rotation_max_deg?: number | null;
    /**
     * Slope of the ground across the tracker axes; positive when, right-handed about the axis, it tilts as a positive rotation would.
     */
    cross_axis_slope_deg?: number;
    /**
     * Stow trackers in wind.
     */
    wind_stow?: boolean;
    /**
     * Wind speed at and above which trackers stow.
     */
    wind_stow_speed_ms?: number;
    /**
     * Rotation of a stowed tracker.
     */
    wind_stow_angle_deg?: number;
    /**
     * Where on the I-V curve the array works when the inverter limits it. mppt_window: at the MPP held inside the voltage window, and it stays there when the power is limited. power_limits: the same, and when the AC power is limited the DC voltage rises along the I-V curve, at most to the inverter's maximum voltage, until the power fits; the energy differs only where the efficiency depends on the voltage. A module without voltage runs as under mppt_window, with a warning.
     */
    operating_point?: 'mppt_window' | 'power_limits';
    /**
     * Modules in series in a string.
     */
    modules_per_string: number;
    /**
     * Strings in parallel on each inverter. Even for ridges: each face takes half, rounded down (an odd string stays unconnected, with a warning).
     */
    strings_per_inverter: number;
    /**
     * Number of inverters.
     */
    n_inverters?: number;
};

/**
 * Incidence-angle model.
 */
export type Iam = {
    /**
     * Beam curve: `auto` takes the module's own profile, else Fresnel with the module's glass.
     */
    kind?: 'auto' | 'ashrae' | 'fresnel' | 'fresnel_ar' | 'martin_ruiz' | 'sandia' | 'schlick' | 'table' | 'off';
    /**
     * Factors of sky diffuse and ground-reflected light: hemisphere integral of the beam curve by tilt, the curve at 60 degrees, or none.
     */
    diffuse?: 'integrated' | 'sixty_degrees' | 'off';
    /**
     * ASHRAE parameter.
     */
    b0?: number;
    /**
     * Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt.
     */
    a_r?: number;
    /**
     * Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve of glass.
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
     */
    n?: number;
    /**
     * Refractive index of the anti-reflective layer.
     */
    n_ar?: number;
    /**
     * Absorption (extinction) of the glass.
     */
    k_per_m?: number;
    /**
     * Thickness of the glass.
     */
    thickness_m?: number;
    /**
     * Incidence angles of the `table` curve, ascending.
     */
    angles_deg?: Array<number>;
    /**
     * Transmission relative to normal incidence at each angle of the `table` curve.
     */
    factors?: Array<number>;
};

/**
 * Cell temperature.
 */
export type Thermal = {
    /**
     * Cell-temperature model: heat balance on the effective irradiance with the efficiency of the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as SAM has it), Sandia's exponential of the wind (`sapm`), in proportion to the irradiance (`ross`), or the transient model of PVWatts 5 (`fuentes`), in which the temperature goes on from row to row.
     */
    model?: 'pvsyst' | 'faiman' | 'noct' | 'sapm' | 'ross' | 'fuentes';
    /**
     * Constant heat loss factor.
     */
    u_c?: number;
    /**
     * Wind heat loss factor.
     */
    u_v?: number;
    /**
     * Share of the irradiance that the module absorbs (transmittance-absorptance product under `noct`).
     */
    absorptivity?: number;
    /**
     * Fixed module efficiency in the heat balance; null takes the efficiency of the operating point in each row.
     */
    module_efficiency?: number | null;
    /**
     * Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null takes the module's. Raised to 49 degC on a roof under `noct`.
     */
    noct_c?: number | null;
    /**
     * Height of the array for the wind correction of `noct`: one or two storeys.
     */
    array_height_stories?: 1 | 2;
    /**
     * Coefficient a of `sapm`; -3.47 is glass on glass on an open rack, -3.56 glass on polymer there, -2.98 glass on glass close to a roof, -2.81 with an insulated back.
     */
    sapm_a?: number;
    /**
     * Coefficient b of `sapm`, of the wind: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings named at `sapm_a`.
     */
    sapm_b?: number;
    /**
     * Cell over back of the module under 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back.
     */
    sapm_delta_t_c?: number;
    /**
     * Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800.
     */
    ross_k?: number | null;
    /**
     * Height of the module's middle above ground, for `fuentes`.
     */
    fuentes_module_height_m?: number;
    /**
     * Height at which the wind was measured, for `fuentes`; the default is that of PVWatts.
     */
    fuentes_wind_height_m?: number;
    /**
     * Emissivity of the module, for `fuentes`.
     */
    fuentes_emissivity?: number;
    /**
     * Share of the irradiance that becomes heat, for `fuentes`.
     */
    fuentes_absorption?: number;
};

/**
 * DC loss fractions.
 */
export type DcLosses = {
    /**
     * Module quality loss; negative for a gain.
     */
    quality_loss?: number;
    /**
     * Light-induced degradation.
     */
    lid_loss?: number;
    /**
     * Mismatch between modules.
     */
    module_mismatch_loss?: number;
    /**
     * Mismatch between strings.
     */
    string_mismatch_loss?: number;
    /**
     * DC wiring loss at STC.
     */
    dc_wiring_loss_at_stc?: number;
    /**
     * Resistive wiring (current squared), or the same fraction of every row.
     */
    dc_wiring_model?: 'ohmic_i2r' | 'flat';
};

/**
 * AC losses, auxiliaries and grid limit.
 */
export type AcLosses = {
    /**
     * AC wiring loss at the power reference.
     */
    ac_wiring_loss_at_stc?: number;
    /**
     * AC wiring loss as k P^2 on the inverter output, or as a fraction of the output.
     */
    ohmic_model?: 'ohmic_i2r' | 'flat';
    /**
     * Iron loss of the medium-voltage transformer, fraction of the power reference, drawn 24 hours.
     */
    transformer_constant_loss?: number;
    /**
     * Copper loss of the medium-voltage transformer at the power reference.
     */
    transformer_loss_at_stc?: number;
    /**
     * Ohmic loss of the medium-voltage line at the power reference.
     */
    mv_line_loss_at_stc?: number;
    /**
     * Copper loss of the high-voltage transformer at the power reference.
     */
    hv_transformer_loss_at_stc?: number;
    /**
     * Iron loss of the high-voltage transformer, fraction of the power reference, drawn 24 hours (exporting hours with night disconnect).
     */
    hv_transformer_constant_loss?: number;
    /**
     * Ohmic loss of the high-voltage line at the power reference.
     */
    hv_line_loss_at_stc?: number;
    /**
     * Fixed loss fraction of each exporting row.
     */
    transmission_loss?: number;
    /**
     * Other AC loss, fraction of each exporting row.
     */
    other_loss?: number;
    /**
     * Continuous auxiliaries while exporting above the threshold.
     */
    aux_kw?: number;
    /**
     * Power threshold for aux_kw.
     */
    aux_threshold_kw?: number;
    /**
     * Auxiliaries in proportion to the inverter output while exporting.
     */
    aux_proportional_w_per_kw?: number;
    /**
     * Consumption in rows whose sun-up flag is false.
     */
    aux_night_kw?: number;
    /**
     * Grid power limit, active power (apparent with grid_limit_apparent); 0 for none.
     */
    grid_poi_limit_kw?: number;
    /**
     * Where the limit applies: at the injection point after all losses, or at the inverter output.
     */
    grid_limit_at?: 'injection' | 'inverter_output';
    /**
     * The grid limit is an apparent power in kVA.
     */
    grid_limit_apparent?: boolean;
    /**
     * Fraction of each row's export lost to outages.
     */
    unavailability_loss?: number;
    /**
     * Power factor of the plant.
     */
    power_factor?: number;
    /**
     * The inverters' nominal power is an apparent power in kVA.
     */
    pnom_apparent?: boolean;
    /**
     * Count the inverters' own night draw.
     */
    inverter_night_tare?: boolean;
    /**
     * Disconnect the transformers in rows without export.
     */
    transformer_night_disconnect?: boolean;
    /**
     * Power reference of the AC loss fractions: the inverters' nominal AC power, or the array's power at STC.
     */
    power_reference?: 'pnom_inverter' | 'pnom_stc';
    /**
     * Count the auxiliaries.
     */
    use_auxiliaries?: boolean;
    /**
     * Count the medium-voltage transformer.
     */
    use_mv_transformer?: boolean;
    /**
     * Count the medium-voltage line.
     */
    use_mv_line?: boolean;
};

/**
 * Spectral correction.
 */
export type Spectral = {
    /**
     * Spectral correction of the effective irradiance: by air mass and water in the air (`first_solar`), by air mass alone (`sandia_airmass`, as SAM's single-diode models have it), or by air mass, aerosol and water (`caballero`).
     */
    mode?: 'off' | 'first_solar' | 'sandia_airmass' | 'caballero';
    /**
     * Coefficients of the module's own: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4). An empty list takes the published ones: by `module.technology`, and of poly-crystalline silicon for `sandia_airmass`.
     */
    coefficients?: Array<number>;
    /**
     * Optical depth of the aerosol at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze.
     */
    aod500?: number;
};

/**
 * Rear side of bifacial modules.
 */
export type Bifacial = {
    /**
     * Rear irradiance from two-dimensional view factors with the rows' ground shadow, or a fixed fraction of the front.
     */
    model?: 'view_factor' | 'fixed_fraction';
    /**
     * Height above ground of a tracker's axis, or of a fixed rack's lower edge.
     */
    height_m?: number;
    /**
     * Rear over front efficiency; null takes the module's.
     */
    bifaciality?: number | null;
    /**
     * Share of the rear irradiance that the structure shades.
     */
    structure_shading?: number;
    /**
     * Loss by uneven rear irradiance, fraction of the rear contribution.
     */
    rear_mismatch?: number;
    /**
     * Share of light that passes between and through the modules to the ground.
     */
    transparency?: number;
    /**
     * Rear over front irradiance under `fixed_fraction`.
     */
    fixed_fraction?: number;
};

/**
 * Multi-year analysis. The run itself is the undegraded plant unless `year` is given.
 */
export type Lifetime = {
    /**
     * Years in the table of yearly energy.
     */
    analysis_period_years?: number;
    /**
     * Yearly loss of DC power; year n loses rate x (n - 0.5).
     */
    dc_degradation_rate?: number;
    /**
     * Year of operation that is run; 0 is as new.
     */
    year?: number;
    /**
     * One standard deviation of the yearly energy; gives P50, P90, P95 and P99.
     */
    uncertainty?: number | null;
};

/**
 * What was found when a weather series was compared with itself and with the sun. What is worth a look stands in `notes` too, with what to do.
 */
export type WeatherQuality = {
    /**
     * Rows that the stamps skip between the first and the last.
     */
    rows_absent: number;
    /**
     * Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three have a value.
     */
    closure_rows: number;
    /**
     * Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without a place.
     */
    closure_mean_wm2: number | null;
    /**
     * Root of the mean square of the same; above 20 it is noted.
     */
    closure_rms_wm2: number | null;
    /**
     * Rows with light while the sun is below the horizon from their start to their end; null without a place.
     */
    night_rows: number | null;
    /**
     * Light of those rows; above 0.5 % of all light it is noted.
     */
    night_wh_m2: number | null;
    /**
     * Minutes that the irradiance runs late against the clear sky (negative: early), by the morning and the evening edge of clear days; the part on which both agree, 20 or less is no cause for alarm. Null without a place or with fewer than 8 clear days.
     */
    time_shift_min: number | null;
    /**
     * Days that were clear enough to tell the time.
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
     */
    count: number;
    /**
     * The first of them, counted from 0.
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
     */
    ghi_kwhm2?: number;
    /**
     * Diffuse horizontal irradiation.
     */
    dhi_kwhm2?: number;
    /**
     * Direct normal irradiation.
     */
    dni_kwhm2?: number;
    /**
     * Mean air temperature.
     */
    temp_air_c?: number;
    /**
     * Mean wind speed.
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
 * Weather series: columns of one length, one value a row; null marks a gap. Any set of irradiance columns that closes is enough: two of ghi, dhi and dni, ghi alone, or poa.
 */
export type Weather = {
    /**
     * Hours from UTC of the time stamps (standard time, no daylight saving).
     */
    timezone: number;
    /**
     * Length of a row.
     */
    step_minutes: number;
    /**
     * What the stamp marks: the start, middle or end of the row.
     */
    interval?: 'start' | 'middle' | 'end';
    /**
     * Instant of the sun after the row's start, for irradiance that is instantaneous; null for means over the row.
     */
    sun_offset_min?: number | null;
    /**
     * Stamp of the first row of a regular series, local standard time.
     */
    start?: string | null;
    /**
     * Stamps of every row, ascending, for a series with gaps or of several years; give it instead of `start`.
     */
    time?: Array<string> | null;
    /**
     * Global horizontal irradiance.
     */
    ghi_wm2?: Array<number | null>;
    /**
     * Diffuse horizontal irradiance.
     */
    dhi_wm2?: Array<number | null>;
    /**
     * Direct normal irradiance.
     */
    dni_wm2?: Array<number | null>;
    /**
     * Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, of a sensor that turns with them. Without a horizontal set that closes (ghi, or two of ghi, dhi and dni) the sky is found whose decomposition and transposition give this irradiance on the run's own plane; with such a set, the set rules.
     */
    poa_wm2?: Array<number | null>;
    /**
     * Air temperature.
     */
    temp_air_c: Array<number | null>;
    /**
     * Wind speed at 10 m.
     */
    wind_speed_ms?: Array<number | null>;
    /**
     * Relative humidity.
     */
    relative_humidity?: Array<number | null>;
    /**
     * Air pressure at the site.
     */
    pressure_hpa?: Array<number | null>;
    /**
     * Precipitable water.
     */
    precipitable_water_cm?: Array<number | null>;
    /**
     * Ground albedo; it counts instead of the month's of the site unless `site.use_weather_albedo` is false. In a gap the month's counts: embedded typical years have values in months with snow only.
     */
    albedo?: Array<number | null>;
    /**
     * Latitude of the data.
     */
    latitude?: number | null;
    /**
     * Longitude of the data.
     */
    longitude?: number | null;
    /**
     * Elevation of the data.
     */
    elevation?: number | null;
    /**
     * Series of another tool that travel along to series.csv: name to column.
     */
    reference_series?: {
        [key: string]: Array<number | null>;
    };
    /**
     * Origin of the series.
     */
    meta?: WeatherMeta;
};

/**
 * Incidence-angle profile.
 */
export type IamProfile = {
    /**
     * Incidence angles, ascending.
     */
    angles_deg: Array<number>;
    /**
     * Transmission relative to normal incidence.
     */
    factors: Array<number>;
};

/**
 * Stated efficiencies at low irradiance.
 */
export type LowLight = {
    /**
     * Irradiances.
     */
    irradiance_wm2: Array<number>;
    /**
     * Efficiency relative to STC at each irradiance, 1 for the same (0.97 is 3 % less).
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     */
    p_nom_w: number;
    /**
     * Length of the module.
     */
    length_m: number;
    /**
     * Width of the module.
     */
    width_m: number;
    /**
     * Cells in series.
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     */
    cells_in_parallel?: number;
    /**
     * Rear over front efficiency; 0 for a monofacial module.
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null when it states none.
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     */
    mu_i_sc_a_per_k: number;
    /**
     * Temperature coefficient of the open-circuit voltage as stated; used for string sizing only.
     */
    mu_v_oc_v_per_k?: number | null;
    /**
     * Relative temperature coefficient of the MPP power; fits mu_gamma_per_k.
     */
    mu_p_mp_per_k?: number | null;
    /**
     * Series resistance; null is fitted.
     */
    r_series_ohm?: number | null;
    /**
     * Shunt resistance at 1000 W/m2; null takes v_mp / (0.2 (i_sc - i_mp)).
     */
    r_shunt_ohm?: number | null;
    /**
     * Shunt resistance in the dark; null takes 4 (crystalline) or 12 (thin film) times r_shunt_ohm.
     */
    r_shunt_0_ohm?: number | null;
    /**
     * Exponent of the shunt resistance.
     */
    r_shunt_exp?: number;
    /**
     * Diode ideality factor; null is fitted.
     */
    gamma?: number | null;
    /**
     * Temperature coefficient of gamma; null is fitted to mu_p_mp_per_k, or 0 without it.
     */
    mu_gamma_per_k?: number | null;
    /**
     * Recombination parameter of thin film; 0 for none.
     */
    d2_mu_tau_v?: number;
    /**
     * Built-in voltage per cell of the recombination term; null takes 0.9 V a junction: 1.8 V for a tandem.
     */
    v_bi_v?: number | null;
    /**
     * Low-light efficiencies that fit the series resistance; null for the default of -3 % at 200 W/m2.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     */
    p_nom_w: number;
    /**
     * Length of the module.
     */
    length_m: number;
    /**
     * Width of the module.
     */
    width_m: number;
    /**
     * Cells in series.
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     */
    cells_in_parallel?: number;
    /**
     * Rear over front efficiency; 0 for a monofacial module.
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null when it states none.
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     */
    alpha_sc_a_per_k: number;
    /**
     * Modified ideality factor at reference (n Ns Vth).
     */
    a_ref_v: number;
    /**
     * Light current at reference.
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference.
     */
    i_o_ref_a: number;
    /**
     * Series resistance.
     */
    r_s_ohm: number;
    /**
     * Shunt resistance at reference.
     */
    r_sh_ref_ohm: number;
    /**
     * Adjustment of the temperature coefficients.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     */
    p_nom_w: number;
    /**
     * Length of the module.
     */
    length_m: number;
    /**
     * Width of the module.
     */
    width_m: number;
    /**
     * Cells in series.
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     */
    cells_in_parallel?: number;
    /**
     * Rear over front efficiency; 0 for a monofacial module.
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null when it states none.
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     */
    v_max_v?: number | null;
    /**
     * Short-circuit current at STC.
     */
    i_sc_a: number;
    /**
     * Open-circuit voltage at STC.
     */
    v_oc_v: number;
    /**
     * MPP current at STC.
     */
    i_mp_a: number;
    /**
     * MPP voltage at STC.
     */
    v_mp_v: number;
    /**
     * Temperature coefficient of the short-circuit current.
     */
    alpha_sc_a_per_k: number;
    /**
     * Modified ideality factor at reference (n Ns Vth).
     */
    a_ref_v: number;
    /**
     * Light current at reference.
     */
    i_l_ref_a: number;
    /**
     * Diode saturation current at reference.
     */
    i_o_ref_a: number;
    /**
     * Series resistance.
     */
    r_s_ohm: number;
    /**
     * Shunt resistance at reference.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Cell technology; sets the band gap of the `pvsyst` model and what the defaults of thin film need.
     */
    technology?: 'mono_si' | 'poly_si' | 'hit' | 'cdte' | 'cis' | 'a_si' | 'tandem' | 'other';
    /**
     * Nameplate power at STC.
     */
    p_nom_w: number;
    /**
     * Length of the module.
     */
    length_m?: number;
    /**
     * Width of the module.
     */
    width_m?: number;
    /**
     * Cells in series.
     */
    cells_in_series?: number;
    /**
     * Cells in parallel.
     */
    cells_in_parallel?: number;
    /**
     * Rear over front efficiency; 0 for a monofacial module.
     */
    bifaciality?: number;
    /**
     * Nominal operating cell temperature.
     */
    noct_c?: number;
    /**
     * Front glass: plain, or with anti-reflective coating.
     */
    front_surface?: 'glass' | 'ar_glass';
    /**
     * The module's own incidence-angle profile; null when it states none.
     */
    iam_profile?: IamProfile | null;
    /**
     * Maximum system voltage.
     */
    v_max_v?: number | null;
    /**
     * Relative temperature coefficient of the power.
     */
    temperature_coefficient: number;
    /**
     * Efficiency at STC, used in the heat balance and for the area.
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
     */
    temp_air_c: Array<number>;
    /**
     * AC power limit at each temperature.
     */
    p_ac_kw: Array<number>;
};

/**
 * Efficiency by DC power at one DC voltage.
 */
export type EfficiencyCurve = {
    /**
     * DC voltage of the curve; null when there is one curve for all voltages.
     */
    v_dc_v?: number | null;
    /**
     * DC powers, ascending.
     */
    p_dc_kw: Array<number>;
    /**
     * AC over DC power at each DC power. Between the points the AC power is a straight line; a program that draws it through the efficiencies is up to 0.1 % of a year apart when the points are few.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Nominal AC power.
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature; null takes the nominal.
     */
    p_ac_max_kw?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage; null for none.
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     */
    mppt_count?: number;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     */
    derating?: Derating | null;
    /**
     * One curve, or three at ascending DC voltages.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Nominal AC power.
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature; null takes the nominal.
     */
    p_ac_max_kw?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage; null for none.
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     */
    mppt_count?: number;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     */
    derating?: Derating | null;
    /**
     * AC power rating.
     */
    p_aco_w: number;
    /**
     * DC power at which the AC rating is reached.
     */
    p_dco_w: number;
    /**
     * DC voltage of the rating.
     */
    v_dco_v: number;
    /**
     * DC power to start the inversion.
     */
    p_so_w: number;
    /**
     * Curvature of AC over DC power at v_dco.
     */
    c0?: number;
    /**
     * Variation of p_dco with the DC voltage.
     */
    c1?: number;
    /**
     * Variation of p_so with the DC voltage.
     */
    c2?: number;
    /**
     * Variation of c0 with the DC voltage.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Nominal AC power.
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature; null takes the nominal.
     */
    p_ac_max_kw?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage; null for none.
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     */
    mppt_count?: number;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     */
    derating?: Derating | null;
    /**
     * Nominal efficiency.
     */
    efficiency_nom?: number;
    /**
     * Reference efficiency of the part-load curve.
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
     */
    manufacturer?: string;
    /**
     * Model name.
     */
    name?: string;
    /**
     * Nominal AC power.
     */
    p_ac_nom_kw: number;
    /**
     * Maximum AC power at low temperature; null takes the nominal.
     */
    p_ac_max_kw?: number | null;
    /**
     * Lower bound of the MPPT window; null for none.
     */
    v_mppt_min_v?: number | null;
    /**
     * Upper bound of the MPPT window; null for none.
     */
    v_mppt_max_v?: number | null;
    /**
     * Absolute maximum DC voltage; null for none.
     */
    v_dc_max_v?: number | null;
    /**
     * Maximum DC current; null for none.
     */
    i_dc_max_a?: number | null;
    /**
     * DC power below which the inverter stays off; null takes 0.5 % of nominal for `curve`, none for the others.
     */
    p_start_kw?: number | null;
    /**
     * Own consumption at night.
     */
    p_night_w?: number;
    /**
     * Number of MPP trackers.
     */
    mppt_count?: number;
    /**
     * Limit of the AC power by ambient temperature; null for none.
     */
    derating?: Derating | null;
    /**
     * Efficiency.
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
     */
    iam?: Iam;
    /**
     * Cell temperature.
     */
    thermal?: Thermal;
    /**
     * DC losses.
     */
    dc_losses?: DcLosses;
    /**
     * AC losses, auxiliaries, grid limit.
     */
    ac_losses?: AcLosses;
    /**
     * Spectral correction.
     */
    spectral?: Spectral;
    /**
     * Rear-side model; null for none.
     */
    bifacial?: Bifacial | null;
    /**
     * Multi-year analysis.
     */
    lifetime?: Lifetime;
    /**
     * Battery and load; null for none.
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
     */
    include_series?: boolean;
    /**
     * 3D scene; this version runs the flat array section (null).
     */
    scene?: null;
};

/**
 * A run from a location and a size. Sizes: capacity, or modules with module_power_w; given together they agree within 0.5 %.
 */
export type SimpleRunRequest = {
    /**
     * Latitude, north positive.
     */
    latitude: number;
    /**
     * Longitude, east positive.
     */
    longitude: number;
    /**
     * DC capacity at STC; absent: modules x module_power_w.
     */
    system_capacity_kw?: number;
    /**
     * Number of modules; absent: capacity over module power.
     */
    modules?: number;
    /**
     * Module power at STC; absent: capacity over modules, or close to 500 W.
     */
    module_power_w?: number;
    /**
     * Module type.
     */
    module_type?: 'standard' | 'premium' | 'thin_film';
    /**
     * Module efficiency; absent: 0.19 standard, 0.21 premium, 0.18 thin_film.
     */
    module_efficiency?: number;
    /**
     * Temperature coefficient of power; absent: -0.0037 standard, -0.0035 premium, -0.0032 thin_film.
     */
    temperature_coefficient?: number;
    /**
     * Rear over front efficiency; 0 is monofacial.
     */
    bifaciality?: number;
    /**
     * Racking.
     */
    racking?: 'fixed' | 'rooftop' | 'single_axis';
    /**
     * Tilt from horizontal, of the axis for trackers; absent: 20, trackers 0.
     */
    tilt_deg?: number;
    /**
     * Azimuth clockwise from north; absent: 180 on or north of the equator and for trackers, else 0.
     */
    azimuth_deg?: number;
    /**
     * Ground cover ratio.
     */
    gcr?: number;
    /**
     * DC over AC power.
     */
    dc_ac_ratio?: number;
    /**
     * AC nameplate; absent: DC over dc_ac_ratio.
     */
    inverter_ac_kw?: number;
    /**
     * Inverter efficiency.
     */
    inverter_efficiency?: number;
    /**
     * Inverter model: one efficiency, or the PVWatts part-load curve (`reference` is a synonym of `pvwatts`).
     */
    inverter_model?: 'flat' | 'pvwatts' | 'reference';
    /**
     * All losses beside those computed; other values scale the default categories by one common exponent.
     */
    losses_percent?: number;
    /**
     * Weather by id or inline; absent: the typical year at the coordinates.
     */
    weather?: WeatherRef | Weather;
    /**
     * Source of the typical year, which is used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so.
     */
    weather_source?: 'auto' | 'nsrdb' | 'pvgis' | 'embedded' | 'americas_db' | 'europe_db';
    /**
     * Hours from UTC of the location's standard time; absent: the location's zone.
     */
    timezone?: number;
    /**
     * Elevation; absent: the typical year's location, 0 with own weather.
     */
    elevation?: number;
    /**
     * Ground albedo.
     */
    albedo?: number;
    /**
     * Return the hourly series, at most 10,000,000 values (rows x columns).
     */
    include_series?: boolean;
};

/**
 * Sums or means of each calendar month, January first; null for a month without rows.
 */
export type Monthly = {
    /**
     * Global horizontal irradiation.
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
     * Irradiation on the plane.
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
};

/**
 * A row for every calendar year of the weather.
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
     */
    glob_hor_kwhm2: Array<number | null>;
    /**
     * Irradiation on the plane.
     */
    glob_inc_kwhm2: Array<number | null>;
    /**
     * Energy to grid.
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
     */
    e_grid_kwh: Array<number | null>;
    /**
     * Mean over the period.
     */
    mean_kwh: number;
    /**
     * Total over the period.
     */
    total_kwh: number;
};

/**
 * Yearly energy exceeded with the given probability (normal distribution).
 */
export type Exceedance = {
    /**
     * Exceeded in half of all years.
     */
    p50_kwh: number;
    /**
     * Exceeded with 90 %.
     */
    p90_kwh: number;
    /**
     * Exceeded with 95 %.
     */
    p95_kwh: number;
    /**
     * Exceeded with 99 %.
     */
    p99_kwh: number;
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
     * Energy to grid of the (mean) year, net of night import.
     */
    e_grid_kwh: number;
    /**
     * Energy exported.
     */
    e_export_kwh: number;
    /**
     * Energy imported.
     */
    e_import_kwh: number;
    /**
     * Energy delivered to the grid and to the load per DC power at STC.
     */
    specific_yield_kwh_per_kwp: number;
    /**
     * Energy delivered to the grid and to the load over DC power times irradiation on the plane.
     */
    performance_ratio: number;
    /**
     * Energy delivered to the grid and to the load over nominal AC power times the hours of the year.
     */
    capacity_factor: number;
    /**
     * DC power at STC.
     */
    dc_kwp: number;
    /**
     * Nominal AC power.
     */
    ac_kw: number;
    /**
     * DC over AC power.
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
     * Rows for weather of several years; null for one year.
     */
    years: Years | null;
    /**
     * Yearly energy over the analysis period; null for one year.
     */
    lifetime: LifetimeTable | null;
    /**
     * Probabilities; null without an uncertainty.
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
     */
    beam_kwhm2: number;
    /**
     * Sky diffuse.
     */
    diffuse_kwhm2: number;
    /**
     * Ground-reflected.
     */
    ground_kwhm2: number;
    /**
     * Electrical loss of partly shaded strings.
     */
    electrical_kwh: number;
};

/**
 * One row of the loss diagram. `fraction` is of the row named in `basis`: positive a loss, negative a gain.
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
     * Share of the basis lost; null for the first level.
     */
    fraction: number | null;
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
     */
    step_minutes: number;
    /**
     * Hours from UTC of the stamps in `time` (standard time, no daylight saving).
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
 * Answer of a run.
 */
export type RunAnswer = {
    summary: RunSummary;
    /**
     * Every row of the loss diagram, in order.
     */
    loss_diagram: Array<LossRow>;
    series?: Series;
    billing?: Billing;
    links: RunLinks;
};

/**
 * A value that the simple run assumed.
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
    series?: Series;
    billing?: Billing;
    links: RunLinks;
    /**
     * The full request that ran.
     */
    request: RunRequest;
    /**
     * Every assumed value with its source.
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
     * What is wrong and how to mend it.
     */
    message: string;
    /**
     * Code of the failure.
     */
    code: string;
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
     */
    p_nom_w: number;
    /**
     * Efficiency at STC.
     */
    efficiency?: number | null;
    /**
     * The module is bifacial.
     */
    bifacial?: boolean;
    /**
     * Length.
     */
    length_m?: number | null;
    /**
     * Width.
     */
    width_m?: number | null;
    /**
     * Open-circuit voltage.
     */
    v_oc_v?: number;
    /**
     * Short-circuit current.
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
     */
    p_ac_nom_kw: number;
    /**
     * MPPT window, lower bound.
     */
    v_mppt_min_v?: number | null;
    /**
     * MPPT window, upper bound.
     */
    v_mppt_max_v?: number | null;
    /**
     * Maximum DC voltage.
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
     */
    rows?: number;
    /**
     * Gaps by column; a column without gaps is not listed.
     */
    missing?: {
        [key: string]: WeatherGaps;
    };
    /**
     * Sums and means of the year.
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
     */
    bias_fraction: number | null;
    /**
     * RMSE over the mean of the reference; null where that is 0.
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
     */
    e_grid_kwh: number | null;
    /**
     * Energy to grid less that of the request as sent.
     */
    difference_kwh: number | null;
    /**
     * The difference over the energy of the request as sent; null where that is 0.
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
     */
    charge_start_h: number;
    /**
     * End of charging.
     */
    charge_end_h: number;
    /**
     * The battery discharges from here: with discharge_max_kw, within the grid limit.
     */
    discharge_start_h: number;
    /**
     * End of discharging.
     */
    discharge_end_h: number;
};

/**
 * Battery at the plant's AC bus, between the inverters and the grid limit, and a load at the injection point, after all AC losses. The battery is charged by the plant alone.
 */
export type Storage = {
    /**
     * Energy that the full battery holds; 0 for a load without a battery.
     */
    capacity_kwh: number;
    /**
     * What the battery is for: to take what the grid limit would curtail and give it back below the limit, to meet the load with the surplus over it, or to charge and discharge in daily windows.
     */
    strategy: 'grid_limit' | 'self_consumption' | 'schedule';
    /**
     * Charging power at the AC bus; null takes half the capacity an hour.
     */
    charge_max_kw?: number | null;
    /**
     * Discharging power at the AC bus; null takes half the capacity an hour.
     */
    discharge_max_kw?: number | null;
    /**
     * Energy stored over energy taken from the AC bus: converter and battery.
     */
    efficiency_charge?: number;
    /**
     * Energy given to the AC bus over energy taken out of the store.
     */
    efficiency_discharge?: number;
    /**
     * State of charge below which the battery does not discharge.
     */
    soc_min?: number;
    /**
     * State of charge at the first row, and at the start of every year of the lifetime table; null takes soc_min. What it holds above soc_min is given without having been charged: see the row storage_change.
     */
    soc_start?: number | null;
    /**
     * Load at the injection point, in every strategy: a constant, or one value for every row of the weather; null for none. The plant meets it first; the rest comes from the grid, apart from e_grid. A grid limit at the injection point holds for what is left after it.
     */
    load_kw?: number | Array<number> | null;
    /**
     * Daily windows of the schedule strategy.
     */
    schedule?: StorageSchedule | null;
};

/**
 * What the battery and the load did in the (mean) year. Energies of the battery are at the AC bus.
 */
export type StorageSummary = {
    /**
     * Energy charged.
     */
    charged_kwh: number;
    /**
     * Energy discharged.
     */
    discharged_kwh: number;
    /**
     * Conversion losses: charged less discharged less the change.
     */
    loss_kwh: number;
    /**
     * Energy in the battery at the end less at the start.
     */
    change_kwh: number;
    /**
     * Energy taken out of the store over its capacity.
     */
    equivalent_full_cycles: number;
    /**
     * Energy charged that the grid limit would have curtailed.
     */
    recovered_kwh: number;
    /**
     * Energy that the load needs.
     */
    load_kwh: number;
    /**
     * Energy of the plant, through the battery or not, that meets the load.
     */
    self_consumed_kwh: number;
    /**
     * Energy of the grid that meets the load; no part of e_grid_kwh.
     */
    from_grid_kwh: number;
    /**
     * Self-consumed energy over all that the plant delivers to load and grid; null without a load.
     */
    self_consumption: number | null;
    /**
     * Self-consumed energy over the need of the load; null without a load.
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
     * Module, as in a run, for its own profile and glass; empty for plain glass.
     */
    module?: ModuleRef | Module | NoModule;
};

/**
 * Factor on the beam by its incidence angle.
 */
export type IamBeam = {
    /**
     * Incidence angle from the normal, 0 to 90.
     */
    angles_deg: Array<number>;
    /**
     * Share of the light that the glass passes, of that at normal incidence.
     */
    factors: Array<number>;
};

/**
 * Factors on the diffuse by the tilt of the plane.
 */
export type IamDiffuse = {
    /**
     * Value of `iam.diffuse`.
     */
    option: string;
    /**
     * Tilt of the plane, 0 to 90.
     */
    tilts_deg: Array<number>;
    /**
     * Factor on the sky's diffuse.
     */
    sky: Array<number>;
    /**
     * Factor on the light that the ground reflects.
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
    diffuse: IamDiffuse;
};

/**
 * A horizon profile.
 */
export type HorizonAnswer = {
    /**
     * Latitude that it holds for, rounded to 0.001.
     */
    latitude: number;
    /**
     * Longitude that it holds for, rounded to 0.001.
     */
    longitude: number;
    /**
     * Azimuths clockwise from north, ascending: 48 at 7.5 deg.
     */
    azimuths_deg: Array<number>;
    /**
     * Elevation of the horizon at each azimuth.
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
     */
    latitude: number;
    /**
     * Longitude, east positive.
     */
    longitude: number;
    /**
     * Height above the sea; null when it is not known.
     */
    elevation: number | null;
    /**
     * Offset of the standard time from UTC, as `site.timezone` takes it.
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
     */
    albedo?: number;
    /**
     * Soiling loss without snow, as a simple run takes it where absent.
     */
    soiling?: number;
    /**
     * Tilt of the modules, from which snow slides the sooner the steeper they are; of a tracker its largest rotation.
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
     */
    method: Array<EstimateMethod>;
    /**
     * What to mind when the months are used.
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
        stage: string;
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
        stage: string;
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
         */
        q?: string;
        /**
         * Most entries returned.
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
         */
        q?: string;
        /**
         * Most entries returned.
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
         */
        latitude: number;
        /**
         * Longitude, east positive, deg; rounded to 0.01.
         */
        longitude: number;
        /**
         * `meta` leaves the rows out.
         */
        fields?: 'all' | 'meta';
        /**
         * Source of the year. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service makes itself. `auto` asks `nsrdb` west of 32 deg W and `pvgis` elsewhere, then the other one, and takes `embedded` when neither can be reached or is configured; the answer says so.
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
         */
        timezone?: number;
        /**
         * Degrees north, for a file that does not state it.
         */
        latitude?: number;
        /**
         * Degrees east, for a file that does not state it.
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
         */
        lat: number;
        /**
         * Longitude, east positive, deg.
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
