# Written by codegen from openapi.json. Do not edit: bun run gen.
"""Requests and answers of the service, with the names and keys of its OpenAPI document."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict, final

__all__ = [
    "AcCable",
    "AcLosses",
    "AcceptedRun",
    "AcceptedStudy",
    "AcceptedVariant",
    "ActiveBound",
    "ApiKey",
    "ApiKeyRequest",
    "ArrayChanges",
    "ArraySection",
    "Availability",
    "BatchAnswer",
    "BatchFinding",
    "BatchRequest",
    "BetaDeviation",
    "BetaValue",
    "Bifacial",
    "BifacialChanges",
    "Billing",
    "BillingReason",
    "BillingState",
    "BindingConstraint",
    "BrokenConstraint",
    "BudgetRequest",
    "CapacityMean",
    "CapacityTest",
    "CheckoutLink",
    "ChosenMonth",
    "CompareAnswer",
    "CompareMethod",
    "CompareMonths",
    "CompareRequest",
    "ComparedField",
    "ComparedFigure",
    "ComparedMonths",
    "ComparedPart",
    "ComparedRun",
    "ComparedSeries",
    "ComparedSource",
    "ComparedWeather",
    "ComparedWeatherAnnual",
    "ComparedWeatherMonthly",
    "ComparedWeatherProblem",
    "Comparison",
    "Component",
    "ComponentOrigin",
    "ComponentSummary",
    "ConfirmedCheckout",
    "CorrelateWeatherAnswer",
    "CorrelateWeatherAnswerMethod",
    "CorrelateWeatherAnswerOverlap",
    "CorrelateWeatherAnswerUncertainty",
    "CorrelateWeatherRequest",
    "DcCable",
    "DcDerating",
    "DcLosses",
    "DcLossesChanges",
    "DefaultApplied",
    "Demo",
    "DemoSummary",
    "Derating",
    "DescribedOption",
    "DescribedStep",
    "DifferenceRow",
    "DocsEntry",
    "DocsPage",
    "EfficiencyCurve",
    "ElectricalShade",
    "EndedRun",
    "EnergyTest",
    "EnergyTestPeriod",
    "EstimateMethod",
    "Exceedance",
    "FailedRequest",
    "FailedVariant",
    "FeedbackReceived",
    "FeedbackRequest",
    "FieldSensitivity",
    "FieldShare",
    "FileCheck",
    "FileNote",
    "Finding",
    "FindingCode",
    "FirstDifference",
    "Health",
    "HeldOutStretch",
    "HorizonAnswer",
    "HorizonFileAnswer",
    "HorizonFileAnswerMeta",
    "HourErrors",
    "HoursFileAnswer",
    "HoursFileMeta",
    "HoursFileMetaSeriesItem",
    "Iam",
    "IamBeam",
    "IamChanges",
    "IamCurveAnswer",
    "IamCurveRequest",
    "IamDiffuseFactors",
    "IamProfile",
    "Inverter",
    "InverterCurve",
    "InverterFileAnswer",
    "InverterFileMeta",
    "InverterFilePatch",
    "InverterFilePatchArray",
    "InverterFit",
    "InverterFlat",
    "InverterPvwatts",
    "InverterRef",
    "InverterSandia",
    "LibraryInverter",
    "LibraryModule",
    "Lifetime",
    "LifetimeExceedance",
    "LifetimeTable",
    "ListedVariant",
    "LossRow",
    "LowLight",
    "LowLightFit",
    "MainLoss",
    "Me",
    "MeProfile",
    "MeTerms",
    "MeasuredRows",
    "MissingFile",
    "ModelThatRan",
    "Module",
    "ModuleCec",
    "ModuleDesoto",
    "ModuleFileAnswer",
    "ModuleFileMeta",
    "ModuleFilePatch",
    "ModuleFilePatchDcLosses",
    "ModuleFilePatchThermal",
    "ModuleFit",
    "ModuleIec61853",
    "ModulePvsyst",
    "ModuleRef",
    "ModuleReference",
    "ModuleSandia",
    "MonthOfUsage",
    "Monthly",
    "MonthlyTargets",
    "MonthlyYear",
    "NearShading",
    "NearestPlant",
    "NearlyOptimal",
    "NewApiKey",
    "NewProject",
    "NewProjectLink",
    "NewVariant",
    "NewWebhook",
    "NoModule",
    "NormalDeviation",
    "NormalValue",
    "OfferedSections",
    "OptimiseAnswer",
    "OptimiseObjective",
    "OptimiseRequest",
    "OptimisedField",
    "Optimum",
    "OutagePeriod",
    "Outages",
    "ParsedMeasured",
    "ParsedMeasuredMeta",
    "ParsedMeasuredMetaColumnsItem",
    "ParsedProjectOut",
    "ParsedSceneOut",
    "ParsedWeather",
    "ParsedWeatherMeta",
    "PartCorrelation",
    "PartDifference",
    "PartShare",
    "PaymentEvent",
    "PerInverter",
    "PerformanceAnswer",
    "PerformanceAnswerLeftOutItem",
    "PerformanceAnswerPlant",
    "PerformanceAnswerScatter",
    "PerformanceAvailability",
    "PerformanceConditions",
    "PerformanceConditionsUsed",
    "PerformanceFigures",
    "PerformanceFilterCount",
    "PerformanceFilters",
    "PerformanceFinding",
    "PerformanceMonth",
    "PerformancePeriod",
    "PerformancePlant",
    "PerformanceRatioOfPowers",
    "PerformanceRequest",
    "PerformanceScatter",
    "PerformanceUncertainty",
    "PlaceMatch",
    "PortalLink",
    "Preference",
    "PreferenceRequest",
    "Pricing",
    "PricingRules",
    "PricingSweepShares",
    "Problem",
    "ProblemItem",
    "Profile",
    "Project",
    "ProjectChange",
    "ProjectComponent",
    "ProjectCounts",
    "ProjectEntry",
    "ProjectLink",
    "ProjectLinkRequest",
    "ProjectMeta",
    "ProjectNote",
    "ProjectPage",
    "ProjectPatch",
    "ProjectRuns",
    "Provenance",
    "RandomOutages",
    "Ready",
    "ReceivedEvent",
    "RefusedVariant",
    "RegressionCoefficients",
    "RegressionTest",
    "ReportDetails",
    "ResolvedIds",
    "ReverseCharacteristic",
    "ReviewedFile",
    "RunAnswer",
    "RunDifference",
    "RunEntry",
    "RunLabel",
    "RunLinks",
    "RunPage",
    "RunProjectRequest",
    "RunRequest",
    "RunSummary",
    "RunWeatherMeta",
    "ScaleWeatherAnswer",
    "ScaleWeatherAnswerYear",
    "ScaleWeatherRequest",
    "ScaledMonth",
    "ScaledSum",
    "Scene",
    "SceneAxes",
    "SceneBin",
    "SceneCounts",
    "SceneCylinder",
    "SceneDay",
    "SceneDayBin",
    "SceneDayStep",
    "SceneDayTable",
    "SceneExample",
    "SceneFrame",
    "SceneGround",
    "SceneModuleGap",
    "SceneObject",
    "SceneOrigin",
    "SceneOutline",
    "ScenePlacement",
    "ScenePrism",
    "SceneRowAhead",
    "SceneStanding",
    "SceneSubRows",
    "SceneSummary",
    "SceneTerrain",
    "SceneTerrainGrid",
    "SceneTerrainMesh",
    "SceneTorqueTube",
    "SceneTreeLine",
    "SceneType",
    "SceneValidation",
    "SceneWall",
    "SceneWiring",
    "SecurityEvent",
    "SensitivityPoint",
    "Series",
    "SharedProject",
    "SharedRequest",
    "SharedRun",
    "SharedVariant",
    "SignInRequest",
    "SignInStarted",
    "SignedIn",
    "SimpleRunAnswer",
    "SimpleRunRequest",
    "SimpleRunRequestAnswer",
    "SimpleSubArray",
    "SimulatedUncertainty",
    "Site",
    "SiteMonthlyAnswer",
    "SiteMonthlyRequest",
    "SizeAlternative",
    "SizeAnswer",
    "SizeArrayPatch",
    "SizeLimit",
    "SizeModuleVoltages",
    "SizePart",
    "SizeRequest",
    "SizeStringRange",
    "SizeTemperatures",
    "Spectral",
    "Spread",
    "SpreadOfQuantity",
    "Storage",
    "StorageAgeing",
    "StorageAgeingTable",
    "StorageEfficiencyPoint",
    "StoragePrices",
    "StorageSchedule",
    "StorageSummary",
    "StoredRun",
    "StoredRunRef",
    "Study",
    "StudyEntry",
    "StudyEvent",
    "StudyFailure",
    "StudyLinks",
    "StudyPage",
    "SubArray",
    "SubArrayMonthly",
    "SubArrayResult",
    "SubArrayVoltage",
    "SuggestedPart",
    "SuggestedPartDistribution",
    "SweepAnswer",
    "SweepAxis",
    "SweepBest",
    "SweepGoal",
    "SweepRequest",
    "SweepResults",
    "SweptAxis",
    "SweptFinding",
    "SweptNeighbour",
    "SweptPath",
    "SyntheticDays",
    "SyntheticMonths",
    "SyntheticMonthsMade",
    "SyntheticUncertainty",
    "SyntheticWeatherAnswer",
    "SyntheticWeatherRequest",
    "SyntheticWeatherSite",
    "TenYearExceedance",
    "TermsAcceptance",
    "Thermal",
    "ThermalChanges",
    "TopUpRequest",
    "Transformer",
    "TreeAnswer",
    "TreeDescription",
    "TreeOption",
    "TreeReference",
    "TreeRow",
    "TreeScore",
    "TreeScoreMonthly",
    "TreeStep",
    "TriangularDeviation",
    "TriangularValue",
    "TruncatedDeviation",
    "TruncatedValue",
    "TypicalYearAnswer",
    "TypicalYearAnswerMethod",
    "TypicalYearRequest",
    "UncertainEnergy",
    "UncertainField",
    "UncertainPart",
    "UncertaintyAnswer",
    "UncertaintyParts",
    "UncertaintyRequest",
    "UniformDeviation",
    "UniformValue",
    "Variant",
    "VariantChange",
    "VariantDifference",
    "VariantEntry",
    "VariantRun",
    "VariedField",
    "Weather",
    "WeatherAnswer",
    "WeatherAnswerMeta",
    "WeatherChange",
    "WeatherChanges",
    "WeatherChangesByReasonItem",
    "WeatherClearSky",
    "WeatherCompareAnswer",
    "WeatherCompareAnswerUncertainty",
    "WeatherCompareAnswerUncertaintyUncertaintyParts",
    "WeatherCompareRequest",
    "WeatherFetchRequest",
    "WeatherGapReport",
    "WeatherGapReportColumnsItem",
    "WeatherGaps",
    "WeatherMeta",
    "WeatherMonth",
    "WeatherQuality",
    "WeatherQualityAnswer",
    "WeatherQualityRequest",
    "WeatherRef",
    "WeatherSeriesReport",
    "WeatherSite",
    "WeatherSpread",
    "WeatherSums",
    "WeatherTestName",
    "WeatherTestReport",
    "Webhook",
    "WebhookChange",
    "WebhookConfirmation",
    "WebhookDelivery",
    "WebhookEvent",
    "WebhookRequest",
    "WeightedEfficiency",
    "Years",
    "YearsDeviation",
    "YearsStatistics",
    "YearsStatisticsYearsItem",
]

@final
class Site(TypedDict):
    """Location and monthly site data."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    elevation: NotRequired[float]
    """Elevation above sea level; sets the air pressure used for refraction and air mass. Unit: m. Default: 0. Minimum: -450. Maximum: 9000."""
    timezone: NotRequired[float | None]
    """Local standard time in hours from UTC; null uses the time zone of the weather. Weather time stamps are always read in the weather's own time zone. The run warns if the two differ by more than half an hour. Unit: h. Default: null. Minimum: -14. Maximum: 14."""
    albedo_monthly: NotRequired[list[float]]
    """Ground albedo of each month, January first. POST /api/estimate/site-monthly estimates it for sites with snow. Unit: fraction. Default: [0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2]. Items, at least: 12. Items, at most: 12."""
    use_weather_albedo: NotRequired[bool]
    """Use the albedo of the weather rows, if the weather has one, instead of the monthly albedo. Default: true."""
    soiling_monthly: NotRequired[list[float]]
    """Soiling loss of each month, January first. Snow counts here too if `snow_loss_monthly` is null, as in PVsyst: POST /api/estimate/site-monthly adds the estimated snow loss. Unit: fraction. Default: [0,0,0,0,0,0,0,0,0,0,0,0]. Items, at least: 12. Items, at most: 12."""
    soiling_series: NotRequired[list[float] | None]
    """Soiling loss of each row of the weather, in place of soiling_monthly; null uses the months. Unit: fraction. Default: null. Items, at least: 1. Items, at most: 2200000."""
    snow_loss_monthly: NotRequired[list[float] | None]
    """Share of each month's light on the front that snow on the modules takes, January first, in addition to `soiling_monthly`; a row of its own. null: none. POST /api/estimate/site-monthly estimates it: send its `snow_loss_monthly` together with its `soiling_without_snow_monthly`, because its `soiling_monthly` contains the snow. Unit: fraction. Default: null. Items, at least: 12. Items, at most: 12."""
    snow_model: NotRequired[Literal["monthly", "marion"]]
    """Snow on the modules: `snow_loss_monthly` (`monthly`), or snow that falls and slides off row by row, from `weather.snow_depth_cm`, the air temperature and the irradiance on the plane (`marion`, as in SAM and pvlib). `array.string_steps` is the number of strings up the slope, of which each is lost while snow covers any part of it. Default: monthly."""
    horizon_azimuths_deg: NotRequired[list[float]]
    """Azimuths of the horizon profile, clockwise from north, ascending; empty for a flat horizon. Unit: deg. Default: []. Items, at most: 3600."""
    horizon_elevations_deg: NotRequired[list[float]]
    """Elevation of the horizon at each azimuth of the profile. Unit: deg. Default: []. Items, at most: 3600."""
    use_horizon: NotRequired[bool]
    """Apply the horizon profile when one is given. Default: true."""
    horizon_model: NotRequired[Literal["beam", "beam_diffuse"]]
    """What the horizon blocks: the beam only, or also its share of the sky diffuse and of the ground-reflected light. Default: beam_diffuse."""
    refraction: NotRequired[bool]
    """Correct the sun's elevation for atmospheric refraction (pressure from the site elevation, temperature 12 degC). Default: true."""
    sun_position: NotRequired[Literal["spa", "psa"]]
    """Sun position algorithm: NREL SPA, or PSA+ (fitted to 2020 to 2050, within 0.0083 deg). Default: spa."""
    sun_instant: NotRequired[Literal["sunlit_middle", "middle"]]
    """Instant at which the sun position is computed in rows that contain sunrise or sunset: the middle of the sunlit part, or the middle of the row. Default: sunlit_middle."""
    irradiance_closure: NotRequired[Literal["global_diffuse", "beam_diffuse", "global_beam"]]
    """Which two of GHI, DHI and DNI are used when the weather has all three; the third is computed from closure. Default: global_diffuse."""
    decomposition: NotRequired[Literal["erbs", "erbs_driesse", "orgill_hollands", "disc", "dirint", "boland"]]
    """Model that splits GHI into DHI and DNI, for weather that has GHI alone. `dirint` also uses the previous and next rows and, if the weather has it, the humidity. Default: erbs."""
    transposition: NotRequired[Literal["perez", "perez_driesse", "hay_davies", "reindl", "klucher", "isotropic"]]
    """Model of the sky diffuse irradiance on the tilted plane: Perez 1990, its continuous form of 2024, Hay and Davies, Reindl, Klucher, or an isotropic sky. Default: perez."""
    circumsolar: NotRequired[Literal["beam", "diffuse"]]
    """How shading and incidence-angle losses treat the circumsolar part of the diffuse irradiance: as beam or as diffuse. Default: beam."""


@final
class ArraySection(TypedDict):
    """Racking, tracking, row shading and stringing."""

    track_mode: NotRequired[Literal["fixed", "single_axis", "two_axis", "seasonal_tilt", "ewf", "rooftop"]]
    """Racking: fixed racks, single-axis trackers, two-axis trackers (they face the sun, without row-to-row shading and rear side; level while it is down and in wind), racks with one tilt a month (`tilt_monthly_deg`), east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading). Default: fixed."""
    tilt_deg: NotRequired[float]
    """Tilt of the plane from horizontal. For ridges, the tilt of each face; for trackers, the tilt of the axis (positive: the end that azimuth_deg points to is the lower one). Unit: deg. Default: 0. Minimum: 0. Maximum: 90."""
    tilt_monthly_deg: NotRequired[list[float] | None]
    """Tilt of each month, January first, for track_mode `seasonal_tilt`, which turns the racks about the middle of the collector (bifacial.height_m is the height of that middle); other racking does not read it. Unit: deg. Default: null. Items, at least: 12. Items, at most: 12."""
    azimuth_deg: NotRequired[float]
    """Azimuth that the plane faces, clockwise from north. For trackers, the azimuth of the axis. For ridges, the bearing of the ridge: the faces point to azimuth_deg - 90 and azimuth_deg + 90. Unit: deg. Default: 180. Minimum: 0. Maximum: 360."""
    gcr: NotRequired[float]
    """Ground cover ratio: collector width divided by row spacing. For ridges, the ground under both faces, 2 x collector_width_m x cos(tilt_deg), divided by the ridge spacing. Below 1 for racks and trackers; ridges may touch (1). Unit: fraction. Default: 0.4. Above: 0. Maximum: 1."""
    collector_width_m: NotRequired[float]
    """Width of the collector across the row, along the slope. For ridges, the width of one face. Unit: m. Default: 4. Above: 0. Maximum: 1000."""
    n_rows: NotRequired[int]
    """Number of rows; the first is unshaded. Default: 10. Minimum: 1. Maximum: 1000000."""
    row_length_m: NotRequired[float | None]
    """Length of a row from end to end. The sun reaches past the ends of the row in front, and so does light from the sky and the ground. The rear side of `view_factor` does not read it and counts endless rows; that of `two_faces` does. null: endless rows. Unit: m. Default: null. Above: 0. Maximum: 100000."""
    band_top_m: NotRequired[float]
    """Inactive band at the collector's upper edge. Unit: m. Default: 0. Minimum: 0. Maximum: 100."""
    band_bottom_m: NotRequired[float]
    """Inactive band at the collector's lower edge. Unit: m. Default: 0. Minimum: 0. Maximum: 100."""
    inter_row_shading: NotRequired[bool]
    """Simulate the shade of rows on each other. Default: true."""
    row_model: NotRequired[Literal["rows", "shading_table", "projection", None]]
    """How near shade is computed. `rows`: the analytic rows of this section, endless unless row_length_m is given; in a scene the row ahead of each device is as high as the device ahead, devices without one are not shaded by rows, and objects shade as seen from the centre of each device. `projection`: devices and objects of the scene are projected onto each device in every row of the weather; of more than 512 devices onto 512, others in each row. `shading_table`: the same on a grid of sun directions, between which the rows interpolate; of more than 256 devices onto 256 (512 in scenes of 5,000). null: `shading_table` with a scene, `rows` without one. Default: null."""
    shade_mode: NotRequired[Literal["none", "linear", "electrical", "whole_strings", "iv"]]
    """Effect of beam shade: none, in proportion to the shaded area (linear), or linear plus the electrical loss of partly shaded strings: of each position along a strip by itself (electrical), of each string as a whole, in which what is bypassed loses its diffuse light too (whole_strings; `bypass_steps` says how its diodes lie), or from the I-V curves of all cells of the tables of a small scene (iv; `wiring` of its types says which modules are in a string). Default: electrical."""
    diffuse_shading: NotRequired[Literal["lune", "limit_angle", "none"]]
    """Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none. Default: lune."""
    ground_shading: NotRequired[Literal["first_row", "sunlit_strip", None]]
    """Row shading of the ground-reflected light. first_row: only the first row sees the ground, the others the far ground past the ends of the row in front (row_length_m). sunlit_strip: the other rows see the strip between them, which is sunlit up to the shadow of the row in front, as in SAM. null: sunlit_strip with a bifacial section, else first_row, as in PVsyst. Not used with bifacial.model two_faces, which lights the ground of both sides itself. Default: null."""
    string_steps: NotRequired[int]
    """Number of equal strips across the collector width that are wired as separate strings. Default: 1. Minimum: 1. Maximum: 100."""
    bypass_steps: NotRequired[int]
    """With shade_mode whole_strings: number of equal parts across a strip whose cells have a bypass diode of their own, 1 for modules that stand upright and 3 for modules that lie. Default: 1. Minimum: 1. Maximum: 10."""
    cell_traverse_m: NotRequired[float]
    """Shade depth at which a whole strip stops producing: the size of a cell across the width. Unit: m. Default: 0.158. Above: 0. Maximum: 10."""
    fraction_for_electrical: NotRequired[float]
    """Fraction of the electrical shading loss that is applied. The electrical loss is the loss of whole strips beyond the linear shade. Unit: fraction. Default: 1. Minimum: 0. Maximum: 1."""
    cell_layout: NotRequired[Literal["whole", "half", None]]
    """Cells of the modules, where the strips of the rows are not stated: the share of the electrical shading loss that measured plants in rows have, 0.75 for whole cells (0.6 to 0.9) and 0.15 for half cells (0.1 to 0.2). It needs `string_steps` 1 and `fraction_for_electrical` 1. null applies `fraction_for_electrical`. Default: null."""
    tracking: NotRequired[Literal["true_tracking", "backtracking", "optimised", "terrain_aware", "terrain_aware_ends", "terrain_aware_all", None]]
    """Rotation of trackers: towards the sun; backtracking, turned back so that rows do not shade each other; to the greatest irradiance on the plane (which also turns back while `backtracking` is true); or `terrain_aware`, which needs a scene: each tracker turns back from its own neighbours, by their distance and height. `terrain_aware_ends` reads both ends of what two trackers share as the sun sees them, and `terrain_aware_all` every neighbour of two lines. null follows `backtracking`. Default: null."""
    backtracking: NotRequired[bool]
    """Backtracking: turn trackers back so that rows never shade each other. Default: true."""
    rotation_limit_deg: NotRequired[float | None]
    """Largest rotation to either side; null uses 60 unless rotation_min_deg and rotation_max_deg are given. Unit: deg. Default: null. Minimum: 0. Maximum: 90."""
    rotation_min_deg: NotRequired[float | None]
    """Lower limit of the rotation; give it together with rotation_max_deg. Unit: deg. Default: null. Minimum: -90. Maximum: 0."""
    rotation_max_deg: NotRequired[float | None]
    """Upper limit of the rotation; give it together with rotation_min_deg. Unit: deg. Default: null. Minimum: 0. Maximum: 90."""
    rotation_series: NotRequired[list[float] | None]
    """Rotation of single-axis trackers in each row of the weather, measured or of another program, right-handed about the axis as PhiAng. It takes the place of tracking, limits and wind stow. null computes it. Unit: deg. Default: null. Items, at least: 1. Items, at most: 2200000."""
    cross_axis_slope_deg: NotRequired[float]
    """Slope of the ground across the tracker axes. It is positive when, right-handed about the axis, the ground tilts in the same direction as a positive rotation. Unit: deg. Default: 0. Minimum: -45. Maximum: 45."""
    wind_stow: NotRequired[bool]
    """Stow trackers in wind. Default: false."""
    wind_stow_speed_ms: NotRequired[float]
    """Wind speed at or above which trackers stow. Unit: m/s. Default: 15. Above: 0. Maximum: 100."""
    wind_stow_angle_deg: NotRequired[float]
    """Rotation of a stowed tracker. Unit: deg. Default: 0. Minimum: -90. Maximum: 90."""
    operating_point: NotRequired[Literal["mppt_window", "power_limits", "string_window", "string_power_limits", "always_mpp"]]
    """Where on the I-V curve the array operates when the inverter limits it. mppt_window: at the MPP, kept inside the voltage window of the inverter's input, behind the wiring; it stays there when the power is limited. power_limits (PVsyst): the same, but when the AC power is limited the DC voltage rises along the I-V curve until the power fits, at most to the inverter's maximum voltage; the energy differs only where the efficiency depends on the voltage. string_window (SAM): as mppt_window, but the window holds the voltage of the strings, ahead of the wiring. string_power_limits (CASSYS): the same with the rise of power_limits. always_mpp (SAM's modules without an I-V curve, PVWatts): no window; the array works at its MPP at any voltage. A module without voltage runs as under mppt_window, with a warning. Default: mppt_window."""
    modules_per_string: int
    """Modules in series in a string. Minimum: 1. Maximum: 10000."""
    strings_per_inverter: int
    """Strings in parallel on each inverter. Use an even number for ridges: each face gets half, rounded down (an odd string stays unconnected, with a warning). Minimum: 1. Maximum: 100000000."""
    n_inverters: NotRequired[int]
    """Number of inverters. Default: 1. Minimum: 1. Maximum: 1000000."""


@final
class Iam(TypedDict):
    """Incidence-angle model."""

    kind: NotRequired[Literal["auto", "ashrae", "fresnel", "fresnel_ar", "martin_ruiz", "sam_cover", "sandia", "schlick", "table", "off"]]
    """Beam curve. `auto` uses the module's own profile, or Fresnel with the module's glass if it has none. `sam_cover` is the front cover of SAM, which takes no loss of the beam below 59 degrees; select `diffuse` `brandemuehl` with it. Default: auto."""
    diffuse: NotRequired[Literal["integrated", "sixty_degrees", "brandemuehl", "off"]]
    """Factors for the sky diffuse and the ground-reflected light: the hemisphere integral of the beam curve by tilt, the curve at 60 degrees, the curve at the effective angles of Brandemuehl and Beckman by tilt (as in SAM), or none. Default: integrated."""
    b0: NotRequired[float]
    """ASHRAE parameter. Unit: 1. Default: 0.05. Minimum: 0. Maximum: 1."""
    a_r: NotRequired[float]
    """Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt. Unit: 1. Default: 0.16. Minimum: 0.01. Maximum: 2."""
    sandia_coefficients: NotRequired[list[float]]
    """Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve for glass. Unit: 1. Default: [1,-0.002438,0.0003103,-0.00001246,2.11e-7,-1.36e-9]. Items, at least: 6. Items, at most: 6."""
    n: NotRequired[float]
    """Refractive index of the glass. Unit: 1. Default: 1.526. Above: 1. Maximum: 3."""
    n_ar: NotRequired[float]
    """Refractive index of the anti-reflective layer. Unit: 1. Default: 1.29. Above: 1. Maximum: 3."""
    k_per_m: NotRequired[float]
    """Absorption (extinction) of the glass. Unit: 1/m. Default: 0. Minimum: 0. Maximum: 100."""
    thickness_m: NotRequired[float]
    """Thickness of the glass. Unit: m. Default: 0.002. Minimum: 0. Maximum: 0.1."""
    interpolation: NotRequired[Literal["pvsyst", "linear"]]
    """Curve through the points of the `table` curve and of a module's own profile. pvsyst: straight lines up to 50 degrees and a monotone cubic beyond, as PVsyst draws them; linear: straight lines everywhere. Default: pvsyst."""
    angles_deg: NotRequired[list[float]]
    """Incidence angles of the `table` curve, ascending. Unit: deg. Default: []. Items, at most: 200."""
    factors: NotRequired[list[float]]
    """Transmission relative to normal incidence at each angle of the `table` curve. Unit: fraction. Default: []. Items, at most: 200."""


@final
class Thermal(TypedDict):
    """Cell temperature."""

    model: NotRequired[Literal["pvsyst", "faiman", "noct", "sapm", "ross", "fuentes", "heat_transfer"]]
    """Cell-temperature model: heat balance on the effective irradiance with the efficiency at the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as in SAM), Sandia's exponential of the wind speed (`sapm`), in proportion to the irradiance (`ross`), the transient model of PVWatts 5 (`fuentes`), which carries the temperature from row to row, or the heat balance of SAM by the module's size and mounting (`heat_transfer`), which needs relative humidity. Default: pvsyst."""
    inertia: NotRequired[Literal["none", "prilliman"]]
    """Heat capacity of the modules, for weather with steps of up to 10 minutes: steady state in every row (`none`), or a weighted mean of the last 20 minutes (`prilliman`), which smooths the temperature under passing clouds. No effect on longer steps, nor with `fuentes`, which has a memory of its own. Default: none."""
    unit_mass_kgm2: NotRequired[float]
    """Mass of the module per area, for `inertia` `prilliman`: about 11 for glass on polymer, 15 and more for glass on glass. Unit: kg/m2. Default: 11.1. Minimum: 1. Maximum: 18."""
    u_c: NotRequired[float]
    """Constant heat loss factor. Unit: W/(m2 K). Default: 29. Above: 0. Maximum: 200."""
    u_v: NotRequired[float]
    """Wind heat loss factor. Unit: W s/(m3 K). Default: 0. Minimum: 0. Maximum: 100."""
    absorptivity: NotRequired[float]
    """Fraction of the irradiance that the module absorbs (for `noct`, the transmittance-absorptance product). Unit: fraction. Default: 0.9. Above: 0. Maximum: 1."""
    module_efficiency: NotRequired[float | None]
    """Fixed module efficiency in the heat balance; null uses the efficiency at the operating point of each row. Unit: fraction. Default: null. Minimum: 0. Below: 1."""
    noct_c: NotRequired[float | None]
    """Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null uses the module's value. With `noct`, a roof raises it to 49 degC. Unit: degC. Default: null. Minimum: 20. Maximum: 90."""
    array_height_stories: NotRequired[Literal[1, 2]]
    """Height of the array for the wind correction of `noct`: one or two storeys. Default: 1."""
    sapm_a: NotRequired[float]
    """Coefficient a of `sapm`: -3.47 for glass on glass on an open rack, -3.56 for glass on polymer on an open rack, -2.98 for glass on glass close to a roof, -2.81 with an insulated back. Unit: 1. Default: -3.47. Minimum: -10. Maximum: 0."""
    sapm_b: NotRequired[float]
    """Wind coefficient b of `sapm`: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings listed at `sapm_a`. Unit: s/m. Default: -0.0594. Minimum: -1. Maximum: 0."""
    sapm_delta_t_c: NotRequired[float]
    """Cell temperature minus back temperature of the module at 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back. Unit: K. Default: 3. Minimum: 0. Maximum: 20."""
    ross_k: NotRequired[float | None]
    """Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800. Unit: K m2/W. Default: null. Minimum: 0. Maximum: 0.2."""
    fuentes_module_height_m: NotRequired[float]
    """Height of the middle of the module above ground, for `fuentes`. Unit: m. Default: 5. Above: 0. Maximum: 200."""
    fuentes_wind_height_m: NotRequired[float]
    """Height at which the wind was measured, for `fuentes`; the default is the PVWatts value. Unit: m. Default: 9.144. Above: 0. Maximum: 200."""
    fuentes_emissivity: NotRequired[float]
    """Emissivity of the module, for `fuentes`. Unit: fraction. Default: 0.84. Above: 0. Maximum: 1."""
    fuentes_absorption: NotRequired[float]
    """Fraction of the irradiance that becomes heat, for `fuentes`. Unit: fraction. Default: 0.83. Above: 0. Maximum: 1."""
    mounting: NotRequired[Literal["rack", "flush", "integrated"]]
    """How modules are mounted, for `heat_transfer`: both sides in the wind (rack), the back insulated (flush), or the back towards a room (integrated). Default: rack."""
    back_temp_c: NotRequired[float]
    """Temperature of the room behind integrated modules, for `heat_transfer`. Unit: degC. Default: 20. Minimum: -50. Maximum: 80."""


@final
class DcLosses(TypedDict):
    """DC loss fractions."""

    quality_loss: NotRequired[float | None]
    """Module quality loss; negative for a gain. null takes it from the power tolerance of the module as PVsyst does: less the lower limit and a quarter of the range (0 to +3 % is a gain of 0.75 %, -3 to +3 % a loss of 1.5 %). Unit: fraction. Default: 0. Minimum: -0.5. Below: 1."""
    lid_loss: NotRequired[float]
    """Light-induced degradation. Unit: fraction. Default: 0. Minimum: 0. Below: 1."""
    module_mismatch_loss: NotRequired[float]
    """Mismatch between modules. Unit: fraction. Default: 0. Minimum: 0. Below: 1."""
    string_mismatch_loss: NotRequired[float]
    """Mismatch between strings. Unit: fraction. Default: 0. Minimum: 0. Below: 1."""
    dc_wiring_loss_at_stc: NotRequired[float]
    """DC wiring loss at STC. Unit: fraction. Default: 0. Minimum: 0. Below: 1."""
    dc_wiring_model: NotRequired[Literal["ohmic_i2r", "flat"]]
    """Resistive wiring (proportional to the current squared), or the same fraction in every row. Default: ohmic_i2r."""
    cables: NotRequired["list[DcCable] | None"]
    """Cables from the modules to the inverters by length, section and material, in place of dc_wiring_loss_at_stc; null uses the fraction. Their resistances add up along the way of the current. Default: null."""


@final
class AcLosses(TypedDict):
    """AC losses, auxiliaries and grid limit."""

    ac_wiring_loss_at_stc: NotRequired[float]
    """AC wiring loss at the power reference. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    ohmic_model: NotRequired[Literal["ohmic_i2r", "flat"]]
    """AC wiring loss as k P^2 of the inverter output, or as a fraction of the output. Default: ohmic_i2r."""
    transformer_constant_loss: NotRequired[float]
    """Iron loss of the medium-voltage transformer as a fraction of the power reference, drawn 24 hours a day. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    transformer_loss_at_stc: NotRequired[float]
    """Copper loss of the medium-voltage transformer at the power reference. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    mv_transformers: NotRequired["list[Transformer] | None"]
    """Medium-voltage transformers by data sheet, in place of transformer_constant_loss and transformer_loss_at_stc. They share the power by their ratings. Default: null."""
    mv_line_loss_at_stc: NotRequired[float]
    """Ohmic loss of the medium-voltage line at the power reference. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    hv_transformer_loss_at_stc: NotRequired[float]
    """Copper loss of the high-voltage transformer at the power reference. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    hv_transformer_constant_loss: NotRequired[float]
    """Iron loss of the high-voltage transformer as a fraction of the power reference, drawn 24 hours a day (only in exporting hours with night disconnect). Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    hv_transformer: NotRequired["Transformer | None"]
    """High-voltage transformer by data sheet, in place of hv_transformer_constant_loss and hv_transformer_loss_at_stc. Default: null."""
    hv_line_loss_at_stc: NotRequired[float]
    """Ohmic loss of the high-voltage line at the power reference. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    cables: NotRequired["list[AcCable] | None"]
    """Cables behind the inverters by length, section and material, in place of ac_wiring_loss_at_stc (level lv), mv_line_loss_at_stc (mv) and hv_line_loss_at_stc (hv); null uses the fractions. Default: null."""
    transmission_loss: NotRequired[float]
    """Fixed loss fraction of each exporting row. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    other_loss: NotRequired[float]
    """Other AC loss, fraction of each exporting row. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    aux_kw: NotRequired[float]
    """Constant auxiliary consumption while exporting above the threshold. Unit: kW. Default: 0. Minimum: 0. Maximum: 1000000000."""
    aux_threshold_kw: NotRequired[float]
    """Power threshold for aux_kw. Unit: kW. Default: 0. Minimum: 0. Maximum: 1000000000."""
    aux_proportional_w_per_kw: NotRequired[float]
    """Auxiliary consumption in proportion to the inverter output while exporting. Unit: W/kW. Default: 0. Minimum: 0. Maximum: 1000."""
    aux_night_kw: NotRequired[float]
    """Auxiliary consumption at night: in rows whose sun-up flag is false. Unit: kW. Default: 0. Minimum: 0. Maximum: 1000000000."""
    grid_poi_limit_kw: NotRequired[float]
    """Grid power limit: active power, or apparent power with grid_limit_apparent; 0 for none. Unit: kW. Default: 0. Minimum: 0. Maximum: 1000000000."""
    grid_limit_at: NotRequired[Literal["injection", "inverter_output"]]
    """Where the limit applies: at the injection point after all losses, or at the inverter output. Default: injection."""
    grid_limit_apparent: NotRequired[bool]
    """True if the grid limit is an apparent power in kVA. Default: false."""
    grid_limit_series: NotRequired[list[float] | None]
    """Grid power limit of each row of the weather, in place of grid_poi_limit_kw: read at the same place, and as apparent power with grid_limit_apparent. 0 lets nothing out. null uses grid_poi_limit_kw. Unit: kW. Default: null. Items, at least: 1. Items, at most: 2200000."""
    unavailability_loss: NotRequired[float]
    """Fraction of the export of each row that is lost to outages. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    outages: NotRequired["Outages | None"]
    """Outages at stated or random times, of the plant and of the grid, next to the flat unavailability_loss; null for none. Default: null."""
    power_factor: NotRequired[float]
    """Power factor of the plant. Unit: 1. Default: 1. Above: 0. Maximum: 1."""
    power_factor_series: NotRequired[list[float] | None]
    """Power factor of each row of the weather, in place of power_factor; null uses power_factor. Unit: 1. Default: null. Items, at least: 1. Items, at most: 2200000."""
    reactive_power_series: NotRequired[list[float] | None]
    """Reactive power of the plant in each row of the weather, in place of a power factor: its size, given and drawn alike. The inverters share it by their nominal power. null has none. Unit: kvar. Default: null. Items, at least: 1. Items, at most: 2200000."""
    ohmic_power: NotRequired[Literal["apparent", "active"]]
    """Power whose square the ohmic losses follow: the apparent power, so that reactive current warms cables and windings too and the losses grow by 1 / power_factor^2, or the active power alone. It concerns AC wiring of the model ohmic_i2r, the copper of the transformers and the lines; without effect at power_factor 1. Default: apparent."""
    subhourly_clipping: NotRequired[Literal["none", "allen", "walker"]]
    """Power that inverters clip within the hour, which the mean of the hour hides: not counted (`none`); by the matrix of Allen, Hobbs and Bolen, from the clearness of the beam and the power under a clear sky (`allen`; right for a year, not for a single hour; needs weather of whole years); or from a distribution between an overcast and a clear sky in each hour (`walker`, as in SAM; near the truth under broken clouds, too much in clear climates). Both apply to rows of an hour and to the inverters' own limit. Default: none."""
    pnom_apparent: NotRequired[bool]
    """True if the nominal power of the inverters is an apparent power in kVA. Default: false."""
    inverter_night_tare: NotRequired[bool]
    """Include the inverters' own consumption at night. Default: true."""
    transformer_night_disconnect: NotRequired[bool]
    """Disconnect the transformers in rows without export. Default: false."""
    power_reference: NotRequired[Literal["pnom_inverter", "pnom_stc"]]
    """Power reference of the AC loss fractions: the nominal AC power of the inverters, or the power of the array at STC. Default: pnom_inverter."""
    use_auxiliaries: NotRequired[bool]
    """Include the auxiliaries. Default: true."""
    use_mv_transformer: NotRequired[bool]
    """Include the medium-voltage transformer. Default: true."""
    use_mv_line: NotRequired[bool]
    """Include the medium-voltage line. Default: true."""


@final
class DcCable(TypedDict):
    """A DC cable, there and back. Of runs of several lengths send the mean."""

    length_m: float
    """Length of one run, one way. Unit: m. Above: 0. Maximum: 1000000."""
    section_mm2: float
    """Section of one conductor. Unit: mm2. Above: 0. Maximum: 10000."""
    material: NotRequired[Literal["copper", "aluminium"]]
    """Material of the conductor. Default: copper."""
    conductor_c: NotRequired[float]
    """Temperature of the conductor at which it has its resistance in all rows. Unit: degC. Default: 50. Minimum: -40. Maximum: 250."""
    ohm_per_km_20c: NotRequired[float | None]
    """Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it. Unit: Ohm/km. Default: null. Above: 0. Maximum: 100000."""
    label: NotRequired[str | None]
    """A name for the reader. Default: null."""
    strings: NotRequired[float]
    """Number of strings whose current one run carries: 1 for the cable of a string, 16 for that of a combiner box of 16 strings. Unit: 1. Default: 1. Above: 0. Maximum: 1000000."""


@final
class AcCable(TypedDict):
    """A three-phase cable, or several equal ones in parallel. Of runs of several lengths send the mean."""

    level: Literal["lv", "mv", "hv"]
    """Where it is: from the inverters to the transformers (lv), the medium-voltage line (mv), behind the high-voltage transformer (hv)."""
    length_m: float
    """Length of one run, one way. Unit: m. Above: 0. Maximum: 1000000."""
    section_mm2: float
    """Section of one conductor. Unit: mm2. Above: 0. Maximum: 10000."""
    material: NotRequired[Literal["copper", "aluminium"]]
    """Material of the conductor. Default: copper."""
    conductor_c: NotRequired[float]
    """Temperature of the conductor at which it has its resistance in all rows. Unit: degC. Default: 50. Minimum: -40. Maximum: 250."""
    ohm_per_km_20c: NotRequired[float | None]
    """Resistance of one conductor at 20 degC by its data sheet, in place of the one by section; null computes it. Unit: Ohm/km. Default: null. Above: 0. Maximum: 100000."""
    label: NotRequired[str | None]
    """A name for the reader. Default: null."""
    voltage_v: float
    """Nominal voltage between two conductors. Unit: V. Above: 0. Maximum: 1000000."""
    number: NotRequired[int]
    """Number of equal runs, which share the power. Unit: 1. Default: 1. Minimum: 1. Maximum: 100000."""
    power_frac: NotRequired[float]
    """Share of the power of the plant that these runs carry together: below 1 for a branch or a section of a loop. Unit: fraction. Default: 1. Above: 0. Maximum: 1."""


@final
class Transformer(TypedDict):
    """A transformer as on its plate. Its load loss follows the square of the apparent power, which is the active power over power_factor."""

    kva: float
    """Rated power. Unit: kVA. Above: 0. Maximum: 1000000000."""
    no_load_kw: float
    """No-load loss P0, drawn 24 hours a day. Unit: kW. Minimum: 0. Maximum: 1000000000."""
    load_loss_kw: float
    """Load loss Pk at the rated power, without the no-load loss. Unit: kW. Minimum: 0. Maximum: 1000000000."""
    number: NotRequired[int]
    """How many of it there are. Unit: 1. Default: 1. Minimum: 1. Maximum: 10000."""


@final
class Outages(TypedDict):
    """Outages by time. They come after the grid limit, as unavailability_loss does. Periods at the same time add up; monthly and random outages, and unavailability_loss, take a share of what the others leave."""

    periods: NotRequired["list[OutagePeriod]"]
    """Periods with their begin and end. Default: []. Items, at most: 500."""
    monthly: NotRequired[list[float] | None]
    """Share of the plant that is out in each month, January first; null for none. Unit: fraction. Default: null."""
    random: NotRequired["RandomOutages | None"]
    """Outages of the whole plant at random times; null for none. Default: null."""
    random_grid: NotRequired["RandomOutages | None"]
    """Outages of the grid at random times; null for none. Default: null."""


_OutagePeriodReserved = TypedDict(
    "_OutagePeriodReserved",
    {
        "from": str,  # Begin of the outage.
    },
)

@final
class OutagePeriod(_OutagePeriodReserved):
    """One outage, in the standard time of the weather: of every year (MM-DDTHH:MM) or of one (YYYY-MM-DDTHH:MM). 24:00 is the end of a day. A row that it covers in part is out for this part."""

    to: str
    """End of the outage, after its begin."""
    fraction: NotRequired[float]
    """Share of the plant, or of its connection to the grid, that is out: 0.25 for one of four inverters. Unit: fraction. Default: 1. Above: 0. Maximum: 1."""
    sub_arrays: NotRequired[list[str] | None]
    """Ids of the parts of the plant that are out: what their inverters give in each row does not reach the AC side; fraction is then of these. null is the whole plant, and so are the ids of all its parts. Default: null. Items, at least: 1. Items, at most: 500."""
    inverters: NotRequired[int | None]
    """Number of inverters that are out, of the named parts or of the plant, in place of fraction; null uses fraction. Unit: 1. Default: null. Minimum: 1. Maximum: 1000000000."""
    kind: NotRequired[Literal["plant", "grid"]]
    """Whose outage it is. While the plant is out it exports nothing, its own consumption goes on and a load is fed by the grid. While the grid is out nothing flows to it or from it, and a load has no supply: the plant does not run as an island. Default: plant."""
    label: NotRequired[str | None]
    """A name for the reader. Default: null."""


@final
class RandomOutages(TypedDict):
    """In each year of the weather, periods of equal length that take exactly a share of its time; the same seed gives the same periods."""

    share: float
    """Share of the time. Unit: fraction. Above: 0. Maximum: 1."""
    periods: int
    """Number of periods in a year. Unit: 1. Minimum: 1. Maximum: 1000."""
    seed: NotRequired[int]
    """Chooses the times; another seed gives others. Unit: 1. Default: 1. Minimum: 0. Maximum: 4294967295."""


@final
class Spectral(TypedDict):
    """Spectral correction."""

    mode: NotRequired[Literal["off", "first_solar", "sandia_airmass", "caballero", "pvspec"]]
    """Spectral correction of the effective irradiance: by air mass and precipitable water (`first_solar`), by air mass alone (`sandia_airmass`, as in SAM's single-diode models), by air mass, aerosol and precipitable water (`caballero`), or by air mass and clouds (`pvspec`, from the global irradiance). Default: off."""
    coefficients: NotRequired[list[float]]
    """Coefficients of this module: six for `first_solar` (b0 to b5), five for `sandia_airmass` (a0 to a4), three for `pvspec` (a1 to a3). An empty list uses the published coefficients: those of `module.technology`, and for `sandia_airmass` those of poly-crystalline silicon. Unit: 1. Default: []. Items, at most: 6."""
    aod500: NotRequired[float]
    """Aerosol optical depth at 500 nm, for `caballero`: 0.05 in clean air, 0.1 as a common mean, 0.5 in haze. Unit: 1. Default: 0.1. Minimum: 0. Maximum: 5."""


@final
class Bifacial(TypedDict):
    """Rear side of bifacial modules."""

    model: NotRequired[Literal["view_factor", "two_faces", "scene", "fixed_fraction"]]
    """Rear irradiance from two-dimensional view factors with the rows' shadow on the ground; with both sides as faces of one row, which see the same sky, ground and neighbours (`two_faces`, for steep rows); of each table among the tables and objects of the scene (`scene`); or as a fixed fraction of the front. Default: view_factor."""
    height_m: NotRequired[float]
    """Height above ground: of a tracker's axis, or of the lower edge of a fixed rack. Unit: m. Default: 1.5. Minimum: 0. Maximum: 100."""
    bifaciality: NotRequired[float | None]
    """Rear efficiency divided by front efficiency; null uses the module's value. Unit: fraction. Default: null. Minimum: 0. Maximum: 1."""
    structure_shading: NotRequired[float]
    """Fraction of the rear irradiance that the structure shades. Unit: fraction. Default: 0.05. Minimum: 0. Maximum: 1."""
    rear_mismatch: NotRequired[float]
    """Loss due to uneven rear irradiance, as a fraction of the rear contribution. Unit: fraction. Default: 0.1. Minimum: 0. Maximum: 1."""
    transparency: NotRequired[float]
    """Fraction of the light that passes between and through the modules to the ground. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    fixed_fraction: NotRequired[float]
    """Rear irradiance divided by front irradiance, for `fixed_fraction`. Unit: fraction. Default: 0.05. Minimum: 0. Maximum: 1."""
    albedo_monthly: NotRequired[list[float] | None]
    """Albedo of the ground below the rows for each month, January first: of the rear light, and of the ground light that the front sees between the rows (`sunlit_strip`, `two_faces`). null: that of the weather or the site. Unit: fraction. Default: null. Items, at least: 12. Items, at most: 12."""


@final
class Lifetime(TypedDict):
    """Multi-year analysis. The run itself simulates the undegraded plant unless `year` is given."""

    analysis_period_years: NotRequired[int]
    """Number of years in the table of yearly energy. Unit: a. Default: 1. Minimum: 1. Maximum: 100."""
    dc_degradation_rate: NotRequired[float]
    """Yearly loss of DC power; year n loses rate x (n - 0.5). Unit: 1/a. Default: 0. Minimum: 0. Maximum: 0.2."""
    first_year_loss: NotRequired[float | None]
    """Loss of DC power by the end of the first year, in place of the rate in that year: year 1 loses half of it, year n loses it and rate x (n - 1.5). null uses the rate. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.2."""
    letid_loss: NotRequired[float]
    """Loss of DC power by light and elevated temperature (LeTID), reached evenly over letid_years and kept, besides the rate. Unit: fraction. Default: 0. Minimum: 0. Maximum: 0.2."""
    letid_years: NotRequired[float]
    """Years until letid_loss is reached; 0 has it from the first day. Unit: a. Default: 3. Minimum: 0. Maximum: 100."""
    degradation_by_year: NotRequired[list[float] | None]
    """Loss of DC power as the mean of each year of operation, from year 1, as a fraction of the power as new: in place of the rate, first_year_loss and letid_loss. Unit: fraction. Default: null. Items, at least: 1. Items, at most: 100."""
    year: NotRequired[int]
    """Year of operation to simulate; 0 is the new plant. Unit: a. Default: 0. Minimum: 0. Maximum: 100."""
    uncertainty: NotRequired[float | None]
    """One standard deviation of the yearly energy, when its components are not known. Gives P50, P75, P90, P95 and P99; the values for ten years are the same as for one year. Unit: fraction. Default: null. Minimum: 0. Maximum: 1."""
    uncertainty_parts: NotRequired["UncertaintyParts | None"]
    """The same uncertainty by components, which distinguish ten years from one year. Give either this or `uncertainty`. Default: null."""


@final
class ReportDetails(TypedDict):
    """What the report of a run prints on its cover and in its summary. It changes no result."""

    project: NotRequired[str]
    """Name of the project, the title of the report. If absent, the report is titled `Energy yield report`."""
    client: NotRequired[str]
    """For whom the report is made."""
    author: NotRequired[str]
    """Who made the report. If absent, the `name` of the account's profile."""
    revision: NotRequired[str]
    """Revision of the report."""
    date: NotRequired[str]
    """Date of the report, `YYYY-MM-DD`. If absent, the day on which the run was made, UTC. The same request with a date gives the same bytes of a report on any day."""
    notes: NotRequired[str]
    """A paragraph at the begin of the summary."""


@final
class UncertaintyParts(TypedDict):
    """Uncertainty of the yearly energy by independent cause, each as one standard deviation."""

    resource: NotRequired[float]
    """Uncertainty of the long-term mean irradiation: measurement, satellite model, trend. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    interannual: NotRequired[float]
    """Variation of the energy from year to year due to the weather. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    model: NotRequired[float]
    """Uncertainty of the simulation: transposition, shading, module and inverter models and their parameters. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    other: NotRequired[float]
    """Everything else: soiling, availability, ageing. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""


class WeatherQuality(TypedDict):
    """Result of comparing a weather series with itself and with the sun. Findings that need attention are also in `notes`, with what to do about them."""

    rows_absent: int
    """Rows that are missing between the first and the last time stamp. The months of a typical year are treated as months of one year. Unit: rows."""
    closure_rows: int
    """Rows in which GHI = DHI + DNI cos z was checked: the sun is up and all three components have a value. Unit: rows."""
    closure_mean_wm2: float | None
    """Mean of GHI - (DHI + DNI cos z) over those rows; null without such rows or without coordinates. Unit: W/m2."""
    closure_rms_wm2: float | None
    """Root mean square of the same difference; a value above 20 is reported in the notes. Unit: W/m2."""
    night_rows: int | None
    """Rows with light while the sun is below the horizon; null without coordinates. The sun is below the horizon during the whole row or, with `sun_offset_min`, at the instant of the row and of the rows before and after it. Unit: rows."""
    night_wh_m2: float | None
    """Light of those rows; above 0.5 % of all light it is reported in the notes. Unit: Wh/m2."""
    time_shift_min: float | None
    """Minutes by which the irradiance is later than the clear sky (negative: earlier), by the clearest hours of each half month. 12 or less is no cause for concern. null without coordinates, for fewer than 8 days, and where no clear sky fits. Unit: min."""
    clear_days: int
    """Days with a clear hour by which the time shift was measured. Unit: d."""
    lightless_rows: NotRequired[int | None]
    """Rows with the sun up that belong to a day, or to hours of high sun, without any light: a gap that is stated as zero. null without coordinates. Unit: rows."""
    impossible_rows: NotRequired[int | None]
    """Values of GHI, DHI and DNI above what is physically possible for the sun of their row: the limits of BSRN below steps of 30 minutes, those of means from there on. null without coordinates. Unit: rows."""
    flagged_rows: NotRequired[int | None]
    """Rows that fail a test of `POST /api/weather/quality`, but for those of the clear sky and of stretches without light; null without coordinates. Absent for the embedded year, whose rows are made. Unit: rows."""
    flags: NotRequired[dict[str, int]]
    """Rows that fail a test by test, where there are any."""
    stuck_rows: NotRequired[int | None]
    """Values of irradiance that stand still for 4 h (DHI 5 h, DNI 6 h) or longer. null without coordinates. Unit: rows."""


@final
class WeatherGaps(TypedDict):
    """Rows of a column that have no value."""

    count: int
    """Number of rows without a value, including codes for missing values. Unit: rows."""
    first_row: int
    """First row without a value, counted from 0. Unit: rows."""
    first_time: str
    """Time stamp of that row."""
    repair: NotRequired[str]
    """What a run uses in place of the missing values."""


@final
class WeatherSums(TypedDict):
    """Sums and means of the year. For a series longer than a year, those of the mean year."""

    ghi_kwhm2: NotRequired[float]
    """Global horizontal irradiation. Unit: kWh/m2."""
    dhi_kwhm2: NotRequired[float]
    """Diffuse horizontal irradiation. Unit: kWh/m2."""
    dni_kwhm2: NotRequired[float]
    """Direct normal irradiation. Unit: kWh/m2."""
    temp_air_c: NotRequired[float]
    """Mean air temperature. Unit: degC."""
    wind_speed_ms: NotRequired[float]
    """Mean wind speed. Unit: m/s."""


class WeatherMeta(TypedDict):
    """Origin of a weather series."""

    id: NotRequired[str]
    """Id of the stored series, used as `weather: {id}`."""
    source: NotRequired[str]
    """Source: a name of `POST /api/weather/fetch`, such as `pvgis` or `embedded`, or `file` for an upload."""
    radiation_db: NotRequired[str]
    """Radiation database of the series."""
    format: NotRequired[str]
    """File format that was detected."""
    notes: NotRequired[list[str]]
    """Notes on the data for the user. Items, at most: 200."""


@final
class WeatherRef(TypedDict):
    """A stored weather series."""

    id: str
    """Id of a stored weather series."""


@final
class Weather(TypedDict):
    """Weather series: columns of equal length, one value per row. null marks a gap, and a column of nulls only counts as not sent. Any set of irradiance columns from which GHI, DHI and DNI can be computed is enough: two of ghi, dhi and dni, ghi alone, or poa. A row with gaps is completed from the values that it has: the two that `site.irradiance_closure` selects, any other two, or ghi alone with `site.decomposition`. A row without any of these has no irradiance. A warning reports how many rows were completed in each way."""

    timezone: float
    """Time zone of the time stamps in hours from UTC (standard time, no daylight saving). Unit: h. Minimum: -14. Maximum: 14."""
    step_minutes: float
    """Length of a row. In a longer row than an hour, the sun at its middle does not stand for it. Unit: min. Minimum: 1. Maximum: 60."""
    interval: NotRequired[Literal["start", "middle", "end"]]
    """What the time stamp marks: the start, middle or end of the row. Default: start."""
    sun_offset_min: NotRequired[float | None]
    """Minutes from the start of the row to the instant of the sun, for instantaneous irradiance; null for means over the row. Unit: min. Default: null. Minimum: 0. Maximum: 1440."""
    start: NotRequired[str | None]
    """Time stamp of the first row of a regular series, local standard time. Default: null."""
    time: NotRequired[list[str] | None]
    """Time stamps of all rows, for a series with missing rows or a typical year; give it instead of `start`. Time stamps must ascend. In a typical year they ascend within each month, each month may come from any year, and each calendar month occurs once. Default: null. Items, at least: 1. Items, at most: 2200000."""
    ghi_wm2: NotRequired[list[float | None]]
    """Global horizontal irradiance. Unit: W/m2. Items, at least: 1. Items, at most: 2200000."""
    dhi_wm2: NotRequired[list[float | None]]
    """Diffuse horizontal irradiance. Unit: W/m2. Items, at least: 1. Items, at most: 2200000."""
    dni_wm2: NotRequired[list[float | None]]
    """Direct normal irradiance. Unit: W/m2. Items, at least: 1. Items, at most: 2200000."""
    poa_wm2: NotRequired[list[float | None]]
    """Irradiance measured in the plane of the array, unshaded by horizon and rows; for trackers, by a sensor that turns with them. A run uses it if the weather has neither ghi nor two of ghi, dhi and dni: it then finds the sky irradiance whose decomposition and transposition reproduce this value on the plane of the array. If the weather has such columns, they take precedence, even in their gaps. Unit: W/m2. Items, at least: 1. Items, at most: 2200000."""
    temp_air_c: list[float | None]
    """Air temperature. Unit: degC. Items, at least: 1. Items, at most: 2200000."""
    wind_speed_ms: NotRequired[list[float | None]]
    """Wind speed at 10 m. Unit: m/s. Items, at least: 1. Items, at most: 2200000."""
    relative_humidity: NotRequired[list[float | None]]
    """Relative humidity. Unit: fraction. Items, at least: 1. Items, at most: 2200000."""
    pressure_hpa: NotRequired[list[float | None]]
    """Air pressure at the site. Unit: hPa. Items, at least: 1. Items, at most: 2200000."""
    precipitable_water_cm: NotRequired[list[float | None]]
    """Precipitable water. Unit: cm. Items, at least: 1. Items, at most: 2200000."""
    albedo: NotRequired[list[float | None]]
    """Ground albedo. It is used instead of the monthly albedo of the site unless `site.use_weather_albedo` is false. In gaps the monthly albedo is used: embedded typical years have values only in months with snow. Unit: fraction. Items, at least: 1. Items, at most: 2200000."""
    snow_depth_cm: NotRequired[list[float | None]]
    """Snow depth on the ground. Only `site.snow_model` `marion` reads it. Unit: cm. Items, at least: 1. Items, at most: 2200000."""
    latitude: NotRequired[float | None]
    """Latitude of the data. The run warns if the site is more than 50 km away, and reports swapped coordinates or a wrong sign. Unit: deg. Default: null. Minimum: -90. Maximum: 90."""
    longitude: NotRequired[float | None]
    """Longitude of the data. Unit: deg. Default: null. Minimum: -180. Maximum: 180."""
    elevation: NotRequired[float | None]
    """Elevation of the data. The run warns if the site is more than 300 m higher or lower. Unit: m. Default: null. Minimum: -450. Maximum: 9000."""
    reference_series: NotRequired[dict[str, list[float | None]]]
    """Series of other programs or of a measurement, name to column, one value or null for every row. Those named like a series of a run, in its unit, are compared in `summary.comparison` and scored by `POST /api/tree/{stage}`. A name is one line, and no part of it begins with = + - or @, which a spreadsheet would run as a formula. All come out next to the series of the run."""
    meta: NotRequired["WeatherMeta"]
    """Origin of the series. Unknown keys are accepted only here."""


@final
class IamProfile(TypedDict):
    """Incidence-angle profile."""

    angles_deg: list[float]
    """Incidence angles, ascending. Unit: deg. Items, at least: 2. Items, at most: 200."""
    factors: list[float]
    """Transmission relative to normal incidence. Unit: fraction. Items, at least: 2. Items, at most: 200."""


@final
class LowLight(TypedDict):
    """Efficiencies at low irradiance as stated by the manufacturer."""

    irradiance_wm2: list[float]
    """Irradiances. Unit: W/m2. Items, at least: 1. Items, at most: 20."""
    relative_efficiency: list[float]
    """Efficiency relative to STC at each irradiance; 1 is the same as at STC (0.97 is 3 % less). Unit: 1. Items, at least: 1. Items, at most: 20."""


@final
class ModulePvsyst(TypedDict):
    """Single-diode module with exponential shunt resistance (the PVsyst model); parameters that are null are fitted."""

    model: Literal["pvsyst"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: float
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: float
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: NotRequired[int]
    """Cells in series. Default: 72. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_sc_a: float
    """Short-circuit current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_oc_v: float
    """Open-circuit voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    i_mp_a: float
    """MPP current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_mp_v: float
    """MPP voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    mu_i_sc_a_per_k: float
    """Temperature coefficient of the short-circuit current. Unit: A/K. Minimum: -10. Maximum: 10."""
    mu_v_oc_v_per_k: NotRequired[float | None]
    """Temperature coefficient of the open-circuit voltage as stated by the manufacturer, negative. Used only to check the voltage of strings in cold weather. Unit: V/K. Default: null. Minimum: -50. Maximum: 50."""
    mu_p_mp_per_k: NotRequired[float | None]
    """Relative temperature coefficient of the MPP power; mu_gamma_per_k is fitted to it. Unit: 1/K. Default: null. Minimum: -0.02. Maximum: 0.02."""
    r_series_ohm: NotRequired[float | None]
    """Series resistance; null fits it. Unit: Ohm. Default: null. Minimum: 0. Maximum: 1000."""
    r_shunt_ohm: NotRequired[float | None]
    """Shunt resistance at 1000 W/m2; null uses v_mp / (0.2 (i_sc - i_mp)). Unit: Ohm. Default: null. Above: 0. Maximum: 1000000000."""
    r_shunt_0_ohm: NotRequired[float | None]
    """Shunt resistance in the dark; null uses 4 (crystalline) or 12 (thin film) times r_shunt_ohm. Unit: Ohm. Default: null. Above: 0. Maximum: 1000000000."""
    r_shunt_exp: NotRequired[float]
    """Exponent of the shunt resistance. Unit: 1. Default: 5.5. Above: 0. Maximum: 100."""
    gamma: NotRequired[float | None]
    """Diode ideality factor; null fits it. Unit: 1. Default: null. Above: 0. Maximum: 20."""
    mu_gamma_per_k: NotRequired[float | None]
    """Temperature coefficient of gamma; null fits it to mu_p_mp_per_k, or uses 0 if that is absent. Unit: 1/K. Default: null. Minimum: -0.1. Maximum: 0.1."""
    d2_mu_tau_v: NotRequired[float]
    """Recombination parameter of thin film; 0 for none. Unit: V. Default: 0. Minimum: 0. Maximum: 100."""
    v_bi_v: NotRequired[float | None]
    """Built-in voltage per cell in the recombination term; null uses 0.9 V per junction: 1.8 V for a tandem. Unit: V. Default: null. Above: 0. Maximum: 10."""
    low_light: NotRequired["LowLight | None"]
    """Low-light efficiencies to which the series resistance is fitted; null uses that of `low_light_default`, -3 % at 200 W/m2. Default: null."""
    low_light_default: NotRequired[Literal["all_alike", "technology"]]
    """Efficiency at 200 W/m2 relative to 1000 W/m2 to which the series resistance is fitted where `low_light`, `r_series_ohm` and `gamma` are null. all_alike: 0.97 for every technology. technology: the mean of measured modules of `technology`, 0.96 for mono_si, 0.974 for hit, 0.894 for poly_si, 0.908 for cdte, 0.858 for a_si and tandem; cis and other have no mean and are refused. Default: all_alike."""


@final
class ModuleCec(TypedDict):
    """Single-diode module of the CEC library (six parameters)."""

    model: Literal["cec"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: float
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: float
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: NotRequired[int]
    """Cells in series. Default: 72. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_sc_a: float
    """Short-circuit current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_oc_v: float
    """Open-circuit voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    i_mp_a: float
    """MPP current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_mp_v: float
    """MPP voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    alpha_sc_a_per_k: float
    """Temperature coefficient of the short-circuit current. Unit: A/K. Minimum: -10. Maximum: 10."""
    a_ref_v: float
    """Modified ideality factor at reference conditions (n Ns Vth). Unit: V. Above: 0. Maximum: 100."""
    i_l_ref_a: float
    """Light current at reference conditions. Unit: A. Above: 0. Maximum: 1000."""
    i_o_ref_a: float
    """Diode saturation current at reference conditions. Unit: A. Above: 0. Maximum: 1."""
    r_s_ohm: float
    """Series resistance. Unit: Ohm. Minimum: 0. Maximum: 1000."""
    r_sh_ref_ohm: float
    """Shunt resistance at reference conditions. Unit: Ohm. Above: 0. Maximum: 1000000000."""
    adjust: NotRequired[float]
    """Adjustment of the temperature coefficients. Unit: fraction. Default: 0. Minimum: -1. Maximum: 1."""


@final
class ModuleDesoto(TypedDict):
    """Single-diode module by De Soto (five parameters)."""

    model: Literal["desoto"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: float
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: float
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: NotRequired[int]
    """Cells in series. Default: 72. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_sc_a: float
    """Short-circuit current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_oc_v: float
    """Open-circuit voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    i_mp_a: float
    """MPP current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_mp_v: float
    """MPP voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    alpha_sc_a_per_k: float
    """Temperature coefficient of the short-circuit current. Unit: A/K. Minimum: -10. Maximum: 10."""
    a_ref_v: float
    """Modified ideality factor at reference conditions (n Ns Vth). Unit: V. Above: 0. Maximum: 100."""
    i_l_ref_a: float
    """Light current at reference conditions. Unit: A. Above: 0. Maximum: 1000."""
    i_o_ref_a: float
    """Diode saturation current at reference conditions. Unit: A. Above: 0. Maximum: 1."""
    r_s_ohm: float
    """Series resistance. Unit: Ohm. Minimum: 0. Maximum: 1000."""
    r_sh_ref_ohm: float
    """Shunt resistance at reference conditions. Unit: Ohm. Above: 0. Maximum: 1000000000."""


@final
class ModuleSandia(TypedDict):
    """Module of the Sandia array performance model (King), with the coefficients of its database. Its incidence and air-mass polynomials are `iam.kind` `sandia` and `spectral.mode` `sandia_airmass`."""

    model: Literal["sandia"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: float
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: float
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: int
    """Cells in series. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_sc_a: float
    """Short-circuit current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_oc_v: float
    """Open-circuit voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    i_mp_a: float
    """MPP current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_mp_v: float
    """MPP voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    alpha_sc_per_k: float
    """Relative temperature coefficient of the short-circuit current (Aisc). Unit: 1/K. Minimum: -0.1. Maximum: 0.1."""
    alpha_mp_per_k: float
    """Relative temperature coefficient of the MPP current (Aimp). Unit: 1/K. Minimum: -0.1. Maximum: 0.1."""
    c0: float
    """Coefficient of the MPP current, linear in the irradiance; c0 + c1 is 1. Unit: 1. Minimum: -10. Maximum: 10."""
    c1: float
    """Coefficient of the MPP current, quadratic in the irradiance. Unit: 1. Minimum: -10. Maximum: 10."""
    c2: float
    """Coefficient of the MPP voltage, linear in the logarithm of the irradiance. Unit: 1. Minimum: -100. Maximum: 100."""
    c3: float
    """Coefficient of the MPP voltage, quadratic in the logarithm of the irradiance. Unit: 1/V. Minimum: -1000. Maximum: 1000."""
    beta_voc_v_per_k: float
    """Temperature coefficient of the open-circuit voltage at 1000 W/m2 (Bvoco). Unit: V/K. Minimum: -50. Maximum: 50."""
    m_beta_voc_v_per_k: NotRequired[float]
    """Change of beta_voc_v_per_k per 1000 W/m2 less irradiance (Mbvoc). Unit: V/K. Default: 0. Minimum: -50. Maximum: 50."""
    beta_vmp_v_per_k: float
    """Temperature coefficient of the MPP voltage at 1000 W/m2 (Bvmpo). Unit: V/K. Minimum: -50. Maximum: 50."""
    m_beta_vmp_v_per_k: NotRequired[float]
    """Change of beta_vmp_v_per_k per 1000 W/m2 less irradiance (Mbvmp). Unit: V/K. Default: 0. Minimum: -50. Maximum: 50."""
    diode_factor: float
    """Diode factor (N). Unit: 1. Above: 0. Maximum: 10."""


@final
class ModuleIec61853(TypedDict):
    """Single-diode module with the eleven coefficients that SAM fits to IEC 61853-1 test data."""

    model: Literal["iec61853"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: float
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: float
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: int
    """Cells in series. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_sc_a: float
    """Short-circuit current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_oc_v: float
    """Open-circuit voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    i_mp_a: float
    """MPP current at STC. Unit: A. Above: 0. Maximum: 1000."""
    v_mp_v: float
    """MPP voltage at STC. Unit: V. Above: 0. Maximum: 2000."""
    alpha_sc_a_per_k: float
    """Temperature coefficient of the short-circuit current. Unit: A/K. Minimum: -10. Maximum: 10."""
    diode_factor: float
    """Diode ideality factor (n). Unit: 1. Above: 0. Maximum: 10."""
    i_l_ref_a: float
    """Light current at reference conditions. Unit: A. Above: 0. Maximum: 1000."""
    i_o_ref_a: float
    """Diode saturation current at reference conditions. Unit: A. Above: 0. Maximum: 1."""
    shunt_c1_ohm: float
    """Shunt resistance at 1000 W/m2 (C1). Unit: Ohm. Above: 0. Maximum: 1000000000."""
    shunt_c2_ohm: float
    """Coefficient of the shunt resistance (C2): Rsh = c1 + c2 ((1000 / G)^c3 - 1); below c1. Unit: Ohm. Minimum: 0. Maximum: 1000000000."""
    shunt_c3: float
    """Exponent of the shunt resistance (C3). Unit: 1. Minimum: 0. Maximum: 10."""
    series_d1_ohm: float
    """Series resistance at 1000 W/m2 and 25 degC (D1). Unit: Ohm. Minimum: 0. Maximum: 1000."""
    series_d2_ohm_per_k: float
    """Temperature coefficient of the series resistance (D2). Unit: Ohm/K. Minimum: -100. Maximum: 100."""
    series_d3_ohm: float
    """Coefficient of the series resistance by irradiance (D3): d3 (1 - G / 1000) (1000 / G)^2. Unit: Ohm. Minimum: -100. Maximum: 100."""
    band_gap_ev: float
    """Band gap at 25 degC (Egref). Unit: eV. Above: 0. Maximum: 5."""


@final
class ModuleReference(TypedDict):
    """Module of which only the nameplate is known: power by irradiance and cell temperature (the PVWatts model); it has no voltage."""

    model: Literal["reference"]
    """Selects the module model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    technology: NotRequired[Literal["mono_si", "poly_si", "hit", "cdte", "cis", "a_si", "tandem", "other"]]
    """Cell technology. Sets the band gap of the `pvsyst` model and the defaults for thin film. Default: mono_si."""
    p_nom_w: float
    """Nameplate power at STC. Unit: W. Above: 0. Maximum: 5000."""
    power_tolerance_low: NotRequired[float | None]
    """Lower limit of the manufacturer's power tolerance: 0 for modules that are never below their nameplate power, -0.03 for -3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: -0.5. Maximum: 0."""
    power_tolerance_high: NotRequired[float | None]
    """Upper limit of the manufacturer's power tolerance: 0.03 for +3 %. Read when `dc_losses.quality_loss` is null. Unit: fraction. Default: null. Minimum: 0. Maximum: 0.5."""
    length_m: NotRequired[float]
    """Length of the module. Unit: m. Above: 0. Maximum: 20."""
    width_m: NotRequired[float]
    """Width of the module. Unit: m. Above: 0. Maximum: 20."""
    cells_in_series: NotRequired[int]
    """Cells in series. Default: 72. Minimum: 1. Maximum: 2000."""
    cells_in_parallel: NotRequired[int]
    """Cells in parallel. Default: 1. Minimum: 1. Maximum: 100."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    noct_c: NotRequired[float]
    """Nominal operating cell temperature. Unit: degC. Default: 45. Minimum: 20. Maximum: 90."""
    front_surface: NotRequired[Literal["glass", "ar_glass"]]
    """Front glass: plain, or with anti-reflective coating. Default: glass."""
    iam_profile: NotRequired["IamProfile | None"]
    """The module's own incidence-angle profile; null if it has none. Default: null."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    temperature_coefficient: float
    """Relative temperature coefficient of the power. Unit: 1/degC. Minimum: -0.02. Maximum: 0.02."""
    efficiency: float
    """Efficiency at STC, used for the heat balance and for the area. Unit: fraction. Above: 0. Below: 1."""
    light_response: NotRequired[Literal["linear", "standard", "premium", "thin_film"]]
    """Efficiency at low and high light. `linear`: the same at any irradiance (PVWatts 5). The others: the efficiency at 25 degC relative to 1000 W/m2 of the module that PVWatts v8 uses for its type; a simple run uses that of its module_type. Default: linear."""


Module: TypeAlias = "ModulePvsyst | ModuleCec | ModuleDesoto | ModuleSandia | ModuleIec61853 | ModuleReference"
"""Module: one of the models, selected by `model`."""


@final
class ModuleRef(TypedDict):
    """Reference to a module of the library."""

    id: str
    """Id of a library module."""


@final
class DcDerating(TypedDict):
    """Limit of the DC power by air temperature and DC voltage, as in SAM: the power at the rating times 1 + slope x (temperature - start), for temperatures above the start."""

    v_dc_v: NotRequired[list[float]]
    """DC voltages, ascending. Between them start and slope are linear in the voltage, and so beyond them. Empty for one curve at all voltages. Unit: V. Default: []. Items, at most: 20."""
    start_temp_c: list[float]
    """Air temperature at which the limit begins to fall, for each voltage. Unit: degC. Items, at least: 1. Items, at most: 20."""
    slope_per_k: list[float]
    """Change of the limit per degree above the start, for each voltage, as a fraction of the DC power at the rating. Unit: 1/K. Items, at least: 1. Items, at most: 20."""


@final
class Derating(TypedDict):
    """AC power limit by ambient temperature: interpolated between the points, constant outside them."""

    temp_air_c: list[float]
    """Ambient temperatures, ascending. Unit: degC. Items, at least: 1. Items, at most: 50."""
    p_ac_kw: list[float]
    """AC power limit at each temperature. Values above p_ac_max_kw (or above the nominal power, when that is null) are reduced to it, with a warning. Unit: kW. Items, at least: 1. Items, at most: 50."""


@final
class EfficiencyCurve(TypedDict):
    """Efficiency by DC power at one DC voltage."""

    v_dc_v: NotRequired[float | None]
    """DC voltage of the curve; null if one curve applies to all voltages. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    p_dc_kw: list[float]
    """DC powers, ascending. Unit: kW. Items, at least: 2. Items, at most: 200."""
    efficiency: list[float]
    """AC power divided by DC power at each DC power. The AC power is interpolated linearly between the points. A program that interpolates the efficiencies instead differs by up to 0.1 % of the yearly energy when there are few points. Unit: fraction. Items, at least: 2. Items, at most: 200."""


@final
class InverterCurve(TypedDict):
    """Inverter with one efficiency curve, or three at three DC voltages."""

    model: Literal["curve"]
    """Selects the inverter model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    p_ac_nom_kw: float
    """Nominal AC power. Unit: kW. Above: 0. Maximum: 20000000."""
    p_ac_max_kw: NotRequired[float | None]
    """Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c. Unit: kW. Default: null. Above: 0. Maximum: 20000000."""
    temp_p_max_c: NotRequired[float | None]
    """Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    temp_p_nom_c: NotRequired[float | None]
    """Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    v_mppt_min_v: NotRequired[float | None]
    """Lower bound of the MPPT window; null for none. Unit: V. Default: null. Minimum: 0. Maximum: 10000."""
    v_mppt_max_v: NotRequired[float | None]
    """Upper bound of the MPPT window; null for none. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    v_dc_max_v: NotRequired[float | None]
    """Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_dc_max_a: NotRequired[float | None]
    """Maximum DC current; null for none. Unit: A. Default: null. Above: 0. Maximum: 1000000."""
    p_start_kw: NotRequired[float | None]
    """DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000."""
    p_night_w: NotRequired[float]
    """Own consumption at night. Unit: W. Default: 0. Minimum: 0. Maximum: 1000000."""
    mppt_count: NotRequired[int]
    """Number of MPP trackers. Default: 1. Minimum: 1. Maximum: 1000."""
    dc_derating: NotRequired["DcDerating | None"]
    """Limit of the DC power by temperature; null for none. Default: null."""
    derating: NotRequired["Derating | None"]
    """Limit of the AC power by ambient temperature; null for none. Default: null."""
    curves: "list[EfficiencyCurve]"
    """One curve, or three at ascending DC voltages; two are refused. Items, at least: 1. Items, at most: 3."""


@final
class InverterSandia(TypedDict):
    """Inverter of the Sandia grid-connected model."""

    model: Literal["sandia"]
    """Selects the inverter model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    p_ac_nom_kw: float
    """Nominal AC power. Unit: kW. Above: 0. Maximum: 20000000."""
    p_ac_max_kw: NotRequired[float | None]
    """Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c. Unit: kW. Default: null. Above: 0. Maximum: 20000000."""
    temp_p_max_c: NotRequired[float | None]
    """Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    temp_p_nom_c: NotRequired[float | None]
    """Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    v_mppt_min_v: NotRequired[float | None]
    """Lower bound of the MPPT window; null for none. Unit: V. Default: null. Minimum: 0. Maximum: 10000."""
    v_mppt_max_v: NotRequired[float | None]
    """Upper bound of the MPPT window; null for none. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    v_dc_max_v: NotRequired[float | None]
    """Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_dc_max_a: NotRequired[float | None]
    """Maximum DC current; null for none. Unit: A. Default: null. Above: 0. Maximum: 1000000."""
    p_start_kw: NotRequired[float | None]
    """DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000."""
    p_night_w: NotRequired[float]
    """Own consumption at night. Unit: W. Default: 0. Minimum: 0. Maximum: 1000000."""
    mppt_count: NotRequired[int]
    """Number of MPP trackers. Default: 1. Minimum: 1. Maximum: 1000."""
    dc_derating: NotRequired["DcDerating | None"]
    """Limit of the DC power by temperature; null for none. Default: null."""
    derating: NotRequired["Derating | None"]
    """Limit of the AC power by ambient temperature; null for none. Default: null."""
    p_aco_w: float
    """AC power rating. Unit: W. Above: 0. Maximum: 20000000000."""
    p_dco_w: float
    """DC power at which the AC rating is reached. Unit: W. Above: 0. Maximum: 100000000000."""
    v_dco_v: float
    """DC voltage of the rating. Unit: V. Above: 0. Maximum: 10000."""
    p_so_w: float
    """DC power at which the inversion starts. Unit: W. Minimum: 0. Maximum: 100000000."""
    c0: NotRequired[float]
    """Curvature of the AC power as a function of the DC power at v_dco. Unit: 1/W. Default: 0. Minimum: -1. Maximum: 1."""
    c1: NotRequired[float]
    """Variation of p_dco with the DC voltage. Unit: 1/V. Default: 0. Minimum: -10. Maximum: 10."""
    c2: NotRequired[float]
    """Variation of p_so with the DC voltage. Unit: 1/V. Default: 0. Minimum: -10. Maximum: 10."""
    c3: NotRequired[float]
    """Variation of c0 with the DC voltage. Unit: 1/V. Default: 0. Minimum: -10. Maximum: 10."""


@final
class InverterPvwatts(TypedDict):
    """Inverter with the part-load curve of PVWatts."""

    model: Literal["pvwatts"]
    """Selects the inverter model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    p_ac_nom_kw: float
    """Nominal AC power. Unit: kW. Above: 0. Maximum: 20000000."""
    p_ac_max_kw: NotRequired[float | None]
    """Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c. Unit: kW. Default: null. Above: 0. Maximum: 20000000."""
    temp_p_max_c: NotRequired[float | None]
    """Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    temp_p_nom_c: NotRequired[float | None]
    """Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    v_mppt_min_v: NotRequired[float | None]
    """Lower bound of the MPPT window; null for none. Unit: V. Default: null. Minimum: 0. Maximum: 10000."""
    v_mppt_max_v: NotRequired[float | None]
    """Upper bound of the MPPT window; null for none. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    v_dc_max_v: NotRequired[float | None]
    """Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_dc_max_a: NotRequired[float | None]
    """Maximum DC current; null for none. Unit: A. Default: null. Above: 0. Maximum: 1000000."""
    p_start_kw: NotRequired[float | None]
    """DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000."""
    p_night_w: NotRequired[float]
    """Own consumption at night. Unit: W. Default: 0. Minimum: 0. Maximum: 1000000."""
    mppt_count: NotRequired[int]
    """Number of MPP trackers. Default: 1. Minimum: 1. Maximum: 1000."""
    dc_derating: NotRequired["DcDerating | None"]
    """Limit of the DC power by temperature; null for none. Default: null."""
    derating: NotRequired["Derating | None"]
    """Limit of the AC power by ambient temperature; null for none. Default: null."""
    efficiency_nom: NotRequired[float]
    """Nominal efficiency. Unit: fraction. Default: 0.96. Above: 0. Maximum: 1."""
    efficiency_ref: NotRequired[float]
    """Reference efficiency of the part-load curve. Unit: fraction. Default: 0.9637. Above: 0. Maximum: 1."""


@final
class InverterFlat(TypedDict):
    """Inverter with one efficiency at every power."""

    model: Literal["flat"]
    """Selects the inverter model."""
    manufacturer: NotRequired[str]
    """Manufacturer. Default: \""."""
    name: NotRequired[str]
    """Model name. Default: \""."""
    p_ac_nom_kw: float
    """Nominal AC power. Unit: kW. Above: 0. Maximum: 20000000."""
    p_ac_max_kw: NotRequired[float | None]
    """Maximum AC power at low temperature, at or above the nominal power; null uses the nominal power. It is reached with a derating table, or up to temp_p_max_c. Unit: kW. Default: null. Above: 0. Maximum: 20000000."""
    temp_p_max_c: NotRequired[float | None]
    """Air temperature up to which the inverter delivers p_ac_max_kw (PVsyst's TPMax). null: not stated, and the limit is the nominal power. Not read with a derating table. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    temp_p_nom_c: NotRequired[float | None]
    """Air temperature from which the limit is the nominal power, at or above temp_p_max_c; between the two it falls linearly (PVsyst's TPNom). null: temp_p_max_c. Unit: degC. Default: null. Minimum: -60. Maximum: 100."""
    v_mppt_min_v: NotRequired[float | None]
    """Lower bound of the MPPT window; null for none. Unit: V. Default: null. Minimum: 0. Maximum: 10000."""
    v_mppt_max_v: NotRequired[float | None]
    """Upper bound of the MPPT window; null for none. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    v_dc_max_v: NotRequired[float | None]
    """Absolute maximum DC voltage, at or above the MPPT window; null for none. If module.v_max_v is null too, the open-circuit voltage of strings is checked against 1000 or 1500 V, assumed from the MPPT window or, without one, from the nominal power. The warning states the assumption. Unit: V. Default: null. Above: 0. Maximum: 10000."""
    i_dc_max_a: NotRequired[float | None]
    """Maximum DC current; null for none. Unit: A. Default: null. Above: 0. Maximum: 1000000."""
    p_start_kw: NotRequired[float | None]
    """DC power below which the inverter stays off; null uses 0.5 % of the nominal power for `curve`, and no threshold for the other models. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000."""
    p_night_w: NotRequired[float]
    """Own consumption at night. Unit: W. Default: 0. Minimum: 0. Maximum: 1000000."""
    mppt_count: NotRequired[int]
    """Number of MPP trackers. Default: 1. Minimum: 1. Maximum: 1000."""
    dc_derating: NotRequired["DcDerating | None"]
    """Limit of the DC power by temperature; null for none. Default: null."""
    derating: NotRequired["Derating | None"]
    """Limit of the AC power by ambient temperature; null for none. Default: null."""
    efficiency: NotRequired[float]
    """Efficiency. Unit: fraction. Default: 0.96. Above: 0. Maximum: 1."""


Inverter: TypeAlias = "InverterCurve | InverterSandia | InverterPvwatts | InverterFlat"
"""Inverter: one of the models, selected by `model`."""


@final
class InverterRef(TypedDict):
    """Reference to an inverter of the library."""

    id: str
    """Id of a library inverter."""


@final
class RunRequest(TypedDict):
    """A plant and one weather series. The plant has one module type, one inverter design and one racking geometry, or parts that differ in them (`sub_arrays`). Unknown keys are refused."""

    site: "Site"
    """Location and monthly site data."""
    array: "ArraySection"
    """Racking, tracking, stringing."""
    iam: NotRequired["Iam"]
    """Incidence-angle model. Default: {}."""
    thermal: NotRequired["Thermal"]
    """Cell temperature. Default: {}."""
    dc_losses: NotRequired["DcLosses"]
    """DC losses. Default: {}."""
    ac_losses: NotRequired["AcLosses"]
    """AC losses, auxiliaries, grid limit. Default: {}."""
    spectral: NotRequired["Spectral"]
    """Spectral correction. Default: {}."""
    bifacial: NotRequired["Bifacial | None"]
    """Rear-side model; null for none. Default: null."""
    lifetime: NotRequired["Lifetime"]
    """Multi-year analysis. Default: {}."""
    storage: NotRequired["Storage | None"]
    """Battery and load; null for none. Default: null."""
    weather: "WeatherRef | Weather"
    """A stored series by id, or an inline section."""
    module: "ModuleRef | Module"
    """A library module by id, or an inline section."""
    inverter: "InverterRef | Inverter"
    """A library inverter by id, or an inline section."""
    include_series: NotRequired[bool]
    """Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default: false."""
    scene: NotRequired["Scene | None"]
    """3D scene: every device with its own plane, and what shades it. The run takes kind, tilt, azimuth and roll of the devices from it, and stringing from `array`. null runs the flat array section. Default: null."""
    report: NotRequired["ReportDetails"]
    """What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result."""
    sub_arrays: NotRequired["list[SubArray] | None"]
    """Parts of the plant, each with what differs from the sections of the request. Each part has its own light, cells, DC side and inverters; storage and AC losses act on the sum. null for a plant of one part. Default: null. Items, at least: 1. Items, at most: 500."""
    sub_array_series: NotRequired[list[Literal["AngInc", "GlobInc", "BeamInc", "DifSInc", "Alb_Inc", "GlobHrz", "GlobShd", "GlobSlg", "GlobSnw", "GlobIAM", "GlobEff", "GlobGnd", "GlobBack", "TArray", "EArrNom", "ModDegr", "GIncLss", "TempLss", "SpctCor", "ShdElec", "ModQual", "LIDLoss", "MisLoss", "RearMis", "OhmLoss", "EArrMPP", "EArray", "UArray", "IArray", "InvLoss", "IL_Oper", "IL_Pmax", "ILPmxSH", "IL_Imax", "IL_Vmax", "IL_Vmin", "IL_Pmin", "IL_Night", "EOutInv", "PhiAng", "TrkState"]] | None]
    """Series of each part, next to those of the plant: names of series that a part has of its own, from its planes to its inverters. The column of a part is its id, a slash and the name, as in `east/EOutInv`; a part that lacks the series has no column of it. At most 200 columns in all. null for none. `include_series` or `Accept: text/csv` asks for the series. Default: null. Items, at least: 1. Items, at most: 50."""


@final
class SubArray(TypedDict):
    """A part of a plant: its own planes, modules, strings and inverters. What it leaves out is as in the request."""

    id: str
    """Name of the part in the answer; no two parts have the same."""
    label: NotRequired[str | None]
    """Text for readers, such as the name of a roof. Default: null."""
    array: NotRequired["ArrayChanges | None"]
    """The fields of `array` in which this part differs from the plant; null for none. `n_inverters` are those of this part. Default: null."""
    module: NotRequired["ModuleRef | Module | None"]
    """Module of the part, as `module` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant. Default: null."""
    inverter: NotRequired["InverterRef | Inverter | None"]
    """Inverter of the part, as `inverter` of a run: by id (`{"id": ...}`) or as a whole section; null for that of the plant. Default: null."""
    iam: NotRequired["IamChanges | None"]
    """The fields of `iam` in which this part differs from the plant; null for none. Default: null."""
    thermal: NotRequired["ThermalChanges | None"]
    """The fields of `thermal` in which this part differs from the plant; null for none. Default: null."""
    dc_losses: NotRequired["DcLossesChanges | None"]
    """The fields of `dc_losses` in which this part differs from the plant; null for none. Default: null."""
    bifacial: NotRequired["BifacialChanges | None"]
    """The fields of `bifacial` in which this part differs from the plant; null for a part without a rear side. If absent, the rear side is that of the plant."""
    scene_types: NotRequired[list[str] | None]
    """With a scene: ids of the types whose devices are this part. Each type belongs to one part; all tables and objects shade. null without a scene, and for a sole part. Default: null. Items, at least: 1. Items, at most: 10."""
    shares_inverter_with: NotRequired[str | None]
    """Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own. `strings_per_inverter` counts the strings of this part at each of them. Default: null."""
    parallel: NotRequired[bool]
    """With `shares_inverter_with`: the strings are in parallel with those of the other part, on the same MPPT inputs, at a common voltage. Default: false."""


@final
class SceneAxes(TypedDict):
    """Direction of each axis."""

    x: Literal["east"]
    """x points east."""
    y: Literal["north"]
    """y points north."""
    z: Literal["up"]
    """z points up."""


@final
class SceneFrame(TypedDict):
    """The frame that every scene has. It can be stated, but not changed."""

    axes: "SceneAxes"
    """Direction of each axis."""
    azimuth_zero: Literal["true_north"]
    """Azimuths count from true north."""
    azimuth_direction: Literal["clockwise"]
    """Azimuths count clockwise, seen from above."""
    lengths: Literal["unitless"]
    """All lengths have the same unit, which does not matter."""


@final
class SceneOrigin(TypedDict):
    """Place of x = 0, y = 0: the projection centre of the layout."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    elevation: NotRequired[float]
    """Elevation above sea level. Unit: m. Default: 0. Minimum: -450. Maximum: 9000."""


@final
class SceneType(TypedDict):
    """A type of device, which placements name by its id."""

    id: str
    """Id, unique among the types."""
    kind: Literal["gft", "sat", "ewf"]
    """Fixed rack or roof array (gft), single-axis tracker (sat), or east-west ridge of two faces back to back (ewf). Ridges do not share a scene with the other kinds."""
    length: float
    """Length along the row, the axis or the ridge. Above: 0. Maximum: 1000000000."""
    width: float
    """Width across it, along the slope: the collector width. For a ridge, the width of one face. Above: 0. Maximum: 1000000000."""
    modules: int
    """Modules of one device. Even for a ridge, whose faces have half each. Minimum: 1. Maximum: 1000000."""
    strings: int
    """Equal strips across the width that are wired apart, for the electrical effect of shade. Even for a ridge, whose faces have half each. Minimum: 1. Maximum: 1000000."""
    gap: NotRequired[float]
    """Distance between the top edges of the two faces of a ridge. 0 for the other kinds. Default: 0. Minimum: 0. Maximum: 1000000000."""
    frame: NotRequired[float]
    """Width of an inactive border around the table, outside its length and width, such as a frame or rails that stand out: it shades, and its light is not used. 0 for ewf types. Default: 0. Minimum: 0. Maximum: 1000000000."""
    modules_across: NotRequired[int]
    """Modules one above the other across the width, 2 for a 2P tracker; of a ridge, on one face. Minimum: 1. Maximum: 1000000."""
    module_gap: NotRequired["SceneModuleGap"]
    """Gaps between the modules."""
    sub_rows: NotRequired["SceneSubRows"]
    """Parts across the width with open gaps."""
    torque_tube: NotRequired["SceneTorqueTube"]
    """The tube under the table."""
    wiring: NotRequired["SceneWiring"]
    """Which modules are in a string."""


@final
class SceneModuleGap(TypedDict):
    """Distances between neighbouring modules, within the length and the width. Their share of the area lets light through. Needs `modules_across`."""

    along: NotRequired[float]
    """Along the length. If absent, 0. Minimum: 0. Maximum: 1000000000."""
    across: NotRequired[float]
    """Across the width, within a sub-row. If absent, 0. Minimum: 0. Maximum: 1000000000."""


@final
class SceneSubRows(TypedDict):
    """Equal parts of the table across its width, with a gap between them that is open to light, as over the tube of a 2P tracker. Not for ewf types."""

    count: int
    """Number of sub-rows. Minimum: 2. Maximum: 20."""
    gap: float
    """Distance between two of them, within the width. Above: 0. Maximum: 1000000000."""


@final
class SceneTorqueTube(TypedDict):
    """A tube under the middle of the table, as long as it, which shades. Not for ewf types."""

    diameter: float
    """Its diameter, or its width as seen from the side. Above: 0. Maximum: 1000000000."""
    below: float
    """Distance of its middle below the plane of the modules. Minimum: 0. Maximum: 1000000000."""


@final
class SceneWiring(TypedDict):
    """How the modules of a table lie and which of them are in a string; of a ridge, on one face. Read by `array.shade_mode` iv. Needs `modules_across`."""

    orientation: Literal["portrait", "landscape"]
    """Long side of the modules across the width (portrait) or along the length."""
    modules_per_string: int
    """Modules in series. Divides the modules of the table. Minimum: 1. Maximum: 1000."""
    order: NotRequired[Literal["lines", "columns", "leapfrog"]]
    """Which modules a string takes: one after the other along the lowest line, then the next line (lines); the modules one above the other, then the next column (columns); or two strings share a stretch of a line, each with every other module (leapfrog). A string that leaps out and comes back over the modules that it left has those of lines. If absent, lines."""
    strings: NotRequired[list[list[int]]]
    """In place of `order`: the modules of each string by their numbers, which count along the lowest line from 0 at the end that `along` leaves, then along the next. Items, at least: 1. Items, at most: 1000."""
    half_cells: NotRequired[bool]
    """Whether each module has two halves in parallel, one above the other along its long side. If absent, it has `module.cells_in_parallel` parts."""
    bypass_diodes: NotRequired[int]
    """Bypass diodes of a module, each for as many cells. If absent, 3. Minimum: 1. Maximum: 100."""


@final
class ScenePlacement(TypedDict):
    """One device at its place."""

    id: NotRequired[str]
    """Id, unique among the placements. If absent, p1 for the first placement, p2 for the second."""
    type: str
    """Id of its type."""
    x: float
    """East coordinate of its centre. Minimum: -1000000000. Maximum: 1000000000."""
    y: float
    """North coordinate of its centre. Minimum: -1000000000. Maximum: 1000000000."""
    z: NotRequired[float]
    """Height: of the centre of a rack, of the middle of a tracker's axis, of the top edges of a ridge's faces. Default: 0. Minimum: -1000000000. Maximum: 1000000000."""
    above_ground: NotRequired[float]
    """Puts the device on `terrain`: height of the point that `z` names above the mean ground under the device. The ground gives `z`, the tilt of a tracker's axis and the roll of a rack, whatever is sent for them. If absent, `z` says where it is. Minimum: 0. Maximum: 1000000000."""
    azimuth_deg: NotRequired[float]
    """Azimuth that a rack faces, clockwise from north; for a tracker the azimuth of the axis, for a ridge its bearing (180: north-south; its faces look to azimuth_deg - 90 and azimuth_deg + 90). Unit: deg. Default: 180. Minimum: 0. Maximum: 360."""
    tilt_deg: NotRequired[float]
    """Tilt of a rack and of each face of a ridge, 0 to 90; tilt of a tracker's axis, -45 to 45 (positive: the end that azimuth_deg points to is the lower one). Unit: deg. Default: 0. Minimum: -45. Maximum: 90."""
    roll_deg: NotRequired[float]
    """Turns a rack about its slope line through the centre, right-handed about the direction that it faces: at azimuth 180, positive turns it to the west. Trackers and ridges ignore it, with a warning. Unit: deg. Default: 0. Minimum: -45. Maximum: 45."""


@final
class ScenePrism(TypedDict):
    """An opaque body: a building, a chimney. Its corners stand on the base polygon."""

    kind: Literal["prism"]
    """Selects the kind of object."""
    id: NotRequired[str]
    """Id, unique among the objects. If absent, o1 for the first object, o2 for the second."""
    vertices: list[list[float]]
    """Corners of the base polygon in order, each `[x, y, z, h]`: base point and height above it. A polygon that is not convex shades as its convex hull, with a warning. Items, at least: 3. Items, at most: 10000."""


@final
class SceneWall(TypedDict):
    """An opaque wall without thickness along a line."""

    kind: Literal["wall"]
    """Selects the kind of object."""
    id: NotRequired[str]
    """Id, unique among the objects. If absent, o1 for the first object, o2 for the second."""
    vertices: list[list[float]]
    """Points of the line in order, each `[x, y, z, h]`: base point and height above it. Items, at least: 2. Items, at most: 10000."""


@final
class SceneTreeLine(TypedDict):
    """A row of trees along a line, which lets part of the light through. It weakens a ray once, however often the ray crosses it; several tree lines multiply."""

    kind: Literal["tree_line"]
    """Selects the kind of object."""
    id: NotRequired[str]
    """Id, unique among the objects. If absent, o1 for the first object, o2 for the second."""
    vertices: list[list[float]]
    """Points of the line in order, each `[x, y, z, h]`: base point and height above it. Items, at least: 2. Items, at most: 10000."""
    transmittance: NotRequired[float]
    """Share of the light that passes: 0 is a wall, 1 is nothing. Unit: fraction. Default: 0.3. Minimum: 0. Maximum: 1."""


@final
class SceneCylinder(TypedDict):
    """An opaque upright cylinder: a tank, a mast. Give radius or diameter, not both."""

    kind: Literal["cylinder"]
    """Selects the kind of object."""
    id: NotRequired[str]
    """Id, unique among the objects. If absent, o1 for the first object, o2 for the second."""
    x: float
    """East coordinate of its axis. Minimum: -1000000000. Maximum: 1000000000."""
    y: float
    """North coordinate of its axis. Minimum: -1000000000. Maximum: 1000000000."""
    z: NotRequired[float]
    """Height of its base. Default: 0. Minimum: -1000000000. Maximum: 1000000000."""
    radius: NotRequired[float]
    """Radius. Above: 0. Maximum: 1000000000."""
    diameter: NotRequired[float]
    """Diameter. Above: 0. Maximum: 1000000000."""
    height: float
    """Height of the top above the base. Above: 0. Maximum: 1000000000."""


SceneObject: TypeAlias = "ScenePrism | SceneWall | SceneTreeLine | SceneCylinder"
"""Shading object: one of the kinds, selected by `kind`."""


@final
class SceneOutline(TypedDict):
    """A drawn polygon, such as the border of a plot. It never shades."""

    vertices: list[list[float]]
    """Corners in order, each `[x, y, z]`. Items, at least: 3. Items, at most: 10000."""


@final
class SceneTerrainGrid(TypedDict):
    """Heights at the nodes of a regular grid. Each square between four nodes is two triangles, which meet on its diagonal from south-west to north-east."""

    kind: Literal["grid"]
    """Selects the kind of surface."""
    x: float
    """East coordinate of the south-western node. Minimum: -1000000000. Maximum: 1000000000."""
    y: float
    """North coordinate of the south-western node. Minimum: -1000000000. Maximum: 1000000000."""
    step: float
    """Distance of neighbouring nodes, to the east and to the north. Above: 0. Maximum: 1000000000."""
    columns: int
    """Nodes of a line from west to east. Minimum: 2. Maximum: 125000."""
    heights: list[float | None]
    """Height of each node, line by line from south to north, each line from west to east; null where it is not known. Items, at least: 4. Items, at most: 250000."""


@final
class SceneTerrainMesh(TypedDict):
    """Triangles that cover the ground: one height for each place."""

    kind: Literal["mesh"]
    """Selects the kind of surface."""
    vertices: list[list[float]]
    """Corners of the triangles, each `[x, y, z]`. Items, at least: 3. Items, at most: 300000."""
    triangles: list[list[int]]
    """Positions of three vertices each, from 0, in any order. Items, at least: 1. Items, at most: 100000."""


@final
class SceneTerrain(TypedDict):
    """The ground as a surface, and how devices stand on it."""

    surface: "SceneTerrainGrid | SceneTerrainMesh"
    """A grid of heights or a mesh of triangles."""
    heights: NotRequired[Literal["absolute", "above_ground"]]
    """What `z` of devices, objects and outlines counts from. `absolute`: the zero of the surface. `above_ground`: the surface below them, so that every device stands on it as with `above_ground`, and objects are raised to it: walls and tree lines at each vertex, a cylinder at its middle, and a prism as a whole, its roof by the middle between the lowest and the highest ground under its corners, its base down to the ground. Default: absolute."""
    posts: NotRequired[int]
    """Places under a device at which the ground is read, from one end of its row, axis or ridge to the other. The device follows the straight line that fits them best. Default: 5. Minimum: 2. Maximum: 50."""
    max_slope_deg: NotRequired[float]
    """Steepest slope of a row or an axis. Where the ground is steeper, the device lies at this slope and its posts differ. Unit: deg. Default: 45. Minimum: 0. Maximum: 45."""
    post_min: NotRequired[float]
    """Shortest post, from the ground to the line through the middle of the device. Ground that reaches higher counts as cut, which `POST /api/scene/validate` states. If absent, there is no limit. Minimum: 0. Maximum: 1000000000."""
    post_max: NotRequired[float]
    """Longest post. Ground that lies lower counts as fill. If absent, there is no limit. Minimum: 0. Maximum: 1000000000."""
    shades: NotRequired[bool]
    """Whether the surface shades the devices. Ground that hides the sun from all of them at once counts as horizon, other ground as near shade. Default: false."""


@final
class Scene(TypedDict):
    """3D layout of a plant: devices and what shades them. x points east, y north, z up; azimuths are clockwise from true north. All lengths have one unit of your choice (metres or feet), which never enters a result, so no key names a unit. Format 2: `length_unit`, `archetype`, `clearance`, roof types and the block `sat` of earlier formats are refused."""

    version: Literal[2]
    """Version of the scene format."""
    frame: NotRequired["SceneFrame"]
    """Optional statement of the frame."""
    origin: NotRequired["SceneOrigin | None"]
    """Place of x = 0, y = 0, at most 10 km from the site of the run; null when it is not known. The site alone sets sun and weather. Default: null."""
    types: "list[SceneType]"
    """Types of devices. Items, at least: 1. Items, at most: 10."""
    placements: "list[ScenePlacement]"
    """Devices: racks, trackers, ridges. Their planes may fall into at most 400 orientation bins (1 deg of tilt, 2.5 deg of azimuth). Items, at most: 50000."""
    objects: NotRequired["list[SceneObject]"]
    """Shading objects: at most 50,000 bodies, of which each prism and cylinder is one, and each segment of a wall or tree line. Default: []. Items, at most: 10000."""
    outlines: NotRequired["list[SceneOutline]"]
    """Drawn polygons, which never shade. Default: []. Items, at most: 1000."""
    terrain: NotRequired["SceneTerrain"]
    """Surface of the ground. Devices with `above_ground` stand on it; the others are compared with it. If absent, the heights of the devices are the terrain."""
    blend: NotRequired[Literal["light", "power"]]
    """How orientations of one face are joined. `light`: their mean light, before the module and inverter models run once; `power`: each orientation bin has its own cells and DC side, and the powers are summed before the inverters. If absent, `light`."""


@final
class SceneSummary(TypedDict):
    """Counts of the scene of a run, and its origin."""

    types: int
    """Types of devices."""
    placements: int
    """Devices."""
    objects: int
    """Shading objects."""
    modules: int
    """Modules of all devices."""
    orientation_bins: int
    """Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Ridges of one bearing have two."""
    tables: int
    """Planes with modules: each rack and tracker is one, each ridge two."""
    origin: "SceneOrigin | None"
    """Origin of the layout as sent."""


@final
class SceneBin(TypedDict):
    """Devices that share one calculation of the irradiance."""

    kind: Literal["gft", "sat", "ewf"]
    """Kind of its devices."""
    tilt_deg: float
    """Tilt of the plane, of a tracker's axis: the mean of its devices by modules. Unit: deg."""
    azimuth_deg: float
    """Azimuth that the plane faces, to which a tracker's axis points: the mean of its devices by modules. Unit: deg."""
    modules: float
    """Modules of its tables."""
    tables: list[str]
    """Ids of its tables: those of the placements; of a ridge's faces with `.e` and `.w`."""


@final
class SceneCounts(TypedDict):
    """What a scene contains."""

    types: int
    """Types of devices."""
    placements: int
    """Devices."""
    objects: int
    """Shading objects."""
    modules: int
    """Modules of all devices."""
    orientation_bins: int
    """Planes that differ by kind, 1 deg of tilt or 2.5 deg of azimuth. Each ridge has two, one for each face."""


@final
class SceneStanding(TypedDict):
    """How a device stands on the ground."""

    id: str
    """Id of its placement."""
    z: float
    """Height that the ground gives to it."""
    tilt_deg: float
    """Tilt: of the axis as the ground gives it, else as sent. Unit: deg."""
    roll_deg: float
    """Roll that the ground gives to a rack; 0 for the other kinds. Unit: deg."""
    ground_slope_deg: float
    """Slope of the ground under it, along its row to the left of where it faces, along an axis to where its azimuth points; positive where it rises. Unit: deg."""
    post_shortest: float
    """Shortest post: from the ground to the line through its middle."""
    post_longest: float
    """Longest post."""
    cut: float
    """Ground to cut so that no post is shorter than `post_min`: mean depth at the posts times length and width."""
    fill: float
    """Ground to fill so that no post is longer than `post_max`."""
    row_ahead: "SceneRowAhead | None"
    """The row that shades it first: ahead of a rack, on either side of a tracker. null where none is ahead, and for ridges."""


@final
class SceneRowAhead(TypedDict):
    """The row ahead of a device on the ground, and the pitch that the slope between them asks for. Lengths in the unit of the scene."""

    id: str
    """Id of the device ahead."""
    pitch: float
    """Level distance across the rows."""
    rise: float
    """Height of the device ahead above this one."""
    gcr_on_slope: float
    """Width of the device over the distance along the slope."""
    limit_angle_deg: float
    """Elevation of the sun in the plane across the rows under which the row ahead shades the device: a rack as it stands, a tracker that faces the sun. Unit: deg."""
    even_pitch: float | None
    """Slope-aware pitch: at this level distance, on the same slope, the limit angle is the middle one of all rows of the scene. null where the ground rises as steeply."""


@final
class SceneGround(TypedDict):
    """The ground of a scene, and how its devices stand on it. Lengths in the unit of the scene."""

    on_ground: int
    """Devices that stand on the terrain: those with `above_ground`."""
    lowest: float
    """Lowest height of the surface."""
    highest: float
    """Highest height of the surface."""
    cut: float
    """Ground to cut under all devices, in the cube of the unit of length; 0 without `post_min`."""
    fill: float
    """Ground to fill under all devices; 0 without `post_max`."""
    devices: "list[SceneStanding]"
    """The devices that stand on it, in the order of the placements."""


@final
class SceneValidation(TypedDict):
    """A valid scene, what it contains, and what is unusual in it."""

    scene: "Scene"
    """The scene as read, with ids and defaults filled in, and with what the terrain gives to devices that stand on it."""
    counts: "SceneCounts"
    """What the scene contains."""
    warnings: list[str]
    """What is unusual: types without placement, roll that is ignored, prisms that are not convex, overlaps, and devices that fall where the ground under their neighbours rises."""
    findings: "list[Finding]"
    """The warnings as data, in the same order."""
    notes: list[str]
    """For each type with a roll, or with a tilted axis: which side of its placements is low, in words."""
    terrain: NotRequired["SceneGround"]
    """How the devices stand on the ground. If absent, the scene has no `terrain`."""


@final
class SceneExample(TypedDict):
    """An example scene and the fields of a run request that belong to it."""

    id: str
    """Id of the example."""
    label: str
    """Short title."""
    description: str
    """What the scene shows."""
    counts: "SceneCounts"
    """What the scene contains."""
    array_patch: dict[str, Any]
    """Fields to merge into `array`."""
    patch: dict[str, dict[str, Any]]
    """Fields to merge into other sections, by section."""
    notes: list[str]
    """What to know about the example."""


@final
class SceneDayBin(TypedDict):
    """Tables that share one calculation of the irradiance."""

    kind: Literal["gft", "sat", "ewf"]
    """Kind of its devices."""
    tilt_deg: float
    """Tilt of its plane; of trackers, that of the axis. Unit: deg."""
    azimuth_deg: float
    """Azimuth that its plane faces; of trackers, to which the axis points. Unit: deg."""
    modules: float
    """Modules of its tables."""


@final
class SceneDayTable(TypedDict):
    """A table: a rack, a tracker, or one face of a ridge."""

    id: str
    """Id of its placement; of a ridge's face with `.e` or `.w`."""
    bin: int
    """Its bin, as a position in `bins`."""
    modules: float
    """Its modules."""
    strings: float
    """Strips across its width that are wired apart."""


@final
class SceneDayStep(TypedDict):
    """One row of the day."""

    time: str
    """Start of the row, in the standard time of the weather."""
    sun_azimuth_deg: float
    """Azimuth of the sun, clockwise from north. Unit: deg."""
    sun_elevation_deg: float
    """Elevation of the sun; negative while it is down. Unit: deg."""
    ghi_wm2: float
    """Global horizontal irradiance. Unit: W/m2."""
    dhi_wm2: float
    """Diffuse horizontal irradiance. Unit: W/m2."""
    dni_wm2: float
    """Direct normal irradiance. Unit: W/m2."""
    temp_air_c: float
    """Air temperature. Unit: degC."""
    wind_speed_ms: float
    """Wind speed at 10 m. Unit: m/s."""
    poa_wm2: float
    """Irradiance on the planes of the field before shade, mean by modules: the series `GlobInc` of a run. Unit: W/m2."""
    effective_wm2: float
    """Irradiance on the front that the modules use, after shade, soiling, incidence angle and spectrum: the series `GlobEff` of a run. Unit: W/m2."""
    near_shading_wm2: float
    """What near shade takes of the irradiance: beam, sky and ground light. Unit: W/m2."""
    rotation_deg: list[float | None]
    """Rotation of the trackers of each bin of `bins`, right-handed about the axis; null for a bin that does not turn. Unit: deg."""
    table_rotation_deg: list[float | None] | None
    """Rotation of each table while the sun is up, with `array.tracking` `terrain_aware` and its kinds: there `rotation_deg` is the mean of a bin, by which its irradiance is computed. null otherwise, and in the list for tables that do not turn. Unit: deg."""
    tracker_state: Literal["tracking", "backtracking", "flat", "best angle", "stow", None]
    """What the trackers do, from the first bin of trackers; null without trackers."""
    shaded: list[float | None] | None
    """Share of the beam on each table of `tables` that shade takes, 0 to 1; null for a table that the sun sees from behind. The list is null while the sun is down."""
    string_shaded: list[list[float] | None] | None
    """The same for each string of each table, from the lower edge up (of a tracker, from the right of its axis). null for a table that the sun sees from behind. The list is null while the sun is down, and always unless `array.shade_mode` is `electrical`."""


@final
class SceneDay(TypedDict):
    """One day of a plant with a scene."""

    date: str
    """The day of the weather, `YYYY-MM-DD`."""
    timezone: float
    """Time zone of the stamps, in hours from UTC (standard time). Unit: h."""
    step_minutes: float
    """Length of a row. Unit: min."""
    bins: "list[SceneDayBin]"
    """Orientation bins of the scene; of ridges, one for each side."""
    tables: "list[SceneDayTable]"
    """The tables that are reported: the first 2,000."""
    tables_left_out: int
    """Tables beyond the first 2,000. They shade, and count in the means of the field."""
    steps: "list[SceneDayStep]"
    """The rows of the day."""
    warnings: list[str]
    """What to check before you trust the numbers."""
    findings: "list[Finding]"
    """The warnings as data, in the same order."""


@final
class DemoSummary(TypedDict):
    """A demo run in the list."""

    id: str
    """Id of the demo, and of the example scene that it shows."""
    label: str
    """Short title."""
    description: str
    """What the plant is."""
    engine_version: str
    """Version of the calculation engine that computes the result."""
    counts: "SceneCounts"
    """What its scene contains."""


@final
class Demo(TypedDict):
    """A demo run: a complete request and its stored result."""

    id: str
    """Id of the demo, and of the example scene that it shows."""
    label: str
    """Short title."""
    description: str
    """What the plant is."""
    engine_version: str
    """Version of the calculation engine that computes the result."""
    request: "RunRequest"
    """The request. It can be sent to `POST /api/run` as it is."""
    result: "RunAnswer"
    """The answer of the run, with its series."""


@final
class SimpleSubArray(TypedDict):
    """A part of the plant of a simple run, such as a roof. Give its size as a capacity, as modules, or as an area. What it leaves out is as in the request."""

    id: NotRequired[str]
    """Name of the part in the answer; no two parts have the same. If absent, p1, p2, ... by its place in the list."""
    label: NotRequired[str | None]
    """Text for readers, such as the name of a roof. Default: null."""
    tilt_deg: NotRequired[float]
    """Tilt from horizontal; for trackers, of the axis. If absent, that of the request. Unit: deg. Minimum: 0. Maximum: 90."""
    azimuth_deg: NotRequired[float]
    """Azimuth clockwise from north. If absent, that of the request. Unit: deg. Minimum: 0. Maximum: 360."""
    system_capacity_kw: NotRequired[float]
    """DC capacity of the part at STC. Unit: kW. Above: 0. Maximum: 10000000."""
    modules: NotRequired[int]
    """Number of modules of the part. Minimum: 1. Maximum: 100000000."""
    module_power_w: NotRequired[float]
    """Module power at STC. If absent, that of the request; else capacity divided by modules, or close to 500 W. Unit: W. Above: 0. Maximum: 2000."""
    area_m2: NotRequired[float]
    """Area that the modules of the part may cover, without edges and gaps: as many whole modules as fit, with `module` and `inverter` in whole strings. In place of a capacity or modules. Unit: m2. Above: 0. Maximum: 100000000."""
    racking: NotRequired[Literal["fixed", "rooftop", "single_axis"]]
    """Racking. If absent, that of the request."""
    gcr: NotRequired[float]
    """Ground cover ratio of the rows of the part. If absent, that of the request. Unit: fraction. Above: 0. Below: 1."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency. If absent, that of the request; 0 for a part on a roof. Unit: fraction. Minimum: 0. Maximum: 1."""
    module: NotRequired["ModuleRef | Module"]
    """Module of the part, as `module` of the request. If absent, that of the request."""
    inverter: NotRequired["InverterRef | Inverter"]
    """Inverter of the part, as `inverter` of the request. If absent, that of the request."""
    dc_ac_ratio: NotRequired[float]
    """DC power divided by AC power. If absent, that of the request. With parts that share its inverters, of all of them. Unit: 1. Above: 0.5. Maximum: 3."""
    inverter_ac_kw: NotRequired[float]
    """AC nameplate power of the inverters of the part. If absent, DC power divided by dc_ac_ratio. Unit: kW. Above: 0. Maximum: 20000000."""
    shares_inverter_with: NotRequired[str | None]
    """Id of the part whose inverters this part feeds, on MPPT inputs of its own; null for inverters of its own. Default: null."""


@final
class SimpleRunRequest(TypedDict):
    """A run from a location and a size. Give the size as a capacity, or as modules with module_power_w. If both are given, they must agree within 0.5 %. With `module` and `inverter` the plant is sized in whole strings: give the capacity, or modules. With a `scene`, the devices have the modules: give the capacity or the module power."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    system_capacity_kw: NotRequired[float]
    """DC capacity at STC; if absent, modules x module_power_w. Unit: kW. Above: 0. Maximum: 10000000."""
    modules: NotRequired[int]
    """Number of modules; if absent, capacity divided by module power. With a scene, the modules of its devices: leave it out, or send their total. Minimum: 1. Maximum: 100000000."""
    module_power_w: NotRequired[float]
    """Module power at STC; if absent, capacity divided by modules, or close to 500 W. Unit: W. Above: 0. Maximum: 2000."""
    module_type: NotRequired[Literal["standard", "premium", "thin_film"]]
    """Module type: efficiency, temperature coefficient and behaviour at low light (`module.light_response`), as PVWatts v8 has them. Default: standard."""
    module_efficiency: NotRequired[float]
    """Module efficiency; if absent, 0.19 for standard, 0.21 for premium, 0.18 for thin_film. Unit: fraction."""
    temperature_coefficient: NotRequired[float]
    """Temperature coefficient of power; if absent, -0.0037 for standard, -0.0035 for premium, -0.0032 for thin_film. Unit: 1/degC."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for monofacial modules. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    module: NotRequired["ModuleRef | Module"]
    """A library module by id, or an inline section, together with `inverter`. The strings are then sized as `POST /api/size` does it, and `defaults_applied` says how. Any model but `reference`. Refused next to module_power_w, module_type, module_efficiency, temperature_coefficient and bifaciality, which it states. If absent, the module of `module_type`."""
    inverter: NotRequired["InverterRef | Inverter"]
    """A library inverter by id, or an inline section, together with `module`. Refused next to inverter_ac_kw, inverter_efficiency and inverter_model, which it states. If absent, one inverter of the AC nameplate."""
    racking: NotRequired[Literal["fixed", "rooftop", "single_axis"]]
    """Racking; if absent, fixed. With a scene it follows from the kind of the devices (ridges have no value here: leave it out); `rooftop` may be sent for fixed racks."""
    tilt_deg: NotRequired[float]
    """Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Refused with a scene, whose placements have it. Unit: deg. Minimum: 0. Maximum: 90."""
    azimuth_deg: NotRequired[float]
    """Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Refused with a scene, whose placements have it. Unit: deg. Minimum: 0. Maximum: 360."""
    gcr: NotRequired[float]
    """Ground cover ratio; if absent, 0.4. With a scene, if absent, the width of its devices divided by the spacing that most of them have. Unit: fraction. Above: 0. Below: 1."""
    dc_ac_ratio: NotRequired[float]
    """DC power divided by AC power. Unit: 1. Default: 1.2. Above: 0.5. Maximum: 3."""
    inverter_ac_kw: NotRequired[float]
    """AC nameplate power; if absent, DC power divided by dc_ac_ratio. Unit: kW. Above: 0. Maximum: 20000000."""
    inverter_efficiency: NotRequired[float]
    """Inverter efficiency; at least 0.5 with `inverter_model` `reference`. Unit: fraction. Default: 0.96. Above: 0. Maximum: 1."""
    inverter_model: NotRequired[Literal["flat", "pvwatts", "reference"]]
    """Inverter model: one efficiency, the part-load curve of PVWatts 5, or the inverter of PVWatts v8 (`reference`: the Sandia form with a start at 0.4931 % of the AC nameplate, without curvature). Default: flat."""
    losses_percent: NotRequired[float]
    """All losses that the simulation does not compute. A value other than the default scales the default loss categories by one common exponent. Unit: %. Default: 11.42. Minimum: 0. Below: 100."""
    weather: NotRequired["WeatherRef | Weather"]
    """Weather by id or inline; if absent, the typical year at the coordinates."""
    weather_source: NotRequired[Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"]]
    """Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default: auto."""
    timezone: NotRequired[float]
    """Standard time of the location in hours from UTC; if absent, the time zone of the location. Unit: h. Minimum: -14. Maximum: 14."""
    elevation: NotRequired[float]
    """Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather. Unit: m. Minimum: -450. Maximum: 9000."""
    albedo: NotRequired[float]
    """Ground albedo. Unit: fraction. Default: 0.2. Minimum: 0. Maximum: 1."""
    scene: NotRequired["Scene | None"]
    """3D scene, as in `POST /api/run`: racks, trackers or ridges with their own planes, and what shades them. Kind, tilt, azimuth, roll and number of modules come from it, and its devices and objects shade each other (`array.row_model` `shading_table`). null: endless rows on level ground. Default: null."""
    sub_arrays: NotRequired["list[SimpleSubArray] | None"]
    """Parts of the plant, such as roofs: each with its own tilt, azimuth and size, and its own inverters or those of another part. What a part leaves out is as in the request; sizes belong to the parts: leave out system_capacity_kw, modules and inverter_ac_kw. The full request has them as `sub_arrays`. null for a plant of one part. Default: null. Items, at least: 1. Items, at most: 500."""
    uncertainty: NotRequired[float | None]
    """One standard deviation of the yearly energy, as `lifetime.uncertainty` of a full run: gives P50, P75, P90, P95 and P99 in `summary.exceedance`. null for none. Unit: fraction. Default: null. Minimum: 0. Maximum: 1."""
    uncertainty_parts: NotRequired["UncertaintyParts | None"]
    """The same uncertainty by components, as `lifetime.uncertainty_parts` of a full run. Give either this or `uncertainty`. Default: null."""
    include_series: NotRequired[bool]
    """Return the hourly series: at most 4,000,000 values (rows x columns) in a JSON answer, 10,000,000 in a CSV or Arrow answer and in the JSON of a stored run, 2,000,000 with an `Idempotency-Key`; `series.csv` and `series.arrow` of a stored run have no such limit. Default: false."""
    report: NotRequired["ReportDetails"]
    """What a report of this run prints (`Accept: application/pdf` or `text/html`): project, author, revision, date. It changes no result."""


@final
class Monthly(TypedDict):
    """Sums or means of each calendar month, January first. Null for a month without rows and, except for the temperature, for a month in which no row has an irradiance value. With several years of weather, each value is the mean over the months of that name, where an incomplete month counts in proportion to its length."""

    glob_hor_kwhm2: list[float | None]
    """Global horizontal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    diff_hor_kwhm2: list[float | None]
    """Diffuse horizontal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    glob_inc_kwhm2: list[float | None]
    """Irradiation on the plane. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    glob_eff_kwhm2: list[float | None]
    """Effective irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    t_amb_c: list[float | None]
    """Mean air temperature. Unit: degC. Items, at least: 12. Items, at most: 12."""
    e_array_kwh: list[float | None]
    """Energy at the inverter input. Unit: kWh. Items, at least: 12. Items, at most: 12."""
    e_grid_kwh: list[float | None]
    """Energy to grid. Unit: kWh. Items, at least: 12. Items, at most: 12."""
    pr: list[float | None]
    """Performance ratio. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    year: "MonthlyYear"


@final
class MonthlyYear(TypedDict):
    """Values of the year: all months together for one year of weather, the mean year for several, as in the headline figures. For less than a year, values of the rows that ran."""

    glob_hor_kwhm2: float
    """Global horizontal irradiation. Unit: kWh/m2."""
    diff_hor_kwhm2: float
    """Diffuse horizontal irradiation. Unit: kWh/m2."""
    glob_inc_kwhm2: float
    """Irradiation on the plane. Unit: kWh/m2."""
    glob_eff_kwhm2: float
    """Effective irradiation. Unit: kWh/m2."""
    t_amb_c: float
    """Mean air temperature. Unit: degC."""
    e_array_kwh: float
    """Energy at the inverter input. Unit: kWh."""
    e_grid_kwh: float
    """Energy to grid. Unit: kWh."""
    pr: float | None
    """Performance ratio of the year (not the mean of the months); null without irradiation on the plane. Unit: fraction."""


@final
class Years(TypedDict):
    """One row for each calendar year of the weather. An incomplete year has the sums of the part that the weather covers."""

    year: list[int]
    """Calendar year."""
    rows: list[int]
    """Number of weather rows in that year."""
    glob_hor_kwhm2: list[float | None]
    """Global horizontal irradiation. Unit: kWh/m2."""
    glob_inc_kwhm2: list[float | None]
    """Irradiation on the plane. Unit: kWh/m2."""
    e_grid_kwh: list[float | None]
    """Energy to grid. Unit: kWh."""


@final
class LifetimeTable(TypedDict):
    """Energy of every year of the analysis period."""

    year: list[int]
    """Year of operation, from 1."""
    e_grid_kwh: list[float | None]
    """Energy to grid. Unit: kWh."""
    mean_kwh: float
    """Mean over the period. Unit: kWh."""
    total_kwh: float
    """Total over the period. Unit: kWh."""
    exceedance: "LifetimeExceedance | None"
    """Energy by exceedance probability for each year; null without an uncertainty."""


@final
class LifetimeExceedance(TypedDict):
    """Energy of each year of the analysis period that is exceeded with the given probability, from the uncertainty of one year."""

    p50_kwh: list[float]
    """Energy of that year that is exceeded with a probability of 50 %. Unit: kWh."""
    p75_kwh: list[float]
    """Energy of that year that is exceeded with a probability of 75 %. Unit: kWh."""
    p90_kwh: list[float]
    """Energy of that year that is exceeded with a probability of 90 %. Unit: kWh."""
    p95_kwh: list[float]
    """Energy of that year that is exceeded with a probability of 95 %. Unit: kWh."""
    p99_kwh: list[float]
    """Energy of that year that is exceeded with a probability of 99 %. Unit: kWh."""


@final
class Exceedance(TypedDict):
    """Energy that is exceeded with the given probability, from a normal distribution: `p50_kwh` to `p99_kwh` around the energy of this run for one year, `ten_years` for the mean of ten years."""

    p50_kwh: float
    """Energy of one year that is exceeded with a probability of 50 %. Unit: kWh."""
    p75_kwh: float
    """Energy of one year that is exceeded with a probability of 75 %. Unit: kWh."""
    p90_kwh: float
    """Energy of one year that is exceeded with a probability of 90 %. Unit: kWh."""
    p95_kwh: float
    """Energy of one year that is exceeded with a probability of 95 %. Unit: kWh."""
    p99_kwh: float
    """Energy of one year that is exceeded with a probability of 99 %. Unit: kWh."""
    uncertainty: float
    """One standard deviation of the yield of one year, before a load takes its share: all components combined. Unit: fraction."""
    operation_year: NotRequired[int]
    """Year of operation of the levels of one year, `lifetime.year`; 0 is the plant as new."""
    ten_years: "TenYearExceedance"
    parts: "UncertaintyParts"
    method: str
    """How the components were combined, which years of operation the levels are of, and what was done with a load and with limits."""


@final
class TenYearExceedance(TypedDict):
    """Mean yearly energy over ten years. With `lifetime.analysis_period_years` of 10 or more these are the first ten years of the lifetime table, with their degradation; otherwise they are ten years like this run."""

    p50_kwh: float
    """Mean yearly energy of ten years that is exceeded with a probability of 50 %. Unit: kWh."""
    p75_kwh: float
    """Mean yearly energy of ten years that is exceeded with a probability of 75 %. Unit: kWh."""
    p90_kwh: float
    """Mean yearly energy of ten years that is exceeded with a probability of 90 %. Unit: kWh."""
    p95_kwh: float
    """Mean yearly energy of ten years that is exceeded with a probability of 95 %. Unit: kWh."""
    p99_kwh: float
    """Mean yearly energy of ten years that is exceeded with a probability of 99 %. Unit: kWh."""
    uncertainty: float
    """One standard deviation of the mean of ten years: the interannual component is divided by the square root of ten. Unit: fraction."""
    of_lifetime: NotRequired[bool]
    """Whether the ten years are years 1 to 10 of the lifetime table, with their degradation; false for ten years like this run."""


@final
class Provenance(TypedDict):
    """What produced the numbers: engine version and input hashes."""

    engine_version: str
    """Version of the engine."""
    request_sha256: str
    """Hash of the request that ran."""
    weather_sha256: str
    """Hash of the weather section."""
    module_sha256: str
    """Hash of the module section."""
    inverter_sha256: str
    """Hash of the inverter section."""


FindingCode: TypeAlias = Literal["poa_not_used", "wind_assumed", "stamps_apart", "gaps_filled", "plane_irradiance_gaps", "plane_sensor_differs", "irradiance_gaps", "radians", "weather_far_from_site", "elevation_differs", "timezone_differs", "weather_clock_far", "pressure_differs", "albedo_differs", "place_at_sea", "weather_part_of_year", "weather_uneven_years", "irradiance_missing", "weather_embedded", "weather_source_failed", "stamps_shifted", "daylight_saving", "light_at_night", "dark_days", "impossible_irradiance", "irradiance_standstill", "closure_open", "ghi_missing_by_day", "ghi_above_sun", "irradiance_in_kilowatts", "irradiation_unearthly", "diffuse_above_global", "diffuse_unusual", "clear_sky_never_reached", "clear_sky_exceeded", "beam_too_bright", "irradiance_drift", "temperature_constant", "temperature_unearthly", "seasons_reversed", "warmest_hour_unusual", "air_standstill", "wind_constant", "wind_too_fast", "azimuth_to_pole", "tracker_axis_tilted", "tracker_axis_east_west", "tracker_rows_dense", "ridge_strings_odd", "bifaciality_zero", "row_length_unread", "ground_shading_unread", "rear_electrical_shade", "rows_below_ground", "snow_in_soiling", "snow_loss_unread", "iam_above_one", "iam_beyond_glass", "iam_not_normalised", "inertia_without_effect", "cooling_beyond_plants", "cooling_of_faiman", "wind_counted_twice", "module_power_contradicts", "module_parameters_contradict", "module_efficiency_high", "module_efficiency_low", "low_light_misfit", "low_light_unstated", "half_cells_unstated", "power_coefficient_unmet", "power_coefficient_positive", "coefficient_unusual", "degradation_unread", "degradation_steep", "quality_gain", "inverter_curve_gains", "inverter_ratings_contradict", "inverter_efficiency_above_one", "operating_point_without_effect", "clipping_needs_hours", "clipping_needs_year", "transformer_overloaded", "outage_outside_weather", "derating_above_maximum", "power_factor_unread", "reactive_power_above_rating", "dc_ac_ratio_unusual", "string_voltage_high", "string_voltage_low", "bins_mixed_light", "scene_type_unused", "scene_roll_ignored", "scene_prism_not_convex", "scene_too_crowded", "scene_placements_overlap", "scene_object_far", "scene_placement_inside", "scene_against_ground", "scene_axis_tilted", "scene_axis_east_west", "scene_rows_touch", "scene_pitch_differs", "scene_modules_differ", "scene_width_differs", "scene_module_power_unusual", "scene_faces_pole", "scene_heights_in_feet", "scene_bands_unread", "scene_frame_unread", "scene_parts_unread", "scene_gaps_differ", "scene_wiring_assumed", "scene_strings_differ", "scene_below_ground", "scene_above_ground", "scene_object_below_ground", "scene_object_above_ground", "scene_terrain_contradicted", "scene_terrain_counts", "scene_slope_limited", "scene_posts_limited", "string_shade_left_out", "cells_too_hot", "no_energy", "performance_ratio_unusual", "uncertainty_unusual", "exceedance_needs_year", "lifetime_needs_year", "few_years", "one_measured_year", "field_unread", "size_changed", "losses_as_fraction", "gcr_without_rows", "strings_sized_for_typical_cold", "preference_left_out", "cold_above_weather", "module_voltage_unstated", "inverter_voltage_unstated", "cold_voltage_contradicts", "inverter_current_exceeded", "tracker_inputs_uneven", "inputs_too_few", "power_off_target", "ratio_off_target"]
"""Stable code of a finding. `GET /docs/finding.{code}` explains it."""


@final
class Finding(TypedDict):
    """Something to know about a plant, its weather or its result, as data. `message` is the text of the list of warnings."""

    code: "FindingCode"
    level: Literal["info", "warning"]
    """info: what the service did or assumed. warning: what to check before you trust the numbers."""
    field: str | None
    """Dot path of the field that the finding is about, in the request as sent; for a field that a simple request does not have, in the full request. null for the request or the result as a whole."""
    message: str
    """What was found, and what to do about it."""
    values: dict[str, float | str | bool | None | list[float | str]]
    """The values of the text, by name. A name ends with its unit: `_frac` is a share of one, `_min` minutes, `_h` hours, `_c` degrees Celsius."""


@final
class RunSummary(TypedDict):
    """Headline figures of the run."""

    e_grid_kwh: float
    """Energy to grid in the year, net of night import. For weather longer than 8,784 hours this is the mean year, here and in every figure of the answer except `years`: each calendar month is the mean of its months in the weather, so that 18 months of weather give winter and summer the same weight. Unit: kWh."""
    e_export_kwh: float
    """Energy exported. Unit: kWh."""
    e_import_kwh: float
    """Energy that the plant itself takes from the grid, such as at night. What a load takes is `storage.from_grid_kwh`. Unit: kWh."""
    specific_yield_kwh_per_kwp: float
    """Energy delivered to the grid and to the load, divided by the DC power at STC. Unit: kWh/kWp."""
    performance_ratio: float
    """Energy delivered to the grid and to the load, divided by DC power times irradiation on the plane. Unit: fraction."""
    capacity_factor: float
    """Energy delivered to the grid and to the load, divided by nominal AC power times the hours of the year. Unit: fraction."""
    dc_kwp: float
    """DC power at STC. Unit: kW."""
    ac_kw: float
    """Nominal AC power. Unit: kW."""
    dc_ac_ratio: float
    """DC power divided by AC power. Unit: 1."""
    modules: int
    """Number of modules."""
    racking: str
    """Racking type of the run."""
    scene: "SceneSummary | None"
    """What the scene contains; null without one."""
    scene_bins: "list[SceneBin]"
    """Orientation bins of the scene, in the order in which its placements enter them; empty without a scene. Items, at most: 800."""
    near_shading: "NearShading"
    main_losses: "list[MainLoss]"
    """Losses between the light on the plane of the modules and the grid, the largest first, gains last. They add up: light on the plane at STC efficiency, minus all of them, is the energy to grid and load. Light that misses the modules, such as what the ground absorbs, is not among them. Items, at most: 100."""
    monthly: "Monthly"
    years: "Years | None"
    """One row for each calendar year, with the part of it that the weather covers, when the weather is longer than 8,784 hours. null for one year, including a typical year."""
    lifetime: "LifetimeTable | None"
    """Yearly energy over the analysis period; null for one year, and for weather that does not cover a whole year (a warning says so)."""
    exceedance: "Exceedance | None"
    """Energy by exceedance probability; null without an uncertainty, and for weather that does not cover a whole year (a warning says so)."""
    availability: NotRequired["Availability | None"]
    """Availability of the plant and of the grid; null without ac_losses.outages."""
    comparison: "Comparison | None"
    """The run next to `weather.reference_series`: by series, year and months; null without them."""
    warnings: list[str]
    """What to check before you trust the numbers."""
    findings: NotRequired["list[Finding]"]
    """The warnings as data, in the same order."""
    provenance: "Provenance"
    storage: "StorageSummary | None"
    """Figures of the storage; null without one."""


@final
class NearShading(TypedDict):
    """Near-shading loss on irradiation, by component and by what causes it. `beam_kwhm2`, `diffuse_kwhm2` and `ground_kwhm2` add up to the same as `rows_kwhm2`, `terrain_kwhm2` and `objects_kwhm2`: the three rows of the loss diagram."""

    row_model: Literal["rows", "shading_table", "projection", None]
    """The row model of the run; null when nothing near shades it."""
    rows_kwhm2: float
    """What the rows of the array section take: even rows on a plane, `n_rows` of them. Unit: kWh/m2."""
    terrain_kwhm2: float
    """What the neighbours of each device in the scene take more, by their places and heights; negative where they take less, such as at edges without a neighbour. The near shade of terrain counts here. Without a scene 0. Unit: kWh/m2."""
    objects_kwhm2: float
    """What the objects of the scene would take without its devices. Where both shade one place, `terrain_kwhm2` counts the less. Without a scene 0. Unit: kWh/m2."""
    beam_kwhm2: float
    """Beam. Unit: kWh/m2."""
    diffuse_kwhm2: float
    """Sky diffuse. Unit: kWh/m2."""
    ground_kwhm2: float
    """Ground-reflected. Unit: kWh/m2."""
    electrical_kwh: float
    """Electrical loss of partly shaded strings. Unit: kWh."""


@final
class Comparison(TypedDict):
    """The run next to the reference series of the request that are named like a series of the run."""

    tolerance: float
    """Levels of the chain that are further apart than this differ. Unit: fraction."""
    first_difference: "FirstDifference | None"
    """The step of the chain where the year first differs by more than `tolerance`; null when no compared level does. The levels are, in this order: GlobHor, DiffHor, BeamHor, GlobInc, GlobHrz, GlobShd, GlobSlg, GlobSnw, GlobIAM, GlobEff, GlobBack, T_Amb, TArray, EArrNom, EArrMPP, EArray, EOutInv, E_Grid."""
    series: "list[ComparedSeries]"
    """Every compared series, in the order of the series of a run. Items, at most: 100."""
    ignored: list[str]
    """Names of reference series that match no series of this run. Items, at most: 100."""


@final
class FirstDifference(TypedDict):
    """The first level of the chain that differs. Its cause is between it and the compared level before it."""

    column: str
    """Series that differs."""
    step: str
    """Step of the chain that ends with this series."""
    after: str | None
    """Last level before it that is compared and does not differ; null when there is none."""
    sections: list[str]
    """Sections of the request that the steps between the two read. Items, at most: 20."""
    unit: str
    """Unit of the bias."""
    bias: float
    """Ours minus theirs, over the year."""
    bias_fraction: float | None
    """Bias divided by theirs; null where that is 0. Unit: fraction."""


@final
class ComparedSeries(TypedDict):
    """A series of the run next to the reference series of its name, over the rows in which the reference has a value."""

    column: str
    """Name of both series."""
    label: str
    """What the series contains."""
    step: str | None
    """Step of the chain that ends with this series; null for a series that is no level of the chain, such as a single loss."""
    kind: Literal["sum", "mean"]
    """Irradiances and energies are summed up over the (mean) year; all other series are means of their rows."""
    unit: str
    """Unit of `ours`, `theirs` and `bias`: kWh/m2 for irradiances, otherwise that of the series."""
    row_unit: str
    """Unit of a row, and of `rmse`."""
    rows: int
    """Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark."""
    missing_rows: int
    """Rows without a reference value, which neither sum contains."""
    ours: float | None
    """Sum or mean of the run; null when no row is compared."""
    theirs: float | None
    """Sum or mean of the reference; null when no row is compared."""
    bias: float | None
    """Ours minus theirs."""
    bias_fraction: float | None
    """Bias divided by theirs; null where that is 0. Unit: fraction."""
    rmse: float | None
    """Root mean square difference of the rows, dark rows included."""
    rmse_fraction: float | None
    """The same divided by the mean of the reference; null where that is 0. Unit: fraction."""
    differs: bool
    """The bias is larger than `tolerance` of theirs. A temperature counts from absolute zero: 0.1 % is 0.3 K, which moves the power by about 0.1 %."""
    monthly: "ComparedMonths"


@final
class ComparedMonths(TypedDict):
    """Twelve values of a compared series, January first, as for the year; null for a month without compared rows."""

    rows: list[int]
    """Number of rows compared. Items, at most: 12."""
    ours: list[float | None]
    """Sum or mean of the run. Items, at most: 12."""
    theirs: list[float | None]
    """Sum or mean of the reference. Items, at most: 12."""
    bias: list[float | None]
    """Ours minus theirs. Items, at most: 12."""
    bias_fraction: list[float | None]
    """Bias divided by theirs; null where that is 0. Unit: fraction. Items, at most: 12."""
    rmse: list[float | None]
    """Root mean square difference of the rows. Items, at most: 12."""
    rmse_fraction: list[float | None]
    """The same divided by the mean of the reference; null where that is 0. Unit: fraction. Items, at most: 12."""


@final
class LossRow(TypedDict):
    """One row of the loss diagram. A loss is positive, a gain negative. For display, use `fraction_of_previous`."""

    key: str
    """Key of the row."""
    label: str
    """Name of the row."""
    value: float
    """Amount lost, or the value of the level."""
    unit: str
    """Unit of the value."""
    loss: bool
    """True for a loss or gain, false for a level."""
    fraction: float | None
    """Loss divided by the level named in `basis`; null for a level, and where that level is zero or negative. Unit: fraction."""
    fraction_of_previous: float | None
    """Loss divided by what the rows above leave of that level, as PVsyst and SAM print it: a loss of 1.5 % is 0.015 wherever it is in the diagram. null for a level, and where the rows above leave nothing (below 1e-9 of the level). Unit: fraction."""
    basis: str | None
    """Key of the level that the fraction refers to."""


@final
class MainLoss(TypedDict):
    """A loss of the plant as energy, or a gain (negative)."""

    key: str
    """Key of the row of the loss diagram; `glob_rear` is the gain of the rear side."""
    label: str
    """Name of the row."""
    loss_kwh: float
    """Energy lost in the year. Rows in kWh/m2 count as what their light would give at STC efficiency. Unit: kWh."""
    fraction: float | None
    """Loss divided by what entered: the light on the plane of the modules at STC efficiency. null when nothing entered. Unit: fraction."""


@final
class Series(TypedDict):
    """Columns with one value per row, rounded to 1e-13 of the largest value in the column."""

    time: list[str]
    """Start of each row, local standard time (see `timezone`)."""
    step_minutes: float
    """Length of a row. Unit: min."""
    timezone: float
    """Time zone of the time stamps in `time`, in hours from UTC (standard time, no daylight saving). Unit: h."""
    units: dict[str, str]
    """Unit of each column; reference series whose names are not those of series of a run have none."""
    labels: dict[str, str]
    """What each column contains. Those of reference series begin with `Reference`."""
    legends: dict[str, list[str]]
    """Meaning of the integer values of coded columns, starting at 0. The only coded column is `TrkState`, the state of a tracker: 0 tracking, 1 backtracking, 2 flat, 3 best angle, 4 stow. Rows without sun repeat the angle at rest."""
    columns: dict[str, list[float | None]]
    """Values of each column: the series of the run, then the reference series of the weather. Of these, one named like a series of a run has the ending `_ref`: `E_Grid_ref`."""


@final
class Billing(TypedDict):
    """Charge for the run. It is reserved before the run, and released when the run fails."""

    units: int
    """Units of the run."""
    reasons: "list[BillingReason]"
    """Every term of the units. The units of the terms add up to `units`."""
    free_units: int
    """Units that the free units of the month pay."""
    price_usd: float
    """Price of the other units. Unit: USD."""
    paid_by: Literal["free", "wallet", "monthly"]
    """What pays: only free units; the wallet, after them; or monthly usage, after them."""


@final
class BillingReason(TypedDict):
    """One term of the units of a run."""

    term: Literal["base", "placements", "objects", "terrain_aware", "step", "weather_years", "variants", "runs"]
    """The first three add up, and the others multiply. `variants` is how many runs a study takes. `runs` stands alone: how many runs of a batch are charged, and what they cost together."""
    amount: float
    """What was counted: 1 for `base`, devices of the scene, shading objects, a multiplier, or weather years."""
    units: int
    """Units that the term adds. A multiplier adds what exceeds the units before it."""


@final
class RunLinks(TypedDict):
    """Links to the run."""

    run: NotRequired[str]
    """The stored run."""
    series_csv: NotRequired[str]
    """The series as CSV."""
    series_arrow: NotRequired[str]
    """The series as an Arrow stream."""


@final
class RunWeatherMeta(TypedDict):
    """Weather of a run: origin, period and quality, one line each."""

    id: str | None
    """Id of the stored weather; null for weather that was sent without one."""
    source: str | None
    """`nsrdb`, `pvgis`, `embedded` or `file`, from `meta.source` of the section; null if that is absent."""
    database: str | None
    """Radiation database of the series (`meta.radiation_db`), or the creator of the file; null if neither is known."""
    period: str
    """First and last time of the rows, or the years from which the months of a typical year come; number and length of the rows."""
    quality: str
    """How well the series agrees with the sun and with itself and, for an embedded typical year, how reliable it is."""


@final
class RunAnswer(TypedDict):
    """Answer of a run."""

    summary: "RunSummary"
    loss_diagram: "list[LossRow]"
    """Every row of the loss diagram, in order."""
    sub_arrays: NotRequired["list[SubArrayResult] | None"]
    """Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`."""
    weather_meta: "RunWeatherMeta"
    series: NotRequired["Series"]
    billing: NotRequired["Billing"]
    links: "RunLinks"
    defaults_applied: NotRequired["list[DefaultApplied]"]
    """Every field that the request left out, with the default that ran. A section that an id stands for has none; the items of a list are counted together, as `scene.placements.*.roll_deg`. With `preference=true` also the options of the preferred path, which replaced those of the request."""
    not_counted: NotRequired[list[str]]
    """What this run does not count, in one line each, with the field that does where there is one. The energy is that of a plant without these effects."""
    models: NotRequired["list[ModelThatRan]"]
    """The model that ran in each step that this plant has, in the order of the chain, with its source."""


@final
class SubArrayResult(TypedDict):
    """Results of one part of a plant, up to the output of its inverters."""

    id: str
    """Id of the part."""
    label: str | None
    """Label of the part."""
    shares_inverter_with: str | None
    """Id of the part whose inverters it feeds; null for inverters of its own."""
    dc_kwp: float
    """Nominal power of its modules. Unit: kWp."""
    ac_kw: float | None
    """Nominal power of its own inverters; null for a part that shares those of another. Unit: kW."""
    modules: float
    """Number of modules."""
    specific_yield_kwh_per_kwp: float
    """Energy at the inverter output divided by `dc_kwp`. Unit: kWh/kWp."""
    monthly: "SubArrayMonthly"
    loss_diagram: "list[LossRow]"
    """Rows of the loss diagram of the part, from `glob_hor` to `e_inverter_output`. Of inverters that parts share, each row is split in proportion to the DC power of the parts in each time step."""
    string_voltage: "SubArrayVoltage | None"
    """Voltages of its strings; null for a module model without voltage."""


@final
class SubArrayMonthly(TypedDict):
    """Sums of each calendar month of a part, January first. Null for a month without rows."""

    glob_inc_kwhm2: list[float | None]
    """Irradiation on the plane. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    glob_eff_kwhm2: list[float | None]
    """Effective irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    e_array_kwh: list[float | None]
    """Energy at the inverter input. Unit: kWh. Items, at least: 12. Items, at most: 12."""
    e_inverter_output_kwh: list[float | None]
    """Energy at the inverter output. Unit: kWh. Items, at least: 12. Items, at most: 12."""


@final
class SubArrayVoltage(TypedDict):
    """Voltages of the strings of a part at 1000 W/m2, in the coldest and the hottest daylight of the weather, and the limits of its inverters."""

    open_circuit_cold_v: float | None
    """Open circuit at the coldest air temperature. Unit: V."""
    mpp_cold_v: float | None
    """MPP at that temperature. Unit: V."""
    mpp_hot_v: float | None
    """MPP at the hottest cell temperature. Unit: V."""
    coldest_air_c: float | None
    """Coldest air temperature in daylight. Unit: degC."""
    hottest_cell_c: float | None
    """Hottest cell temperature. Unit: degC."""
    v_dc_max_v: float | None
    """Maximum voltage of the inverter; null when it states none. Unit: V."""
    v_mppt_min_v: float | None
    """Lower end of its MPPT window; null when it states none. Unit: V."""
    v_mppt_max_v: float | None
    """Upper end of its MPPT window; null when it states none. Unit: V."""
    is_in_window: bool
    """Whether open circuit is below the maximum, and both MPP voltages are in the window, as far as the inverter states them."""


@final
class ModelThatRan(TypedDict):
    """The model that ran in one step."""

    step: str
    """Field of the full request that selects the model."""
    title: str
    """What the step computes."""
    option: str
    """The option that ran. Where the field selects by itself (null, `auto`), the option that it selected; `profile` is the module's measured profile."""
    label: str
    """Name of the model."""
    source: str
    """Published source of the model."""


@final
class DefaultApplied(TypedDict):
    """A value that the run assumed, or a size that differs from the one that was sent."""

    field: str
    """Field of the simple request, or dot path in the full request."""
    value: Any
    """The assumed value."""
    source: str
    """Where the value comes from."""


@final
class SimpleRunAnswer(TypedDict):
    """Answer of a simple run."""

    summary: "RunSummary"
    loss_diagram: "list[LossRow]"
    """Every row of the loss diagram, in order."""
    sub_arrays: NotRequired["list[SubArrayResult] | None"]
    """Results of each part of the plant, in the order of the request; null for a plant without `sub_arrays`."""
    weather_meta: "RunWeatherMeta"
    series: NotRequired["Series"]
    billing: NotRequired["Billing"]
    links: "RunLinks"
    request: "RunRequest"
    """The full request that ran."""
    defaults_applied: "list[DefaultApplied]"
    """Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them."""
    not_counted: list[str]
    """What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects."""
    models: NotRequired["list[ModelThatRan]"]
    """The model that ran in each step that this plant has, in the order of the chain, with its source."""


@final
class SimpleRunRequestAnswer(TypedDict):
    """A simple request, expanded."""

    request: "RunRequest"
    """The full request that the simple run would run."""
    defaults_applied: "list[DefaultApplied]"
    """Every assumed value with its source: fields of the simple request, and dot paths of `request`. Also every size that differs from the one that was sent. Fields of `request` that this plant does not use are left out. Options that the account prefers are among them."""
    not_counted: list[str]
    """What this simple run does not count, in one line each, with the field of `POST /api/run` that does where there is one. The energy is that of a plant without these effects."""
    warnings: list[str]
    """What is noticed before the run: of the typical year, of the sizes that were sent, and of preferred models that do not suit the plant. The run adds its own."""
    findings: "list[Finding]"
    """The warnings as data, in the same order."""


@final
class SizeRequest(TypedDict):
    """Module, inverter, place and target of a plant to size. Send exactly one of `dc_kw`, `ac_kw`, `strings` and `sub_arrays`."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    weather: NotRequired["WeatherRef | Weather"]
    """Weather by id or inline; if absent, the typical year at the coordinates."""
    weather_source: NotRequired[Literal["auto", "nsrdb", "pvgis", "embedded", "americas_db", "europe_db"]]
    """Source of the typical year, used when `weather` is absent. `nsrdb` is the satellite database of the Americas (synonym `americas_db`), `pvgis` the European generator (synonym `europe_db`), `embedded` the synthetic year that this service generates itself. `auto` tries `nsrdb` first west of 32 deg W and `pvgis` first elsewhere, then the other one. If neither is configured and reachable, it uses `embedded`. The answer reports the source. Default: auto."""
    timezone: NotRequired[float]
    """Standard time of the location in hours from UTC; if absent, the time zone of the location. Unit: h. Minimum: -14. Maximum: 14."""
    elevation: NotRequired[float]
    """Elevation above sea level; if absent, the elevation of the typical year, or 0 when you send your own weather. Unit: m. Minimum: -450. Maximum: 9000."""
    racking: NotRequired[Literal["fixed", "rooftop", "single_axis"]]
    """Racking, which sets the temperature of the cells; if absent, fixed."""
    tilt_deg: NotRequired[float]
    """Tilt from horizontal; for trackers, of the axis. If absent, 20, or 0 for trackers. Unit: deg. Minimum: 0. Maximum: 90."""
    azimuth_deg: NotRequired[float]
    """Azimuth clockwise from north. If absent, 180 at or north of the equator and for trackers, otherwise 0. Unit: deg. Minimum: 0. Maximum: 360."""
    gcr: NotRequired[float]
    """Ground cover ratio; if absent, 0.4. Unit: fraction. Above: 0. Below: 1."""
    albedo: NotRequired[float]
    """Ground albedo. Unit: fraction. Default: 0.2. Minimum: 0. Maximum: 1."""
    module: "ModuleRef | Module"
    """A library module by id, or an inline section. Any model but `reference`, which has no voltage."""
    inverter: "InverterRef | Inverter"
    """A library inverter by id, or an inline section."""
    sub_arrays: NotRequired["list[SimpleSubArray] | None"]
    """Roofs or other parts of the plant, each with its own tilt, azimuth and size, and its own inverters or inputs at those of another part: as many modules as fit on `area_m2` or are in `modules`, or next to `system_capacity_kw`. What a part leaves out is as in the request. In place of `dc_kw`, `ac_kw` and `strings`. null for a plant of one part. Default: null. Items, at least: 1. Items, at most: 500."""
    dc_kw: NotRequired[float]
    """Target DC power at STC. Unit: kW. Above: 0. Maximum: 10000000."""
    ac_kw: NotRequired[float]
    """Target AC power: the nominal power of all inverters. Unit: kW. Above: 0. Maximum: 20000000."""
    strings: NotRequired[int]
    """Number of strings of the plant, kept exactly. Minimum: 1. Maximum: 1000000."""
    dc_ac_ratio: NotRequired[float]
    """Target of DC power divided by AC power. The default is that of a simple run and of PVWatts version 8, a usual ratio: modules rarely reach their nominal power, so inverters smaller than the modules clip little energy. Unit: 1. Default: 1.2. Above: 0.5. Maximum: 3."""
    modules_per_string: NotRequired[int]
    """Modules in series; if absent, chosen. A number outside the range is refused. Minimum: 1. Maximum: 10000."""
    voltage_class_v: NotRequired[Literal[600, 1000, 1500]]
    """Voltage class of the DC system: no string may exceed it at open circuit. If absent, the limits are those that the module and the inverter state; for an inverter that states none, the lowest class that contains its MPPT window is assumed. Unit: V."""
    temp_air_min_c: NotRequired[float]
    """Air temperature for the open-circuit voltage, for example the extreme annual mean minimum of ASHRAE (NEC 690.7). If absent, the lowest of the weather, nights included. A typical year has no record low. Unit: degC. Minimum: -80. Maximum: 50."""


@final
class SizeStringRange(TypedDict):
    """Modules in series."""

    min: int
    """Fewest modules that keep every lower limit."""
    max: int
    """Most modules that keep every upper limit."""
    chosen: int
    """Modules in series of the plant."""


@final
class SizeArrayPatch(TypedDict):
    """Stringing as the `array` section of a run takes it."""

    modules_per_string: int
    """Modules in series in a string."""
    strings_per_inverter: int
    """Strings in parallel on each inverter."""
    n_inverters: int
    """Number of inverters."""


@final
class SizeTemperatures(TypedDict):
    """Temperatures of the weather that decide. Times are starts of rows in the standard time of the weather."""

    open_circuit_c: float
    """Cells of the open-circuit voltage: the lowest air temperature, or `temp_air_min_c`. Unit: degC."""
    open_circuit_time: str | None
    """Row of the lowest air temperature; null for `temp_air_min_c`."""
    coldest_daylight_c: float
    """Air temperature of the coldest row with light. Unit: degC."""
    coldest_daylight_time: str
    """Its row."""
    hottest_cell_c: float
    """Hottest cells of a row with light, by the thermal model of the plant. Unit: degC."""
    hottest_cell_time: str
    """Its row."""


@final
class SizeModuleVoltages(TypedDict):
    """Voltages and currents of one module, by its own model where nothing else is said."""

    v_oc_cold_v: float
    """Open-circuit voltage at 1000 W/m2 and `open_circuit_c`, which decides: by the stated temperature coefficient, or by the model without one. Unit: V."""
    v_oc_cold_rule: Literal["coefficient", "model"]
    """Whether the stated coefficient or the model gave it."""
    v_oc_cold_model_v: float
    """The same by the model. Unit: V."""
    v_oc_cold_low_light_v: float
    """By the model in the light of a cold morning, 200 W/m2, at the same temperature. Unit: V."""
    v_mp_cold_v: float
    """MPP voltage at 1000 W/m2 and `coldest_daylight_c`. Unit: V."""
    v_mp_hot_v: float
    """MPP voltage at 1000 W/m2 and `hottest_cell_c`. Unit: V."""
    v_oc_hot_v: float
    """Open-circuit voltage at 200 W/m2 and `hottest_cell_c`, with which the inverter has to start. Unit: V."""
    i_mp_hot_a: float
    """MPP current at 1000 W/m2 and `hottest_cell_c`, of a bifacial plant with the rear light of the bifacial nameplate (135 W/m2 times the bifaciality). Unit: A."""
    i_sc_hot_a: float
    """Short-circuit current in the same light. Unit: A."""


@final
class SizeLimit(TypedDict):
    """A limit of the plant."""

    name: Literal["v_oc_module", "v_oc_inverter", "v_oc_class", "v_mp_window_max", "v_mp_window_min", "v_start", "i_mp_inverter", "i_mp_tracker", "i_sc_inverter"]
    """The limit: open-circuit voltage against `module.v_max_v`, `inverter.v_dc_max_v` or the voltage class; MPP voltage against both ends of the MPPT window; start of the inverter; MPP current against `inverter.i_dc_max_a` of the whole inverter and of its fullest MPP tracker; short-circuit current with the factor of 1.25, for the data sheet of the inverter."""
    is_upper: bool
    """The value must not be above the limit; otherwise not below it."""
    value: float
    """Value of the string, or of the strings of one inverter or tracker."""
    limit: float | None
    """The limit; null for one that no section states."""
    unit: Literal["V", "A"]
    """Unit of value, limit and margin."""
    margin: float | None
    """Distance to the limit; negative when it is not kept."""
    margin_percent: float | None
    """The same in percent of the limit. Unit: %."""
    is_met: bool | None
    """Whether the limit is kept; null without one."""
    cell_temp_c: float
    """Cell temperature of the value. Unit: degC."""
    time: str | None
    """Row of the weather that has this temperature; null for one that was sent."""
    source: str
    """Where the limit comes from, and the rule of the value."""


@final
class SizeAlternative(TypedDict):
    """Another plant that meets the target, best first."""

    modules_per_string: int
    """Modules in series."""
    strings_per_inverter: int
    """Strings on each inverter."""
    n_inverters: int
    """Number of inverters."""
    modules: int
    """Modules of the plant."""
    dc_kw: float
    """DC power at STC. Unit: kW."""
    ac_kw: float
    """Nominal AC power. Unit: kW."""
    dc_ac_ratio: float
    """DC power divided by AC power. Unit: 1."""
    limits: "list[SizeLimit]"
    """Its limits."""
    reason: str
    """Why it is not the first."""


@final
class SizePart(TypedDict):
    """A part of a sized plant."""

    id: str
    """Name of the part."""
    label: str | None
    """Text for readers; null without."""
    shares_inverter_with: str | None
    """Id of the part whose inverters it feeds; null for inverters of its own."""
    modules_per_string: "SizeStringRange"
    strings_per_inverter: int
    """Strings of the part on each of its inverters."""
    strings_per_tracker: int
    """Strings of the part on the fullest of its MPP inputs."""
    n_inverters: int
    """Number of inverters that it feeds."""
    strings: int
    """Strings of the part."""
    modules: int
    """Modules of the part."""
    modules_left: int | None
    """Modules that `area_m2` or `modules` has room for and that make no whole string; null for a capacity."""
    dc_kw: float
    """DC power at STC. Unit: kW."""
    ac_kw: float | None
    """Nominal AC power of its inverters; null for a part that feeds those of another. Unit: kW."""
    dc_ac_ratio: float
    """DC power divided by AC power at the inverters that it feeds, of all parts there. Unit: 1."""
    temperatures: "SizeTemperatures"
    module_at: "SizeModuleVoltages"
    limits: "list[SizeLimit]"
    """Every limit with its margin; currents of the whole inverter are those of all parts that feed it."""


@final
class SizeAnswer(TypedDict):
    """A sized plant. With `sub_arrays`, each part has its own sizing there."""

    modules_per_string: "SizeStringRange"
    strings_per_inverter: int
    """Strings on each inverter."""
    strings_per_tracker: int
    """Strings on the fullest MPP tracker of an inverter."""
    n_inverters: int
    """Number of inverters."""
    strings: int
    """Strings of the plant."""
    modules: int
    """Modules of the plant."""
    dc_kw: float
    """DC power at STC. Unit: kW."""
    ac_kw: float
    """Nominal AC power. Unit: kW."""
    dc_ac_ratio: float
    """DC power divided by AC power. Unit: 1."""
    array_patch: "SizeArrayPatch"
    temperatures: "SizeTemperatures"
    module_at: "SizeModuleVoltages"
    limits: "list[SizeLimit]"
    """Every limit with its margin."""
    alternatives: "list[SizeAlternative]"
    """Up to five other string lengths and inverter counts, best first."""
    sub_arrays: NotRequired["list[SizePart]"]
    """The parts of a plant of `sub_arrays`, in the order of the request. `array_patch`, `module_at`, `temperatures`, `limits` and the numbers of strings of the answer are then those of the first part, powers, modules, strings and inverters the sums, and there are no alternatives. Absent for a plant of one part."""
    request: NotRequired["RunRequest"]
    """The plant of `sub_arrays` as a full request, with the losses of a simple run: send it to `POST /api/run`. Absent for a plant of one part."""
    notes: list[str]
    """Which rules and which assumptions were used."""
    warnings: list[str]
    """What to check: limits that the plant does not keep, a target that it misses, doubtful inputs."""
    findings: "list[Finding]"
    """The warnings as data, in the same order."""


@final
class SweptPath(TypedDict):
    """A field that moves with an axis, with as many values as the axis."""

    path: str
    """Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library."""
    values: list[float | str | bool | None]
    """Its values, in their order. Items, at least: 1. Items, at most: 20000."""


_SweepAxisReserved = TypedDict(
    "_SweepAxisReserved",
    {
        "from": NotRequired[float | None],  # First value; null when `values` lists them. Default: null.
    },
)

@final
class SweepAxis(_SweepAxisReserved):
    """A field and the values that it takes. Send `values`, or `from`, `to` and `steps`."""

    path: str
    """Dot path of a field of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request. It leads to one value: a number, a text or a choice. `module.id` and `inverter.id` take ids of the library."""
    values: NotRequired[list[float | str | bool | None] | None]
    """The values, in their order; null when `from` and `to` say them. Default: null. Items, at least: 1. Items, at most: 20000."""
    to: NotRequired[float | None]
    """Last value; null when `values` lists them. Default: null."""
    steps: NotRequired[int | None]
    """Number of values from `from` to `to`, both included, at equal distances; null with `values`. Default: null. Minimum: 2. Maximum: 20000."""
    linked: NotRequired["list[SweptPath]"]
    """Fields that move with this one, such as the pitch with the ground cover: their first value goes with its first, and so on. The twelve months of a loss are one path with eleven linked ones. Default: []. Items, at most: 11."""


@final
class SweepResults(TypedDict):
    """What is answered of each variant."""

    summary: NotRequired[list[Literal["e_grid_kwh", "e_export_kwh", "e_import_kwh", "specific_yield_kwh_per_kwp", "performance_ratio", "capacity_factor", "dc_kwp", "ac_kw", "dc_ac_ratio", "modules", "exceedance.p50_kwh", "exceedance.p75_kwh", "exceedance.p90_kwh", "exceedance.p95_kwh", "exceedance.p99_kwh", "near_shading.beam_kwhm2", "near_shading.diffuse_kwhm2", "near_shading.electrical_kwh", "storage.charged_kwh", "storage.discharged_kwh", "storage.loss_kwh", "storage.equivalent_full_cycles", "storage.recovered_kwh", "storage.self_consumed_kwh", "storage.from_grid_kwh", "storage.self_consumption", "storage.self_sufficiency"]]]
    """Figures of the summary, by the names that they have in the answer of a run. Default: ["e_grid_kwh","specific_yield_kwh_per_kwp","performance_ratio"]. Items, at most: 40."""
    losses: NotRequired[list[str]]
    """Rows of the loss diagram, by their keys; the values are those of `value`. Default: []. Items, at most: 100."""
    months: NotRequired[list[Literal["glob_hor_kwhm2", "diff_hor_kwhm2", "glob_inc_kwhm2", "glob_eff_kwhm2", "t_amb_c", "e_array_kwh", "e_grid_kwh", "pr"]]]
    """Columns of `monthly`; each becomes twelve. Default: []. Items, at most: 8."""


@final
class SweepGoal(TypedDict):
    """By which figure a variant is the best."""

    by: NotRequired[str | None]
    """Name of a column of the answer; null for the first one. Default: null."""
    sense: NotRequired[Literal["max", "min"]]
    """Whether the largest or the smallest value is the best. Default: max."""


@final
class SweepRequest(TypedDict):
    """A plant, and fields of it with the values that they take. Every combination of the values of the axes is a variant: at most 20,000."""

    base: "SimpleRunRequest | RunRequest"
    """The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each variant is this request with other values of the fields of the axes, and answers what a run of it does."""
    axes: "list[SweepAxis]"
    """The fields that vary. The order of the variants in the answer is that of nested loops: the last axis is the fastest. Items, at least: 1. Items, at most: 5."""
    results: NotRequired["SweepResults"]
    """What is answered of each variant; if absent, the energy to grid, the specific yield and the performance ratio. Default: {}."""
    best: NotRequired["SweepGoal"]
    """By which figure a variant is the best; if absent, by the largest value of the first column. Default: {}."""


@final
class SweptAxis(TypedDict):
    """An axis as it ran."""

    path: str
    """Dot path in `base`."""
    values: list[float | str | bool | None]
    """Its values, in their order."""
    linked: "list[SweptPath]"
    """Paths that move with it."""
    changes: Literal["all", "light", "electrical"]
    """Where in the chain its variants begin to differ, which decides the price: `all` for variants that share nothing, or whose scene has another shade, `light` before the modules' energy is known, `electrical` behind the modules."""


@final
class SweptNeighbour(TypedDict):
    """The variant next to the best one on an axis."""

    path: str
    """Path of the axis in which it differs."""
    step: int
    """-1 for the value before, 1 for the one after."""
    variant: int
    """Its position in the columns, from 0."""
    value: float | None
    """Its figure; null for a variant that has none."""


@final
class SweepBest(TypedDict):
    """The best variant."""

    by: str
    """The column that decides."""
    sense: Literal["max", "min"]
    """Whether the largest or the smallest value is the best."""
    variant: int
    """Its position in the columns, from 0. Of equal variants it is the first."""
    point: dict[str, float | str | bool | None]
    """Its values, by path."""
    value: float
    """Its figure."""
    neighbours: "list[SweptNeighbour]"
    """The variants that differ from it by one step of one axis."""
    at_end_of: list[str]
    """Paths of the axes of numbers whose least or largest value it has: beyond it there may be a better one. Texts, choices and null have no order."""


@final
class FailedVariant(TypedDict):
    """A variant that was refused."""

    variant: int
    """Its position in the columns, from 0."""
    point: dict[str, float | str | bool | None]
    """Its values, by path."""
    errors: "list[ProblemItem]"
    """What is wrong with its request, at most five failures. `field` is a path in the plant."""


@final
class SweptFinding(TypedDict):
    """A finding of several variants."""

    code: "FindingCode"
    level: Literal["info", "warning"]
    """info: what the service did or assumed. warning: what to check before you trust the numbers."""
    field: str | None
    """Dot path of the field that it is about; null for the request or the result as a whole."""
    message: str
    """Its text for the first of the variants that have it."""
    variants: int
    """Number of variants that have it."""
    first: int
    """The first of them, by its position in the columns."""


@final
class SweepAnswer(TypedDict):
    """The variants of a sweep, as columns."""

    count: int
    """Number of variants."""
    axes: "list[SweptAxis]"
    """The axes as sent."""
    points: dict[str, list[float | str | bool | None]]
    """The values of each variant, by path: a column for every path of every axis."""
    columns: dict[str, list[float | None]]
    """The figures of each variant, by name; null for a variant that was refused, or that does not have the figure. Names are those of the answer of a run: `e_grid_kwh` of the summary, `loss_diagram.iam`, `monthly.e_grid_kwh.1` for January."""
    units: dict[str, str]
    """Unit of each column."""
    labels: dict[str, str]
    """What each column contains."""
    best: "SweepBest | None"
    """The best variant with its neighbours; null when no variant has the figure."""
    failed: "list[FailedVariant]"
    """The first 1,000 variants that were refused; the others ran. Items, at most: 1000."""
    failed_count: int
    """Number of variants that were refused."""
    findings: "list[SweptFinding]"
    """What was found, counted over the variants, by what it is about."""
    provenance: "Provenance"
    """Engine and inputs of the base."""
    billing: NotRequired["Billing"]
    """Charge for the sweep; absent where runs are not charged."""
    links: NotRequired["StudyLinks"]
    """Where the sweep is stored; absent for one that is not."""


@final
class OptimisedField(TypedDict):
    """A field that varies, with its bounds. Its values are those of a lattice: `min`, `min` plus one step, and so on, and `max`."""

    path: str
    """Dot path of a number of `base`, as `array.tilt_deg`, `sub_arrays.0.array.tilt_deg`, or `gcr` of a simple request."""
    min: float
    """Smallest value. Minimum: -1000000000000. Maximum: 1000000000000."""
    max: float
    """Largest value. Minimum: -1000000000000. Maximum: 1000000000000."""
    integer: NotRequired[bool]
    """Whether to try whole numbers only. A field that takes no others, such as a number of strings, has them without it. Default: false."""
    step: NotRequired[float | None]
    """Distance of two values: the optimum is found to this. Null: 1 for whole numbers, else a thousandth of the range, rounded down to 1, 2 or 5 times a power of ten. Default: null. Above: 0."""
    linked: NotRequired[list[str]]
    """Paths of fields that take the same value, such as the tilts of other parts. Default: []. Items, at most: 10."""


@final
class OptimiseObjective(TypedDict):
    """What is optimised."""

    expression: NotRequired[str]
    """A figure by its name, or an expression with numbers, + - * / ^, parentheses, and abs, exp, log, max, min, sqrt. Names: the figures of the summary, rows of the loss diagram and months, as a sweep names its columns (`e_grid_kwh`, `loss_diagram.iam`, `monthly.e_grid_kwh.1`); `module_area_m2`, the area of all modules; `land_area_m2`, that area divided by the ground cover ratio of each part (a plant in a scene or with modules on a roof has none); the paths of `fields`; the names of `costs`. Energy per land area: `e_grid_kwh / land_area_m2`. Default: e_grid_kwh."""
    sense: NotRequired[Literal["max", "min"]]
    """Whether the largest or the smallest value is the best. Default: max."""
    unit: NotRequired[str | None]
    """Unit of the expression, for the answer; null for that of the figure, or none. Default: null."""


@final
class OptimiseRequest(TypedDict):
    """A plant, fields of it with their bounds, and what to optimise."""

    base: "SimpleRunRequest | RunRequest"
    """The plant: a simple request (with `latitude`) or a run request (with `site`). It has to be valid as it is. Each evaluation is this request with other values of the fields."""
    fields: "list[OptimisedField]"
    """The fields that vary. Items, at least: 1. Items, at most: 5."""
    objective: NotRequired["OptimiseObjective"]
    """What is optimised; if absent, the largest energy to grid. Default: {}."""
    constraints: NotRequired[list[str]]
    """Expressions, as of the objective, that have to be zero or more: `1.3 - dc_ac_ratio`. A plant that breaks one does not count. Default: []. Items, at most: 5."""
    costs: NotRequired[dict[str, float]]
    """Numbers that the expressions can name, in units of your own: `{"eur_per_m2": 0.4}`. None if absent."""
    max_evaluations: NotRequired[int | None]
    """Most plants that the search evaluates; null for 80 for each field. The base, and up to four plants for each field that measure the sensitivity, are added. Half of them may search the whole space. Default: null. Minimum: 10. Maximum: 2000."""
    results: NotRequired["SweepResults"]
    """Figures that are answered of each evaluation; if absent, the energy to grid, the specific yield and the performance ratio. Default: {}."""


@final
class VariedField(TypedDict):
    """A field that varied."""

    path: str
    """The field."""
    linked: list[str]
    """Fields that took the same value."""
    min: float
    """Smallest value."""
    max: float
    """Largest value."""
    step: float
    """Distance of two values."""
    integer: bool
    """Whether it took whole numbers only."""
    circle: NotRequired[bool]
    """Whether its bounds are one place, as 0 and 360 degrees of an azimuth are: it took `min` for both, and the search went on across it."""
    changes: Literal["all", "light", "electrical"]
    """Where in the chain it begins to change something: the price follows from it."""


@final
class ActiveBound(TypedDict):
    """A bound on which the optimum lies."""

    path: str
    """The field."""
    bound: Literal["min", "max"]
    """Which of its bounds."""


@final
class Optimum(TypedDict):
    """The best plant."""

    evaluation: int
    """Its position in the columns, from 0. Of equal plants it is the one that was evaluated first."""
    point: dict[str, float]
    """Its values, by path."""
    objective: float
    """Its objective."""
    figures: dict[str, float | None]
    """Its figures, by column."""
    change_frac: float | None
    """Change of the objective against the base as sent, as a share of the size of the base's; null when the base has none. Unit: fraction."""
    at_bounds: "list[ActiveBound]"
    """Bounds on which it lies: beyond them there may be a better plant."""
    binding: NotRequired["list[BindingConstraint]"]
    """Constraints that keep it from being better, each with a plant that shows it. Empty where no plant that breaks a constraint is better."""


@final
class BindingConstraint(TypedDict):
    """A constraint that keeps the optimum from being better."""

    constraint: str
    """Its column: `constraint_1` is the first."""
    expression: str
    """Its expression."""
    value: float
    """Its value at the optimum: what is left of it."""
    evaluation: int
    """The best plant that it rules out, as a position in the columns. It breaks no other constraint, or only those that bind with this one."""
    objective: float
    """The objective of that plant."""


@final
class NearestPlant(TypedDict):
    """The plant that breaks the constraints least, where every plant breaks some."""

    evaluation: int
    """Its position in the columns."""
    point: dict[str, float]
    """Its values, by path."""
    objective: float
    """Its objective."""
    broken: "list[BrokenConstraint]"
    """The constraints that it breaks."""


@final
class BrokenConstraint(TypedDict):
    """A constraint that a plant breaks."""

    constraint: str
    """Its column: `constraint_1` is the first."""
    expression: str
    """Its expression."""
    value: float
    """Its value, below zero."""


@final
class SensitivityPoint(TypedDict):
    """A plant near the optimum."""

    value: float
    """Value of the field; the others have those of the optimum."""
    evaluation: int
    """Its position in the columns."""
    objective: float | None
    """Its objective; null for a plant that does not count."""
    change_frac: float | None
    """Change of the objective against the optimum, as a share of the size of the optimum's; null without one. Unit: fraction."""


@final
class FieldSensitivity(TypedDict):
    """How much a field matters around the optimum."""

    path: str
    """The field."""
    points: "list[SensitivityPoint]"
    """Plants 1 % and 5 % of the range below and above, at least a step away, as far as the bounds allow and evaluations were left."""
    second_derivative: float | None
    """Second derivative of the objective with respect to the field, from the outermost plants on both sides; null when one of them is missing."""
    nearly_optimal: "NearlyOptimal | None"
    """Values between which every plant that was evaluated along this field has an objective within 0.1 % of the optimum. Both are values of such plants, so that the range may be wider than it says; null when no other was evaluated, or for an optimum of zero."""


_NearlyOptimalReserved = TypedDict(
    "_NearlyOptimalReserved",
    {
        "from": float,  # Lowest value; across the bounds of a circle it is above the highest, as 350 to 10 degrees.
    },
)

@final
class NearlyOptimal(_NearlyOptimalReserved):
    """A range of values of a field."""

    to: float
    """Highest value."""


@final
class OptimiseAnswer(TypedDict):
    """The optimum of a plant, and the way to it."""

    count: int
    """Number of evaluations, the base as sent among them."""
    fields: "list[VariedField]"
    """The fields that varied."""
    objective: "OptimiseObjective"
    """What was optimised."""
    optimum: "Optimum | None"
    """The best plant; null when no plant counts: `nearest` and `failed` say why."""
    nearest: NotRequired["NearestPlant | None"]
    """When no plant counts, the one that breaks the constraints least; null when one counts, and when all were refused."""
    stopped: Literal["converged", "max_evaluations", "flat", "no_point"]
    """Why the search ended. `converged`: no plant that differs by a step in one field or in two is better. `max_evaluations`: the limit came before that. `flat`: all plants that count, at least two, have the same objective, and the optimum is the first. `no_point`: no plant counts."""
    method: str
    """The method, with its sources."""
    sensitivity: "list[FieldSensitivity]"
    """How much each field matters around the optimum, in the order of the fields."""
    improvements: list[int]
    """The evaluations that were better than all before them, as positions in the columns: the path to the optimum."""
    points: dict[str, list[float | None]]
    """The values of each evaluation, by path. The first is the base as sent, which does not count for the optimum: null where it does not state the field."""
    columns: dict[str, list[float | None]]
    """The figures of each evaluation, by name: `objective`, `constraint_1` and so on, then those of `results`; null for a plant that was refused, or that does not have the figure."""
    units: dict[str, str]
    """Unit of each column; empty for an expression without one."""
    labels: dict[str, str]
    """What each column contains; of an expression its text."""
    infeasible_count: int
    """Number of plants that break a constraint."""
    failed: "list[FailedVariant]"
    """The first 1,000 plants that were refused, or in which an expression has no value; the others ran. Items, at most: 1000."""
    failed_count: int
    """Number of such plants."""
    findings: "list[SweptFinding]"
    """What was found, counted over the evaluations, by what it is about."""
    provenance: "Provenance"
    """Engine and inputs of the base."""
    billing: NotRequired["Billing"]
    """Charge for the optimisation; absent where runs are not charged."""
    links: NotRequired["StudyLinks"]
    """Where it is stored; absent for one that is not."""


@final
class BatchRequest(TypedDict):
    """The requests of a batch."""

    requests: list[dict[str, Any]]
    """Simple requests (with `latitude`) and run requests (with `site`), each as you would send it to run it, and with an `id` and a `name` if you like. An `id` stands once in a batch. Items, at least: 1. Items, at most: 20000."""


@final
class FailedRequest(TypedDict):
    """A request of a batch that failed when it ran."""

    row: int
    """Place in the batch, from 0."""
    line: int | None
    """Line of the text that was sent, from 1; null for a JSON list."""
    id: str | None
    """Its `id`; null without one."""
    errors: "list[ProblemItem]"
    """Why it failed, by field."""


@final
class BatchFinding(TypedDict):
    """A finding, with the number of requests in which it was made."""

    code: str
    """Code of the finding."""
    count: int
    """Requests in which it was made."""


@final
class BatchAnswer(TypedDict):
    """A finished batch. Its results are in the files that `links` names."""

    count: int
    """Number of requests."""
    complete_count: int
    """Requests that have a result."""
    failed_count: int
    """Requests that failed when they ran."""
    failed: "list[FailedRequest]"
    """The first 100 of those that failed."""
    dc_kwp: float
    """DC power at STC of all plants that have a result. Unit: kW."""
    e_grid_kwh: float
    """Energy to grid of all plants that have a result. Unit: kWh."""
    findings: NotRequired["list[BatchFinding]"]
    """What was found in the requests, most frequent first: a sum over plants of which some have the weather of a part of a year is no year of all of them."""
    engine_version: str
    """Version of the engine that finished the batch."""
    billing: NotRequired["Billing"]
    """What was reserved for the batch; absent where runs are not charged."""


@final
class StudyLinks(TypedDict):
    """Links to a stored study."""

    study: str
    """The study."""
    events: str
    """Its progress as server-sent events."""
    csv: str
    """Its result as CSV."""
    arrow: str
    """Its result as an Arrow stream."""
    ndjson: NotRequired[str]
    """The results of a batch as JSON lines, also while it runs; absent for other studies."""


@final
class AcceptedStudy(TypedDict):
    """A study that continues in the background."""

    study_id: str
    """Id of the study."""
    status: Literal["running"]
    """State of the study."""
    links: "StudyLinks"
    billing: NotRequired["Billing"]


@final
class StudyEvent(TypedDict):
    """How far a study is, as `GET /api/studies/{study_id}/events` tells it."""

    study_id: str
    """Id of the study."""
    status: Literal["running", "complete", "failed", "deleted"]
    """State of the study; a cancelled one is failed until it is deleted."""
    done: int | None
    """Variants that are done; null before the first of them."""
    of: int | None
    """Number of variants, of an optimisation the most that it may take; null before the first of them is done."""
    failure: "StudyFailure | None"
    """Why it failed; null for one that did not."""


@final
class StudyFailure(TypedDict):
    """Why a study failed."""

    code: str
    """Code of the failure."""
    detail: str
    """What is wrong and how to fix it."""
    errors: "list[ProblemItem]"
    """Its failures, by field."""


@final
class Study(TypedDict):
    """A stored study: how far it is, and its result."""

    study_id: str
    """Id of the study."""
    kind: Literal["sweep", "optimise", "uncertainty", "batch"]
    """Operation that made the study."""
    status: Literal["running", "complete", "failed"]
    """State of the study; a cancelled one is failed."""
    created_at: str
    """When the study was accepted, UTC, ISO 8601."""
    done: int | None
    """Variants that are done; null before the first of them."""
    of: int | None
    """Number of variants, of an optimisation the most that it may take; null before the first of them is done."""
    result: "SweepAnswer | OptimiseAnswer | UncertaintyAnswer | BatchAnswer | None"
    """The answer of the study; null until it is complete."""
    failure: "StudyFailure | None"
    """Why it failed; null for one that did not."""
    links: "StudyLinks"


@final
class StudyEntry(TypedDict):
    """A stored study in a list."""

    study_id: str
    """Id of the study."""
    kind: Literal["sweep", "optimise", "uncertainty", "batch"]
    """Operation that made the study."""
    status: Literal["running", "complete", "failed"]
    """State of the study; a cancelled one is failed."""
    created_at: str
    """When the study was accepted, UTC, ISO 8601."""
    label: str | None
    """What it varies, such as `400 variants of tilt_deg, gcr`; null until it is complete."""
    done: int | None
    """Variants that are done; null before the first of them."""
    of: int | None
    """Number of variants, of an optimisation the most that it may take; null before the first of them is done."""
    bytes: int
    """What the study takes of the account's space. Unit: B."""
    links: "StudyLinks"


@final
class StudyPage(TypedDict):
    """A page of the studies of an account, newest first."""

    studies: "list[StudyEntry]"
    """The studies, newest first."""
    next: str | None
    """Send it as `before` for the next page; null on the last page."""


@final
class NewVariant(TypedDict):
    """A new variant: a request, or a copy of another variant."""

    name: NotRequired[str]
    """Name. Default for a copy: that of its model with ` (copy)`; otherwise `Variant` with its number."""
    notes: NotRequired[str]
    """Notes. Default for a copy: those of its model."""
    status: NotRequired[Literal["draft", "open", "chosen", "rejected"]]
    """`draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided. Default: `open`; for a copy of a draft `draft`."""
    locked: NotRequired[bool]
    """Whether the request is kept from changes. Default: false."""
    request: NotRequired[dict[str, Any]]
    """Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`."""
    copy_of: NotRequired[str]
    """Id of the variant of this account that is copied, in place of `request`."""


@final
class NewProject(TypedDict):
    """A new project."""

    name: str
    """Name."""
    notes: NotRequired[str]
    """Notes. Default: \""."""
    latitude: NotRequired[float]
    """Latitude of the site. Default: that of the first variant with a place. Send both or none. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: NotRequired[float]
    """Longitude of the site. Unit: deg. Minimum: -180. Maximum: 180."""
    variants: NotRequired["list[NewVariant]"]
    """First variants. Default: []. Items, at most: 20."""


@final
class ProjectChange(TypedDict):
    """What changes of a project. A field that is not sent stays."""

    revision: int
    """The revision that was read. Minimum: 1."""
    name: NotRequired[str]
    """Name."""
    notes: NotRequired[str]
    """Notes; empty for none."""
    latitude: NotRequired[float]
    """Latitude of the site. Send both or none. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: NotRequired[float]
    """Longitude of the site. Unit: deg. Minimum: -180. Maximum: 180."""


@final
class VariantChange(TypedDict):
    """What changes of a variant. A field that is not sent stays."""

    revision: int
    """The revision that was read. Minimum: 1."""
    name: NotRequired[str]
    """Name."""
    notes: NotRequired[str]
    """Notes; empty for none."""
    status: NotRequired[Literal["draft", "open", "chosen", "rejected"]]
    """`draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided."""
    locked: NotRequired[bool]
    """Whether the request is kept from changes."""
    request: NotRequired[dict[str, Any]]
    """Request of a full run (`POST /api/run`) or of a simple one (`POST /api/run/simple`): a full one has `site` or `array`."""


@final
class VariantRun(TypedDict):
    """The last run of a variant."""

    run_id: str
    """Id of the run."""
    status: Literal["running", "complete", "failed"]
    """State of the run. Reading a failed run says why it failed."""
    current: bool
    """Whether the run is of the request as it is now; false when the request has changed since."""
    created_at: str
    """When the run was accepted, UTC, ISO 8601."""
    e_grid_kwh: float | None
    """Energy to grid in the year; null until the run is complete. Unit: kWh."""
    specific_yield_kwh_per_kwp: float | None
    """Specific yield; null until the run is complete. Unit: kWh/kWp."""
    performance_ratio: float | None
    """Performance ratio; null until the run is complete. Unit: fraction."""
    links: "RunLinks"


@final
class VariantEntry(TypedDict):
    """A variant without its request."""

    variant_id: str
    """Id of the variant."""
    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    status: Literal["draft", "open", "chosen", "rejected"]
    """`draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided."""
    locked: bool
    """Whether the request is kept from changes."""
    kind: Literal["full", "simple"]
    """Operation that runs the request: `POST /api/run` or `POST /api/run/simple`."""
    revision: int
    """Grows with each change."""
    created_at: str
    """When the variant was made, UTC, ISO 8601."""
    updated_at: str
    """When it was last changed, UTC, ISO 8601."""
    bytes: int
    """Space of its request, compressed. Unit: B."""
    problems: "list[ProblemItem]"
    """What keeps the request from running, the first 20; empty for a request that runs."""
    warning: str | None
    """Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place."""
    run: "VariantRun | None"
    """The last run of the variant; null without one, and when it was deleted."""


@final
class Variant(TypedDict):
    """A variant with its request."""

    variant_id: str
    """Id of the variant."""
    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    status: Literal["draft", "open", "chosen", "rejected"]
    """`draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided."""
    locked: bool
    """Whether the request is kept from changes."""
    kind: Literal["full", "simple"]
    """Operation that runs the request: `POST /api/run` or `POST /api/run/simple`."""
    revision: int
    """Grows with each change."""
    created_at: str
    """When the variant was made, UTC, ISO 8601."""
    updated_at: str
    """When it was last changed, UTC, ISO 8601."""
    bytes: int
    """Space of its request, compressed. Unit: B."""
    problems: "list[ProblemItem]"
    """What keeps the request from running, the first 20; empty for a request that runs."""
    warning: str | None
    """Says how far the variant is from the site of the project; null at the site, which is within 0.01 degrees, and for a request without a place."""
    run: "VariantRun | None"
    """The last run of the variant; null without one, and when it was deleted."""
    request: dict[str, Any]
    """The request, as it was sent."""


@final
class ProjectEntry(TypedDict):
    """A project in a list."""

    project_id: str
    """Id of the project."""
    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    latitude: float | None
    """Latitude of the site; null until a variant has one. Unit: deg."""
    longitude: float | None
    """Longitude of the site; null until a variant has one. Unit: deg."""
    revision: int
    """Grows with each change of the project itself."""
    created_at: str
    """When the project was made, UTC, ISO 8601."""
    updated_at: str
    """When it or one of its variants was last changed, UTC, ISO 8601."""
    variant_count: int
    """Number of its variants."""
    shared: bool
    """Whether it has a link that is good."""


@final
class ProjectLink(TypedDict):
    """The link of a project that is good."""

    created_at: str
    """When the link was made, UTC, ISO 8601."""
    expires_at: str | None
    """When it ends, UTC, ISO 8601; null for never."""


@final
class NewProjectLink(TypedDict):
    """A new link to a project. No other answer contains its secret."""

    token: str
    """Secret of the link."""
    link: str
    """Address of the page that shows the project."""
    created_at: str
    """When the link was made, UTC, ISO 8601."""
    expires_at: str | None
    """When it ends, UTC, ISO 8601; null for never."""


@final
class ProjectLinkRequest(TypedDict):
    """A link to a project."""

    days: NotRequired[int | None]
    """Days that the link is good for; null for no end. Default: null. Minimum: 1. Maximum: 3650."""


@final
class Project(TypedDict):
    """A project with its variants."""

    project_id: str
    """Id of the project."""
    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    latitude: float | None
    """Latitude of the site; null until a variant has one. Unit: deg."""
    longitude: float | None
    """Longitude of the site; null until a variant has one. Unit: deg."""
    revision: int
    """Grows with each change of the project itself."""
    created_at: str
    """When the project was made, UTC, ISO 8601."""
    updated_at: str
    """When it or one of its variants was last changed, UTC, ISO 8601."""
    variant_count: int
    """Number of its variants."""
    shared: bool
    """Whether it has a link that is good."""
    bytes: int
    """Space of its requests, compressed. Unit: B."""
    variants: "list[VariantEntry]"
    """Its variants, oldest first."""
    link: "ProjectLink | None"
    """Its link; null without a good one. The secret was in the answer that made it."""


@final
class ProjectPage(TypedDict):
    """A page of the projects of an account, newest first."""

    projects: "list[ProjectEntry]"
    """The projects, newest first."""
    next: str | None
    """Send it as `before` for the next page; null on the last page."""


@final
class VariantDifference(TypedDict):
    """The difference of two variants."""

    a: "VariantEntry"
    b: "VariantEntry"
    fields: "list[ComparedField]"
    """Fields of the requests, as they are now, that differ, in the order of the requests. Nothing is assumed: a field that is not in a request is null."""
    comparison: "CompareAnswer | None"
    """The last runs side by side, a as the base; null unless both are complete. With `current` false of a run, it is of an earlier request."""


@final
class RunProjectRequest(TypedDict):
    """Which variants of a project run."""

    variants: NotRequired[list[str]]
    """Ids of the variants. Default: all. Items, at least: 1. Items, at most: 100."""
    again: NotRequired[bool]
    """Run also the variants whose last run is of the same request, complete or under way. Default: false."""


@final
class AcceptedVariant(TypedDict):
    """A variant that runs."""

    variant_id: str
    """Id of the variant."""
    run_id: str
    """Id of its run."""
    links: "RunLinks"
    billing: NotRequired["Billing"]


@final
class RefusedVariant(TypedDict):
    """A variant that does not run."""

    variant_id: str
    """Id of the variant."""
    code: str
    """Code of the problem."""
    detail: str
    """What is wrong."""
    errors: "list[ProblemItem]"
    """Each failure, the first 20."""


@final
class ProjectRuns(TypedDict):
    """What runs of a project."""

    accepted: "list[AcceptedVariant]"
    """Variants whose runs were accepted."""
    unchanged: list[str]
    """Ids of the variants that have a run of the same request, complete or under way."""
    refused: "list[RefusedVariant]"
    """Variants that cannot run."""


@final
class SharedVariant(TypedDict):
    """A variant of a shared project."""

    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    status: Literal["draft", "open", "chosen", "rejected"]
    """`draft`: in the making, its request may have problems. `open`: under study. `chosen`, `rejected`: what was decided."""
    kind: Literal["full", "simple"]
    """Operation that runs the request."""
    updated_at: str
    """When it was last changed, UTC, ISO 8601."""
    run: "SharedRun | None"
    """Main results of its last run; null unless it is complete."""


@final
class SharedRun(TypedDict):
    """Main results of a run."""

    current: bool
    """Whether the run is of the request as it is now."""
    e_grid_kwh: float
    """Energy to grid in the year. Unit: kWh."""
    specific_yield_kwh_per_kwp: float
    """Specific yield. Unit: kWh/kWp."""
    performance_ratio: float | None
    """Performance ratio. Unit: fraction."""


@final
class SharedProject(TypedDict):
    """A project as its link shows it."""

    name: str
    """Name."""
    notes: str
    """Notes; empty for none."""
    latitude: float | None
    """Latitude of the site. Unit: deg."""
    longitude: float | None
    """Longitude of the site. Unit: deg."""
    updated_at: str
    """When it or one of its variants was last changed, UTC, ISO 8601."""
    variants: "list[SharedVariant]"
    """Its variants, oldest first."""
    expires_at: str | None
    """When the link ends, UTC, ISO 8601; null for never."""


@final
class SharedRequest(TypedDict):
    """The request of a variant of a shared project."""

    name: str
    """Name of the variant."""
    request: dict[str, Any]
    """The request, without `report`, and without weather that is not named by an id."""
    weather_left_out: bool
    """Whether the request has weather of its own, which a link does not show."""


@final
class AcceptedRun(TypedDict):
    """A run that continues in the background."""

    run_id: str
    """Id of the run."""
    status: Literal["running"]
    """State of the run."""
    links: "RunLinks"
    billing: NotRequired["Billing"]


@final
class EndedRun(TypedDict):
    """How a run ended that was to be cancelled."""

    run_id: str
    """Id of the run."""
    status: Literal["complete", "failed"]
    """How the run ended; a cancelled one is failed."""
    cancelled: bool
    """Whether it was cancelled; false for a run that had ended before."""


class ResolvedIds(TypedDict):
    """The ids in the request and the sections that they resolved to."""

    weather: NotRequired["Weather | None"]
    """Weather section."""
    module: NotRequired["Module | None"]
    """Module section."""
    inverter: NotRequired["Inverter | None"]
    """Inverter section."""
    sub_arrays: NotRequired["list[SubArray] | None"]
    """Parts of the plant, with their modules and inverters as sections."""


@final
class StoredRun(TypedDict):
    """A stored run: the request as sent, its ids with the sections that they resolved to, and the answer."""

    run_id: str
    """Id of the run."""
    status: Literal["complete"]
    """State of the run."""
    created_at: str
    """When the run was accepted, UTC, ISO 8601."""
    label: NotRequired[str]
    """What `PATCH /api/runs/{run_id}` has written. Absent without a label."""
    request: Any
    """The request as sent."""
    resolved: "ResolvedIds"
    response: "SimpleRunAnswer | RunAnswer"
    """The answer of the run."""
    links: "RunLinks"


@final
class RunPage(TypedDict):
    """A page of the runs of an account, newest first."""

    runs: "list[RunEntry]"
    """The runs, newest first."""
    next: str | None
    """Send it as `before` for the next page; null on the last page."""


@final
class RunLabel(TypedDict):
    """What a person calls a run."""

    label: str | None
    """Name of the run in the list of the account. Spaces around it are taken off. Null, or an empty text, takes the label away; then the list shows what describes the plant."""


@final
class RunEntry(TypedDict):
    """A stored run in a list: its label and main results."""

    run_id: str
    """Id of the run."""
    status: Literal["running", "complete", "failed"]
    """State of the run. Reading a failed run says why it failed."""
    kind: Literal["full", "simple"]
    """Operation that made the run: `POST /api/run` or `POST /api/run/simple`."""
    created_at: str
    """When the run was accepted, UTC, ISO 8601."""
    label: str | None
    """What `PATCH /api/runs/{run_id}` has written. Otherwise `plant`."""
    plant: str | None
    """Size, racking and place of the plant, and the id of a library module, such as `1000 kWp single_axis at 37.4, -5.9, pan_ja_solar_jam66d45_600_lb`. Null for a run that is not complete, as are the results."""
    e_grid_kwh: float | None
    """Energy to grid in the year, as in the summary of the run. Unit: kWh."""
    specific_yield_kwh_per_kwp: float | None
    """Specific yield, as in the summary of the run. Unit: kWh/kWp."""
    performance_ratio: float | None
    """Performance ratio, as in the summary of the run. Unit: fraction."""
    bytes: int
    """What the run takes of the account's space, with its series. Unit: B."""
    links: "RunLinks"


@final
class ProblemItem(TypedDict):
    """One failure."""

    field: str | None
    """Dot path of the key that is wrong."""
    message: str
    """What is wrong and how to fix it."""
    code: str
    """Code of the failure."""
    did_you_mean: NotRequired[str]
    """The key or value that was probably meant. For a key that belongs elsewhere in the body, its dot path. Present if a similar one exists."""
    allowed: NotRequired[list[str]]
    """Keys that the object accepts, or values that the field accepts. Present for an unknown key and for a value that is not in the list of allowed values, for the first 20 failures. Items, at most: 100."""


@final
class Problem(TypedDict):
    """Error body (RFC 9457)."""

    type: str
    """Page that explains the code."""
    title: str
    """Name of the problem."""
    status: int
    """HTTP status."""
    detail: str
    """What happened."""
    instance: str
    """Path of the request."""
    code: str
    """Name of the problem for programs."""
    field: str | None
    """Dot path of the first key that is wrong."""
    errors: "list[ProblemItem]"
    """Every failure, in document order, up to 1,000; `errors_omitted` counts the others."""
    errors_omitted: NotRequired[int]
    """Number of failures beyond the 1,000 that `errors` lists; absent when it lists all."""
    request_id: str
    """Id of the request in the logs."""


@final
class Pricing(TypedDict):
    """Pricing rules."""

    formula: str
    """The rule with the current numbers."""
    sweep_shares: NotRequired["PricingSweepShares"]
    """What a further variant of a sweep adds, as a share of a run, by where in the chain its axis begins to change something (`axes[].changes` of the answer)."""
    rules: "PricingRules"
    """Constants of the rule."""
    terrain_aware_multiplier: float
    """Multiplier for terrain-aware backtracking."""
    step_multipliers: dict[str, float]
    """Multiplier by weather step in minutes."""
    per_weather_year: bool
    """Weather longer than 8,784 hours is charged once per year."""
    unit_price_usd: float
    """Price of a unit. Unit: USD."""
    free_units_per_month: int
    """Free units of an account in a month."""


@final
class PricingSweepShares(TypedDict):
    """What a further variant of a sweep adds, as a share of a run, by where in the chain its axis begins to change something (`axes[].changes` of the answer)."""

    all: float
    """Variants that share nothing, or whose scene has another shade."""
    light: float
    """Variants that differ before the energy of the modules is known."""
    electrical: float
    """Variants that differ behind the modules."""


@final
class PricingRules(TypedDict):
    """Constants of the rule."""

    base: int
    """Units that every run costs."""
    placements_per_unit: int
    """Number of placements that cost one more unit."""
    objects_per_unit: int
    """Number of shading objects that cost one more unit."""


class LibraryModule(TypedDict):
    """A module of the library with its main data."""

    id: str
    """Id. `GET /api/components/{component_id}?kind=module` describes it."""
    href: NotRequired[str]
    """Address of all that is known of it."""
    manufacturer: str
    """Manufacturer."""
    name: str
    """Model name."""
    name_assumed: NotRequired[bool]
    """True if the list lost the punctuation of the name, and hyphens stand in for it."""
    list: NotRequired[str]
    """List, file or data sheet of the figures."""
    list_year: NotRequired[int | None]
    """Year of the list or file."""
    series: NotRequired[str | None]
    """Name under which the model series is sold, such as `Tiger Neo`, `Vertex S`; null where no source at hand gives one."""
    series_basis: NotRequired[str | None]
    """What the name of the series is based on."""
    model: NotRequired[str]
    """Module model of its section: `cec`, or `pvsyst` for figures of a PAN file."""
    technology: str
    """Cell material as the list states it: `mono_si`, `poly_si`, `cdte`, ..."""
    cell_type: NotRequired[str | None]
    """`topcon`, `hjt`, `back_contact` or `perc`, where a source states it for the model series; null otherwise."""
    cell_type_basis: NotRequired[str | None]
    """What the cell type is based on."""
    p_nom_w: float
    """Power at STC. Unit: W."""
    efficiency: NotRequired[float | None]
    """Efficiency at STC. Unit: fraction."""
    bifacial: NotRequired[bool]
    """True if the module is bifacial."""
    bifaciality: NotRequired[float]
    """Rear efficiency divided by front efficiency; 0 for a monofacial module. Unit: fraction."""
    bifaciality_assumed: NotRequired[bool]
    """True if the list only flags the module as bifacial, and 0.7 is assumed."""
    length_m: NotRequired[float | None]
    """Length. Unit: m."""
    width_m: NotRequired[float | None]
    """Width. Unit: m."""
    size_assumed: NotRequired[bool]
    """True if the list states only an area, and the proportion is assumed."""
    front_surface_assumed: NotRequired[bool]
    """True if the front surface is not stated, as in every list of the CEC: the section has plain glass."""
    v_oc_v: NotRequired[float]
    """Open-circuit voltage. Unit: V."""
    i_sc_a: NotRequired[float]
    """Short-circuit current. Unit: A."""
    v_mp_v: NotRequired[float]
    """MPP voltage at STC. Unit: V."""
    i_mp_a: NotRequired[float]
    """MPP current at STC. Unit: A."""
    mu_p_mp_per_k: NotRequired[float]
    """Temperature coefficient of the MPP power. Unit: 1/K."""
    mu_v_oc_v_per_k: NotRequired[float]
    """Temperature coefficient of the open-circuit voltage. Unit: V/K."""
    mu_i_sc_a_per_k: NotRequired[float]
    """Temperature coefficient of the short-circuit current. Unit: A/K."""
    noct_c: NotRequired[float | None]
    """Nominal operating cell temperature; null if not stated. Unit: degC."""
    v_max_v: NotRequired[float | None]
    """Maximum system voltage; null if not stated. Unit: V."""
    doubts: NotRequired[list[str]]
    """What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing."""
    unmatched_words: NotRequired[list[str]]
    """Words of the query that the first entry does not have as they were typed; absent when every entry has all words."""
    number_match: NotRequired[Literal["power", "name", "nearest", None]]
    """How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers."""


class LibraryInverter(TypedDict):
    """An inverter of the library with its main data."""

    id: str
    """Id. `GET /api/components/{component_id}?kind=inverter` describes it."""
    href: NotRequired[str]
    """Address of all that is known of it."""
    manufacturer: str
    """Manufacturer."""
    name: str
    """Model name."""
    name_assumed: NotRequired[bool]
    """True if the list lost the punctuation of the name, and hyphens stand in for it."""
    list: NotRequired[str]
    """List, file or data sheet of the figures."""
    list_year: NotRequired[int | None]
    """Year of the list or file."""
    series: NotRequired[str | None]
    """Name under which the model series is sold, such as `Sunny Tripower CORE1`; null where no source at hand gives one."""
    series_basis: NotRequired[str | None]
    """What the name of the series is based on."""
    model: NotRequired[str]
    """Inverter model of its section: `sandia`, or `curve` for figures of an OND file."""
    p_ac_nom_kw: float
    """Nominal AC power. Unit: kW."""
    efficiency: NotRequired[float]
    """AC power divided by DC power at the rating; for `curve` at the best point. Unit: fraction."""
    v_ac_v: NotRequired[float | None]
    """AC voltage; null if the list states none. Unit: V."""
    v_mppt_min_v: NotRequired[float | None]
    """MPPT window, lower bound. Unit: V."""
    v_mppt_max_v: NotRequired[float | None]
    """MPPT window, upper bound. Unit: V."""
    v_dc_max_v: NotRequired[float | None]
    """Maximum DC voltage. The CEC lists state none: then the lowest class (600, 1,000 or 1,500 V) that contains the MPPT window; null for microinverters. A section has only stated ones. Unit: V."""
    v_dc_max_assumed: NotRequired[bool]
    """True if v_dc_max_v is that of a class."""
    i_dc_max_a: NotRequired[float | None]
    """Maximum DC current; null if not stated. Unit: A."""
    mppt_count: NotRequired[int | None]
    """Number of MPP trackers; null if not stated."""
    p_start_w: NotRequired[float]
    """DC power at which the inverter starts. Unit: W."""
    p_night_w: NotRequired[float]
    """Own consumption at night. Unit: W."""
    doubts: NotRequired[list[str]]
    """What looks wrong in the figures of the list, one sentence each, such as a power that is not that of the name. Empty when the checks find nothing."""
    unmatched_words: NotRequired[list[str]]
    """Words of the query that the first entry does not have as they were typed; absent when every entry has all words."""
    number_match: NotRequired[Literal["power", "name", "nearest", None]]
    """How it matches the numbers of the query: `power`, its rated power is within 10 %; `name`, one of them is only digits of its name; `nearest`, no component has that power or those digits, and this one is among the nearest. Null without numbers."""


class WeatherAnswerMeta(TypedDict):
    """Origin of a weather series, and the result of checking it."""

    id: NotRequired[str]
    """Id of the stored series, used as `weather: {id}`."""
    source: NotRequired[str]
    """Source: a name of `POST /api/weather/fetch`, such as `pvgis` or `embedded`, or `file` for an upload."""
    radiation_db: NotRequired[str]
    """Radiation database of the series."""
    format: NotRequired[str]
    """File format that was detected."""
    notes: NotRequired[list[str]]
    """Notes on the data for the user. Items, at most: 200."""
    rows: NotRequired[int]
    """Rows of the series. Unit: rows. Minimum: 0."""
    missing: NotRequired["dict[str, WeatherGaps]"]
    """Gaps by column; a column without gaps is not listed."""
    annual: NotRequired["WeatherSums"]
    """Sums and means of the year. For a series longer than 8,784 hours, those of the mean year."""
    quality: NotRequired["WeatherQuality"]
    """Quality report, for parsed files and typical years."""


@final
class WeatherSite(TypedDict):
    """Place of a weather, as `site` of a run has it."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    elevation: NotRequired[float | None]
    """Elevation above sea level; null when it is not known. Unit: m. Default: null. Minimum: -450. Maximum: 9000."""


WeatherTestName: TypeAlias = Literal["ghi_possible", "dhi_possible", "dni_possible", "ghi_mean", "dhi_mean", "dni_mean", "ghi_rare", "dhi_rare", "dni_rare", "closure", "diffuse_ratio", "diffuse_clear", "beam_clearness", "beam_limit", "clearness", "tracker_off", "clear_sky", "ghi_standing", "dhi_standing", "dni_standing", "no_light", "night_light"]
"""A test of the rows of a weather. `_possible`: physically impossible (BSRN). `_mean`: brighter than a mean of 10 minutes or more can be. `_rare`: extremely rare (BSRN). `closure`: GHI differs from DHI + DNI cos z. `diffuse_ratio`: DHI above GHI. `diffuse_clear`: nothing but diffuse light under a clear sky. `beam_clearness`: more beam than the clearness of the sky allows. `beam_limit`: more beam than clear air of this elevation lets through. `clearness`: a clearness index of 1.35 and more. `tracker_off`: no beam under a clear sky. `clear_sky`: far brighter than the clear sky of the month. `_standing`: the same value for hours. `no_light`: no light under a high sun. `night_light`: light at night."""


@final
class WeatherQualityRequest(TypedDict):
    """Weather to test and to clean."""

    weather: "WeatherRef | Weather"
    """A stored series by id, or an inline section."""
    site: NotRequired["WeatherSite"]
    """Place of the weather. Default: latitude, longitude and elevation of the weather itself."""
    remove: NotRequired["list[WeatherTestName] | None"]
    """Tests whose failing values the cleaned weather lacks; an empty list removes nothing. Null removes what is impossible: the tests `_possible`, `_mean`, `_standing`, `beam_limit` and `no_light`. Default: null. Items, at most: 50."""
    fill: NotRequired[Literal["none", "short", "all"]]
    """What fills gaps of the irradiance, those of the section and those that were removed (IEC 61724-1). `none`: nothing. `short`: a component that follows from the other two; in gaps of up to 3 h the share of the clear sky, linear between the rows before and after. `all`: longer gaps too, by the mean share of the same time of day in as many days on each side as the gap has, 14 at most; rows that the stamps leave out are inserted as gaps first, and up to 14 days at each end of nearly whole calendar years. What cannot be filled stays a gap. Gaps of temperature and wind are left to the run. Default: short."""


class WeatherTestReport(TypedDict):
    """What a test found."""

    test: "WeatherTestName"
    """Name of the test."""
    title: str
    """What a row has that fails it."""
    group: Literal["impossible", "rare", "inconsistent", "standing"]
    """What kind of fault it names: values that cannot be, values that hardly are, components that contradict each other, values that do not follow the sun."""
    source: str
    """Where the limits come from."""
    columns: list[str]
    """Columns that it judges. Items, at most: 10."""
    rows: int
    """Rows that it compared; 0 when a column that it needs was not sent, or when it does not apply to rows of this length. Unit: rows. Minimum: 0."""
    flagged: int
    """Rows that fail it. Unit: rows. Minimum: 0."""
    removed: bool
    """The cleaned weather lacks these values."""
    ranges: list[list[int]]
    """The rows that fail it, counted from 0: pairs of the first row and the row after the last. Items, at most: 1000."""
    left_out: int
    """Ranges beyond the 1,000 that are listed. Minimum: 0."""


class WeatherChange(TypedDict):
    """A value that the cleaned weather has in place of another."""

    row: int
    """Row, counted from 0. Unit: rows. Minimum: 0."""
    time: str
    """Start of the row, local standard time."""
    column: str
    """Column of the section."""
    before: float | None
    """Value as sent; null for a gap."""
    after: float | None
    """Value of the cleaned weather; null for a gap."""
    why: str
    """The test that the row failed; `gap` for a value that was not there."""
    how: Literal["removed", "closure", "interpolated", "days"]
    """What the cleaned weather has: a gap (`removed`), the value that follows from the other components, a value between the rows before and after, or the mean of the days around."""


class WeatherChanges(TypedDict):
    """What the cleaned weather has changed."""

    count: int
    """Values that were changed. Minimum: 0."""
    by_reason: "list[WeatherChangesByReasonItem]"
    """Changes by column, reason and way. Items, at most: 500."""
    rows: "list[WeatherChange]"
    """The first 1,000 changes; all of them with `Accept: text/csv`. Items, at most: 1000."""
    left_out: int
    """Changes beyond those that are listed. Minimum: 0."""


class WeatherChangesByReasonItem(TypedDict):
    """Changes of one column for one reason."""

    column: str
    """Column of the section."""
    why: str
    """The reason."""
    how: str
    """What the cleaned weather has."""
    rows: int
    """Number of rows. Unit: rows. Minimum: 0."""


class WeatherMonth(TypedDict):
    """A calendar month of the rows."""

    year: int
    """Year of the stamps."""
    month: int
    """Month; January is 1. Minimum: 1. Maximum: 12."""
    rows: int
    """Rows. Unit: rows. Minimum: 0."""
    daylight_rows: int
    """Rows with the sun up. Unit: rows. Minimum: 0."""
    missing: dict[str, int]
    """Rows without a value by column, where there are any."""
    flagged: dict[str, int]
    """Rows that fail a test by test, where there are any."""
    ghi_kwhm2: float | None
    """Global irradiation as sent; null for a column that was not sent. Unit: kWh/m2."""
    dhi_kwhm2: float | None
    """Diffuse irradiation as sent. Unit: kWh/m2."""
    dni_kwhm2: float | None
    """Direct normal irradiation as sent. Unit: kWh/m2."""
    clearness: float | None
    """Clearness index: GHI over the sun outside the atmosphere on the horizontal."""
    clear_sky_ratio: float | None
    """GHI over that of the clear sky, of all rows with the sun above 20 deg."""
    clearest_ratio: float | None
    """The same ratio of the clearest rows: one in twenty is clearer. Near 1 where the sensor and the turbidity are right and the month has clear hours."""
    clearest_beam_ratio: float | None
    """DNI over that of the clear sky, of the clearest rows."""


class WeatherGapReport(TypedDict):
    """Gaps as they were sent, and how they were filled."""

    absent_rows: int
    """Rows that the stamps leave out. Unit: rows. Minimum: 0."""
    inserted_rows: int
    """Rows that `fill` `all` inserted: these, and those before the first and after the last row to whole calendar years. All rows of the report are counted with them. Unit: rows. Minimum: 0."""
    columns: "list[WeatherGapReportColumnsItem]"
    """Columns with gaps. Items, at most: 10."""
    rule: str
    """Rule by which gaps of the irradiance were filled."""


class WeatherGapReportColumnsItem(TypedDict):
    """Gaps of a column."""

    column: str
    """Column of the section."""
    rows: int
    """Rows without a value. Unit: rows. Minimum: 0."""
    longest_h: float
    """Longest gap. Unit: h."""
    filled_by: str
    """What stands in their place."""
    ranges: list[list[int]]
    """Pairs of the first row and the row after the last, counted from 0. Items, at most: 100."""
    left_out: int
    """Ranges beyond the 100 that are listed. Minimum: 0."""


class WeatherClearSky(TypedDict):
    """Clear sky that the rows were compared with."""

    model: str
    """Model of the clear sky."""
    turbidity: list[float]
    """Linke turbidity in the middle of each month, January first. Items, at least: 12. Items, at most: 12."""
    turbidity_source: str
    """Where it comes from."""


class WeatherSeriesReport(TypedDict):
    """The series as a whole, as it was sent."""

    quality: "WeatherQuality"
    notes: list[str]
    """What is wrong with it, and what to do: time stamps that are early or late, a sensor that drifts, components that do not close, diffuse light that does not fit. Items, at most: 200."""


class WeatherQualityAnswer(TypedDict):
    """The tests of a weather, and the weather without what failed."""

    weather: NotRequired["Weather"]
    """The cleaned section, ready for a run; absent with fields=meta, and where no light is left of it or the stamps do not fit the sun: then nothing is stored, `meta` has no `id`, and its first note says why."""
    meta: "WeatherAnswerMeta"
    place: "WeatherSite"
    """Place whose sun the rows were compared with."""
    rows: int
    """Rows of the weather. Unit: rows. Minimum: 0."""
    flagged_rows: int
    """Rows that fail at least one test. Unit: rows. Minimum: 0."""
    tests: "list[WeatherTestReport]"
    """The tests, in the order in which they are applied. Items, at most: 50."""
    months: "list[WeatherMonth]"
    """The months, in the order of the rows. Items, at most: 5000."""
    gaps: "WeatherGapReport"
    clear_sky: "WeatherClearSky"
    series: "WeatherSeriesReport"
    changes: "WeatherChanges"


@final
class SyntheticWeatherSite(TypedDict):
    """Place of the year, as `site` of a run has it."""

    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    elevation: NotRequired[float | None]
    """Elevation above sea level; null uses that of the embedded climate. Unit: m. Default: null. Minimum: -450. Maximum: 9000."""
    timezone: NotRequired[float | None]
    """Standard time of the rows in hours from UTC; null uses that of the place. Unit: h. Default: null. Minimum: -14. Maximum: 14."""


@final
class SyntheticMonths(TypedDict):
    """Twelve values of each column, January to December. `meta.monthly` of an embedded year fits without its `dni_kwhm2`."""

    ghi_kwhm2: NotRequired[list[float]]
    """Global horizontal irradiation, sums of the months. Give either this or `daily.ghi_kwhm2`. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dhi_kwhm2: NotRequired[list[float]]
    """Diffuse horizontal irradiation, sums of the months. If absent, the model of Erbs gives it. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    temp_air_c: NotRequired[list[float]]
    """Air temperature, means of the months. Needed unless `daily.temp_air_c` is given. Unit: degC. Items, at least: 12. Items, at most: 12."""
    wind_speed_ms: NotRequired[list[float]]
    """Wind speed, means of the months. If absent, it is the rough mean of the embedded climate. Unit: m/s. Items, at least: 12. Items, at most: 12."""
    relative_humidity: NotRequired[list[float]]
    """Relative humidity, means of the months. If absent, it is estimated from temperature and clearness. Items, at least: 12. Items, at most: 12."""


@final
class SyntheticDays(TypedDict):
    """365 values of each column, January 1 to December 31; of 366 values, February 29 is left out."""

    ghi_kwhm2: list[float]
    """Global horizontal irradiation, sums of the days. Unit: kWh/m2. Items, at least: 365. Items, at most: 366."""
    temp_air_c: NotRequired[list[float]]
    """Air temperature, means of the days. Unit: degC. Items, at least: 365. Items, at most: 366."""


@final
class SyntheticWeatherRequest(TypedDict):
    """What is known of a year, or the hours of a weather, and how rows are made of it."""

    site: NotRequired["SyntheticWeatherSite"]
    """Place of the year. Needed with `monthly` and `daily`; for `weather` the default is the place that it states."""
    weather: NotRequired["WeatherRef | Weather | None"]
    """Hours whose steps are wanted: a stored series by id, or an inline section with `step_minutes` 60. Each hour keeps its global irradiance to 0.01 W/m2. It goes with neither `monthly` nor `daily`. Default: null."""
    monthly: NotRequired["SyntheticMonths | None"]
    """Monthly values. Default: null."""
    daily: NotRequired["SyntheticDays | None"]
    """Daily values; months can complete them. Default: null."""
    step_minutes: NotRequired[Literal[60, 30, 15, 10, 5, 1]]
    """Length of a row. Steps below 60 min show the clipping that hours hide. Unit: min. Default: 60."""
    days: NotRequired[Literal["markov", "bendt"]]
    """Where the days come from when months are given: `markov`, the library of Aguiar, Collares-Pereira and Conde (1988), or `bendt`, the distribution of Bendt, Collares-Pereira and Rabl (1981) in the order of an autoregressive process, which the embedded year uses. Default: markov."""
    seed: NotRequired[int]
    """Chooses one of many years with the same sums. Default: 1. Minimum: 0. Maximum: 4294967295."""


class SyntheticMonthsMade(TypedDict):
    """Sums and means of the months, as they were made; of several years, those of the mean month. null for a month that the hours do not cover."""

    ghi_kwhm2: list[float | None]
    """Global horizontal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dhi_kwhm2: list[float | None]
    """Diffuse horizontal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dni_kwhm2: list[float | None]
    """Direct normal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    temp_air_c: list[float | None]
    """Mean air temperature. Unit: degC. Items, at least: 12. Items, at most: 12."""
    wind_speed_ms: list[float | None]
    """Mean wind speed. Unit: m/s. Items, at least: 12. Items, at most: 12."""


class SyntheticUncertainty(TypedDict):
    """What making the rows adds to the uncertainty of a yield: the part `other` of `lifetime.uncertainty_parts` of a run. The uncertainty of what was given is the part `resource`."""

    racks: float
    """One sigma for fixed racks and roofs. Minimum: 0. Maximum: 1."""
    trackers: float
    """One sigma for trackers. Minimum: 0. Maximum: 1."""


class SyntheticWeatherAnswer(TypedDict):
    """Synthetic rows as a section of a run, with its metadata."""

    weather: NotRequired["Weather"]
    """The section, ready for a run; absent with fields=meta."""
    meta: "WeatherAnswerMeta"
    monthly: "SyntheticMonthsMade"
    """Sums and means of the months, as they were made."""
    uncertainty: "SyntheticUncertainty"
    """What making the rows adds to the uncertainty of a yield."""


class ParsedWeather(TypedDict):
    """A weather file as a section of a run, with its metadata."""

    weather: "Weather"
    """The section, ready for a run."""
    meta: "ParsedWeatherMeta"


class ParsedWeatherMeta(TypedDict):
    """Origin and place of a weather file, and the result of checking it."""

    id: str
    """Id of the stored series, used as `weather: {id}`."""
    source: NotRequired[str]
    """Source: a name of `POST /api/weather/fetch`, such as `pvgis` or `embedded`, or `file` for an upload."""
    radiation_db: NotRequired[str]
    """Radiation database of the series."""
    format: NotRequired[str]
    """File format that was detected."""
    notes: NotRequired[list[str]]
    """Notes on the data for the user. Items, at most: 200."""
    rows: NotRequired[int]
    """Rows of the series. Unit: rows. Minimum: 0."""
    missing: NotRequired["dict[str, WeatherGaps]"]
    """Gaps by column; a column without gaps is not listed."""
    annual: NotRequired["WeatherSums"]
    """Sums and means of the year. For a series longer than 8,784 hours, those of the mean year."""
    quality: NotRequired["WeatherQuality"]
    """Quality report, for parsed files and typical years."""
    latitude: float | None
    """Latitude, positive to the north; null when neither the file nor the request states it. Unit: deg."""
    longitude: float | None
    """Longitude, positive to the east; null when neither the file nor the request states it. Unit: deg."""
    elevation: float | None
    """Elevation above sea level; null when the file does not state it. Unit: m."""
    timezone: float
    """Standard time of the rows, from UTC. Unit: h."""


class WeatherAnswer(TypedDict):
    """A weather section with its metadata."""

    weather: NotRequired["Weather"]
    """The section, ready for a run; absent with fields=meta."""
    meta: "WeatherAnswerMeta"


@final
class WeatherFetchRequest(TypedDict):
    """Which weather to fetch."""

    source: Literal["open_meteo", "era5", "nasa_power", "cams", "pvgis", "nsrdb", "solcast", "solargis", "embedded"]
    """Source of the weather."""
    site: "WeatherSite"
    """Place of the weather."""
    start: NotRequired[int | None]
    """First of the real years; null in both for a typical year. It must be over. Default: null. Minimum: 1940. Maximum: 2100."""
    end: NotRequired[int | None]
    """Last of the real years; null in both for a typical year. It must be over. Default: null. Minimum: 1940. Maximum: 2100."""
    key: NotRequired[str]
    """Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key. Default: \""."""


@final
class WeatherCompareRequest(TypedDict):
    """Which weathers to compare."""

    site: "WeatherSite"
    """Place of the weather."""
    sources: "list[ComparedSource]"
    """Weathers of the place. Items, at least: 2. Items, at most: 8."""


@final
class ComparedSource(TypedDict):
    """A source to fetch, or stored weather by its id: one of `source` and `id`."""

    source: NotRequired[Literal["open_meteo", "era5", "nasa_power", "cams", "pvgis", "nsrdb", "solcast", "solargis", "embedded"]]
    """Source of the weather, as for `POST /api/weather/fetch`."""
    id: NotRequired[str]
    """Id of stored weather, such as a parsed file."""
    name: NotRequired[str]
    """Name in the answer; by default the source and its years, or the id. Default: \""."""
    start: NotRequired[int | None]
    """First of the real years; null in both for a typical year. It must be over. Default: null. Minimum: 1940. Maximum: 2100."""
    end: NotRequired[int | None]
    """Last of the real years; null in both for a typical year. It must be over. Default: null. Minimum: 1940. Maximum: 2100."""
    key: NotRequired[str]
    """Your own key of `solcast` or `solargis`, or the address of your own account at SoDa for `cams`. Used for this call alone: not stored, not logged, in no message. Empty for sources without a key. Default: \""."""


@final
class WeatherCompareAnswer(TypedDict):
    """Weathers side by side."""

    sources: "list[ComparedWeather]"
    """The weathers, in the order of the request. Items, at most: 8."""
    spread: "WeatherSpread"
    uncertainty: "WeatherCompareAnswerUncertainty | None"
    """Suggested uncertainty of the irradiation, for `lifetime` of a run and for a budget; null with fewer than two sums of GHI."""
    notes: list[str]
    """What limits the comparison. Items, at most: 20."""


@final
class WeatherCompareAnswerUncertainty(TypedDict):
    """Suggested uncertainty of the irradiation, for `lifetime` of a run and for a budget; null with fewer than two sums of GHI."""

    uncertainty_parts: "WeatherCompareAnswerUncertaintyUncertaintyParts"
    """For `lifetime.uncertainty_parts` of a run."""
    part: "SuggestedPart"
    """For `parts` of `POST /api/uncertainty`."""


@final
class WeatherCompareAnswerUncertaintyUncertaintyParts(TypedDict):
    """For `lifetime.uncertainty_parts` of a run."""

    resource: float
    """Standard deviation of the long-term mean irradiation. Unit: fraction. Minimum: 0."""


@final
class SuggestedPart(TypedDict):
    """A part of a budget of uncertainties."""

    name: str
    """Name of the part."""
    distribution: "SuggestedPartDistribution"
    """Its distribution."""
    source: str
    """Where it comes from."""


@final
class SuggestedPartDistribution(TypedDict):
    """Its distribution."""

    kind: Literal["normal"]
    """Normal."""
    sigma: float
    """Standard deviation, as a fraction of the energy. Minimum: 0."""


@final
class ComparedWeather(TypedDict):
    """One weather of a comparison."""

    name: str
    """Name of the weather."""
    id: str | None
    """Id of the stored weather, for `weather: {id}` of a run; null for a source that failed."""
    source: str
    """Source: its name, or `file`."""
    radiation_db: str | None
    """Radiation database; null when it is not known."""
    rows: int | None
    """Rows of the weather; null for a source that failed. Unit: rows."""
    years: list[int] | None
    """First and last year of its rows; null for a typical year. Items, at least: 2. Items, at most: 2."""
    time_shift_min: float | None
    """How late its light is, as in the quality report; null when the clear days do not suffice. Unit: min."""
    annual: "ComparedWeatherAnnual | None"
    """Sums and means of the mean year; null for a source that failed."""
    monthly: "ComparedWeatherMonthly | None"
    """The same of the months; null for a source that failed."""
    problem: "ComparedWeatherProblem | None"
    """Why the source gave no weather; null when it did."""


@final
class ComparedWeatherAnnual(TypedDict):
    """Sums and means of the mean year; null for a source that failed."""

    ghi_kwhm2: float | None
    """Global horizontal irradiation of the mean year; null when the weather lacks it, or a month of it. Unit: kWh/m2."""
    dni_kwhm2: float | None
    """Direct normal irradiation of the mean year; null when the weather lacks it, or a month of it. Unit: kWh/m2."""
    dhi_kwhm2: float | None
    """Diffuse horizontal irradiation of the mean year; null when the weather lacks it, or a month of it. Unit: kWh/m2."""
    temp_air_c: float | None
    """Mean air temperature of the mean year; null when the weather lacks it, or a month of it. Unit: degC."""


@final
class ComparedWeatherMonthly(TypedDict):
    """The same of the months; null for a source that failed."""

    ghi_kwhm2: list[float | None]
    """Global horizontal irradiation of January to December; null for a month with less than 90 % of its rows. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dni_kwhm2: list[float | None]
    """Direct normal irradiation of January to December; null for a month with less than 90 % of its rows. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dhi_kwhm2: list[float | None]
    """Diffuse horizontal irradiation of January to December; null for a month with less than 90 % of its rows. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    temp_air_c: list[float | None]
    """Mean air temperature of January to December; null for a month with less than 90 % of its rows. Unit: degC. Items, at least: 12. Items, at most: 12."""


@final
class ComparedWeatherProblem(TypedDict):
    """Why the source gave no weather; null when it did."""

    code: str
    """Code of the problem."""
    detail: str
    """What happened, and what to do."""


@final
class WeatherSpread(TypedDict):
    """Spread of the weathers, by quantity."""

    ghi_kwhm2: "SpreadOfQuantity"
    """Global horizontal irradiation, kWh/m2."""
    dni_kwhm2: "SpreadOfQuantity"
    """Direct normal irradiation, kWh/m2."""
    dhi_kwhm2: "SpreadOfQuantity"
    """Diffuse horizontal irradiation, kWh/m2."""
    temp_air_c: "SpreadOfQuantity"
    """Air temperature, degC."""


@final
class SpreadOfQuantity(TypedDict):
    """Spread of one quantity over the weathers."""

    annual: "Spread"
    """Of the year."""
    monthly: "list[Spread]"
    """Of January to December. Items, at least: 12. Items, at most: 12."""


@final
class Spread(TypedDict):
    """Spread of a few numbers, in the unit of the quantity; the numbers are null when fewer than two weathers have it."""

    count: int
    """Weathers that have it. Minimum: 0."""
    mean: float | None
    """Mean of the weathers."""
    min: float | None
    """Smallest."""
    max: float | None
    """Largest."""
    sd: float | None
    """Standard deviation, divided by one less than their number."""
    sd_frac: float | None
    """The same as a fraction of the mean; null for temperatures."""


@final
class Health(TypedDict):
    """State of the service."""

    status: Literal["ok"]
    """State of the run."""
    version: str
    """Version of the service."""
    engine_version: str
    """Version of the engine."""
    queue_depth: int
    """Number of waiting runs."""
    workers: int
    """Number of workers in the pool."""
    objects: NotRequired[Literal["working", "failing"]]
    """State of the object store, by the last call to it. Only where there is one. While it is failing, requests that need a long body, answer or series of it get 503, and others are answered."""


@final
class Ready(TypedDict):
    """The service can accept work."""

    status: Literal["ready"]
    """State of the run."""


@final
class TreeRow(TypedDict):
    """A row of the loss diagram, for the request as sent and for the option."""

    key: str
    """Key of the row."""
    label: str
    """Label of the row."""
    unit: str
    """Unit of the values."""
    before: float | None
    """Value for the request as sent. null if the diagram has no such row."""
    after: float | None
    """Value with the option. null if the diagram has no such row."""


@final
class TreeScoreMonthly(TypedDict):
    """Columns of twelve values, January first; null for a month without compared rows."""

    bias: list[float | None]
    """Mean of simulated minus reference."""
    rmse: list[float | None]
    """Root mean square difference."""


@final
class TreeScore(TypedDict):
    """Deviation of a simulated series from the reference series of the same name, over the rows in which the reference has a value."""

    column: str
    """Name of the series."""
    unit: str
    """Unit of bias and RMSE."""
    rows: int
    """Number of rows compared. Of TArray and UArray, rows in which either is 0 are left out: they are dark."""
    bias: float
    """Mean of simulated minus reference."""
    rmse: float
    """Root mean square difference."""
    bias_fraction: float | None
    """Bias divided by the mean of the reference; null if that mean is 0. Unit: fraction."""
    rmse_fraction: float | None
    """RMSE divided by the mean of the reference; null if that mean is 0. Unit: fraction."""
    monthly: "TreeScoreMonthly"


@final
class TreeOption(TypedDict):
    """One option of a step: a full run of the request with this option. Values are null if the option does not apply."""

    option: str
    """Value of the field."""
    title: str
    """Common name of the model."""
    source: str
    """Published source of the model."""
    selected: bool
    """True if the request selects this option."""
    applies: bool
    """True if the option can run with this request."""
    reason: str | None
    """Why the option does not apply; null if it does."""
    e_grid_kwh: float | None
    """Energy to grid in the year. Unit: kWh."""
    difference_kwh: float | None
    """Energy to grid with the option minus that of the request as sent. Unit: kWh."""
    difference: float | None
    """The difference divided by the energy of the request as sent; null if that energy is 0. Unit: fraction."""
    rows: "list[TreeRow]"
    """The stage's own rows of the loss diagram."""
    scores: "list[TreeScore]"
    """Deviation from each reference series of the request; empty without one."""
    cost_ms: float | None
    """Time that the option took. Options share what does not depend on them: that is part of the time of the selected option only. The only value that differs from call to call. Unit: ms."""


@final
class TreeStep(TypedDict):
    """A step of the stage and its options."""

    step: str
    """Request field that selects the option, as a dot path."""
    title: str
    """Name of the step."""
    selected: str | None
    """Option that the run uses; null if this plant does not use the step."""
    options: "list[TreeOption]"
    """Every option, in the order of the documentation."""


@final
class TreeReference(TypedDict):
    """Reference series that were scored or ignored."""

    scored: list[str]
    """Names of reference series that match a series of this run."""
    ignored: list[str]
    """Names of reference series that match no series of this run."""


@final
class StoredRunRef(TypedDict):
    """A run that is stored: of the caller's account, or one that was made without an account."""

    run_id: str
    """Id of the run, such as `run_...`. It may have been made by another version of the engine."""


@final
class CompareRequest(TypedDict):
    """Runs to compare. Each is the request of a full run, the request of a simple run, or a run that is stored. The first one is the base: every difference is another run minus the base."""

    requests: "list[StoredRunRef | SimpleRunRequest | RunRequest]"
    """The runs, two to ten. A refused one is named by its place: `requests.2.array.tilt_deg`. `include_series` and `report` of a request are not read. Items, at least: 2. Items, at most: 10."""
    names: NotRequired[list[str]]
    """Names of the runs, in the order of `requests`. Default: the label of a stored run, otherwise A to J. Default: []. Items, at most: 10."""
    per: NotRequired[Literal["plant", "kwp"]]
    """What the differences by row are of: the energy of the plants, or the energy of each divided by its own DC power. Default: plant."""


@final
class ComparedRun(TypedDict):
    """A run of a comparison."""

    name: str
    """Its name in the comparison."""
    kind: Literal["full", "simple"]
    """Kind of its request."""
    run_id: str | None
    """Id of the stored run; null for a request that was sent."""
    e_grid_kwh: float
    """Energy to grid in the year. Unit: kWh."""
    weather_source: str | None
    """Source of its weather: `nsrdb`, `pvgis`, `embedded` or `file`; null where it is not stated."""
    warnings: list[str]
    """Its warnings."""
    provenance: "Provenance"


@final
class DifferenceRow(TypedDict):
    """What a row of the loss diagram adds to a difference."""

    key: str
    """Key of the row. `glob_rear` is the light on the rear side, and `conversion` the power of the modules."""
    label: str
    """Name of the row."""
    group: Literal["weather", "plane", "plant"]
    """weather: the horizontal light. plane: what the plane of the modules makes of it, by its tilt and azimuth and by the share of diffuse light in the weather. plant: everything after it."""
    kwh: float
    """More energy (positive) or less because of this row, kWh, or kWh/kWp with `per` kwp."""
    fraction: float | None
    """The same divided by the energy of the base; null where that is 0. Unit: fraction."""


@final
class RunDifference(TypedDict):
    """The difference of one run from the base."""

    name: str
    """Name of the run."""
    energy: float
    """Energy to grid of the run minus that of the base, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`."""
    fraction: float | None
    """The same divided by the energy of the base; null where that is 0. Unit: fraction."""
    same_weather: bool
    """Whether both ran in the same weather, by its digest."""
    weather: float
    """Sum of the rows of the group `weather`: what another horizontal light makes. Other temperatures and winds act in rows of the plant."""
    plane: float
    """Sum of the rows of the group `plane`."""
    plant: float
    """Sum of the rows of the group `plant`."""
    rows: "list[DifferenceRow]"
    """Every row of the loss diagrams, in their order. They add up to `energy`."""


@final
class ComparedField(TypedDict):
    """A field of the requests that is not the same in all of them."""

    path: str
    """Dot path of the field: in the simple request when all requests are simple, otherwise in the full request. Parts of a plant are named by their id: `sub_arrays.roof.array.tilt_deg`."""
    label: str | None
    """Name of the field that people read; null for a field without one."""
    unit: str | None
    """Unit of its values; null for none."""
    values: list[Any]
    """Value of each run, in their order. null where the request does not have the field, and for an object or a list of more than 24 values, of which `words` says how many there are."""
    words: list[str]
    """The same as texts."""
    assumed: list[bool]
    """Whether the run assumed the value, because its request does not state it."""


@final
class ComparedFigure(TypedDict):
    """A figure of the summaries, side by side."""

    field: str
    """Name of the field in `summary` of a run."""
    label: str
    """Name that people read."""
    unit: str
    """Unit; `1` for a number without one."""
    values: list[float | None]
    """Value of each run, in their order; null where a run does not have it."""
    differences: list[float | None]
    """Each value minus that of the base."""


@final
class CompareMonths(TypedDict):
    """A monthly figure, side by side."""

    field: str
    """Name of the field in `summary.monthly` of a run."""
    label: str
    """Name that people read."""
    unit: str
    """Unit; `1` for a number without one."""
    values: list[list[float | None]]
    """Months of each run, in their order."""


@final
class ComparedPart(TypedDict):
    """A part of plants (`sub_arrays`), by its id, up to the output of its inverters."""

    id: str
    """Id of the part."""
    label: str | None
    """Label of the part in the first run that has one; null without any."""
    dc_kwp: list[float | None]
    """Nominal power of its modules in each run; null for a run without the part. Unit: kWp."""
    e_inverter_output_kwh: list[float | None]
    """Its energy at the output of the inverters in each run. Unit: kWh."""
    specific_yield_kwh_per_kwp: list[float | None]
    """The same divided by its nominal power. Unit: kWh/kWp."""
    differences: "list[PartDifference]"
    """The difference of each run that has the part from the first one that has it."""


@final
class PartDifference(TypedDict):
    """The difference of a part between two runs."""

    name: str
    """Name of the run."""
    energy: float
    """Energy of the part at the output of its inverters minus that of the first run that has it, kWh, or kWh/kWp with `per` kwp. It is the sum of `rows`."""
    rows: "list[DifferenceRow]"
    """Every row of the loss diagrams of the part, in their order."""


@final
class CompareMethod(TypedDict):
    """How a difference is divided among the rows."""

    name: str
    """Name of the method."""
    source: str
    """Where it is published."""


@final
class CompareAnswer(TypedDict):
    """Runs side by side."""

    runs: "list[ComparedRun]"
    """The runs, in the order of the request. The first one is the base."""
    per: Literal["plant", "kwp"]
    """What the differences by row are of."""
    differences: "list[RunDifference]"
    """Differences from the base, one for each other run."""
    fields: "list[ComparedField]"
    """Fields that are not the same in all requests, in the order of the requests. Weather is one field, by its digest."""
    summary: "list[ComparedFigure]"
    """Figures of the summaries."""
    months: "list[CompareMonths]"
    """Figures by month."""
    sub_arrays: "list[ComparedPart] | None"
    """Parts of the plants by their ids; null when no run has any."""
    method: "CompareMethod"
    billing: NotRequired["Billing"]


@final
class MeasuredRows(TypedDict):
    """Rows measured at a plant: columns of equal length, one value per row, means over the row. null marks a gap, and a column of nulls only counts as not sent."""

    timezone: float
    """Time zone of the time stamps in hours from UTC (standard time, no daylight saving). Unit: h. Minimum: -14. Maximum: 14."""
    step_minutes: float
    """Length of a row. Unit: min. Minimum: 1. Maximum: 60."""
    interval: NotRequired[Literal["start", "middle", "end"]]
    """What the time stamp marks: the start, middle or end of the row. Default: start."""
    start: NotRequired[str | None]
    """Time stamp of the first row of a regular series, local standard time. Default: null."""
    time: NotRequired[list[str] | None]
    """Time stamps of all rows, for a series with missing rows; give it instead of `start`. They ascend. Default: null. Items, at least: 1. Items, at most: 2200000."""
    poa_wm2: list[float | None]
    """Irradiance in the plane of the array; on trackers, of a sensor that turns with them. Unit: W/m2. Items, at least: 1. Items, at most: 2200000."""
    temp_air_c: NotRequired[list[float | None]]
    """Air temperature. Unit: degC. Items, at least: 1. Items, at most: 2200000."""
    temp_module_c: NotRequired[list[float | None]]
    """Temperature at the back of a module. Without it, the temperature of the cells follows from air and wind. Unit: degC. Items, at least: 1. Items, at most: 2200000."""
    wind_speed_ms: NotRequired[list[float | None]]
    """Wind speed at 10 m. Without it, or with one that does not vary, the regression has no term of the wind. Unit: m/s. Items, at least: 1. Items, at most: 2200000."""
    power_ac_kw: NotRequired[list[float | None]]
    """AC power at the point where the run delivers its energy (`E_Grid`): the meter. Negative for what the plant takes at night. Unit: kW. Items, at least: 1. Items, at most: 2200000."""
    power_dc_kw: NotRequired[list[float | None]]
    """DC power of the array, at the inputs of the inverters (`EArray`). Unit: kW. Items, at least: 1. Items, at most: 2200000."""
    available_fraction: NotRequired[list[float | None]]
    """Share of the plant that is available: 1 when all of it can produce. Unit: fraction. Items, at least: 1. Items, at most: 2200000."""
    curtailed: NotRequired[list[bool | None]]
    """Whether the grid or the operator limits the power in the row. Items, at least: 1. Items, at most: 2200000."""


@final
class PerformancePlant(TypedDict):
    """Figures of the plant that the tests use. Without them, those of the run."""

    dc_kwp: NotRequired[float | None]
    """DC power of the modules at STC; null for that of the run. Unit: kWp. Default: null. Minimum: 0.001. Maximum: 1000000000."""
    temp_coefficient_per_c: NotRequired[float | None]
    """Temperature coefficient of the power; null for that of the run's module at 1,000 W/m2, from 25 to 50 degC. Unit: 1/K. Default: null. Minimum: -0.02. Maximum: 0.005."""
    ac_limit_kw: NotRequired[float | None]
    """Power at the meter at which the plant is limited; null for the largest power of the run when it loses energy to a limit, otherwise for its inverters or its grid limit. Unit: kW. Default: null. Minimum: 0.001. Maximum: 1000000000."""
    cell_a: NotRequired[float]
    """Constant `a` of the module temperature by Sandia's model, T_air + E exp(a + b v), where no module temperature is measured: -3.56 for a glass and polymer module on an open rack. Default: -3.56. Minimum: -10. Maximum: 0."""
    cell_b: NotRequired[float]
    """Constant `b` of the same, by the wind. Unit: s/m. Default: -0.075. Minimum: -2. Maximum: 0."""
    cell_rise_c: NotRequired[float]
    """How much warmer than the back of the module the cell is at 1,000 W/m2. With 0, the corrections use the temperature of the module, as IEC 61724-1 does. Unit: K. Default: 3. Minimum: 0. Maximum: 20."""


@final
class PerformanceFilters(TypedDict):
    """Which rows the regression and the capacity test use. Each row that is left out is counted once, under the first filter that takes it."""

    record_minutes: NotRequired[float | None]
    """Length of the records that rows are averaged to, for these two tests: a multiple of `step_minutes`; null for 15, or the step when it is longer or does not divide 15. Unit: min. Default: null. Minimum: 1. Maximum: 60."""
    irradiance_min_wm2: NotRequired[float]
    """Least irradiance. Unit: W/m2. Default: 400. Minimum: 0. Maximum: 1500."""
    irradiance_max_wm2: NotRequired[float]
    """Largest irradiance. Unit: W/m2. Default: 1500. Minimum: 100. Maximum: 2500."""
    spread_max: NotRequired[float | None]
    """Largest standard deviation of the irradiance of the rows of a record, as a fraction of their mean; null for no limit. Records of fewer than three rows are not tested. Unit: fraction. Default: 0.05. Above: 0. Maximum: 1."""
    clip_fraction: NotRequired[float]
    """Records at or above this share of the limit of the plant are limited. Unit: fraction. Default: 0.98. Above: 0.5. Maximum: 1.2."""
    window: NotRequired[float]
    """Half width of the window around the irradiance of the reporting conditions, as a fraction of it. Unit: fraction. Default: 0.2. Above: 0. Maximum: 0.9."""
    outlier_sigma: NotRequired[float | None]
    """Records whose residual of a first regression is larger than so many standard deviations are left out of the second; null for one regression. Default: null. Minimum: 1. Maximum: 10."""
    season_days: NotRequired[float]
    """The rows of the run are those of the days of the year that were measured, and of so many days before and after. 183 takes all of them. Unit: d. Default: 15. Minimum: 0. Maximum: 183."""
    keep_outages: NotRequired[bool]
    """Whether regression and capacity count rows with light at or above `available_irradiance_wm2` and without power, of which no `available_fraction` says that the plant was unavailable. By default they are outages and left out as `unavailable`. Default: false."""


_PerformanceConditionsReserved = TypedDict(
    "_PerformanceConditionsReserved",
    {
        "from": NotRequired[Literal["measured", "run"]],  # Whose records give the conditions that are null. Default: measured.
    },
)

@final
class PerformanceConditions(_PerformanceConditionsReserved):
    """Reporting conditions of the regression, and reference conditions of the capacity test."""

    percentile: NotRequired[float]
    """Percentile of the irradiance of the filtered records that becomes the irradiance of the conditions. Air temperature, wind and cell temperature are means of these records. Unit: %. Default: 60. Minimum: 1. Maximum: 99."""
    irradiance_wm2: NotRequired[float | None]
    """Irradiance; null for the percentile. Unit: W/m2. Default: null. Minimum: 100. Maximum: 1500."""
    temp_air_c: NotRequired[float | None]
    """Air temperature; null for the mean. Unit: degC. Default: null. Minimum: -50. Maximum: 60."""
    wind_speed_ms: NotRequired[float | None]
    """Wind speed; null for the mean. Unit: m/s. Default: null. Minimum: 0. Maximum: 40."""
    temp_cell_c: NotRequired[float | None]
    """Temperature of the cells, for the capacity test; null for the mean. Unit: degC. Default: null. Minimum: -50. Maximum: 120."""


@final
class PerformanceUncertainty(TypedDict):
    """One sigma of what all measured rows have in common. The scatter of the rows is added to it."""

    irradiance: NotRequired[float]
    """Of the irradiance sensor, relative, calibration included. Unit: fraction. Default: 0.015. Minimum: 0. Maximum: 0.5."""
    power: NotRequired[float]
    """Of the power meter, relative. Unit: fraction. Default: 0.005. Minimum: 0. Maximum: 0.5."""
    temperature_c: NotRequired[float]
    """Of the temperature of the cells. Unit: K. Default: 1. Minimum: 0. Maximum: 20."""
    coverage_factor: NotRequired[float]
    """Sigmas of the stated intervals. Default: 2. Minimum: 1. Maximum: 4."""


@final
class PerformanceRequest(TypedDict):
    """Measured rows of a plant, and the run that they are tested against."""

    measured: "MeasuredRows"
    """The measured rows."""
    run: "StoredRunRef | SimpleRunRequest | RunRequest"
    """The run: the request of a full run, the request of a simple run, or a run that is stored with its series (a variant of a project is the run that it made). A refused one is named under it: `run.array.tilt_deg`. `include_series` and `report` of a request are not read."""
    weather: NotRequired[Literal["run", "measured"]]
    """Whether the run has its own weather, or that of the measured rows (irradiance in the plane, air temperature and wind): then its rows are those of the measurement, and the energy test compares them one by one. Default: run."""
    plant: NotRequired["PerformancePlant"]
    """Figures of the plant that replace those of the run. Default: {}."""
    filters: NotRequired["PerformanceFilters"]
    """Filters of the regression and of the capacity test. Default: {}."""
    conditions: NotRequired["PerformanceConditions"]
    """Conditions at which powers are stated. Default: {}."""
    uncertainty: NotRequired["PerformanceUncertainty"]
    """Uncertainty of the measurement. Default: {}."""
    exclude: NotRequired[list[Literal["curtailed", "unavailable"]]]
    """Rows that the performance ratios leave out: those that are curtailed, or not fully available (by their columns, or without power in the light). Nothing is left out by default, as IEC 61724-1 has it. Default: []. Items, at most: 2."""
    available_irradiance_wm2: NotRequired[float]
    """Irradiance from which an available plant produces. Unit: W/m2. Default: 75. Minimum: 10. Maximum: 500."""
    scatter_max: NotRequired[int]
    """Most records of each scatter of the answer; they are thinned evenly. Default: 2000. Minimum: 0. Maximum: 20000."""


_PerformancePeriodReserved = TypedDict(
    "_PerformancePeriodReserved",
    {
        "from": str,  # Start of the first row, in the time zone of the measurement.
    },
)

@final
class PerformancePeriod(_PerformancePeriodReserved):
    """What was measured."""

    to: str
    """End of the last row."""
    rows: int
    """Rows."""
    step_minutes: float
    """Length of a row. Unit: min."""
    record_minutes: float
    """Length of the records of the regression and of the capacity test. Unit: min."""
    missing_rows: int
    """Rows that are absent between the first and the last."""
    coverage: float
    """Share of the rows with light on the plane that have irradiance and AC power; rows that are absent or lack a value count while the sun is up. Unit: fraction."""


@final
class PerformanceFigures(TypedDict):
    """Energies and ratios of a period. Each ratio is formed of the rows that have all of its values."""

    rows: int
    """Rows with irradiance and AC power."""
    rows_dc: int
    """Those of them that have DC power: `energy_dc_kwh` and `array_yield_h` are sums of these alone. Minimum: 0."""
    irradiation_kwhm2: float
    """Irradiation on the plane. Unit: kWh/m2."""
    energy_ac_kwh: float
    """AC energy. Unit: kWh."""
    energy_dc_kwh: float | None
    """DC energy; null when it was not measured. Unit: kWh."""
    reference_yield_h: float
    """Irradiation over 1 kW/m2 (Y_r of IEC 61724-1). Unit: h."""
    array_yield_h: float | None
    """DC energy over DC power (Y_A). Unit: h."""
    final_yield_h: float
    """AC energy over DC power (Y_f). Unit: h."""
    capture_loss_h: float | None
    """Y_r - Y_A; null unless all rows have DC power. Unit: h."""
    system_loss_h: float | None
    """Y_A - Y_f; null unless all rows have DC power. Unit: h."""
    performance_ratio: float | None
    """Y_f / Y_r; null without irradiation. Unit: fraction."""
    performance_ratio_stc: float | None
    """The same with the expected power at the temperature of the cells, corrected to 25 degC. Unit: fraction."""
    performance_ratio_annual: float | None
    """The same, corrected to the annual mean temperature of the cells (`reference_cell_temp_c`). Unit: fraction."""
    cell_temp_c: float | None
    """Mean temperature of the cells, weighted by the irradiance. Unit: degC."""


@final
class PerformanceMonth(TypedDict):
    """A month."""

    month: str
    """Year and month, such as 2024-05."""
    measured: "PerformanceFigures"
    """Measured."""
    run: "PerformanceFigures | None"
    """The run in the same calendar month; null without rows in it. Its energies are those of all its rows of the month."""


@final
class PerformanceAvailability(TypedDict):
    """Availability of the plant."""

    rows: int
    """Rows with power at or above the irradiance of `available_irradiance_wm2`."""
    available_rows: float
    """Of these, the rows in which the plant was available: by `available_fraction`, otherwise those with power above 0.1 % of that of the modules. Rows of parts count in part."""
    by_time: float | None
    """Their share. Unit: fraction."""
    by_energy: float | None
    """Share of the energy expected of these rows that was not lost in rows that were not available; by irradiance where the rows of the run are not those of the measurement. Unit: fraction."""


@final
class RegressionCoefficients(TypedDict):
    """Regression of the power of records, P = E (a1 + a2 E + a3 v + a4 T)."""

    records: int
    """Records of the regression."""
    a: list[float]
    """a1 to a4, with P in kW, E in W/m2, v in m/s and T in degC; a3 or a4 is 0 when the wind or the air temperature was not measured or does not vary."""
    standard_errors: list[float]
    """Standard errors of a1 to a4; 0 for a term that was left out."""
    residual_kw: float
    """Standard deviation of the residuals. Unit: kW."""
    r_squared: float
    """Share of the variance of the power that the regression explains."""
    power_kw: float
    """Power at the reporting conditions. Unit: kW."""
    power_standard_error_kw: float
    """Standard error of that power, from the scatter of the records. Unit: kW."""


@final
class PerformanceConditionsUsed(TypedDict):
    """Conditions at which powers are stated."""

    irradiance_wm2: float
    """Irradiance. Unit: W/m2."""
    temp_air_c: float | None
    """Air temperature. Unit: degC."""
    wind_speed_ms: float | None
    """Wind speed. Unit: m/s."""
    temp_cell_c: float | None
    """Temperature of the cells. Unit: degC."""


@final
class PerformanceRatioOfPowers(TypedDict):
    """A measured power over that of the run."""

    value: float
    """The ratio."""
    random: float
    """One sigma of the ratio from the scatter of the records of both."""
    systematic: float
    """One sigma of the ratio from `uncertainty`."""
    low: float
    """Lower end of the interval of `coverage_factor` sigmas."""
    high: float
    """Upper end."""


@final
class RegressionTest(TypedDict):
    """Regression test by ASTM E2848, at reporting conditions by ASTM E2939."""

    conditions: "PerformanceConditionsUsed"
    """Reporting conditions."""
    measured: "RegressionCoefficients"
    """Of the measured records."""
    run: "RegressionCoefficients | None"
    """Of the records of the run; null when it has too few."""
    ratio: "PerformanceRatioOfPowers | None"
    """Measured power over that of the run at the reporting conditions."""


@final
class CapacityMean(TypedDict):
    """Powers of records translated to the reference conditions."""

    records: int
    """Records."""
    power_kw: float
    """Their mean. Unit: kW."""
    deviation_kw: float
    """Their standard deviation. Unit: kW."""
    standard_error_kw: float
    """Standard error of the mean. Unit: kW."""


@final
class CapacityTest(TypedDict):
    """Capacity test in the form of IEC TS 61724-2: the power of each record is translated to the reference conditions by irradiance and temperature of the cells."""

    conditions: "PerformanceConditionsUsed"
    """Reference conditions."""
    measured: "CapacityMean"
    """Of the measured records."""
    run: "CapacityMean | None"
    """Of the records of the run: the target; null when it has none."""
    ratio: "PerformanceRatioOfPowers | None"
    """Measured capacity over the target."""


@final
class EnergyTestPeriod(TypedDict):
    """Measured and expected energy of a period."""

    month: str | None
    """Year and month; null for the whole period."""
    rows: int
    """Rows that both have."""
    measured_kwh: float
    """Measured AC energy. Unit: kWh."""
    expected_kwh: float
    """AC energy of the run in the same rows. Unit: kWh."""
    ratio: float | None
    """Measured over expected; null when nothing is expected. Unit: fraction."""
    irradiation_ratio: float | None
    """Measured irradiation on the plane over that of the run. Unit: fraction."""


@final
class EnergyTest(TypedDict):
    """Energy test in the form of IEC TS 61724-3: what was measured against what the run gives in the same rows."""

    step_minutes: float
    """Length of the rows that are compared. Unit: min."""
    total: "EnergyTestPeriod"
    """The whole period."""
    months: "list[EnergyTestPeriod]"
    """The months."""
    while_available: "EnergyTestPeriod"
    """The rows in which the plant was available and not curtailed; rows without power in the light are not available."""
    unavailable_loss_kwh: float
    """Energy expected in the other rows that was not delivered. Unit: kWh."""
    bias: float
    """Mean difference of the power, measured minus expected, over the DC power of the plant. Unit: fraction."""
    rmse: float
    """Root of the mean square of the difference, over the same. Unit: fraction."""


@final
class PerformanceFilterCount(TypedDict):
    """What a filter left out."""

    set: Literal["measured", "run"]
    """Whose records."""
    filter: Literal["missing", "season", "unavailable", "curtailed", "low_irradiance", "high_irradiance", "unstable", "limited", "window", "outlier", "impossible"]
    """The filter. `missing`: a value is absent. `season`: another time of the year. `unavailable`, `curtailed`: the columns say so, or the plant has light and no power (`filters.keep_outages`). `low_irradiance`, `high_irradiance`: outside the limits. `unstable`: the irradiance varies within the record. `limited`: at the limit of the plant, or the run loses energy to its limits. `impossible`: a measured power that the plant cannot have, or not under the measured light. `window`: away from the irradiance of the conditions. `outlier`: far from the first regression."""
    removed: int
    """Records that it left out."""
    left: int
    """Records that are left after it."""


@final
class PerformanceScatter(TypedDict):
    """Records of the tests, for a picture: equal lengths, thinned evenly."""

    records: int
    """Records before they were thinned."""
    irradiance_wm2: list[float | None]
    """Irradiance."""
    power_kw: list[float | None]
    """AC power."""
    temp_cell_c: list[float | None]
    """Temperature of the cells."""
    used: list[bool]
    """Whether the regression used it."""


@final
class PerformanceFinding(TypedDict):
    """What makes the result hard to believe, or what it leaves out."""

    code: Literal["performance_ratio_high", "power_scale", "night_light", "night_power", "low_coverage", "few_records", "module_colder_than_air", "standing_irradiance", "negative_irradiance", "irradiation_differs", "stamps_shifted", "bifacial_front_only", "battery", "no_cell_temperature", "no_wind", "rows_elsewhere", "run_without_records", "regression_without_wind", "regression_without_temperature", "power_impossible", "power_negative", "irradiance_dead", "outage", "performance_ratio_low", "standing_temperature", "temperature_scale"]
    """What was found."""
    level: Literal["warning", "note"]
    """How much it matters."""
    field: str | None
    """The field that it is about; null for the result."""
    message: str
    """What was found, and what to do."""


@final
class PerformanceAnswer(TypedDict):
    """Performance of a plant against a run."""

    period: "PerformancePeriod"
    """What was measured."""
    plant: "PerformanceAnswerPlant"
    """Figures of the plant that were used."""
    measured: "PerformanceFigures"
    """The measured period."""
    run: "PerformanceFigures"
    """The run: all of its rows."""
    months: "list[PerformanceMonth]"
    """The months that were measured."""
    availability: "PerformanceAvailability"
    """Availability."""
    regression: "RegressionTest | None"
    """ASTM E2848; null when it cannot be made: `left_out` says why."""
    capacity: "CapacityTest | None"
    """IEC TS 61724-2; null when it cannot be made."""
    energy: "EnergyTest | None"
    """IEC TS 61724-3; null when the rows of the run are of other times."""
    filters: "list[PerformanceFilterCount]"
    """What the filters left out, in their order."""
    scatter: "PerformanceAnswerScatter"
    """Records for a picture."""
    left_out: "list[PerformanceAnswerLeftOutItem]"
    """Tests that could not be made, and why."""
    findings: "list[PerformanceFinding]"
    """What to look at."""
    method: list[str]
    """What was computed, and its sources."""
    billing: NotRequired["Billing"]


@final
class PerformanceAnswerPlant(TypedDict):
    """Figures of the plant that were used."""

    dc_kwp: float
    """DC power. Unit: kWp."""
    ac_limit_kw: float
    """Power at which it is limited. Unit: kW."""
    temp_coefficient_per_c: float | None
    """Temperature coefficient of the power; null when the run has several modules and none was sent. Unit: 1/K."""
    reference_cell_temp_c: float | None
    """Annual mean temperature of the cells of the run, weighted by the irradiance. Unit: degC."""


@final
class PerformanceAnswerScatter(TypedDict):
    """Records for a picture."""

    measured: "PerformanceScatter"
    """Measured."""
    run: "PerformanceScatter"
    """Of the run."""


@final
class PerformanceAnswerLeftOutItem(TypedDict):
    """A test."""

    test: Literal["regression", "capacity", "energy"]
    """The test."""
    reason: str
    """Why, and what to do."""


@final
class ParsedMeasuredMeta(TypedDict):
    """How the table was read."""

    rows: int
    """Rows."""
    columns: "list[ParsedMeasuredMetaColumnsItem]"
    """Columns that were read."""
    missing: dict[str, int]
    """Rows without a value, by column of the section."""


@final
class ParsedMeasuredMetaColumnsItem(TypedDict):
    """A column."""

    name: str
    """Name of the column of the section."""
    column: str
    """Name in the file."""
    file_unit: str | None
    """Unit of the heading, where it is not that of weather; null when it states none."""


@final
class ParsedMeasured(TypedDict):
    """A table of measured rows as a section of a test of performance."""

    measured: "MeasuredRows"
    """The section, ready for `POST /api/performance`."""
    meta: "ParsedMeasuredMeta"
    """How it was read."""
    notes: list[str]
    """What was converted, assumed or left out."""


@final
class NormalDeviation(TypedDict):
    """A normal distribution."""

    kind: Literal["normal"]
    """Selects the distribution."""
    mean: NotRequired[float]
    """Mean: a known bias. Unit: fraction. Default: 0. Minimum: -1. Maximum: 1."""
    sigma: float
    """One standard deviation. Unit: fraction. Above: 0. Maximum: 1."""


@final
class TruncatedDeviation(TypedDict):
    """A normal distribution without what lies outside of two limits. `mean` and `sigma` are those before it is cut."""

    kind: Literal["truncated"]
    """Selects the distribution."""
    mean: NotRequired[float]
    """Mean before the cut. Unit: fraction. Default: 0. Minimum: -1. Maximum: 1."""
    sigma: float
    """One standard deviation before the cut. Unit: fraction. Above: 0. Maximum: 1."""
    min: float
    """Lower limit. Unit: fraction. Minimum: -1. Maximum: 1."""
    max: float
    """Upper limit. Unit: fraction. Minimum: -1. Maximum: 1."""


@final
class TriangularDeviation(TypedDict):
    """A triangular distribution."""

    kind: Literal["triangular"]
    """Selects the distribution."""
    min: float
    """Least deviation. Unit: fraction. Minimum: -1. Maximum: 1."""
    mode: float
    """Most likely deviation. Unit: fraction. Minimum: -1. Maximum: 1."""
    max: float
    """Largest deviation. Unit: fraction. Minimum: -1. Maximum: 1."""


@final
class UniformDeviation(TypedDict):
    """A uniform distribution."""

    kind: Literal["uniform"]
    """Selects the distribution."""
    min: float
    """Least deviation. Unit: fraction. Minimum: -1. Maximum: 1."""
    max: float
    """Largest deviation. Unit: fraction. Minimum: -1. Maximum: 1."""


@final
class BetaDeviation(TypedDict):
    """A beta distribution between two limits."""

    kind: Literal["beta"]
    """Selects the distribution."""
    alpha: float
    """First shape parameter. Minimum: 0.1. Maximum: 1000."""
    beta: float
    """Second shape parameter. Minimum: 0.1. Maximum: 1000."""
    min: float
    """Least deviation. Unit: fraction. Minimum: -1. Maximum: 1."""
    max: float
    """Largest deviation. Unit: fraction. Minimum: -1. Maximum: 1."""


@final
class YearsDeviation(TypedDict):
    """The scatter of measured or modelled years around their linear trend: normal, with the standard deviation of the residuals."""

    kind: Literal["years"]
    """Selects the distribution."""
    values: list[float]
    """Irradiation or energy of consecutive years, in any unit. Items, at least: 10. Items, at most: 200."""


@final
class UncertainPart(TypedDict):
    """A cause of uncertainty. Its deviation is a fraction of the energy: -0.03 is 3 % less."""

    name: str
    """Its name, which no other part has."""
    distribution: "NormalDeviation | TruncatedDeviation | TriangularDeviation | UniformDeviation | BetaDeviation | YearsDeviation"
    """How it is distributed."""
    averages: NotRequired[bool]
    """Whether each year has a deviation of its own, so that it averages out with the years, as the weather of single years does; otherwise it is the same in all years. Default: false."""
    source: NotRequired[str]
    """Where the number comes from; it is repeated in the answer. Default: \""."""


@final
class PartCorrelation(TypedDict):
    """A correlation of two parts, or of two fields, of the normal scores of their ranks. Both parts average out with the years, or neither does."""

    between: list[str]
    """Names of two parts, or of two fields. Items, at least: 2. Items, at most: 2."""
    coefficient: float
    """Coefficient of correlation. Minimum: -1. Maximum: 1."""


@final
class NormalValue(TypedDict):
    """A normal distribution of the value of a field."""

    kind: Literal["normal"]
    """Selects the distribution."""
    mean: NotRequired[float | None]
    """Mean; null for the value that the request sends, and with `relative` for no change. Default: null. Minimum: -1000000000000. Maximum: 1000000000000."""
    sigma: float
    """One standard deviation, in the unit of the field. Above: 0. Maximum: 1000000000000."""


@final
class TruncatedValue(TypedDict):
    """A normal distribution of the value of a field without what lies outside of two limits: those of the field, for example. `mean` and `sigma` are those before it is cut."""

    kind: Literal["truncated"]
    """Selects the distribution."""
    mean: NotRequired[float | None]
    """Mean; null for the value that the request sends, and with `relative` for no change. Default: null. Minimum: -1000000000000. Maximum: 1000000000000."""
    sigma: float
    """One standard deviation, in the unit of the field. Above: 0. Maximum: 1000000000000."""
    min: float
    """Lower limit. Minimum: -1000000000000. Maximum: 1000000000000."""
    max: float
    """Upper limit. Minimum: -1000000000000. Maximum: 1000000000000."""


@final
class TriangularValue(TypedDict):
    """A triangular distribution of the value of a field."""

    kind: Literal["triangular"]
    """Selects the distribution."""
    min: float
    """Least value. Minimum: -1000000000000. Maximum: 1000000000000."""
    mode: float
    """Most likely value. Minimum: -1000000000000. Maximum: 1000000000000."""
    max: float
    """Largest value. Minimum: -1000000000000. Maximum: 1000000000000."""


@final
class UniformValue(TypedDict):
    """Every value of a field between two limits is as likely."""

    kind: Literal["uniform"]
    """Selects the distribution."""
    min: float
    """Least value. Minimum: -1000000000000. Maximum: 1000000000000."""
    max: float
    """Largest value. Minimum: -1000000000000. Maximum: 1000000000000."""


@final
class BetaValue(TypedDict):
    """A beta distribution of the value of a field between two limits."""

    kind: Literal["beta"]
    """Selects the distribution."""
    alpha: float
    """First shape parameter. Minimum: 0.1. Maximum: 1000."""
    beta: float
    """Second shape parameter. Minimum: 0.1. Maximum: 1000."""
    min: float
    """Least value. Minimum: -1000000000000. Maximum: 1000000000000."""
    max: float
    """Largest value. Minimum: -1000000000000. Maximum: 1000000000000."""


@final
class UncertainField(TypedDict):
    """A field of `request` whose value is uncertain. Its value is the same in all years."""

    name: str
    """Its name, which no other field or part has."""
    path: str
    """Dot path of a number in `request`, as `dc_losses.module_mismatch_loss`, `thermal.u_c`, or `tilt_deg` of a simple request; or of a list of numbers, as `site.soiling_monthly`: it takes the value in each place, and with `relative` each of its values changes by the fraction."""
    distribution: "NormalValue | TruncatedValue | TriangularValue | UniformValue | BetaValue"
    """How its values are distributed, in the unit of the field; with `relative`, how their change is, as a fraction."""
    relative: NotRequired[bool]
    """The distribution is that of the change as a fraction of the value in `request`, so that 0.1 is 10 % more; otherwise it is that of the value itself. Default: false."""
    source: NotRequired[str]
    """Where the number comes from; it is repeated in the answer. Default: \""."""


@final
class UncertaintyRequest(TypedDict):
    """An energy, or a plant, and the causes of its uncertainty: E = E_0 (1 + the sum of the deviations of the parts, and that of runs with other values of the fields)."""

    energies_kwh: NotRequired[list[float] | None]
    """Expected energy of each year of operation, as in `summary.lifetime`; one number for a plant without a table of years, which then repeats it. null with `request`, whose run has them. Unit: kWh. Default: null. Items, at least: 1. Items, at most: 100."""
    request: NotRequired["SimpleRunRequest | RunRequest | None"]
    """The plant, instead of its energies: a simple request (with `latitude`) or a run request (with `site`), of a year at least. It has to be valid as it is. The energies are those of its run: of each year of its lifetime table, or of its only year. Default: null."""
    fields: NotRequired["list[UncertainField]"]
    """Fields of `request` whose values are uncertain. Runs of the plant with drawn values say what they do to the energy. Default: []. Items, at most: 10."""
    runs: NotRequired[int]
    """Number of runs with drawn values of `fields`. Two more for each field say what it does alone. Default: 200. Minimum: 100. Maximum: 2000."""
    parts: NotRequired["list[UncertainPart]"]
    """The causes whose effect on the energy is known. Default: []. Items, at most: 30."""
    correlations: NotRequired["list[PartCorrelation]"]
    """Correlations of two parts, or of two fields; those without one are independent. Default: []. Items, at most: 100."""
    draws: NotRequired[int]
    """Number of draws. Default: 20000. Minimum: 1000. Maximum: 100000."""
    seed: NotRequired[int]
    """The same seed gives the same numbers. Default: 1. Minimum: 0. Maximum: 4294967295."""


@final
class UncertainEnergy(TypedDict):
    """Energy of a year by probability of exceedance."""

    years: int
    """Number of years of which it is the mean; in `lifetime` the year of operation."""
    mean_kwh: float
    """Mean of the distribution. Unit: kWh."""
    uncertainty: float
    """One standard deviation divided by the mean. Unit: fraction."""
    p50_kwh: float
    """Energy that is exceeded with a probability of 50 %. Unit: kWh."""
    p75_kwh: float
    """Energy that is exceeded with a probability of 75 %. Unit: kWh."""
    p90_kwh: float
    """Energy that is exceeded with a probability of 90 %. Unit: kWh."""
    p95_kwh: float
    """Energy that is exceeded with a probability of 95 %. Unit: kWh."""
    p99_kwh: float
    """Energy that is exceeded with a probability of 99 %. Unit: kWh."""


@final
class PartShare(TypedDict):
    """What a part contributes."""

    name: str
    """Name of the part."""
    source: str
    """As sent."""
    averages: bool
    """As sent."""
    mean: float
    """Mean of its deviation. Unit: fraction."""
    sigma: float
    """Standard deviation of its deviation. Unit: fraction."""
    share: float
    """Share of the variance of one year; negative for a part that evens out others. The shares add up to 1. Unit: fraction."""
    low_kwh: float
    """Energy of the first year with this part alone at its 10 % quantile, and the others at their means. Unit: kWh."""
    high_kwh: float
    """The same at its 90 % quantile. Unit: kWh."""


@final
class FieldShare(TypedDict):
    """What a field contributes."""

    name: str
    """Name of the field."""
    path: str
    """As sent."""
    source: str
    """As sent."""
    mean_value: float
    """Mean of its values, in its unit; of a list with `relative`, of their change as a fraction, here and in `sigma_value`, `low_value` and `high_value`."""
    sigma_value: float
    """Standard deviation of its values, in its unit."""
    sigma: float
    """Standard deviation that it gives the energy of the first year. Unit: fraction."""
    share: float
    """Share of the variance of the first year, as that of a part. Unit: fraction."""
    low_value: float
    """Its 10 % quantile."""
    high_value: float
    """Its 90 % quantile."""
    low_kwh: float | None
    """Energy of the first year with this field at `low_value` and the others as in `request`; null for a run that was refused. Unit: kWh."""
    high_kwh: float | None
    """The same at `high_value`. Unit: kWh."""


@final
class SimulatedUncertainty(TypedDict):
    """What the runs of `request` say."""

    energies_kwh: list[float]
    """Energy of each year of operation of the request as it is; one number without a lifetime table. Unit: kWh."""
    runs: int
    """Number of runs with drawn values that count; 0 without fields."""
    mean: float
    """Mean deviation of these runs from the request as it is, in the first year: not 0 where the values of the fields are not symmetrical around those of the request, or where the plant does not follow them evenly. Unit: fraction."""
    sigma: float
    """Their standard deviation in the first year. Unit: fraction."""
    rest_share: float
    """Share of the variance of the first year that no field explains alone: what two fields do together, and what bends more than a polynomial of degree 3. The shares of parts and fields and this one add up to 1. Unit: fraction."""
    failed_count: int
    """Number of runs that were refused, and do not count. More than a tenth of them end the study."""
    failed: "list[FailedVariant]"
    """The first 100 runs that were refused. Items, at most: 100."""
    findings: "list[SweptFinding]"
    """What was found, counted over the runs, by what it is about."""
    provenance: "Provenance"
    """Engine and inputs of the request as it is."""


@final
class UncertaintyAnswer(TypedDict):
    """Energy by probability of exceedance, and where the uncertainty comes from."""

    horizons: "list[UncertainEnergy]"
    """Mean of the first 1, 5, 10, 15, 20, 25 and 30 years, as far as the table of years goes."""
    lifetime: "list[UncertainEnergy]"
    """Each year of operation; empty for one energy."""
    parts: "list[PartShare]"
    """The parts, in the order of the request."""
    draws: int
    """Number of draws."""
    seed: int
    """Seed of the draws."""
    method: str
    """How it was computed, with sources."""
    fields: NotRequired["list[FieldShare]"]
    """The fields, in the order of the request; absent without `request`."""
    simulation: NotRequired["SimulatedUncertainty"]
    """The runs; absent without `request`."""
    billing: NotRequired["Billing"]
    """Charge for the runs; absent where runs are not charged, and without `request`."""
    links: NotRequired["StudyLinks"]
    """Where the study is stored; absent for one that is not."""


@final
class TreeAnswer(TypedDict):
    """Every model option of a stage, scored against the request."""

    stage: str
    """Stage of the chain."""
    e_grid_kwh: float
    """Energy to grid of the request as sent. Unit: kWh."""
    path: dict[str, str]
    """Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference."""
    steps: "list[TreeStep]"
    """Steps of the stage."""
    reference: "TreeReference | None"
    """Reference series of the request's weather; null if it has none."""


@final
class DescribedOption(TypedDict):
    """One option of a step."""

    option: str
    """Value of the field."""
    title: str
    """Common name of the model."""
    source: str
    """Published source of the model."""
    selected: bool
    """True if the request selects this option."""
    applies: bool
    """True if the option can run with this request."""
    reason: str | None
    """Why the option does not apply; null if it does."""


@final
class DescribedStep(TypedDict):
    """A step of the stage and its options, without a run."""

    step: str
    """Request field that selects the option, as a dot path."""
    title: str
    """Name of the step."""
    selected: str | None
    """Option that the run uses; null if this plant does not use the step."""
    options: "list[DescribedOption]"
    """Every option, in the order of the documentation."""


@final
class TreeDescription(TypedDict):
    """The steps of a stage and the path that a request selects, without a run."""

    stage: str
    """Stage of the chain."""
    path: dict[str, str]
    """Maps each step to the option that the request selects. Steps that this plant does not use are left out. It has the same form as the `choices` of a preference."""
    steps: "list[DescribedStep]"
    """Steps of the stage."""


@final
class StorageSchedule(TypedDict):
    """Two daily windows in hours of the weather's standard time. A window that ends before it starts crosses midnight; a window with equal start and end is empty. A row belongs to a window if its middle does. The windows must not overlap."""

    charge_start_h: float
    """Start of charging. The battery charges with all power of the plant beyond its own consumption, up to charge_max_kw. Unit: h. Minimum: 0. Below: 24."""
    charge_end_h: float
    """End of charging. Unit: h. Minimum: 0. Maximum: 24."""
    discharge_start_h: float
    """Start of discharging. The battery discharges with discharge_max_kw, within the grid limit. Unit: h. Minimum: 0. Below: 24."""
    discharge_end_h: float
    """End of discharging. Unit: h. Minimum: 0. Maximum: 24."""
    charge_from_grid: NotRequired[bool]
    """Whether the grid gives what the plant lacks to charge with charge_max_kw in the charging window. Default: false."""


@final
class Storage(TypedDict):
    """Battery at the AC bus of the plant, between the inverters and the grid limit, or at the DC side of one part (`coupling`), and a load at the injection point, after all AC losses. Only the plant charges the battery, unless `schedule.charge_from_grid` or `prices.charge_from_grid` allows the grid to."""

    capacity_kwh: float
    """Energy in the full battery; 0 for a load without a battery. Unit: kWh. Minimum: 0. Maximum: 1000000000."""
    strategy: Literal["grid_limit", "self_consumption", "schedule", "price"]
    """Purpose of the battery: to store energy that the grid limit would curtail and release it when the plant is below the limit, to supply the load from surplus energy, to charge and discharge in daily windows, or to charge at low prices and discharge at high ones."""
    coupling: NotRequired[Literal["ac", "dc"]]
    """Where the battery stands: `ac` at the AC bus of the plant; `dc` at the DC side of one part, behind a DC/DC converter of its own. With `dc` it charges from the modules of that part ahead of their inverters, also with what these would clip or could not start with, and discharges through what they have left of their rating. All powers and efficiencies of the battery are then those at that DC side. Default: ac."""
    sub_array: NotRequired[str | None]
    """Id of the part at whose DC side the battery stands, with `coupling` `dc` in a plant of several parts. It must have inverters of its own. null for the only one. Default: null."""
    dc_converter_efficiency: NotRequired[float]
    """Efficiency of the DC/DC converter of a battery with `coupling` `dc`, each way. `efficiency_charge`, `efficiency_discharge` and `efficiency_curve` are then those of the battery without it. Unit: fraction. Default: 0.99. Minimum: 0.01. Maximum: 1."""
    dc_converter_kw: NotRequired[float | None]
    """Power of that converter at the DC side of the part, each way; null leaves the limit to charge_max_kw and discharge_max_kw. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000000."""
    charge_max_kw: NotRequired[float | None]
    """Charging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000000."""
    discharge_max_kw: NotRequired[float | None]
    """Discharging power at the AC bus, or at the DC side with `coupling` `dc`; null uses half the capacity per hour. Unit: kW. Default: null. Minimum: 0. Maximum: 1000000000."""
    efficiency_charge: NotRequired[float]
    """Energy stored divided by energy taken from the AC bus: converter and battery. With `coupling` `dc` the battery alone. Unit: fraction. Default: 0.95. Minimum: 0.01. Maximum: 1."""
    efficiency_discharge: NotRequired[float]
    """Energy delivered to the AC bus divided by energy taken out of the store. With `coupling` `dc` the battery alone. Unit: fraction. Default: 0.95. Minimum: 0.01. Maximum: 1."""
    efficiency_curve: NotRequired["list[StorageEfficiencyPoint] | None"]
    """Both efficiencies by power, in place of the two constants, with ascending power_frac: linear between the points, and constant below the first and above the last. null keeps the constants. Default: null."""
    soc_min: NotRequired[float]
    """State of charge below which the battery does not discharge. Unit: fraction. Default: 0.1. Minimum: 0. Maximum: 1."""
    soc_max: NotRequired[float]
    """State of charge up to which the battery charges. Unit: fraction. Default: 1. Minimum: 0. Maximum: 1."""
    reserve: NotRequired[float]
    """Share of the capacity, above soc_min, that no strategy discharges: kept for outages of the grid. Unit: fraction. Default: 0. Minimum: 0. Maximum: 1."""
    standby_w: NotRequired[float]
    """Own consumption of converter, control and cooling, drawn from the AC bus at all times. Unit: W. Default: 0. Minimum: 0. Maximum: 1000000000."""
    ageing: NotRequired["StorageAgeing | None"]
    """Loss of capacity over the years of the lifetime table; null keeps the battery as new. Default: null."""
    soc_start: NotRequired[float | None]
    """State of charge at the first row, and at the start of every year of the lifetime table; null uses soc_min plus reserve. The energy above it at the start is delivered without having been charged: see the row storage_change. Unit: fraction. Default: null. Minimum: 0. Maximum: 1."""
    load_kw: NotRequired[float | list[float] | None]
    """Load at the injection point, with every strategy: a constant, or one value for each row of the weather; null for none. The plant supplies it first; the rest comes from the grid and is not part of e_grid. A grid limit at the injection point applies to what is left after the load. Unit: kW. Default: null."""
    schedule: NotRequired["StorageSchedule | None"]
    """Daily windows of the `schedule` strategy. Default: null."""
    prices: NotRequired["StoragePrices | None"]
    """Prices and thresholds of the `price` strategy. Default: null."""


@final
class StoragePrices(TypedDict):
    """Charging at low prices and discharging at high ones."""

    price: list[float]
    """One price for each row of the weather, in any unit. Items, at least: 1. Items, at most: 2200000."""
    charge_below: float
    """The battery charges in rows whose price is below this one, with all power of the plant beyond its own consumption, up to charge_max_kw. Minimum: -1000000000. Maximum: 1000000000."""
    discharge_above: float
    """The battery discharges with discharge_max_kw in rows whose price is above this one, within the grid limit. Not below charge_below. Minimum: -1000000000. Maximum: 1000000000."""
    charge_from_grid: NotRequired[bool]
    """Whether the grid gives what the plant lacks to charge with charge_max_kw. Default: false."""


@final
class StorageEfficiencyPoint(TypedDict):
    """Efficiencies of the battery and its converter at one power."""

    power_frac: float
    """Power at the AC bus (at the DC side with `coupling` `dc`), divided by charge_max_kw when it charges and by discharge_max_kw when it discharges. Unit: fraction. Minimum: 0. Maximum: 1."""
    efficiency_charge: float
    """Energy stored divided by energy taken from the AC bus. Unit: fraction. Minimum: 0.01. Maximum: 1."""
    efficiency_discharge: float
    """Energy delivered to the AC bus divided by energy taken out of the store. Unit: fraction. Minimum: 0.01. Maximum: 1."""


@final
class StorageAgeing(TypedDict):
    """Linear ageing of a battery, calendar and cycles added. Each year of the lifetime table runs with the capacity at its start."""

    calendar_loss_per_year: float
    """Share of the nominal capacity that a year takes. Unit: 1/a. Minimum: 0. Maximum: 1."""
    cycle_loss_per_cycle: float
    """Share of the nominal capacity that an equivalent full cycle takes. Unit: fraction. Minimum: 0. Maximum: 0.1."""
    end_of_life: NotRequired[float]
    """Share of the nominal capacity at which the battery has served. Unit: fraction. Default: 0.8. Minimum: 0. Maximum: 1."""
    replace: NotRequired[bool]
    """Whether a new battery follows at the start of the year after the one that ends at end_of_life or below. Default: false."""


@final
class StorageAgeingTable(TypedDict):
    """The battery in each year of the lifetime table."""

    year: list[int]
    """Year of operation, from 1. Unit: a."""
    capacity_kwh: list[float]
    """Capacity at the start of the year, with which it runs. Unit: kWh."""
    equivalent_full_cycles: list[float]
    """Energy taken out of the store in the year, divided by the nominal capacity. Unit: 1."""
    replacement_years: list[int]
    """Years that start with a new battery, without the first. Unit: a."""
    end_of_life_year: int | None
    """First year that ends at end_of_life or below; null when none does. Unit: a."""


@final
class Availability(TypedDict):
    """Availability in the (mean) year, time-based and energy-based as of IEC TS 63019. Outages of the grid are not the plant's and are stated apart."""

    time_based: float
    """Share of the time in which the plant could run; an outage of a part of it counts by this part. Unit: fraction."""
    energy_based: float | None
    """Energy that the outages of the plant leave, as a share of what it would deliver without them; null for a plant that delivers nothing. Unit: fraction."""
    grid_time_based: float
    """Share of the time in which the grid could take energy. Unit: fraction."""
    grid_energy_based: float | None
    """Energy that the outages of the grid leave, as a share of what they find; null for a plant that delivers nothing. Unit: fraction."""
    plant_outage_h: float
    """Hours in which the plant was out, an outage of a part of it by this part. Unit: h."""
    grid_outage_h: float
    """Hours in which the grid was out. Unit: h."""
    plant_outage_kwh: float
    """Energy lost to outages of the plant: the row `unavailability`. Unit: kWh."""
    grid_outage_kwh: float
    """Energy lost to outages of the grid, less what the plant could not import: the row `grid_outage`. Unit: kWh."""
    load_not_met_kwh: float
    """Energy that a load did not get in outages of the grid. Unit: kWh."""


@final
class StorageSummary(TypedDict):
    """Results for the battery and the load in the (mean) year. Battery energies are at the AC bus, or at the DC side with `coupling` `dc`."""

    charged_kwh: float
    """Energy charged. Unit: kWh."""
    discharged_kwh: float
    """Energy discharged. Unit: kWh."""
    loss_kwh: float
    """Conversion losses: charged minus discharged minus the change. Unit: kWh."""
    change_kwh: float
    """Energy in the battery at the end minus at the start. Unit: kWh."""
    equivalent_full_cycles: float
    """Energy taken out of the store, before discharge losses, divided by the capacity. Unit: 1."""
    throughput_kwh: float
    """Energy put into the store plus energy taken out of it, both inside the converter. Unit: kWh."""
    standby_kwh: float
    """Own consumption of the battery, drawn from the AC bus; not part of loss_kwh. Unit: kWh."""
    charged_from_grid_kwh: float
    """Part of the charged energy that the plant did not give. Unit: kWh."""
    recovered_kwh: float
    """Charged energy that the grid limit would have curtailed: at the AC bus, or with `coupling` `dc` the DC energy ahead of the inverters. Unit: kWh."""
    recovered_dc_kwh: float
    """Energy that the modules give more because of a battery with `coupling` `dc`: what their inverters would have lost over their power or current and under their start power, less what charging leaves under their start power. 0 with `ac`. Unit: kWh."""
    load_kwh: float
    """Energy that the load needs. Unit: kWh."""
    self_consumed_kwh: float
    """Energy of the plant that supplies the load, directly or through the battery; with charging from the grid, energy of the grid that the battery gives the load counts as well. Unit: kWh."""
    from_grid_kwh: float
    """Energy from the grid that supplies the load; not part of e_grid_kwh. Unit: kWh."""
    self_consumption: float | None
    """Self-consumed energy divided by all energy that the plant delivers to load and grid; null without a load, and when the grid charged the battery. Unit: fraction."""
    self_sufficiency: float | None
    """Self-consumed energy divided by the energy that the load needs; null without a load, and when the grid charged the battery. Unit: fraction."""
    ageing: "StorageAgeingTable | None"
    """Ageing by year; null without storage.ageing, and where the weather gives no lifetime table."""


@final
class NoModule(TypedDict):
    """No module: an empty object."""



@final
class IamCurveRequest(TypedDict):
    """The parts of a run request that determine the incidence-angle curve."""

    iam: "Iam"
    """Incidence-angle model, as in a run."""
    module: NotRequired["ModuleRef | Module | NoModule"]
    """Module, as in a run, for its own profile and glass; absent or empty uses plain glass."""


@final
class IamBeam(TypedDict):
    """Factor on the beam by incidence angle."""

    angles_deg: list[float]
    """Incidence angle from the normal, 0 to 90. Unit: deg."""
    factors: list[float]
    """Transmission relative to normal incidence. Unit: fraction."""


@final
class IamDiffuseFactors(TypedDict):
    """Factors on the diffuse irradiance by tilt of the plane."""

    option: str
    """Value of `iam.diffuse`."""
    tilts_deg: list[float]
    """Tilt of the plane, 0 to 90. Unit: deg."""
    sky: list[float]
    """Factor on the sky diffuse. Unit: fraction."""
    ground: list[float]
    """Factor on the ground-reflected light. Unit: fraction."""


@final
class IamCurveAnswer(TypedDict):
    """The incidence-angle modifier that a run would apply."""

    kind: str
    """Curve that is applied: what `auto` selected."""
    title: str
    """Common name of the model."""
    source: str
    """Published source of the model."""
    beam: "IamBeam"
    diffuse: "IamDiffuseFactors"


@final
class MonthlyTargets(TypedDict):
    """Monthly values of another source, January first; null leaves a month as it is."""

    ghi_kwhm2: list[float | None]
    """Sums of the global horizontal irradiation. Unit: kWh/m2. Items, at least: 12. Items, at most: 12."""
    dhi_kwhm2: NotRequired[list[float | None] | None]
    """Sums of the diffuse horizontal irradiation. Send either these or `dni_kwhm2`. Unit: kWh/m2. Default: null. Items, at least: 12. Items, at most: 12."""
    dni_kwhm2: NotRequired[list[float | None] | None]
    """Sums of the direct normal irradiation. Unit: kWh/m2. Default: null. Items, at least: 12. Items, at most: 12."""
    temp_air_c: NotRequired[list[float | None] | None]
    """Means of the air temperature. Unit: degC. Default: null. Items, at least: 12. Items, at most: 12."""


@final
class ScaleWeatherRequest(TypedDict):
    """Weather and monthly values of another source."""

    weather: "WeatherRef | Weather"
    """A stored series by id, or an inline section."""
    site: NotRequired["WeatherSite"]
    """Place of the weather. Default: latitude, longitude and elevation of the weather itself."""
    monthly: "MonthlyTargets"
    """Monthly values of the other source."""


class ScaledSum(TypedDict):
    """A sum of a month before and after; of several years, of the mean month."""

    before: float | None
    """Before; null for a component that the weather did not have. Unit: kWh/m2."""
    after: float
    """After. Unit: kWh/m2."""
    wanted: float | None
    """Stated by the other source; null when the month was left as it is. Unit: kWh/m2."""
    unmet: float
    """Part of the wanted sum that is not there, because the sun cannot send more; 0 within 0.01. Unit: kWh/m2."""


class ScaledMonth(TypedDict):
    """What became of a month."""

    month: int
    """Month, January is 1. Minimum: 1. Maximum: 12."""
    factor: float | None
    """Global irradiation after over that before; null when the month was left as it is."""
    limited_rows: int
    """Rows at the limit of very clean air. Unit: rows. Minimum: 0."""
    ghi_kwhm2: "ScaledSum"
    dhi_kwhm2: "ScaledSum | None"
    """Null when the weather has global irradiance alone."""
    dni_kwhm2: "ScaledSum | None"
    """Null when the weather has no direct irradiance."""
    temp_shift_c: float | None
    """Added to the air temperature; null when it was left as it is. Unit: K."""


class ScaleWeatherAnswer(TypedDict):
    """Scaled weather."""

    weather: NotRequired["Weather"]
    """The scaled section, ready for a run; absent with fields=meta."""
    meta: "WeatherAnswerMeta"
    months: "list[ScaledMonth]"
    """The twelve months. Items, at least: 12. Items, at most: 12."""
    year: "ScaleWeatherAnswerYear"
    """Global irradiation of all months."""


class ScaleWeatherAnswerYear(TypedDict):
    """Global irradiation of all months."""

    ghi_before_kwhm2: float
    """Before. Unit: kWh/m2."""
    ghi_after_kwhm2: float
    """After. Unit: kWh/m2."""
    change_frac: float | None
    """Relative change; null for a year without light. Two sources that differ by d have a standard deviation of d over the square root of two. Unit: fraction."""


@final
class CorrelateWeatherRequest(TypedDict):
    """A long series and a station."""

    weather: "WeatherRef | Weather"
    """The long series: a stored one by id, or an inline section."""
    station: "WeatherRef | Weather"
    """The short series, measured at the place: a stored one by id, or an inline section."""
    site: NotRequired["WeatherSite"]
    """Place of the weather. Default: latitude, longitude and elevation of the weather itself."""
    method: NotRequired[Literal["linear", "quantile", "ratio"]]
    """How values of the long series become values of the station. `linear`: least squares. `quantile`: each value becomes the one that is exceeded as often. `ratio`: one factor of the means, for temperatures one difference. Default: quantile."""
    by: NotRequired[Literal["auto", "month", "year"]]
    """`month` fits each calendar month on its own, `year` all hours together; `auto` takes `month` from 11 months of overlap on. Default: auto."""
    station_uncertainty: NotRequired[float]
    """One standard deviation of the sums of the station, by its sensors and their care: 0.02 for a good pyranometer that is cleaned. It is part of `uncertainty_parts.resource`. Unit: fraction. Default: 0.02. Minimum: 0. Maximum: 0.5."""


class HourErrors(TypedDict):
    """The long series compared with the station, in common hours with the sun up, over the mean of the station."""

    bias_frac: float
    """Mean difference. Unit: fraction."""
    rmse_frac: float
    """Root mean square of the difference. Unit: fraction."""
    correlation: float
    """Correlation coefficient of the hours. Unit: 1."""


_HeldOutStretchReserved = TypedDict(
    "_HeldOutStretchReserved",
    {
        "from": str,  # First hour, UTC.
    },
)

class HeldOutStretch(_HeldOutStretchReserved):
    """A stretch of the overlap, predicted by a fit to the rest."""

    hours: int
    """Length. Unit: h."""
    measured_kwhm2: float
    """Global irradiation of the station. Unit: kWh/m2."""
    predicted_kwhm2: float
    """That of the corrected series. Unit: kWh/m2."""
    difference_frac: float | None
    """Relative difference; null without light. Unit: fraction."""


class YearsStatistics(TypedDict):
    """Global irradiation of whole calendar years, without February 29."""

    years: "list[YearsStatisticsYearsItem]"
    """The years. Items, at most: 1000."""
    mean_kwhm2: float | None
    """Mean of the years; null without a whole year. Unit: kWh/m2."""
    interannual_frac: float | None
    """Standard deviation of the years over their mean; null below five years. Unit: fraction."""
    interannual_sigma_frac: float | None
    """Uncertainty of that figure, by the number of years. Unit: fraction."""
    trend_per_decade_frac: float | None
    """Slope of a straight line through the years, in ten years over the mean. Unit: fraction."""
    trend_sigma_frac: float | None
    """Its standard error. Unit: fraction."""
    uncertainty_parts: "UncertaintyParts | None"
    """For `lifetime.uncertainty_parts` of a run: `interannual`, and as `resource` the standard error of the mean. Both are larger than `interannual_frac` has it, as Student's t of so few years is (11 % with six, 5 % with eleven), so that 68 % of other years are within. Null below five years."""


class YearsStatisticsYearsItem(TypedDict):
    """A year."""

    year: int
    """Year."""
    ghi_kwhm2: float
    """Global irradiation. Unit: kWh/m2."""


class CorrelateWeatherAnswer(TypedDict):
    """A long series, corrected by a station."""

    weather: NotRequired["Weather"]
    """The corrected section, ready for a run; absent with fields=meta."""
    meta: "WeatherAnswerMeta"
    method: "CorrelateWeatherAnswerMethod"
    """What was fitted."""
    columns: list[str]
    """Columns that follow the station; diffuse and direct light follow the global. Items, at most: 20."""
    overlap: "CorrelateWeatherAnswerOverlap"
    """Hours that both series have."""
    before: "HourErrors"
    after: "HourErrors"
    correlation_daily: float
    """Correlation coefficient of the daily sums, before. Unit: 1."""
    held_out: "list[HeldOutStretch]"
    """Stretches that were predicted by a fit to the rest: years, or 30 days where the overlap is below two years. Items, at most: 1000."""
    uncertainty: "CorrelateWeatherAnswerUncertainty"
    """Standard deviations of the irradiation."""
    uncertainty_parts: "UncertaintyParts | None"
    """For `lifetime.uncertainty_parts` of a run. `resource`: fit, long series, station and the standard error of the mean of its years. Null below five whole years."""
    statistics: "YearsStatistics | None"
    """Years of the corrected series; null when its step divides no day."""


class CorrelateWeatherAnswerMethod(TypedDict):
    """What was fitted."""

    name: str
    """Method."""
    title: str
    """Its name."""
    source: str
    """Published source."""
    by: str
    """`month` or `year`."""
    own_months: int
    """Calendar months with a fit of their own. Minimum: 0. Maximum: 12."""


_CorrelateWeatherAnswerOverlapReserved = TypedDict(
    "_CorrelateWeatherAnswerOverlapReserved",
    {
        "from": str,  # First, UTC.
    },
)

class CorrelateWeatherAnswerOverlap(_CorrelateWeatherAnswerOverlapReserved):
    """Hours that both series have."""

    to: str
    """End of the last, UTC."""
    lit_hours: int
    """Hours with the sun up in which both have values. Unit: h."""
    years: float
    """From the first to the last. Unit: years."""


class CorrelateWeatherAnswerUncertainty(TypedDict):
    """Standard deviations of the irradiation."""

    year_frac: float
    """Of one year of the corrected series against the station, with what the fit adds: 68 % of the years are within it, also where few months were compared. At least `station_frac`, which no comparison with the station can show to be less. Unit: fraction."""
    fit_frac: float
    """Of the fit, by the length of the overlap: the same in all years. Unit: fraction."""
    reference_frac: float
    """Of the errors of the long series from year to year, over the root of its years. Unit: fraction."""
    station_frac: float
    """Of the station, as sent. Unit: fraction."""


@final
class TypicalYearRequest(TypedDict):
    """Several years, and how to choose from them."""

    weather: "WeatherRef | Weather"
    """The years, each with its own stamps: a stored series by id, or an inline section."""
    site: NotRequired["WeatherSite"]
    """Place of the weather. Default: latitude, longitude and elevation of the weather itself."""
    method: NotRequired[Literal["iso_15927_4", "tmy3", "sandia"]]
    """`iso_15927_4`: ranks of temperature, global irradiance and humidity, then wind. `tmy3`: weights of NREL for TMY2 and TMY3, half of which are of the sun. `sandia`: the weights of 1978, without direct light. Default: iso_15927_4."""
    exceedance_percent: NotRequired[Literal[75, 90, 95, 99, None]]
    """Probability that a year has more global irradiation: 90 for a P90 year. Null for a typical year. Unit: %. Default: null."""


class ChosenMonth(TypedDict):
    """A month of the year."""

    month: int
    """Month, January is 1. Minimum: 1. Maximum: 12."""
    year: int
    """Year that it comes from."""
    statistic: float
    """Weighted Finkelstein-Schafer statistic: mean difference of the distributions of its days and those of all years. Unit: 1."""
    rank: int
    """Its place among the candidates by that statistic, 1 for the nearest. Minimum: 1."""
    candidates: int
    """Years that it was chosen from. Minimum: 1."""
    ghi_kwhm2: float
    """Global irradiation of the month. Unit: kWh/m2."""
    mean_ghi_kwhm2: float
    """Its mean over all years. Unit: kWh/m2."""


class TypicalYearAnswer(TypedDict):
    """A year of months that were chosen from several years."""

    weather: NotRequired["Weather"]
    """The chosen year, ready for a run; absent with fields=meta."""
    meta: "WeatherAnswerMeta"
    method: "TypicalYearAnswerMethod"
    """How it was chosen."""
    months: "list[ChosenMonth]"
    """The twelve months. Items, at least: 12. Items, at most: 12."""
    ghi_kwhm2: float
    """Global irradiation of the year. Unit: kWh/m2."""
    difference_frac: float
    """Its difference from the mean of all years. Unit: fraction."""
    wanted_kwhm2: float | None
    """Sum that was wanted of a year with `exceedance_percent`: the mean less so many standard deviations; null for a typical year. Unit: kWh/m2."""
    statistics: "YearsStatistics"


class TypicalYearAnswerMethod(TypedDict):
    """How it was chosen."""

    name: str
    """Method."""
    title: str
    """Its name."""
    source: str
    """Published source."""
    figures: dict[str, float]
    """Figures of the days that were compared, with their weights."""


class HorizonAnswer(TypedDict):
    """A horizon profile."""

    latitude: float
    """Latitude of the profile, rounded to 0.001. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude of the profile, rounded to 0.001. Unit: deg. Minimum: -180. Maximum: 180."""
    azimuths_deg: list[float]
    """Azimuths clockwise from north, ascending: 48 values at 7.5 deg. Unit: deg. Items, at most: 3600."""
    elevations_deg: list[float]
    """Elevation of the horizon at each azimuth. Unit: deg. Items, at most: 3600."""
    source: Literal["pvgis", "flat"]
    """`pvgis`, or `flat` if no profile is available."""
    attribution: str | None
    """Owner of the data; null for a flat profile."""
    notes: list[str]
    """Why the profile is flat, and what to consider when you use it. Items, at most: 10."""


class HorizonFileAnswer(TypedDict):
    """The horizon of a file, as the fields of `site`."""

    horizon_azimuths_deg: list[float]
    """Azimuths clockwise from north, ascending, for `site.horizon_azimuths_deg`. Unit: deg. Items, at most: 3600."""
    horizon_elevations_deg: list[float]
    """Elevation of the horizon at each azimuth, for `site.horizon_elevations_deg`. Unit: deg. Items, at most: 3600."""
    meta: "HorizonFileAnswerMeta"
    """What the file is, and how it was read."""
    notes: list[str]
    """How azimuths were read and why, and what is odd about the points. Items, at most: 100."""


@final
class HorizonFileAnswerMeta(TypedDict):
    """What the file is, and how it was read."""

    format: Literal["pvsyst", "pvgis", "suneye", "userhorizon", "table"]
    """Form that was detected."""
    azimuths: Literal["north", "south", "pvsyst"]
    """How the file counts azimuths."""
    points: int
    """Points of the horizon. Minimum: 1. Maximum: 3600."""
    latitude: float | None
    """Latitude that the file states. Unit: deg."""
    longitude: float | None
    """Longitude that the file states. Unit: deg."""


class PlaceMatch(TypedDict):
    """A place that matches a search."""

    name: str
    """Name."""
    label: str
    """Name with region and country, for display in a list."""
    kind: str
    """`coordinates`; for the index `capital`, `city` (100,000 inhabitants or more), `town`, `village` or `district`; for a search service its own term."""
    latitude: float
    """Latitude, north positive. Unit: deg. Minimum: -90. Maximum: 90."""
    longitude: float
    """Longitude, east positive. Unit: deg. Minimum: -180. Maximum: 180."""
    elevation: float | None
    """Elevation above sea level; null if not known. Unit: m."""
    timezone: float
    """Standard time in hours from UTC, in the form of `site.timezone`. Unit: h. Minimum: -12. Maximum: 14."""
    timezone_name: str | None
    """Name of the time zone; null if not known."""
    country: str | None
    """Country, in English."""
    country_code: str | None
    """ISO 3166 code of the country, two letters."""
    region: str | None
    """State, province or region, in English."""
    population: int | None
    """Number of inhabitants; null if not known. Minimum: 0."""
    source: Literal["coordinates", "index", "geocoder"]
    """`coordinates` as typed, the embedded `index`, or the configured `geocoder`."""
    attribution: str | None
    """Owner of the data; show it together with the data."""
    notes: list[str]
    """How the place was found, if it is not exactly the place that was typed. Items, at most: 10."""


@final
class SiteMonthlyRequest(TypedDict):
    """Monthly data of a site, January first."""

    t_mean_monthly_c: list[float]
    """Mean air temperature of each month in degC, January first. Values above 50 are refused because they are probably degrees Fahrenheit. Unit: degC. Items, at least: 12. Items, at most: 12."""
    precipitation_monthly_mm: NotRequired[list[float]]
    """Precipitation of each month, rain and snow as water. The temperature determines how much of it falls as snow. The default is a round value for the temperate zone. Unit: mm. Default: [50,50,50,50,50,50,50,50,50,50,50,50]. Items, at least: 12. Items, at most: 12."""
    albedo: NotRequired[float]
    """Ground albedo without snow. Unit: fraction. Default: 0.2. Minimum: 0. Maximum: 1."""
    soiling: NotRequired[float]
    """Soiling loss without snow; the default is that of a simple run. Unit: fraction. Default: 0.02. Minimum: 0. Maximum: 1."""
    tilt_deg: NotRequired[float]
    """Tilt of the modules: snow slides off sooner from steeper modules. For trackers, their largest rotation. Unit: deg. Default: 30. Minimum: 0. Maximum: 90."""


@final
class EstimateMethod(TypedDict):
    """How a column was computed."""

    column: str
    """Column of the answer."""
    equation: str
    """Equation. T is the mean temperature of the month in degC unless stated otherwise, P is its precipitation."""
    source: str
    """Publication."""
    valid_for: str
    """Range of validity, and the error."""


class SiteMonthlyAnswer(TypedDict):
    """Monthly values of a site, January first."""

    albedo_monthly: list[float]
    """Ground albedo, for `site.albedo_monthly` of a run. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    soiling_monthly: list[float]
    """Loss due to dirt and snow together, for `site.soiling_monthly` of a run without `site.snow_loss_monthly`. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    soiling_without_snow_monthly: list[float]
    """Loss due to dirt alone, the `soiling` of the request, for `site.soiling_monthly` of a run with `site.snow_loss_monthly`. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    snow_cover_frac_monthly: list[float]
    """Fraction of the month in which snow covers the ground. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    snowfall_monthly_cm: list[float]
    """Fresh snow of the month. Unit: cm. Items, at least: 12. Items, at most: 12."""
    snow_loss_monthly: list[float]
    """Loss due to snow alone, for `site.snow_loss_monthly` of a run; included in `soiling_monthly`, so send it with `soiling_without_snow_monthly`. Unit: fraction. Items, at least: 12. Items, at most: 12."""
    method: "list[EstimateMethod]"
    """How each column was computed. Items, at most: 20."""
    notes: list[str]
    """What to consider when you use the values. Items, at most: 10."""


@final
class FileNote(TypedDict):
    """What reading a PVsyst file derived, assumed, fitted, changed or left out."""

    kind: Literal["derived", "assumed", "fitted", "ignored", "changed", "deviation"]
    """derived: not in the file, by a rule or from other figures; assumed: the meaning of the key is not documented, and this reading of it may be wrong; fitted: found by a fit when the section runs; ignored: in the file, without effect on a run; changed: the file's figure could not be used as it stands; deviation: a check beyond its limit, with its reason where one is known."""
    key: str | None
    """Key of the file that the note is about; null for the whole file."""
    line: int | None
    """Line of the key, from 1; null when the file does not have it."""
    message: str
    """The note."""


@final
class FileCheck(TypedDict):
    """A figure of a component file against what the parsed section gives."""

    name: Literal["stc_power", "nameplate", "mu_p_mp", "mu_v_oc", "low_light", "operating_point", "european_efficiency", "cec_efficiency", "maximum_efficiency"]
    """What is compared. `stc_power`: power at STC against Imp x Vmp; `nameplate`: the same against PNom; `mu_p_mp` and `mu_v_oc`: temperature coefficients; `low_light` and `operating_point`: efficiency relative to STC at other irradiance and temperature; the others: efficiencies of an inverter."""
    key: str
    """Key of the file with the expected figure."""
    line: int | None
    """Its line, from 1."""
    condition: str
    """Where the figure applies: irradiance and cell temperature, or DC voltage; empty for none."""
    unit: str
    """Unit of expected and found."""
    expected: float
    """The file's figure."""
    found: float
    """The figure of the section when it runs."""
    difference: float
    """found less expected, in difference_unit."""
    difference_unit: str
    """Unit of difference and limit: % of expected, or points."""
    limit: float
    """Largest difference that counts as agreement."""
    agrees: bool
    """Whether the difference is within the limit."""


@final
class ElectricalShade(TypedDict):
    """How the cells of the module are wired, for `array.string_steps` and `array.cell_traverse_m` of `shade_mode` `electrical`. Both depend on how the modules are mounted, which the file does not know."""

    layout: Literal["whole", "twin_half_cells", "in_length"]
    """SubModuleLayout: whole cells, two halves of half-cut cells in parallel, or sub-modules along the length."""
    bypass_diodes: int | None
    """Bypass diodes (NDiode)."""
    strips_portrait: int
    """Strips of a module that stands upright: 2 for twin half cells, otherwise 1. `array.string_steps` is this times the modules up the slope."""
    strips_landscape: int
    """Strips of a module that lies on its long side: 1, because every string runs through its whole width."""
    cell_traverse_portrait_m: float | None
    """Size of a cell up the slope in a module that stands upright; null when the file gives no cell size. Unit: m."""
    cell_traverse_landscape_m: float | None
    """The same in a module that lies on its long side. Unit: m."""


@final
class ModuleFilePatch(TypedDict):
    """Fields of other sections that the file states, to merge into each section where wanted. A run without them does not use these figures."""

    dc_losses: NotRequired["ModuleFilePatchDcLosses"]
    """Fields of `dc_losses`."""
    thermal: NotRequired["ModuleFilePatchThermal"]
    """Fields of `thermal`."""


@final
class ModuleFilePatchDcLosses(TypedDict):
    """Fields of `dc_losses`."""

    quality_loss: NotRequired[float]
    """From the power tolerance, as PVsyst's default: less the lower limit and a quarter of the range; negative for a gain. Unit: fraction."""
    lid_loss: NotRequired[float]
    """LIDLoss of the file. Unit: fraction."""


@final
class ModuleFilePatchThermal(TypedDict):
    """Fields of `thermal`."""

    absorptivity: NotRequired[float]
    """Absorb of the file. Unit: fraction."""


@final
class ReverseCharacteristic(TypedDict):
    """Reverse characteristic of the cells and their bypass diodes as stated. Runs do not model it."""

    a_rev_ma_per_v2: float | None
    """ARev. Unit: mA/V2."""
    b_rev_ma_per_v2: float | None
    """BRev. Unit: mA/V2."""
    r_diode_ohm: float | None
    """RDiode, resistance of a bypass diode. Unit: Ohm."""
    v_rev_diode_v: float | None
    """VRevDiode, voltage of a bypass diode. Unit: V."""
    i_max_diode_a: float | None
    """IMaxDiode. Unit: A."""


@final
class ModuleFileMeta(TypedDict):
    """Statements of a module file about itself."""

    format: str
    """`pan` or `ond`."""
    version: str
    """Version of the file."""
    encoding: Literal["utf-8", "windows-1252", "utf-16le", "utf-16be"]
    """Encoding of the text."""
    data_source: str
    """DataSource."""
    years: str
    """YearBeg and YearEnd, as far as stated."""
    comment: str
    """Comment."""
    remarks: list[str]
    """Remarks, line by line."""
    height_m: float | None
    """Height (the long side of a module). Unit: m."""
    width_m: float | None
    """Width. Unit: m."""
    depth_m: float | None
    """Depth. Unit: m."""
    weight_kg: float | None
    """Weight. Unit: kg."""
    technology: str
    """Technol, as written."""
    v_max_iec_v: float | None
    """VMaxIEC. Unit: V."""
    v_max_ul_v: float | None
    """VMaxUL. Unit: V."""
    cell_area_cm2: float | None
    """Area of a cell. Unit: cm2."""
    reverse: "ReverseCharacteristic"


class ModuleFileAnswer(TypedDict):
    """A module file as sections of a run."""

    module: "ModulePvsyst"
    """The section, ready for a run."""
    iam: "Iam"
    """The incidence-angle model of the file, ready for a run. A profile is also in `module.iam_profile`."""
    patch: "ModuleFilePatch"
    electrical_shade: "ElectricalShade | None"
    """null for thin film, whose cells are strips: shade across them takes each in proportion (shade_mode linear)."""
    meta: "ModuleFileMeta"
    notes: "list[FileNote]"
    """What was derived, fitted, changed or ignored, and checks beyond their limit."""
    checks: "list[FileCheck]"
    """Figures of the file against those of the section."""


@final
class InverterFilePatch(TypedDict):
    """Fields of other sections that the file states, to merge into each section where wanted."""

    array: NotRequired["InverterFilePatchArray"]
    """Fields of `array`."""


@final
class InverterFilePatchArray(TypedDict):
    """Fields of `array`."""

    operating_point: NotRequired[Literal["mppt_window", "power_limits"]]
    """`power_limits` when CompPMax is Lim: the DC voltage rises until the power fits."""


@final
class PerInverter(TypedDict):
    """Consumption of one inverter while it runs. Multiply both by `array.n_inverters` and send them as the fields of `ac_losses` with these names."""

    aux_kw: float
    """Aux_Loss. Unit: kW."""
    aux_threshold_kw: float
    """Aux_Thresh, AC power from which it is drawn. Unit: kW."""


@final
class InverterFileMeta(TypedDict):
    """Statements of an inverter file about itself."""

    format: str
    """`pan` or `ond`."""
    version: str
    """Version of the file."""
    encoding: Literal["utf-8", "windows-1252", "utf-16le", "utf-16be"]
    """Encoding of the text."""
    data_source: str
    """DataSource."""
    years: str
    """YearBeg and YearEnd, as far as stated."""
    comment: str
    """Comment."""
    remarks: list[str]
    """Remarks, line by line."""
    height_m: float | None
    """Height (the long side of a module). Unit: m."""
    width_m: float | None
    """Width. Unit: m."""
    depth_m: float | None
    """Depth. Unit: m."""
    weight_kg: float | None
    """Weight. Unit: kg."""
    v_ac_v: float | None
    """VOutConv. Unit: V."""
    phases: str
    """MonoTri, as written."""
    i_ac_nom_a: float | None
    """INomAC. Unit: A."""
    i_ac_max_a: float | None
    """IMaxAC. Unit: A."""
    p_dc_nom_kw: float | None
    """PNomDC. Unit: kW."""
    p_dc_max_kw: float | None
    """PMaxDC. Unit: kW."""
    v_mpp_nom_v: float | None
    """VmppNom. Unit: V."""
    v_mpp_full_power_v: float | None
    """Vmpp_PMax, lowest voltage of full power. Unit: V."""
    inputs: int | None
    """NbInputs."""
    tan_phi_min: float | None
    """TanPhiMin; null when the file leaves it open. Unit: 1."""
    tan_phi_max: float | None
    """TanPhiMax. Unit: 1."""
    transformer: str
    """Transfo, as written."""


class InverterFileAnswer(TypedDict):
    """An inverter file as a section of a run."""

    inverter: "Inverter"
    """The section, ready for a run."""
    patch: "InverterFilePatch"
    per_inverter: "PerInverter | None"
    """Consumption while running; null when the file states none."""
    meta: "InverterFileMeta"
    notes: "list[FileNote]"
    """What was derived, fitted, changed or ignored, and checks beyond their limit."""
    checks: "list[FileCheck]"
    """Figures of the file against those of the section."""


class ComponentSummary(TypedDict):
    """A documented building block."""

    id: str
    """Id, as runs and the library use it."""
    href: str
    """Address of the component, with its kind."""
    kind: Literal["module", "inverter"]
    """Section of a run that it fills."""
    group: str
    """What it stands for: `topcon`, `hjt`, `back_contact`, `perc`, `cdte`, `string`, `central`."""
    manufacturer: str
    """Manufacturer."""
    name: str
    """Model name."""
    p_nom_w: NotRequired[float]
    """Power of a module at STC. Unit: W."""
    bifacial: NotRequired[bool]
    """True if the module is bifacial."""
    p_ac_nom_kw: NotRequired[float]
    """Nominal AC power of an inverter. Unit: kW."""
    list: str
    """List, file or data sheet of the figures."""
    list_year: NotRequired[int | None]
    """Year of the list or file."""


class ComponentOrigin(TypedDict):
    """Where the figures come from."""

    title: str
    """List, file or data sheet."""
    file: str
    """File name."""
    date: str
    """Date of the list, or year of the file or data sheet."""
    sha256: str
    """SHA-256 of the file from which the figures were read."""
    carrier: str
    """Where that file was taken from."""
    licence: str
    """Licence of the figures."""


@final
class LowLightFit(TypedDict):
    """Efficiency at one irradiance and 25 degC, relative to STC."""

    irradiance_wm2: float
    """Irradiance. Unit: W/m2."""
    relative_efficiency: float
    """Of the model; 1 is the efficiency at STC. Unit: 1."""
    stated: float | None
    """As the file states it; null if it does not. Unit: 1."""


class ModuleFit(TypedDict):
    """What our model makes of a module, next to what is stated."""

    p_stc_w: float
    """Power of the model at STC. Unit: W."""
    p_stc_residual: float
    """Its difference from i_mp x v_mp. Unit: fraction."""
    v_oc_residual: NotRequired[float]
    """Difference of the open-circuit voltage from the stated one. Unit: fraction."""
    i_sc_residual: NotRequired[float]
    """Difference of the short-circuit current from the stated one. Unit: fraction."""
    mu_p_mp_per_k: float
    """Mean slope of the power of the model from -10 to 50 degC, as a fraction of that at STC. Unit: 1/K."""
    mu_p_mp_stated_per_k: float | None
    """Stated temperature coefficient of the power; null if none is stated. Unit: 1/K."""
    low_light: "list[LowLightFit]"
    """Efficiency at low irradiance."""
    warnings: NotRequired[list[str]]
    """What a run with the section warns of."""


@final
class WeightedEfficiency(TypedDict):
    """Efficiencies at one DC voltage."""

    v_dc_v: float
    """DC voltage. Unit: V."""
    efficiency_euro: float
    """European efficiency. Unit: fraction."""
    efficiency_cec: float
    """CEC efficiency. Unit: fraction."""
    efficiency_nominal: float
    """Efficiency at the nominal power. Unit: fraction."""


class InverterFit(TypedDict):
    """What our model makes of an inverter, next to what is stated."""

    at: "list[WeightedEfficiency]"
    """At the rated voltage, and at both ends of the MPPT window."""
    efficiency_euro_stated: float | None
    """European efficiency as the file states it; null if it does not. Unit: fraction."""
    warnings: NotRequired[list[str]]
    """What a run with the section warns of."""


class Component(TypedDict):
    """One component of the library: its section, where its figures come from, and what our model makes of them."""

    id: str
    """Id, as runs and the library use it."""
    kind: Literal["module", "inverter"]
    """Section of a run that it fills."""
    entry: dict[str, Any]
    """Its entry in `GET /api/library/modules` or `GET /api/library/inverters`."""
    section: dict[str, Any]
    """The section `module` or `inverter` of a run, which runs unchanged."""
    origin: "ComponentOrigin"
    """Where the figures come from."""
    fit: "ModuleFit | InverterFit"
    """What our model makes of it."""
    notes: list[str]
    """What is assumed, and what the section leaves out."""


@final
class ProjectComponent(TypedDict):
    """A sub-array of a variant: strings of one module on inverters of one kind. The file names of module and inverter are all that a variant has of them."""

    sub_array: str
    """Its name."""
    module_file: str
    """Name of the module file (PAN): send it to POST /api/parse-pan."""
    inverter_file: str
    """Name of the inverter file (OND): send it to POST /api/parse-ond."""
    modules_per_string: int
    """Modules in series."""
    strings: int
    """Strings of all its inverters."""
    n_inverters: int
    """Inverters."""
    parts: list[str]
    """Ids of its parts in `sub_arrays`: several where its inverters have unequal numbers of strings, or its strings two orientations. Empty when that is null."""
    mppt_inputs: int | None
    """MPPT inputs that it uses; null where the file counts whole inverters."""
    mppt_input_kw: float | None
    """AC power of each of these inputs (kW)."""
    orientation: int | None
    """Number of its orientation; null when it is not stated."""


@final
class ProjectMeta(TypedDict):
    """What the file says of itself."""

    class_name: str
    """Class of the object: pvVCalcul is a variant, pvShading a scene, pvProject a project, pvSite a site; of a layout or terrain the name of its format."""
    version: str
    """Version of PVsyst that wrote it."""
    encoding: str
    """Encoding of the text."""
    comment: str
    """Its comment: the name of a variant."""
    system_kind: str
    """SystemKind of a variant from version 8 on."""
    weather_file: str
    """Name of the weather file that it uses."""
    simulated: bool
    """True for a variant with results: POST /api/parse-hours reads them, with their weather."""
    site: str
    """Name of the site."""
    country: str
    """Country of the site."""


@final
class ProjectCounts(TypedDict):
    """What was read."""

    objects_read: int
    """Objects of the file's scene that became tables or shading objects."""
    objects_skipped: int
    """Objects that did not; notes name their classes."""
    placements: int
    """Placements of `scene`."""
    objects: int
    """Shading objects of `scene`."""
    table_modules: int
    """Modules of all placements of `scene`."""
    sub_arrays: int
    """Sub-arrays with strings."""
    modules: int
    """Modules of the sub-arrays; of a layout those of its tables."""


@final
class ProjectPatch(TypedDict):
    """Fields of sections that the file states, to merge into each section. A run accepts them; those that it would refuse are left out with a note."""

    site: NotRequired[dict[str, Any]]
    """Fields of `site`."""
    array: NotRequired[dict[str, Any]]
    """Fields of `array`."""
    iam: NotRequired[dict[str, Any]]
    """Fields of `iam`."""
    thermal: NotRequired[dict[str, Any]]
    """Fields of `thermal`."""
    dc_losses: NotRequired[dict[str, Any]]
    """Fields of `dc_losses`."""
    ac_losses: NotRequired[dict[str, Any]]
    """Fields of `ac_losses`."""


@final
class ParsedProjectOut(TypedDict):
    """A project of PVsyst as one run request, with a review of its files."""

    variant: str | None
    """File of the variant that `request` is of; null when there is none that can be read."""
    request: dict[str, Any] | None
    """Sections of a run request (POST /api/run), as the files state them. Fields that no file states are left out. null without a variant."""
    is_complete: bool
    """Whether `request` runs as it is: nothing is missing."""
    missing: "list[MissingFile]"
    """What a run needs and the archive does not give."""
    files: "list[ReviewedFile]"
    """Every file of the archive in its order."""
    variants: "list[ListedVariant]"
    """The variants of the archive, by their first lines."""
    offers: "list[OfferedSections]"
    """What horizons, scenes and sites of the archive state. The variant has its own or ran without: merge what you want."""
    notes: "list[ProjectNote]"
    """What was derived, assumed, changed or left out, by file and line."""
    defaults: dict[str, list[str]]
    """Fields that no file states and that have their defaults, by section; empty while something is missing."""


@final
class MissingFile(TypedDict):
    """A file that a run needs."""

    kind: Literal["variant", "module", "inverter", "weather"]
    """What it is."""
    file: str | None
    """Its name, as the variant states it; null when no file states it."""
    reason: str
    """Why it is missing, and what to do."""


@final
class ReviewedFile(TypedDict):
    """A file of an archive."""

    path: str
    """Its path in the archive."""
    kind: Literal["project", "variant", "site", "scene", "module", "inverter", "horizon", "weather", "other"]
    """What its ending says it is; `other` is not read."""
    bytes: int | None
    """Size after decompression; null for a file that was not read."""
    used: bool
    """Whether something of the answer comes from it."""
    remark: str | None
    """Why it is not used, or cannot be read; null for a file that is."""


@final
class ListedVariant(TypedDict):
    """A variant of an archive."""

    file: str
    """Its file: send it, or its ending, as `variant`."""
    comment: str
    """Its name in PVsyst."""
    version: str
    """Version of PVsyst that wrote it."""
    system_kind: str
    """SystemKind, from version 8 on."""
    simulated: bool
    """Whether it has the hours of its simulation."""
    calculated: str
    """Date of its last calculation, as written."""


@final
class OfferedSections(TypedDict):
    """What a file outside the variant states."""

    file: str
    """The file."""
    site: dict[str, Any]
    """Fields of `site`, such as a horizon."""
    array: dict[str, Any]
    """Fields of `array` that go with the scene."""
    scene: "Scene | None"
    """The scene of a SHD file; null without."""


@final
class ProjectNote(TypedDict):
    """What a file of a project said."""

    file: str
    """The file."""
    kind: Literal["derived", "assumed", "fitted", "ignored", "changed", "deviation"]
    """As `kind` of `FileNote`."""
    line: int | None
    """Line of the file, from 1; null for the whole file."""
    message: str
    """The note."""


class ParsedSceneOut(TypedDict):
    """A layout, or a PVsyst variant, scene, project or site, as parts of a run request."""

    format: Literal["pvsyst", "geojson", "kml", "dxf", "collada", "solarfarmer", "csv", "ascii_grid", "xyz", "geotiff", "landxml"]
    """What the file is."""
    scene: "Scene | None"
    """The scene, ready for a run; null when the file has no tables, or when a run would refuse them. A note says which."""
    terrain: NotRequired["SceneTerrain | None"]
    """The ground, as `terrain` of a scene: of a file with heights, or of what `roles` name as terrain, which `scene` then has too."""
    array_patch: dict[str, Any]
    """Racking of the scene, or of the orientation without one: fields of `array` to merge key by key, without stringing. `n_rows` is the number of placements; of a layout the number of rows, in which tables stand side by side."""
    request_patch: "ProjectPatch"
    sub_arrays: "list[SubArray] | None"
    """The sub-arrays as `sub_arrays` of a run, without their modules and inverters: put those of `components` into each part that has others than the plant. null for a plant of one kind; a note says why where a run cannot have them."""
    components: "list[ProjectComponent]"
    """Sub-arrays with the names of their module and inverter files."""
    meta: "ProjectMeta"
    notes: "list[FileNote]"
    """What was derived, assumed, changed or left out, by class or key and line."""
    counts: "ProjectCounts"
    record_kinds: dict[str, int]
    """Number of objects of the file by class."""


@final
class HoursFileMeta(TypedDict):
    """What the file says of itself, and how its rows were read."""

    version: str
    """Version of PVsyst that wrote it."""
    project: str
    """Project."""
    site: str
    """Site."""
    variant: str
    """Variant."""
    weather_file: str
    """Weather file of the simulation."""
    rows: int
    """Rows."""
    step_minutes: float
    """Length of a row. Unit: min."""
    start: str
    """Time stamp of the first row."""
    series: "list[HoursFileMetaSeriesItem]"
    """Columns that became reference series: the name in the file, the name of the series, and both units."""
    ignored: list[str]
    """Columns without a series of that name, or with a unit that is not known."""


@final
class HoursFileMetaSeriesItem(TypedDict):
    """A column."""

    column: str
    """Name in the file."""
    name: str
    """Name of the series."""
    file_unit: str
    """Unit in the file."""
    unit: str
    """Unit of the series: energy is kWh of each row."""


class HoursFileAnswer(TypedDict):
    """Hourly results of PVsyst as reference series of a run."""

    reference_series: dict[str, list[float | None]]
    """Series by the names of a run, in its units, for `weather.reference_series`."""
    weather: "Weather | None"
    """The weather columns of the file as a section, with the reference series in it; it runs unchanged. null when the file has no irradiance (GlobHor, or GlobInc) or no T_Amb."""
    meta: "HoursFileMeta"
    notes: list[str]
    """What was converted, assumed or left out."""


@final
class SignInRequest(TypedDict):
    """Who wants a sign-in link."""

    email: str
    """Email address. Upper and lower case are the same."""
    accept_terms: "Literal[True]"
    """That the person accepts the terms of `GET /api/terms`: true."""
    terms_version: str
    """Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`."""


@final
class SignInStarted(TypedDict):
    """A link is on its way. The answer is the same whether or not the address is known."""

    sent: bool
    """True."""
    expires_in_minutes: int
    """How long the link works. Unit: min."""


@final
class SignedIn(TypedDict):
    """The browser is signed in."""

    signed_in: bool
    """True. The session is in the cookie of this answer."""


@final
class TermsAcceptance(TypedDict):
    """Agreement to the current terms."""

    accept_terms: "Literal[True]"
    """That the person accepts the terms of `GET /api/terms`: true."""
    terms_version: str
    """Version of the terms that the person accepts: the header `X-Terms-Version` of `GET /api/terms`."""


@final
class MeTerms(TypedDict):
    """Terms of the account."""

    accepted: str
    """Version that the person accepted last."""
    current: str
    """Version that is in force. When it differs, charged operations answer 403 `terms_required` until `POST /api/me/terms`."""


@final
class Profile(TypedDict):
    """What is printed on reports. A key that is left out is not changed."""

    name: NotRequired[str]
    """Name of the person."""
    business_name: NotRequired[str]
    """Name of the business."""


@final
class MeProfile(TypedDict):
    """What is printed on reports."""

    name: str
    """Name of the person; empty for none."""
    business_name: str
    """Name of the business; empty for none."""
    has_logo: bool
    """Whether `GET /api/me/logo` has a picture."""


@final
class PreferenceRequest(TypedDict):
    """A path through the models."""

    choices: dict[str, str]
    """Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage."""


@final
class Preference(TypedDict):
    """The path through the models that the account prefers."""

    choices: dict[str, str]
    """Steps of the models and the preferred option of each: `site.transposition` is the field `transposition` of the section `site`. `POST /api/tree/{stage}/describe` lists the steps and options of a stage."""


@final
class BudgetRequest(TypedDict):
    """Limit of monthly billing, and whether keys may raise it."""

    budget_usd: float | None
    """Most that monthly billing may charge in a month; a run beyond it is refused with 402 `budget_exceeded`. At most six decimals. Null for no limit. Unit: USD. Minimum: 0. Maximum: 1000000."""
    keys_may_raise: NotRequired[bool]
    """Whether API keys may raise the budget, open the customer portal, and make and revoke other keys. Only a session may send it; a key is refused with 403. Not sent: it stays as it is. True for a new account."""


@final
class Me(TypedDict):
    """The account of the key or session. Without one, `signed_in` is false and only the prices are given."""

    signed_in: bool
    """Whether the request has an account."""
    unit_price_usd: float
    """Price of a unit. Unit: USD."""
    free_units_per_month: int
    """Free units of an account in a month."""
    account_id: NotRequired[str]
    """Id of the account."""
    email: NotRequired[str]
    """Email address of the person."""
    terms: NotRequired["MeTerms"]
    free_units_left: NotRequired[int]
    """Free units that are left in this month."""
    balance_usd: NotRequired[float]
    """What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used. Unit: USD."""
    billing: NotRequired[Literal["wallet", "monthly"]]
    """`wallet`: runs beyond the free units are paid from the wallet. `monthly`: they are billed at the end of the month."""
    budget_usd: NotRequired[float | None]
    """Limit of monthly billing; null for none. Unit: USD."""
    keys_may_raise: NotRequired[bool]
    """Whether API keys may raise the budget, open the customer portal, and make and revoke other keys."""
    used_usd: NotRequired[float]
    """Used of monthly billing in this month. Unit: USD."""
    profile: NotRequired["MeProfile"]
    preference: NotRequired["Preference | None"]
    """Path through the models that the account prefers; null for none."""


@final
class ApiKeyRequest(TypedDict):
    """A key to make."""

    label: str
    """Name by which the person knows the key."""


@final
class ApiKey(TypedDict):
    """An API key. The service keeps its SHA-256 and last four characters alone."""

    id: str
    """Id of the key."""
    label: str
    """Name by which the person knows the key."""
    last_four: str
    """Last four characters of the key."""
    created_at: str
    """When the key was made. ISO 8601, UTC."""
    last_used_at: str | None
    """When a request came with the key, to five minutes; null for never. ISO 8601, UTC."""


@final
class NewApiKey(TypedDict):
    """A key that was just made."""

    id: str
    """Id of the key."""
    label: str
    """Name by which the person knows the key."""
    last_four: str
    """Last four characters of the key."""
    created_at: str
    """When the key was made. ISO 8601, UTC."""
    last_used_at: str | None
    """When a request came with the key, to five minutes; null for never. ISO 8601, UTC."""
    key: str
    """The key. It is shown here once and never again."""


WebhookEvent: TypeAlias = Literal["run.completed", "run.failed", "study.completed", "study.failed", "batch.completed", "batch.failed"]
"""What a webhook is called for. `run`: a run. `study`: a study, such as a sweep. `batch`: a batch. `completed`: its result is stored. `failed`: it has none, also when it was cancelled."""


@final
class WebhookRequest(TypedDict):
    """A webhook to make."""

    url: str
    """Address that is called, such as `https://hooks.example.com/pvyield`. A secret in its path or query is fine; a user, a password and a part after # are refused."""
    events: NotRequired["list[WebhookEvent]"]
    """Events that it is called for; all of them without. Items, at least: 1. Items, at most: 6."""


@final
class WebhookChange(TypedDict):
    """A change of a webhook."""

    events: NotRequired["list[WebhookEvent]"]
    """Events that it is called for. Items, at least: 1. Items, at most: 6."""
    enabled: NotRequired[bool]
    """False switches the webhook off, true on again."""


@final
class WebhookConfirmation(TypedDict):
    """The proof that the account reads what the webhook receives."""

    challenge: str
    """`data.challenge` of the event `webhook.confirm`."""


@final
class Webhook(TypedDict):
    """An address that is called when runs of the account end."""

    id: str
    """Id of the webhook."""
    url: str
    """Address that is called."""
    events: "list[WebhookEvent]"
    """Events that it is called for."""
    state: Literal["unconfirmed", "active", "disabled"]
    """`unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days."""
    created_at: str
    """When the webhook was made. ISO 8601, UTC."""
    confirmed_at: str | None
    """When it was confirmed; null before. ISO 8601, UTC."""
    disabled_reason: str | None
    """Why it is disabled; null if it is not."""
    failing_since: str | None
    """Since when no event has arrived; null when the last one did. ISO 8601, UTC."""
    events_waiting: int
    """Events that wait for an attempt, 1,000 at most. Minimum: 0."""
    events_dropped: int
    """Events that were not kept because 1,000 were waiting. Minimum: 0."""


@final
class NewWebhook(TypedDict):
    """A webhook that was just made, or that has a new secret."""

    id: str
    """Id of the webhook."""
    url: str
    """Address that is called."""
    events: "list[WebhookEvent]"
    """Events that it is called for."""
    state: Literal["unconfirmed", "active", "disabled"]
    """`unconfirmed`: it is called for nothing. `active`: it is called. `disabled`: the account switched it off, its receiver answered 410, or took nothing for 5 days."""
    created_at: str
    """When the webhook was made. ISO 8601, UTC."""
    confirmed_at: str | None
    """When it was confirmed; null before. ISO 8601, UTC."""
    disabled_reason: str | None
    """Why it is disabled; null if it is not."""
    failing_since: str | None
    """Since when no event has arrived; null when the last one did. ISO 8601, UTC."""
    events_waiting: int
    """Events that wait for an attempt, 1,000 at most. Minimum: 0."""
    events_dropped: int
    """Events that were not kept because 1,000 were waiting. Minimum: 0."""
    secret: str
    """The secret of the signatures: `whsec_` and base64. It is shown here once and never again."""


@final
class WebhookDelivery(TypedDict):
    """An event on its way to a webhook, or how that ended."""

    id: str
    """The header `webhook-id` of each attempt."""
    event: Literal["run.completed", "run.failed", "study.completed", "study.failed", "batch.completed", "batch.failed", "webhook.confirm", "webhook.test"]
    """What happened; `webhook.confirm` has the challenge, `webhook.test` is a test."""
    subject_id: str | None
    """Id of the run or study that ended; null for a confirmation or a test."""
    at: str
    """When it happened. ISO 8601, UTC."""
    state: Literal["waiting", "delivered", "failed"]
    """`waiting`: for its first attempt or the next one. `delivered`: the receiver answered 2xx. `failed`: it is not tried again."""
    attempts: int
    """Attempts that were made, 10 at most. Minimum: 0."""
    next_at: str | None
    """When the next attempt is due; null for none. ISO 8601, UTC."""
    last_at: str | None
    """When the last attempt ended; null before. ISO 8601, UTC."""
    http_status: int | None
    """Status of the last answer; null for none."""
    reason: str | None
    """Why the last attempt failed; null if it did not."""
    ms: int | None
    """Duration of the last attempt; null before."""


@final
class SecurityEvent(TypedDict):
    """Something that happened to the security of the account."""

    at: str
    """When. ISO 8601, UTC."""
    kind: Literal["account_created", "signed_in", "signed_out", "terms_accepted", "key_created", "key_revoked", "budget_changed", "data_exported", "webhook_created", "webhook_deleted"]
    """What happened."""
    address: str
    """Address that the request came from."""
    details: dict[str, Any]
    """What changed: `key_id`, `label` and `last_four` of a key, `version` of the terms, `from_usd` and `to_usd` of a budget, `keys_may_raise` where it was sent, `webhook_id` and the host of a webhook as `label`."""


@final
class TopUpRequest(TypedDict):
    """An amount to add to the wallet."""

    amount_usd: float
    """Amount, in whole cents. Unit: USD. Minimum: 5. Maximum: 10000."""


@final
class CheckoutLink(TypedDict):
    """A checkout that was started."""

    session_id: str
    """Id of the checkout."""
    url: str
    """Page of the checkout, for a browser."""


@final
class PortalLink(TypedDict):
    """A page of the payment provider."""

    url: str
    """The page, for a browser."""


@final
class BillingState(TypedDict):
    """How the account pays."""

    billing: Literal["wallet", "monthly"]
    """How runs beyond the free units are paid."""
    balance_usd: float
    """What is left in the wallet. Below 0 when money was refunded, or disputed at the bank, after it was used. Unit: USD."""
    used_usd: float
    """Used of monthly billing in this month. Unit: USD."""
    budget_usd: float | None
    """Limit of monthly billing; null for none. Unit: USD."""


@final
class ConfirmedCheckout(TypedDict):
    """A checkout and how the account pays."""

    paid: bool
    """Whether the checkout is finished and its money has arrived."""
    state: "BillingState"


@final
class MonthOfUsage(TypedDict):
    """What an account used in a month."""

    month: str
    """YYYY-MM, UTC."""
    runs: int
    """Charged runs."""
    units: int
    """Their units."""
    free_units: int
    """Units that were free."""
    wallet_usd: float
    """Paid from the wallet. Unit: USD."""
    monthly_usd: float
    """Used of monthly billing. Unit: USD."""


class PaymentEvent(TypedDict):
    """An event of the payment provider, as it is sent."""



@final
class ReceivedEvent(TypedDict):
    """The event was taken."""

    received: bool
    """Always true."""


@final
class DocsEntry(TypedDict):
    """A key of the documentation."""

    key: str
    """Key."""
    kind: Literal["section", "field", "option", "stage", "row", "series", "summary", "error", "finding", "guide"]
    """What the key names: a section or field of a request, a value of a field, a stage of the chain, a row of the loss diagram, an hourly series, a field of the summary, an error code, the code of a finding, or a guide."""
    title: str
    """What it is, in a few words."""
    page: str
    """First key of the page that explains it: keys with the same value share a page. Itself when no page is written."""
    is_written: bool
    """False while the page is a placeholder."""
    is_named: NotRequired[bool]
    """With `q`: the words are this key, or one of its other names."""
    instead: NotRequired[str]
    """With `q`, when nothing matches its words: the words that were looked for instead."""


@final
class DocsPage(TypedDict):
    """A page of the documentation."""

    key: str
    """The key that was asked for."""
    kind: Literal["section", "field", "option", "stage", "row", "series", "summary", "error", "finding", "guide"]
    """What the key names, as in the manifest."""
    title: str
    """Title of the page."""
    keys: list[str]
    """Every key that the page explains, options left out."""
    is_written: bool
    """False for a placeholder."""
    markdown: str
    """The page as Markdown, with its title."""
    href: str
    """Address of the page on the documentation site."""


@final
class FeedbackRequest(TypedDict):
    """What the operator of the service should know."""

    kind: Literal["bug", "idea", "question", "other"]
    """`bug`: an answer or a page is wrong. `idea`: something is missing. `question`: something is unclear. `other`: everything else."""
    text: str
    """The message: what was done, what was expected, what came. Leave out keys and passwords."""
    run_id: NotRequired[str]
    """Id of the run that it is about. It is not looked up."""
    page: NotRequired[str]
    """Page of the documentation that it is about: its key, such as `site.transposition`, or its address."""
    operation: NotRequired[str]
    """Operation that it is about, such as `POST /api/run`."""
    email: NotRequired[str]
    """Address for an answer. Without it nobody can answer."""


@final
class FeedbackReceived(TypedDict):
    """The feedback is stored. Nothing of it is repeated."""

    feedback_id: str
    """Id to name when you write to the operator again."""
    received_at: str
    """When it was stored, UTC, ISO 8601."""


@final
class ArrayChanges(TypedDict):
    """The fields of `ArraySection` in which a part of the plant differs."""

    track_mode: NotRequired[Literal["fixed", "single_axis", "two_axis", "seasonal_tilt", "ewf", "rooftop"]]
    """Racking: fixed racks, single-axis trackers, two-axis trackers (they face the sun, without row-to-row shading and rear side; level while it is down and in wind), racks with one tilt a month (`tilt_monthly_deg`), east-west ridges (two faces back to back, each with half of the strings on one inverter input; no rear side), or a roof (no row-to-row shading)."""
    tilt_deg: NotRequired[float]
    """Tilt of the plane from horizontal. For ridges, the tilt of each face; for trackers, the tilt of the axis (positive: the end that azimuth_deg points to is the lower one). Unit: deg. Minimum: 0. Maximum: 90."""
    tilt_monthly_deg: NotRequired[list[float] | None]
    """Tilt of each month, January first, for track_mode `seasonal_tilt`, which turns the racks about the middle of the collector (bifacial.height_m is the height of that middle); other racking does not read it. Unit: deg. Items, at least: 12. Items, at most: 12."""
    azimuth_deg: NotRequired[float]
    """Azimuth that the plane faces, clockwise from north. For trackers, the azimuth of the axis. For ridges, the bearing of the ridge: the faces point to azimuth_deg - 90 and azimuth_deg + 90. Unit: deg. Minimum: 0. Maximum: 360."""
    gcr: NotRequired[float]
    """Ground cover ratio: collector width divided by row spacing. For ridges, the ground under both faces, 2 x collector_width_m x cos(tilt_deg), divided by the ridge spacing. Below 1 for racks and trackers; ridges may touch (1). Unit: fraction. Above: 0. Maximum: 1."""
    collector_width_m: NotRequired[float]
    """Width of the collector across the row, along the slope. For ridges, the width of one face. Unit: m. Above: 0. Maximum: 1000."""
    n_rows: NotRequired[int]
    """Number of rows; the first is unshaded. Minimum: 1. Maximum: 1000000."""
    row_length_m: NotRequired[float | None]
    """Length of a row from end to end. The sun reaches past the ends of the row in front, and so does light from the sky and the ground. The rear side of `view_factor` does not read it and counts endless rows; that of `two_faces` does. null: endless rows. Unit: m. Above: 0. Maximum: 100000."""
    band_top_m: NotRequired[float]
    """Inactive band at the collector's upper edge. Unit: m. Minimum: 0. Maximum: 100."""
    band_bottom_m: NotRequired[float]
    """Inactive band at the collector's lower edge. Unit: m. Minimum: 0. Maximum: 100."""
    inter_row_shading: NotRequired[bool]
    """Simulate the shade of rows on each other."""
    row_model: NotRequired[Literal["rows", "shading_table", "projection", None]]
    """How near shade is computed. `rows`: the analytic rows of this section, endless unless row_length_m is given; in a scene the row ahead of each device is as high as the device ahead, devices without one are not shaded by rows, and objects shade as seen from the centre of each device. `projection`: devices and objects of the scene are projected onto each device in every row of the weather; of more than 512 devices onto 512, others in each row. `shading_table`: the same on a grid of sun directions, between which the rows interpolate; of more than 256 devices onto 256 (512 in scenes of 5,000). null: `shading_table` with a scene, `rows` without one."""
    shade_mode: NotRequired[Literal["none", "linear", "electrical", "whole_strings", "iv"]]
    """Effect of beam shade: none, in proportion to the shaded area (linear), or linear plus the electrical loss of partly shaded strings: of each position along a strip by itself (electrical), of each string as a whole, in which what is bypassed loses its diffuse light too (whole_strings; `bypass_steps` says how its diodes lie), or from the I-V curves of all cells of the tables of a small scene (iv; `wiring` of its types says which modules are in a string)."""
    diffuse_shading: NotRequired[Literal["lune", "limit_angle", "none"]]
    """Row shading of the sky diffuse: cosine-weighted integral over the sky lune, the limit-angle formula, or none."""
    ground_shading: NotRequired[Literal["first_row", "sunlit_strip", None]]
    """Row shading of the ground-reflected light. first_row: only the first row sees the ground, the others the far ground past the ends of the row in front (row_length_m). sunlit_strip: the other rows see the strip between them, which is sunlit up to the shadow of the row in front, as in SAM. null: sunlit_strip with a bifacial section, else first_row, as in PVsyst. Not used with bifacial.model two_faces, which lights the ground of both sides itself."""
    string_steps: NotRequired[int]
    """Number of equal strips across the collector width that are wired as separate strings. Minimum: 1. Maximum: 100."""
    bypass_steps: NotRequired[int]
    """With shade_mode whole_strings: number of equal parts across a strip whose cells have a bypass diode of their own, 1 for modules that stand upright and 3 for modules that lie. Minimum: 1. Maximum: 10."""
    cell_traverse_m: NotRequired[float]
    """Shade depth at which a whole strip stops producing: the size of a cell across the width. Unit: m. Above: 0. Maximum: 10."""
    fraction_for_electrical: NotRequired[float]
    """Fraction of the electrical shading loss that is applied. The electrical loss is the loss of whole strips beyond the linear shade. Unit: fraction. Minimum: 0. Maximum: 1."""
    cell_layout: NotRequired[Literal["whole", "half", None]]
    """Cells of the modules, where the strips of the rows are not stated: the share of the electrical shading loss that measured plants in rows have, 0.75 for whole cells (0.6 to 0.9) and 0.15 for half cells (0.1 to 0.2). It needs `string_steps` 1 and `fraction_for_electrical` 1. null applies `fraction_for_electrical`."""
    tracking: NotRequired[Literal["true_tracking", "backtracking", "optimised", "terrain_aware", "terrain_aware_ends", "terrain_aware_all", None]]
    """Rotation of trackers: towards the sun; backtracking, turned back so that rows do not shade each other; to the greatest irradiance on the plane (which also turns back while `backtracking` is true); or `terrain_aware`, which needs a scene: each tracker turns back from its own neighbours, by their distance and height. `terrain_aware_ends` reads both ends of what two trackers share as the sun sees them, and `terrain_aware_all` every neighbour of two lines. null follows `backtracking`."""
    backtracking: NotRequired[bool]
    """Backtracking: turn trackers back so that rows never shade each other."""
    rotation_limit_deg: NotRequired[float | None]
    """Largest rotation to either side; null uses 60 unless rotation_min_deg and rotation_max_deg are given. Unit: deg. Minimum: 0. Maximum: 90."""
    rotation_min_deg: NotRequired[float | None]
    """Lower limit of the rotation; give it together with rotation_max_deg. Unit: deg. Minimum: -90. Maximum: 0."""
    rotation_max_deg: NotRequired[float | None]
    """Upper limit of the rotation; give it together with rotation_min_deg. Unit: deg. Minimum: 0. Maximum: 90."""
    rotation_series: NotRequired[list[float] | None]
    """Rotation of single-axis trackers in each row of the weather, measured or of another program, right-handed about the axis as PhiAng. It takes the place of tracking, limits and wind stow. null computes it. Unit: deg. Items, at least: 1. Items, at most: 2200000."""
    cross_axis_slope_deg: NotRequired[float]
    """Slope of the ground across the tracker axes. It is positive when, right-handed about the axis, the ground tilts in the same direction as a positive rotation. Unit: deg. Minimum: -45. Maximum: 45."""
    wind_stow: NotRequired[bool]
    """Stow trackers in wind."""
    wind_stow_speed_ms: NotRequired[float]
    """Wind speed at or above which trackers stow. Unit: m/s. Above: 0. Maximum: 100."""
    wind_stow_angle_deg: NotRequired[float]
    """Rotation of a stowed tracker. Unit: deg. Minimum: -90. Maximum: 90."""
    operating_point: NotRequired[Literal["mppt_window", "power_limits", "string_window", "string_power_limits", "always_mpp"]]
    """Where on the I-V curve the array operates when the inverter limits it. mppt_window: at the MPP, kept inside the voltage window of the inverter's input, behind the wiring; it stays there when the power is limited. power_limits (PVsyst): the same, but when the AC power is limited the DC voltage rises along the I-V curve until the power fits, at most to the inverter's maximum voltage; the energy differs only where the efficiency depends on the voltage. string_window (SAM): as mppt_window, but the window holds the voltage of the strings, ahead of the wiring. string_power_limits (CASSYS): the same with the rise of power_limits. always_mpp (SAM's modules without an I-V curve, PVWatts): no window; the array works at its MPP at any voltage. A module without voltage runs as under mppt_window, with a warning."""
    modules_per_string: NotRequired[int]
    """Modules in series in a string. Minimum: 1. Maximum: 10000."""
    strings_per_inverter: NotRequired[int]
    """Strings in parallel on each inverter. Use an even number for ridges: each face gets half, rounded down (an odd string stays unconnected, with a warning). Minimum: 1. Maximum: 100000000."""
    n_inverters: NotRequired[int]
    """Number of inverters. Minimum: 1. Maximum: 1000000."""


@final
class IamChanges(TypedDict):
    """The fields of `Iam` in which a part of the plant differs."""

    kind: NotRequired[Literal["auto", "ashrae", "fresnel", "fresnel_ar", "martin_ruiz", "sam_cover", "sandia", "schlick", "table", "off"]]
    """Beam curve. `auto` uses the module's own profile, or Fresnel with the module's glass if it has none. `sam_cover` is the front cover of SAM, which takes no loss of the beam below 59 degrees; select `diffuse` `brandemuehl` with it."""
    diffuse: NotRequired[Literal["integrated", "sixty_degrees", "brandemuehl", "off"]]
    """Factors for the sky diffuse and the ground-reflected light: the hemisphere integral of the beam curve by tilt, the curve at 60 degrees, the curve at the effective angles of Brandemuehl and Beckman by tilt (as in SAM), or none."""
    b0: NotRequired[float]
    """ASHRAE parameter. Unit: 1. Minimum: 0. Maximum: 1."""
    a_r: NotRequired[float]
    """Angular loss coefficient of `martin_ruiz`: 0.16 for clean glass, 0.20 for moderate dirt. Unit: 1. Minimum: 0.01. Maximum: 2."""
    sandia_coefficients: NotRequired[list[float]]
    """Coefficients b0 to b5 of the `sandia` polynomial in the angle in degrees; the default is King's curve for glass. Unit: 1. Items, at least: 6. Items, at most: 6."""
    n: NotRequired[float]
    """Refractive index of the glass. Unit: 1. Above: 1. Maximum: 3."""
    n_ar: NotRequired[float]
    """Refractive index of the anti-reflective layer. Unit: 1. Above: 1. Maximum: 3."""
    k_per_m: NotRequired[float]
    """Absorption (extinction) of the glass. Unit: 1/m. Minimum: 0. Maximum: 100."""
    thickness_m: NotRequired[float]
    """Thickness of the glass. Unit: m. Minimum: 0. Maximum: 0.1."""
    interpolation: NotRequired[Literal["pvsyst", "linear"]]
    """Curve through the points of the `table` curve and of a module's own profile. pvsyst: straight lines up to 50 degrees and a monotone cubic beyond, as PVsyst draws them; linear: straight lines everywhere."""
    angles_deg: NotRequired[list[float]]
    """Incidence angles of the `table` curve, ascending. Unit: deg. Items, at most: 200."""
    factors: NotRequired[list[float]]
    """Transmission relative to normal incidence at each angle of the `table` curve. Unit: fraction. Items, at most: 200."""


@final
class ThermalChanges(TypedDict):
    """The fields of `Thermal` in which a part of the plant differs."""

    model: NotRequired[Literal["pvsyst", "faiman", "noct", "sapm", "ross", "fuentes", "heat_transfer"]]
    """Cell-temperature model: heat balance on the effective irradiance with the efficiency at the operating point (`pvsyst`), plain heat balance on the plane-of-array irradiance (`faiman`), from the NOCT (`noct`, as in SAM), Sandia's exponential of the wind speed (`sapm`), in proportion to the irradiance (`ross`), the transient model of PVWatts 5 (`fuentes`), which carries the temperature from row to row, or the heat balance of SAM by the module's size and mounting (`heat_transfer`), which needs relative humidity."""
    inertia: NotRequired[Literal["none", "prilliman"]]
    """Heat capacity of the modules, for weather with steps of up to 10 minutes: steady state in every row (`none`), or a weighted mean of the last 20 minutes (`prilliman`), which smooths the temperature under passing clouds. No effect on longer steps, nor with `fuentes`, which has a memory of its own."""
    unit_mass_kgm2: NotRequired[float]
    """Mass of the module per area, for `inertia` `prilliman`: about 11 for glass on polymer, 15 and more for glass on glass. Unit: kg/m2. Minimum: 1. Maximum: 18."""
    u_c: NotRequired[float]
    """Constant heat loss factor. Unit: W/(m2 K). Above: 0. Maximum: 200."""
    u_v: NotRequired[float]
    """Wind heat loss factor. Unit: W s/(m3 K). Minimum: 0. Maximum: 100."""
    absorptivity: NotRequired[float]
    """Fraction of the irradiance that the module absorbs (for `noct`, the transmittance-absorptance product). Unit: fraction. Above: 0. Maximum: 1."""
    module_efficiency: NotRequired[float | None]
    """Fixed module efficiency in the heat balance; null uses the efficiency at the operating point of each row. Unit: fraction. Minimum: 0. Below: 1."""
    noct_c: NotRequired[float | None]
    """Nominal operating cell temperature, for `noct`, `ross` and `fuentes`; null uses the module's value. With `noct`, a roof raises it to 49 degC. Unit: degC. Minimum: 20. Maximum: 90."""
    array_height_stories: NotRequired[Literal[1, 2]]
    """Height of the array for the wind correction of `noct`: one or two storeys."""
    sapm_a: NotRequired[float]
    """Coefficient a of `sapm`: -3.47 for glass on glass on an open rack, -3.56 for glass on polymer on an open rack, -2.98 for glass on glass close to a roof, -2.81 with an insulated back. Unit: 1. Minimum: -10. Maximum: 0."""
    sapm_b: NotRequired[float]
    """Wind coefficient b of `sapm`: -0.0594, -0.075, -0.0471 and -0.0455 for the mountings listed at `sapm_a`. Unit: s/m. Minimum: -1. Maximum: 0."""
    sapm_delta_t_c: NotRequired[float]
    """Cell temperature minus back temperature of the module at 1000 W/m2, for `sapm`: 3 on open racks, 1 close to a roof, 0 with an insulated back. Unit: K. Minimum: 0. Maximum: 20."""
    ross_k: NotRequired[float | None]
    """Ross coefficient; null derives it from the NOCT: (NOCT - 20) / 800. Unit: K m2/W. Minimum: 0. Maximum: 0.2."""
    fuentes_module_height_m: NotRequired[float]
    """Height of the middle of the module above ground, for `fuentes`. Unit: m. Above: 0. Maximum: 200."""
    fuentes_wind_height_m: NotRequired[float]
    """Height at which the wind was measured, for `fuentes`; the default is the PVWatts value. Unit: m. Above: 0. Maximum: 200."""
    fuentes_emissivity: NotRequired[float]
    """Emissivity of the module, for `fuentes`. Unit: fraction. Above: 0. Maximum: 1."""
    fuentes_absorption: NotRequired[float]
    """Fraction of the irradiance that becomes heat, for `fuentes`. Unit: fraction. Above: 0. Maximum: 1."""
    mounting: NotRequired[Literal["rack", "flush", "integrated"]]
    """How modules are mounted, for `heat_transfer`: both sides in the wind (rack), the back insulated (flush), or the back towards a room (integrated)."""
    back_temp_c: NotRequired[float]
    """Temperature of the room behind integrated modules, for `heat_transfer`. Unit: degC. Minimum: -50. Maximum: 80."""


@final
class DcLossesChanges(TypedDict):
    """The fields of `DcLosses` in which a part of the plant differs."""

    quality_loss: NotRequired[float | None]
    """Module quality loss; negative for a gain. null takes it from the power tolerance of the module as PVsyst does: less the lower limit and a quarter of the range (0 to +3 % is a gain of 0.75 %, -3 to +3 % a loss of 1.5 %). Unit: fraction. Minimum: -0.5. Below: 1."""
    lid_loss: NotRequired[float]
    """Light-induced degradation. Unit: fraction. Minimum: 0. Below: 1."""
    module_mismatch_loss: NotRequired[float]
    """Mismatch between modules. Unit: fraction. Minimum: 0. Below: 1."""
    string_mismatch_loss: NotRequired[float]
    """Mismatch between strings. Unit: fraction. Minimum: 0. Below: 1."""
    dc_wiring_loss_at_stc: NotRequired[float]
    """DC wiring loss at STC. Unit: fraction. Minimum: 0. Below: 1."""
    dc_wiring_model: NotRequired[Literal["ohmic_i2r", "flat"]]
    """Resistive wiring (proportional to the current squared), or the same fraction in every row."""
    cables: NotRequired["list[DcCable] | None"]
    """Cables from the modules to the inverters by length, section and material, in place of dc_wiring_loss_at_stc; null uses the fraction. Their resistances add up along the way of the current."""


@final
class BifacialChanges(TypedDict):
    """The fields of `Bifacial` in which a part of the plant differs."""

    model: NotRequired[Literal["view_factor", "two_faces", "scene", "fixed_fraction"]]
    """Rear irradiance from two-dimensional view factors with the rows' shadow on the ground; with both sides as faces of one row, which see the same sky, ground and neighbours (`two_faces`, for steep rows); of each table among the tables and objects of the scene (`scene`); or as a fixed fraction of the front."""
    height_m: NotRequired[float]
    """Height above ground: of a tracker's axis, or of the lower edge of a fixed rack. Unit: m. Minimum: 0. Maximum: 100."""
    bifaciality: NotRequired[float | None]
    """Rear efficiency divided by front efficiency; null uses the module's value. Unit: fraction. Minimum: 0. Maximum: 1."""
    structure_shading: NotRequired[float]
    """Fraction of the rear irradiance that the structure shades. Unit: fraction. Minimum: 0. Maximum: 1."""
    rear_mismatch: NotRequired[float]
    """Loss due to uneven rear irradiance, as a fraction of the rear contribution. Unit: fraction. Minimum: 0. Maximum: 1."""
    transparency: NotRequired[float]
    """Fraction of the light that passes between and through the modules to the ground. Unit: fraction. Minimum: 0. Maximum: 1."""
    fixed_fraction: NotRequired[float]
    """Rear irradiance divided by front irradiance, for `fixed_fraction`. Unit: fraction. Minimum: 0. Maximum: 1."""
    albedo_monthly: NotRequired[list[float] | None]
    """Albedo of the ground below the rows for each month, January first: of the rear light, and of the ground light that the front sees between the rows (`sunlit_strip`, `two_faces`). null: that of the weather or the site. Unit: fraction. Items, at least: 12. Items, at most: 12."""
