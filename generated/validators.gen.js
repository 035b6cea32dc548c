// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_createRun_body = validate52;
const schema19 = {properties:{"site":0,"array":0,"iam":0,"thermal":0,"dc_losses":0,"ac_losses":0,"spectral":0,"bifacial":0,"lifetime":0,"storage":0,"weather":0,"module":0,"inverter":0,"include_series":0,"scene":0,"report":0,"sub_arrays":0,"sub_array_series":0}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {properties:{"latitude":0,"longitude":0,"elevation":0,"timezone":0,"albedo_monthly":0,"use_weather_albedo":0,"soiling_monthly":0,"soiling_series":0,"snow_loss_monthly":0,"snow_model":0,"horizon_azimuths_deg":0,"horizon_elevations_deg":0,"use_horizon":0,"horizon_model":0,"refraction":0,"sun_position":0,"sun_instant":0,"irradiance_closure":0,"decomposition":0,"transposition":0,"circumsolar":0}};

function validate53(data, instancePath=""){
/*# sourceURL="Site" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {elevation: 0, timezone: null, albedo_monthly: [0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2], use_weather_albedo: true, soiling_monthly: [0,0,0,0,0,0,0,0,0,0,0,0], soiling_series: null, snow_loss_monthly: null, snow_model: "monthly", horizon_azimuths_deg: [], horizon_elevations_deg: [], use_horizon: true, horizon_model: "beam_diffuse", refraction: true, sun_position: "spa", sun_instant: "sunlit_middle", irradiance_closure: "global_diffuse", decomposition: "erbs", transposition: "perez", circumsolar: "beam"});
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
let data2 = data.elevation;
number(data2, "/elevation", add, 9000, -450);
let data3 = data.timezone;
numberOrNull(data3, "/timezone", add, 14, -14);
let data4 = data.albedo_monthly;
if(Array.isArray(data4)){
if(data4.length > 12){
add("/albedo_monthly", "maxItems", {limit: 12});
}
if(data4.length < 12){
add("/albedo_monthly", "minItems", {limit: 12});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
fits(data5, 1, 0) || number(data5, "/albedo_monthly/" + i0, add, 1, 0);
}
}
else {
add("/albedo_monthly", "type", {type: "array"});
}
ofType(data.use_weather_albedo, "/use_weather_albedo", add, "boolean");
let data7 = data.soiling_monthly;
if(Array.isArray(data7)){
if(data7.length > 12){
add("/soiling_monthly", "maxItems", {limit: 12});
}
if(data7.length < 12){
add("/soiling_monthly", "minItems", {limit: 12});
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
fits(data8, 1, 0) || number(data8, "/soiling_monthly/" + i1, add, 1, 0);
}
}
else {
add("/soiling_monthly", "type", {type: "array"});
}
let data9 = data.soiling_series;
if((!(Array.isArray(data9))) && (data9 !== null)){
add("/soiling_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data9)){
if(data9.length > 2200000){
add("/soiling_series", "maxItems", {limit: 2200000});
}
if(data9.length < 1){
add("/soiling_series", "minItems", {limit: 1});
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
fits(data10, 1, 0) || number(data10, "/soiling_series/" + i2, add, 1, 0);
}
}
let data11 = data.snow_loss_monthly;
if((!(Array.isArray(data11))) && (data11 !== null)){
add("/snow_loss_monthly", "type", {type: ["array","null"]});
}
if(Array.isArray(data11)){
if(data11.length > 12){
add("/snow_loss_monthly", "maxItems", {limit: 12});
}
if(data11.length < 12){
add("/snow_loss_monthly", "minItems", {limit: 12});
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
fits(data12, 1, 0) || number(data12, "/snow_loss_monthly/" + i3, add, 1, 0);
}
}
let data13 = data.snow_model;
choice(data13, "/snow_model", add, ["monthly","marion"]);
let data14 = data.horizon_azimuths_deg;
if(Array.isArray(data14)){
if(data14.length > 3600){
add("/horizon_azimuths_deg", "maxItems", {limit: 3600});
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
fits(data15, 360, 0) || number(data15, "/horizon_azimuths_deg/" + i4, add, 360, 0);
}
}
else {
add("/horizon_azimuths_deg", "type", {type: "array"});
}
let data16 = data.horizon_elevations_deg;
if(Array.isArray(data16)){
if(data16.length > 3600){
add("/horizon_elevations_deg", "maxItems", {limit: 3600});
}
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
fits(data17, 90, -10) || number(data17, "/horizon_elevations_deg/" + i5, add, 90, -10);
}
}
else {
add("/horizon_elevations_deg", "type", {type: "array"});
}
ofType(data.use_horizon, "/use_horizon", add, "boolean");
let data19 = data.horizon_model;
choice(data19, "/horizon_model", add, ["beam","beam_diffuse"]);
ofType(data.refraction, "/refraction", add, "boolean");
let data21 = data.sun_position;
choice(data21, "/sun_position", add, ["spa","psa"]);
let data22 = data.sun_instant;
choice(data22, "/sun_instant", add, ["sunlit_middle","middle"]);
let data23 = data.irradiance_closure;
choice(data23, "/irradiance_closure", add, ["global_diffuse","beam_diffuse","global_beam"]);
let data24 = data.decomposition;
choice(data24, "/decomposition", add, ["erbs","erbs_driesse","orgill_hollands","disc","dirint","boland"]);
let data25 = data.transposition;
choice(data25, "/transposition", add, ["perez","perez_driesse","hay_davies","reindl","klucher","isotropic"]);
let data26 = data.circumsolar;
choice(data26, "/circumsolar", add, ["beam","diffuse"]);
}
else {
add("", "type", {type: "object"});
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

const schema21 = {properties:{"track_mode":0,"tilt_deg":0,"tilt_monthly_deg":0,"azimuth_deg":0,"gcr":0,"collector_width_m":0,"n_rows":0,"row_length_m":0,"band_top_m":0,"band_bottom_m":0,"inter_row_shading":0,"row_model":0,"shade_mode":0,"diffuse_shading":0,"ground_shading":0,"string_steps":0,"bypass_steps":0,"cell_traverse_m":0,"fraction_for_electrical":0,"cell_layout":0,"tracking":0,"backtracking":0,"rotation_limit_deg":0,"rotation_min_deg":0,"rotation_max_deg":0,"rotation_series":0,"cross_axis_slope_deg":0,"wind_stow":0,"wind_stow_speed_ms":0,"wind_stow_angle_deg":0,"operating_point":0,"modules_per_string":0,"strings_per_inverter":0,"n_inverters":0}};

function validate55(data, instancePath=""){
/*# sourceURL="ArraySection" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {track_mode: "fixed", tilt_deg: 0, tilt_monthly_deg: null, azimuth_deg: 180, gcr: 0.4, collector_width_m: 4, n_rows: 10, row_length_m: null, band_top_m: 0, band_bottom_m: 0, inter_row_shading: true, row_model: null, shade_mode: "electrical", diffuse_shading: "lune", ground_shading: null, string_steps: 1, bypass_steps: 1, cell_traverse_m: 0.158, fraction_for_electrical: 1, cell_layout: null, tracking: null, backtracking: true, rotation_limit_deg: null, rotation_min_deg: null, rotation_max_deg: null, rotation_series: null, cross_axis_slope_deg: 0, wind_stow: false, wind_stow_speed_ms: 15, wind_stow_angle_deg: 0, operating_point: "mppt_window", n_inverters: 1});
need(data, "modules_per_string", add);
need(data, "strings_per_inverter", add);
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.track_mode;
choice(data0, "/track_mode", add, ["fixed","single_axis","two_axis","seasonal_tilt","ewf","rooftop"]);
let data1 = data.tilt_deg;
number(data1, "/tilt_deg", add, 90, 0);
let data2 = data.tilt_monthly_deg;
if((!(Array.isArray(data2))) && (data2 !== null)){
add("/tilt_monthly_deg", "type", {type: ["array","null"]});
}
if(Array.isArray(data2)){
if(data2.length > 12){
add("/tilt_monthly_deg", "maxItems", {limit: 12});
}
if(data2.length < 12){
add("/tilt_monthly_deg", "minItems", {limit: 12});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
fits(data3, 90, 0) || number(data3, "/tilt_monthly_deg/" + i0, add, 90, 0);
}
}
let data4 = data.azimuth_deg;
number(data4, "/azimuth_deg", add, 360, 0);
let data5 = data.gcr;
number(data5, "/gcr", add, 1, undefined, undefined, 0);
let data6 = data.collector_width_m;
number(data6, "/collector_width_m", add, 1000, undefined, undefined, 0);
let data7 = data.n_rows;
integer(data7, "/n_rows", add, 1000000, 1);
let data8 = data.row_length_m;
numberOrNull(data8, "/row_length_m", add, 100000, undefined, undefined, 0);
let data9 = data.band_top_m;
number(data9, "/band_top_m", add, 100, 0);
let data10 = data.band_bottom_m;
number(data10, "/band_bottom_m", add, 100, 0);
ofType(data.inter_row_shading, "/inter_row_shading", add, "boolean");
let data12 = data.row_model;
if((typeof data12 !== "string") && (data12 !== null)){
add("/row_model", "type", {type: ["string","null"]});
}
oneOf(data12, "/row_model", add, ["rows","shading_table","projection",null]);
let data13 = data.shade_mode;
choice(data13, "/shade_mode", add, ["none","linear","electrical","whole_strings","iv"]);
let data14 = data.diffuse_shading;
choice(data14, "/diffuse_shading", add, ["lune","limit_angle","none"]);
let data15 = data.ground_shading;
if((typeof data15 !== "string") && (data15 !== null)){
add("/ground_shading", "type", {type: ["string","null"]});
}
oneOf(data15, "/ground_shading", add, ["first_row","sunlit_strip",null]);
let data16 = data.string_steps;
integer(data16, "/string_steps", add, 100, 1);
let data17 = data.bypass_steps;
integer(data17, "/bypass_steps", add, 10, 1);
let data18 = data.cell_traverse_m;
number(data18, "/cell_traverse_m", add, 10, undefined, undefined, 0);
let data19 = data.fraction_for_electrical;
number(data19, "/fraction_for_electrical", add, 1, 0);
let data20 = data.cell_layout;
if((typeof data20 !== "string") && (data20 !== null)){
add("/cell_layout", "type", {type: ["string","null"]});
}
oneOf(data20, "/cell_layout", add, ["whole","half",null]);
let data21 = data.tracking;
if((typeof data21 !== "string") && (data21 !== null)){
add("/tracking", "type", {type: ["string","null"]});
}
oneOf(data21, "/tracking", add, ["true_tracking","backtracking","optimised","terrain_aware","terrain_aware_ends","terrain_aware_all",null]);
ofType(data.backtracking, "/backtracking", add, "boolean");
let data23 = data.rotation_limit_deg;
numberOrNull(data23, "/rotation_limit_deg", add, 90, 0);
let data24 = data.rotation_min_deg;
numberOrNull(data24, "/rotation_min_deg", add, 0, -90);
let data25 = data.rotation_max_deg;
numberOrNull(data25, "/rotation_max_deg", add, 90, 0);
let data26 = data.rotation_series;
if((!(Array.isArray(data26))) && (data26 !== null)){
add("/rotation_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data26)){
if(data26.length > 2200000){
add("/rotation_series", "maxItems", {limit: 2200000});
}
if(data26.length < 1){
add("/rotation_series", "minItems", {limit: 1});
}
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
fits(data27, 90, -90) || number(data27, "/rotation_series/" + i1, add, 90, -90);
}
}
let data28 = data.cross_axis_slope_deg;
number(data28, "/cross_axis_slope_deg", add, 45, -45);
ofType(data.wind_stow, "/wind_stow", add, "boolean");
let data30 = data.wind_stow_speed_ms;
number(data30, "/wind_stow_speed_ms", add, 100, undefined, undefined, 0);
let data31 = data.wind_stow_angle_deg;
number(data31, "/wind_stow_angle_deg", add, 90, -90);
let data32 = data.operating_point;
choice(data32, "/operating_point", add, ["mppt_window","power_limits","string_window","string_power_limits","always_mpp"]);
if(data.modules_per_string !== undefined){
let data33 = data.modules_per_string;
integer(data33, "/modules_per_string", add, 10000, 1);
}
if(data.strings_per_inverter !== undefined){
let data34 = data.strings_per_inverter;
integer(data34, "/strings_per_inverter", add, 100000000, 1);
}
let data35 = data.n_inverters;
integer(data35, "/n_inverters", add, 1000000, 1);
}
else {
add("", "type", {type: "object"});
}
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

const schema22 = {properties:{"kind":0,"diffuse":0,"b0":0,"a_r":0,"sandia_coefficients":0,"n":0,"n_ar":0,"k_per_m":0,"thickness_m":0,"interpolation":0,"angles_deg":0,"factors":0}};

function validate57(data, instancePath=""){
/*# sourceURL="Iam" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {kind: "auto", diffuse: "integrated", b0: 0.05, a_r: 0.16, sandia_coefficients: [1,-0.002438,0.0003103,-0.00001246,2.11e-7,-1.36e-9], n: 1.526, n_ar: 1.29, k_per_m: 0, thickness_m: 0.002, interpolation: "pvsyst", angles_deg: [], factors: []});
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.kind;
choice(data0, "/kind", add, ["auto","ashrae","fresnel","fresnel_ar","martin_ruiz","sam_cover","sandia","schlick","table","off"]);
let data1 = data.diffuse;
choice(data1, "/diffuse", add, ["integrated","sixty_degrees","brandemuehl","off"]);
let data2 = data.b0;
number(data2, "/b0", add, 1, 0);
let data3 = data.a_r;
number(data3, "/a_r", add, 2, 0.01);
let data4 = data.sandia_coefficients;
if(Array.isArray(data4)){
if(data4.length > 6){
add("/sandia_coefficients", "maxItems", {limit: 6});
}
if(data4.length < 6){
add("/sandia_coefficients", "minItems", {limit: 6});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
fits(data5, 2, -2) || number(data5, "/sandia_coefficients/" + i0, add, 2, -2);
}
}
else {
add("/sandia_coefficients", "type", {type: "array"});
}
let data6 = data.n;
number(data6, "/n", add, 3, undefined, undefined, 1);
let data7 = data.n_ar;
number(data7, "/n_ar", add, 3, undefined, undefined, 1);
let data8 = data.k_per_m;
number(data8, "/k_per_m", add, 100, 0);
let data9 = data.thickness_m;
number(data9, "/thickness_m", add, 0.1, 0);
let data10 = data.interpolation;
choice(data10, "/interpolation", add, ["pvsyst","linear"]);
let data11 = data.angles_deg;
if(Array.isArray(data11)){
if(data11.length > 200){
add("/angles_deg", "maxItems", {limit: 200});
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
fits(data12, 90, 0) || number(data12, "/angles_deg/" + i1, add, 90, 0);
}
}
else {
add("/angles_deg", "type", {type: "array"});
}
let data13 = data.factors;
if(Array.isArray(data13)){
if(data13.length > 200){
add("/factors", "maxItems", {limit: 200});
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
fits(data14, 1.2, 0) || number(data14, "/factors/" + i2, add, 1.2, 0);
}
}
else {
add("/factors", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

const schema23 = {properties:{"model":0,"inertia":0,"unit_mass_kgm2":0,"u_c":0,"u_v":0,"absorptivity":0,"module_efficiency":0,"noct_c":0,"array_height_stories":0,"sapm_a":0,"sapm_b":0,"sapm_delta_t_c":0,"ross_k":0,"fuentes_module_height_m":0,"fuentes_wind_height_m":0,"fuentes_emissivity":0,"fuentes_absorption":0,"mounting":0,"back_temp_c":0}};

function validate59(data, instancePath=""){
/*# sourceURL="Thermal" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {model: "pvsyst", inertia: "none", unit_mass_kgm2: 11.1, u_c: 29, u_v: 0, absorptivity: 0.9, module_efficiency: null, noct_c: null, array_height_stories: 1, sapm_a: -3.47, sapm_b: -0.0594, sapm_delta_t_c: 3, ross_k: null, fuentes_module_height_m: 5, fuentes_wind_height_m: 9.144, fuentes_emissivity: 0.84, fuentes_absorption: 0.83, mounting: "rack", back_temp_c: 20});
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.model;
choice(data0, "/model", add, ["pvsyst","faiman","noct","sapm","ross","fuentes","heat_transfer"]);
let data1 = data.inertia;
choice(data1, "/inertia", add, ["none","prilliman"]);
let data2 = data.unit_mass_kgm2;
number(data2, "/unit_mass_kgm2", add, 18, 1);
let data3 = data.u_c;
number(data3, "/u_c", add, 200, undefined, undefined, 0);
let data4 = data.u_v;
number(data4, "/u_v", add, 100, 0);
let data5 = data.absorptivity;
number(data5, "/absorptivity", add, 1, undefined, undefined, 0);
let data6 = data.module_efficiency;
numberOrNull(data6, "/module_efficiency", add, undefined, 0, 1);
let data7 = data.noct_c;
numberOrNull(data7, "/noct_c", add, 90, 20);
let data8 = data.array_height_stories;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
add("/array_height_stories", "type", {type: "integer"});
}
oneOf(data8, "/array_height_stories", add, [1,2]);
let data9 = data.sapm_a;
number(data9, "/sapm_a", add, 0, -10);
let data10 = data.sapm_b;
number(data10, "/sapm_b", add, 0, -1);
let data11 = data.sapm_delta_t_c;
number(data11, "/sapm_delta_t_c", add, 20, 0);
let data12 = data.ross_k;
numberOrNull(data12, "/ross_k", add, 0.2, 0);
let data13 = data.fuentes_module_height_m;
number(data13, "/fuentes_module_height_m", add, 200, undefined, undefined, 0);
let data14 = data.fuentes_wind_height_m;
number(data14, "/fuentes_wind_height_m", add, 200, undefined, undefined, 0);
let data15 = data.fuentes_emissivity;
number(data15, "/fuentes_emissivity", add, 1, undefined, undefined, 0);
let data16 = data.fuentes_absorption;
number(data16, "/fuentes_absorption", add, 1, undefined, undefined, 0);
let data17 = data.mounting;
choice(data17, "/mounting", add, ["rack","flush","integrated"]);
let data18 = data.back_temp_c;
number(data18, "/back_temp_c", add, 80, -50);
}
else {
add("", "type", {type: "object"});
}
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}

const func6 = codePoints;

function validate62(data, instancePath=""){
/*# sourceURL="DcCable" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.material === undefined){
data.material = "copper";
}
if(data.conductor_c === undefined){
data.conductor_c = 50;
}
if(data.ohm_per_km_20c === undefined){
data.ohm_per_km_20c = null;
}
if(data.label === undefined){
data.label = null;
}
if(data.strings === undefined){
data.strings = 1;
}
need(data, "length_m", add);
need(data, "section_mm2", add);
for(const key0 in data){
if(!(((((((key0 === "length_m") || (key0 === "section_mm2")) || (key0 === "material")) || (key0 === "conductor_c")) || (key0 === "ohm_per_km_20c")) || (key0 === "label")) || (key0 === "strings"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.length_m !== undefined){
let data0 = data.length_m;
number(data0, "/length_m", add, 1000000, undefined, undefined, 0);
}
if(data.section_mm2 !== undefined){
let data1 = data.section_mm2;
number(data1, "/section_mm2", add, 10000, undefined, undefined, 0);
}
let data2 = data.material;
choice(data2, "/material", add, ["copper","aluminium"]);
let data3 = data.conductor_c;
number(data3, "/conductor_c", add, 250, -40);
let data4 = data.ohm_per_km_20c;
numberOrNull(data4, "/ohm_per_km_20c", add, 100000, undefined, undefined, 0);
let data5 = data.label;
textOrNull(data5, "/label", add, func6, 200, undefined);
let data6 = data.strings;
number(data6, "/strings", add, 1000000, undefined, undefined, 0);
}
else {
add("", "type", {type: "object"});
}
validate62.errors = vErrors;
validate62.count = errors;
return errors === 0;
}


function validate61(data, instancePath=""){
/*# sourceURL="DcLosses" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {quality_loss: 0, lid_loss: 0, module_mismatch_loss: 0, string_mismatch_loss: 0, dc_wiring_loss_at_stc: 0, dc_wiring_model: "ohmic_i2r", cables: null});
for(const key0 in data){
if(!(((((((key0 === "quality_loss") || (key0 === "lid_loss")) || (key0 === "module_mismatch_loss")) || (key0 === "string_mismatch_loss")) || (key0 === "dc_wiring_loss_at_stc")) || (key0 === "dc_wiring_model")) || (key0 === "cables"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.quality_loss;
numberOrNull(data0, "/quality_loss", add, undefined, -0.5, 1);
let data1 = data.lid_loss;
number(data1, "/lid_loss", add, undefined, 0, 1);
let data2 = data.module_mismatch_loss;
number(data2, "/module_mismatch_loss", add, undefined, 0, 1);
let data3 = data.string_mismatch_loss;
number(data3, "/string_mismatch_loss", add, undefined, 0, 1);
let data4 = data.dc_wiring_loss_at_stc;
number(data4, "/dc_wiring_loss_at_stc", add, undefined, 0, 1);
let data5 = data.dc_wiring_model;
choice(data5, "/dc_wiring_model", add, ["ohmic_i2r","flat"]);
let data6 = data.cables;
if((!(Array.isArray(data6))) && (data6 !== null)){
add("/cables", "type", {type: ["array","null"]});
}
if(Array.isArray(data6)){
if(Array.isArray(data6)){
if(data6.length > 200){
add("/cables", "maxItems", {limit: 200});
}
if(data6.length < 1){
add("/cables", "minItems", {limit: 1});
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
within(validate62, data6[i0], "/cables/" + i0);
}
}
else {
add("/cables", "type", {type: "array"});
}
}
else if(data6 === null){
if(data6 !== null){
add("/cables", "type", {type: "null"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

const schema26 = {properties:{"ac_wiring_loss_at_stc":0,"ohmic_model":0,"transformer_constant_loss":0,"transformer_loss_at_stc":0,"mv_transformers":0,"mv_line_loss_at_stc":0,"hv_transformer_loss_at_stc":0,"hv_transformer_constant_loss":0,"hv_transformer":0,"hv_line_loss_at_stc":0,"cables":0,"transmission_loss":0,"other_loss":0,"aux_kw":0,"aux_threshold_kw":0,"aux_proportional_w_per_kw":0,"aux_night_kw":0,"grid_poi_limit_kw":0,"grid_limit_at":0,"grid_limit_apparent":0,"grid_limit_series":0,"unavailability_loss":0,"outages":0,"power_factor":0,"power_factor_series":0,"reactive_power_series":0,"ohmic_power":0,"subhourly_clipping":0,"pnom_apparent":0,"inverter_night_tare":0,"transformer_night_disconnect":0,"power_reference":0,"use_auxiliaries":0,"use_mv_transformer":0,"use_mv_line":0}};

function validate66(data, instancePath=""){
/*# sourceURL="Transformer" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
data.number = 1;
}
need(data, "kva", add);
need(data, "no_load_kw", add);
need(data, "load_loss_kw", add);
for(const key0 in data){
if(!((((key0 === "kva") || (key0 === "no_load_kw")) || (key0 === "load_loss_kw")) || (key0 === "number"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kva !== undefined){
let data0 = data.kva;
number(data0, "/kva", add, 1000000000, undefined, undefined, 0);
}
if(data.no_load_kw !== undefined){
let data1 = data.no_load_kw;
number(data1, "/no_load_kw", add, 1000000000, 0);
}
if(data.load_loss_kw !== undefined){
let data2 = data.load_loss_kw;
number(data2, "/load_loss_kw", add, 1000000000, 0);
}
let data3 = data.number;
integer(data3, "/number", add, 10000, 1);
}
else {
add("", "type", {type: "object"});
}
validate66.errors = vErrors;
validate66.count = errors;
return errors === 0;
}

const schema28 = {properties:{"level":0,"length_m":0,"section_mm2":0,"material":0,"conductor_c":0,"ohm_per_km_20c":0,"label":0,"voltage_v":0,"number":0,"power_frac":0}};

function validate69(data, instancePath=""){
/*# sourceURL="AcCable" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {material: "copper", conductor_c: 50, ohm_per_km_20c: null, label: null, number: 1, power_frac: 1});
need(data, "level", add);
need(data, "length_m", add);
need(data, "section_mm2", add);
need(data, "voltage_v", add);
for(const key0 in data){
if(!(func1.call(schema28.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.level !== undefined){
let data0 = data.level;
choice(data0, "/level", add, ["lv","mv","hv"]);
}
if(data.length_m !== undefined){
let data1 = data.length_m;
number(data1, "/length_m", add, 1000000, undefined, undefined, 0);
}
if(data.section_mm2 !== undefined){
let data2 = data.section_mm2;
number(data2, "/section_mm2", add, 10000, undefined, undefined, 0);
}
let data3 = data.material;
choice(data3, "/material", add, ["copper","aluminium"]);
let data4 = data.conductor_c;
number(data4, "/conductor_c", add, 250, -40);
let data5 = data.ohm_per_km_20c;
numberOrNull(data5, "/ohm_per_km_20c", add, 100000, undefined, undefined, 0);
let data6 = data.label;
textOrNull(data6, "/label", add, func6, 200, undefined);
if(data.voltage_v !== undefined){
let data7 = data.voltage_v;
number(data7, "/voltage_v", add, 1000000, undefined, undefined, 0);
}
let data8 = data.number;
integer(data8, "/number", add, 100000, 1);
let data9 = data.power_frac;
number(data9, "/power_frac", add, 1, undefined, undefined, 0);
}
else {
add("", "type", {type: "object"});
}
validate69.errors = vErrors;
validate69.count = errors;
return errors === 0;
}


function validate72(data, instancePath=""){
/*# sourceURL="OutagePeriod" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fraction === undefined){
data.fraction = 1;
}
if(data.sub_arrays === undefined){
data.sub_arrays = null;
}
if(data.inverters === undefined){
data.inverters = null;
}
if(data.kind === undefined){
data.kind = "plant";
}
if(data.label === undefined){
data.label = null;
}
need(data, "from", add);
need(data, "to", add);
for(const key0 in data){
if(!(((((((key0 === "from") || (key0 === "to")) || (key0 === "fraction")) || (key0 === "sub_arrays")) || (key0 === "inverters")) || (key0 === "kind")) || (key0 === "label"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.from !== undefined){
let data0 = data.from;
text(data0, "/from", add, func6, 16, 11);
}
if(data.to !== undefined){
let data1 = data.to;
text(data1, "/to", add, func6, 16, 11);
}
let data2 = data.fraction;
number(data2, "/fraction", add, 1, undefined, undefined, 0);
let data3 = data.sub_arrays;
if((!(Array.isArray(data3))) && (data3 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data3)){
if(data3.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data3.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
add("/sub_arrays/" + i0, "type", {type: "string"});
}
}
}
let data5 = data.inverters;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
add("/inverters", "type", {type: ["integer","null"]});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000){
add("/inverters", "maximum", {limit: 1000000000});
}
if(data5 < 1){
add("/inverters", "minimum", {limit: 1});
}
}
let data6 = data.kind;
choice(data6, "/kind", add, ["plant","grid"]);
let data7 = data.label;
textOrNull(data7, "/label", add, func6, 200, undefined);
}
else {
add("", "type", {type: "object"});
}
validate72.errors = vErrors;
validate72.count = errors;
return errors === 0;
}


function validate74(data, instancePath=""){
/*# sourceURL="RandomOutages" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seed === undefined){
data.seed = 1;
}
need(data, "share", add);
need(data, "periods", add);
for(const key0 in data){
if(!(((key0 === "share") || (key0 === "periods")) || (key0 === "seed"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.share !== undefined){
let data0 = data.share;
number(data0, "/share", add, 1, undefined, undefined, 0);
}
if(data.periods !== undefined){
let data1 = data.periods;
integer(data1, "/periods", add, 1000, 1);
}
let data2 = data.seed;
integer(data2, "/seed", add, 4294967295, 0);
}
else {
add("", "type", {type: "object"});
}
validate74.errors = vErrors;
validate74.count = errors;
return errors === 0;
}


function validate71(data, instancePath=""){
/*# sourceURL="Outages" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.periods === undefined){
data.periods = [];
}
if(data.monthly === undefined){
data.monthly = null;
}
if(data.random === undefined){
data.random = null;
}
if(data.random_grid === undefined){
data.random_grid = null;
}
for(const key0 in data){
if(!((((key0 === "periods") || (key0 === "monthly")) || (key0 === "random")) || (key0 === "random_grid"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.periods;
if(Array.isArray(data0)){
if(data0.length > 500){
add("/periods", "maxItems", {limit: 500});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
within(validate72, data0[i0], "/periods/" + i0);
}
}
else {
add("/periods", "type", {type: "array"});
}
let data2 = data.monthly;
if((!(Array.isArray(data2))) && (data2 !== null)){
add("/monthly", "type", {type: ["array","null"]});
}
if(Array.isArray(data2)){
if(Array.isArray(data2)){
if(data2.length > 12){
add("/monthly", "maxItems", {limit: 12});
}
if(data2.length < 12){
add("/monthly", "minItems", {limit: 12});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 1, 0) || number(data3, "/monthly/" + i1, add, 1, 0);
}
}
else {
add("/monthly", "type", {type: "array"});
}
}
else if(data2 === null){
if(data2 !== null){
add("/monthly", "type", {type: "null"});
}
}
let data4 = data.random;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
add("/random", "type", {type: ["object","null"]});
}
if(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)){
within(validate74, data4, "/random");
}
else if(data4 === null){
if(data4 !== null){
add("/random", "type", {type: "null"});
}
}
let data5 = data.random_grid;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
add("/random_grid", "type", {type: ["object","null"]});
}
if(typeof data5 == "object" && data5 !== null && !Array.isArray(data5)){
within(validate74, data5, "/random_grid");
}
else if(data5 === null){
if(data5 !== null){
add("/random_grid", "type", {type: "null"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate71.errors = vErrors;
validate71.count = errors;
return errors === 0;
}


function validate65(data, instancePath=""){
/*# sourceURL="AcLosses" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {ac_wiring_loss_at_stc: 0, ohmic_model: "ohmic_i2r", transformer_constant_loss: 0, transformer_loss_at_stc: 0, mv_transformers: null, mv_line_loss_at_stc: 0, hv_transformer_loss_at_stc: 0, hv_transformer_constant_loss: 0, hv_transformer: null, hv_line_loss_at_stc: 0, cables: null, transmission_loss: 0, other_loss: 0, aux_kw: 0, aux_threshold_kw: 0, aux_proportional_w_per_kw: 0, aux_night_kw: 0, grid_poi_limit_kw: 0, grid_limit_at: "injection", grid_limit_apparent: false, grid_limit_series: null, unavailability_loss: 0, outages: null, power_factor: 1, power_factor_series: null, reactive_power_series: null, ohmic_power: "apparent", subhourly_clipping: "none", pnom_apparent: false, inverter_night_tare: true, transformer_night_disconnect: false, power_reference: "pnom_inverter", use_auxiliaries: true, use_mv_transformer: true, use_mv_line: true});
for(const key0 in data){
if(!(func1.call(schema26.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.ac_wiring_loss_at_stc;
number(data0, "/ac_wiring_loss_at_stc", add, 1, 0);
let data1 = data.ohmic_model;
choice(data1, "/ohmic_model", add, ["ohmic_i2r","flat"]);
let data2 = data.transformer_constant_loss;
number(data2, "/transformer_constant_loss", add, 1, 0);
let data3 = data.transformer_loss_at_stc;
number(data3, "/transformer_loss_at_stc", add, 1, 0);
let data4 = data.mv_transformers;
if((!(Array.isArray(data4))) && (data4 !== null)){
add("/mv_transformers", "type", {type: ["array","null"]});
}
if(Array.isArray(data4)){
if(Array.isArray(data4)){
if(data4.length > 200){
add("/mv_transformers", "maxItems", {limit: 200});
}
if(data4.length < 1){
add("/mv_transformers", "minItems", {limit: 1});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
within(validate66, data4[i0], "/mv_transformers/" + i0);
}
}
else {
add("/mv_transformers", "type", {type: "array"});
}
}
else if(data4 === null){
if(data4 !== null){
add("/mv_transformers", "type", {type: "null"});
}
}
let data6 = data.mv_line_loss_at_stc;
number(data6, "/mv_line_loss_at_stc", add, 1, 0);
let data7 = data.hv_transformer_loss_at_stc;
number(data7, "/hv_transformer_loss_at_stc", add, 1, 0);
let data8 = data.hv_transformer_constant_loss;
number(data8, "/hv_transformer_constant_loss", add, 1, 0);
let data9 = data.hv_transformer;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/hv_transformer", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate66, data9, "/hv_transformer");
}
else if(data9 === null){
if(data9 !== null){
add("/hv_transformer", "type", {type: "null"});
}
}
let data10 = data.hv_line_loss_at_stc;
number(data10, "/hv_line_loss_at_stc", add, 1, 0);
let data11 = data.cables;
if((!(Array.isArray(data11))) && (data11 !== null)){
add("/cables", "type", {type: ["array","null"]});
}
if(Array.isArray(data11)){
if(Array.isArray(data11)){
if(data11.length > 200){
add("/cables", "maxItems", {limit: 200});
}
if(data11.length < 1){
add("/cables", "minItems", {limit: 1});
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
within(validate69, data11[i1], "/cables/" + i1);
}
}
else {
add("/cables", "type", {type: "array"});
}
}
else if(data11 === null){
if(data11 !== null){
add("/cables", "type", {type: "null"});
}
}
let data13 = data.transmission_loss;
number(data13, "/transmission_loss", add, 1, 0);
let data14 = data.other_loss;
number(data14, "/other_loss", add, 1, 0);
let data15 = data.aux_kw;
number(data15, "/aux_kw", add, 1000000000, 0);
let data16 = data.aux_threshold_kw;
number(data16, "/aux_threshold_kw", add, 1000000000, 0);
let data17 = data.aux_proportional_w_per_kw;
number(data17, "/aux_proportional_w_per_kw", add, 1000, 0);
let data18 = data.aux_night_kw;
number(data18, "/aux_night_kw", add, 1000000000, 0);
let data19 = data.grid_poi_limit_kw;
number(data19, "/grid_poi_limit_kw", add, 1000000000, 0);
let data20 = data.grid_limit_at;
choice(data20, "/grid_limit_at", add, ["injection","inverter_output"]);
ofType(data.grid_limit_apparent, "/grid_limit_apparent", add, "boolean");
let data22 = data.grid_limit_series;
if((!(Array.isArray(data22))) && (data22 !== null)){
add("/grid_limit_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data22)){
if(data22.length > 2200000){
add("/grid_limit_series", "maxItems", {limit: 2200000});
}
if(data22.length < 1){
add("/grid_limit_series", "minItems", {limit: 1});
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
fits(data23, 1000000000, 0) || number(data23, "/grid_limit_series/" + i2, add, 1000000000, 0);
}
}
let data24 = data.unavailability_loss;
number(data24, "/unavailability_loss", add, 1, 0);
let data25 = data.outages;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
add("/outages", "type", {type: ["object","null"]});
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
within(validate71, data25, "/outages");
}
else if(data25 === null){
if(data25 !== null){
add("/outages", "type", {type: "null"});
}
}
let data26 = data.power_factor;
number(data26, "/power_factor", add, 1, undefined, undefined, 0);
let data27 = data.power_factor_series;
if((!(Array.isArray(data27))) && (data27 !== null)){
add("/power_factor_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data27)){
if(data27.length > 2200000){
add("/power_factor_series", "maxItems", {limit: 2200000});
}
if(data27.length < 1){
add("/power_factor_series", "minItems", {limit: 1});
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
let data28 = data27[i3];
fits(data28, 1, undefined, undefined, 0) || number(data28, "/power_factor_series/" + i3, add, 1, undefined, undefined, 0);
}
}
let data29 = data.reactive_power_series;
if((!(Array.isArray(data29))) && (data29 !== null)){
add("/reactive_power_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data29)){
if(data29.length > 2200000){
add("/reactive_power_series", "maxItems", {limit: 2200000});
}
if(data29.length < 1){
add("/reactive_power_series", "minItems", {limit: 1});
}
const len4 = data29.length;
for(let i4=0; i4<len4; i4++){
let data30 = data29[i4];
fits(data30, 1000000000, 0) || number(data30, "/reactive_power_series/" + i4, add, 1000000000, 0);
}
}
let data31 = data.ohmic_power;
choice(data31, "/ohmic_power", add, ["apparent","active"]);
let data32 = data.subhourly_clipping;
choice(data32, "/subhourly_clipping", add, ["none","allen","walker"]);
ofType(data.pnom_apparent, "/pnom_apparent", add, "boolean");
ofType(data.inverter_night_tare, "/inverter_night_tare", add, "boolean");
ofType(data.transformer_night_disconnect, "/transformer_night_disconnect", add, "boolean");
let data36 = data.power_reference;
choice(data36, "/power_reference", add, ["pnom_inverter","pnom_stc"]);
ofType(data.use_auxiliaries, "/use_auxiliaries", add, "boolean");
ofType(data.use_mv_transformer, "/use_mv_transformer", add, "boolean");
ofType(data.use_mv_line, "/use_mv_line", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate65.errors = vErrors;
validate65.count = errors;
return errors === 0;
}


function validate79(data, instancePath=""){
/*# sourceURL="Spectral" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mode === undefined){
data.mode = "off";
}
if(data.coefficients === undefined){
data.coefficients = [];
}
if(data.aod500 === undefined){
data.aod500 = 0.1;
}
for(const key0 in data){
if(!(((key0 === "mode") || (key0 === "coefficients")) || (key0 === "aod500"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.mode;
choice(data0, "/mode", add, ["off","first_solar","sandia_airmass","caballero","pvspec"]);
let data1 = data.coefficients;
if(Array.isArray(data1)){
if(data1.length > 6){
add("/coefficients", "maxItems", {limit: 6});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
fits(data2, 10, -10) || number(data2, "/coefficients/" + i0, add, 10, -10);
}
}
else {
add("/coefficients", "type", {type: "array"});
}
let data3 = data.aod500;
number(data3, "/aod500", add, 5, 0);
}
else {
add("", "type", {type: "object"});
}
validate79.errors = vErrors;
validate79.count = errors;
return errors === 0;
}


function validate81(data, instancePath=""){
/*# sourceURL="Bifacial" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {model: "view_factor", height_m: 1.5, bifaciality: null, structure_shading: 0.05, rear_mismatch: 0.1, transparency: 0, fixed_fraction: 0.05, albedo_monthly: null});
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "height_m")) || (key0 === "bifaciality")) || (key0 === "structure_shading")) || (key0 === "rear_mismatch")) || (key0 === "transparency")) || (key0 === "fixed_fraction")) || (key0 === "albedo_monthly"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.model;
choice(data0, "/model", add, ["view_factor","two_faces","scene","fixed_fraction"]);
let data1 = data.height_m;
number(data1, "/height_m", add, 100, 0);
let data2 = data.bifaciality;
numberOrNull(data2, "/bifaciality", add, 1, 0);
let data3 = data.structure_shading;
number(data3, "/structure_shading", add, 1, 0);
let data4 = data.rear_mismatch;
number(data4, "/rear_mismatch", add, 1, 0);
let data5 = data.transparency;
number(data5, "/transparency", add, 1, 0);
let data6 = data.fixed_fraction;
number(data6, "/fixed_fraction", add, 1, 0);
let data7 = data.albedo_monthly;
if((!(Array.isArray(data7))) && (data7 !== null)){
add("/albedo_monthly", "type", {type: ["array","null"]});
}
if(Array.isArray(data7)){
if(data7.length > 12){
add("/albedo_monthly", "maxItems", {limit: 12});
}
if(data7.length < 12){
add("/albedo_monthly", "minItems", {limit: 12});
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
fits(data8, 1, 0) || number(data8, "/albedo_monthly/" + i0, add, 1, 0);
}
}
}
else {
add("", "type", {type: "object"});
}
validate81.errors = vErrors;
validate81.count = errors;
return errors === 0;
}

const schema34 = {properties:{"analysis_period_years":0,"dc_degradation_rate":0,"first_year_loss":0,"letid_loss":0,"letid_years":0,"degradation_by_year":0,"year":0,"uncertainty":0,"uncertainty_parts":0}};

function validate84(data, instancePath=""){
/*# sourceURL="UncertaintyParts" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.resource === undefined){
data.resource = 0;
}
if(data.interannual === undefined){
data.interannual = 0;
}
if(data.model === undefined){
data.model = 0;
}
if(data.other === undefined){
data.other = 0;
}
for(const key0 in data){
if(!((((key0 === "resource") || (key0 === "interannual")) || (key0 === "model")) || (key0 === "other"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.resource;
number(data0, "/resource", add, 1, 0);
let data1 = data.interannual;
number(data1, "/interannual", add, 1, 0);
let data2 = data.model;
number(data2, "/model", add, 1, 0);
let data3 = data.other;
number(data3, "/other", add, 1, 0);
}
else {
add("", "type", {type: "object"});
}
validate84.errors = vErrors;
validate84.count = errors;
return errors === 0;
}


function validate83(data, instancePath=""){
/*# sourceURL="Lifetime" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {analysis_period_years: 1, dc_degradation_rate: 0, first_year_loss: null, letid_loss: 0, letid_years: 3, degradation_by_year: null, year: 0, uncertainty: null, uncertainty_parts: null});
for(const key0 in data){
if(!(func1.call(schema34.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.analysis_period_years;
integer(data0, "/analysis_period_years", add, 100, 1);
let data1 = data.dc_degradation_rate;
number(data1, "/dc_degradation_rate", add, 0.2, 0);
let data2 = data.first_year_loss;
numberOrNull(data2, "/first_year_loss", add, 0.2, 0);
let data3 = data.letid_loss;
number(data3, "/letid_loss", add, 0.2, 0);
let data4 = data.letid_years;
number(data4, "/letid_years", add, 100, 0);
let data5 = data.degradation_by_year;
if((!(Array.isArray(data5))) && (data5 !== null)){
add("/degradation_by_year", "type", {type: ["array","null"]});
}
if(Array.isArray(data5)){
if(data5.length > 100){
add("/degradation_by_year", "maxItems", {limit: 100});
}
if(data5.length < 1){
add("/degradation_by_year", "minItems", {limit: 1});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
fits(data6, 1, 0) || number(data6, "/degradation_by_year/" + i0, add, 1, 0);
}
}
let data7 = data.year;
integer(data7, "/year", add, 100, 0);
let data8 = data.uncertainty;
numberOrNull(data8, "/uncertainty", add, 1, 0);
let data9 = data.uncertainty_parts;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/uncertainty_parts", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate84, data9, "/uncertainty_parts");
}
else if(data9 === null){
if(data9 !== null){
add("/uncertainty_parts", "type", {type: "null"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate83.errors = vErrors;
validate83.count = errors;
return errors === 0;
}

const schema36 = {properties:{"capacity_kwh":0,"strategy":0,"coupling":0,"sub_array":0,"dc_converter_efficiency":0,"dc_converter_kw":0,"charge_max_kw":0,"discharge_max_kw":0,"efficiency_charge":0,"efficiency_discharge":0,"efficiency_curve":0,"soc_min":0,"soc_max":0,"reserve":0,"standby_w":0,"ageing":0,"soc_start":0,"load_kw":0,"schedule":0,"prices":0}};
const pattern3 = new RegExp("^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$", "u");

function validate88(data, instancePath=""){
/*# sourceURL="StorageEfficiencyPoint" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "power_frac", add);
need(data, "efficiency_charge", add);
need(data, "efficiency_discharge", add);
for(const key0 in data){
if(!(((key0 === "power_frac") || (key0 === "efficiency_charge")) || (key0 === "efficiency_discharge"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.power_frac !== undefined){
let data0 = data.power_frac;
number(data0, "/power_frac", add, 1, 0);
}
if(data.efficiency_charge !== undefined){
let data1 = data.efficiency_charge;
number(data1, "/efficiency_charge", add, 1, 0.01);
}
if(data.efficiency_discharge !== undefined){
let data2 = data.efficiency_discharge;
number(data2, "/efficiency_discharge", add, 1, 0.01);
}
}
else {
add("", "type", {type: "object"});
}
validate88.errors = vErrors;
validate88.count = errors;
return errors === 0;
}


function validate90(data, instancePath=""){
/*# sourceURL="StorageAgeing" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.end_of_life === undefined){
data.end_of_life = 0.8;
}
if(data.replace === undefined){
data.replace = false;
}
need(data, "calendar_loss_per_year", add);
need(data, "cycle_loss_per_cycle", add);
for(const key0 in data){
if(!((((key0 === "calendar_loss_per_year") || (key0 === "cycle_loss_per_cycle")) || (key0 === "end_of_life")) || (key0 === "replace"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.calendar_loss_per_year !== undefined){
let data0 = data.calendar_loss_per_year;
number(data0, "/calendar_loss_per_year", add, 1, 0);
}
if(data.cycle_loss_per_cycle !== undefined){
let data1 = data.cycle_loss_per_cycle;
number(data1, "/cycle_loss_per_cycle", add, 0.1, 0);
}
let data2 = data.end_of_life;
number(data2, "/end_of_life", add, 1, 0);
ofType(data.replace, "/replace", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate90.errors = vErrors;
validate90.count = errors;
return errors === 0;
}


function validate92(data, instancePath=""){
/*# sourceURL="StorageSchedule" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charge_from_grid === undefined){
data.charge_from_grid = false;
}
need(data, "charge_start_h", add);
need(data, "charge_end_h", add);
need(data, "discharge_start_h", add);
need(data, "discharge_end_h", add);
for(const key0 in data){
if(!(((((key0 === "charge_start_h") || (key0 === "charge_end_h")) || (key0 === "discharge_start_h")) || (key0 === "discharge_end_h")) || (key0 === "charge_from_grid"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.charge_start_h !== undefined){
let data0 = data.charge_start_h;
number(data0, "/charge_start_h", add, undefined, 0, 24);
}
if(data.charge_end_h !== undefined){
let data1 = data.charge_end_h;
number(data1, "/charge_end_h", add, 24, 0);
}
if(data.discharge_start_h !== undefined){
let data2 = data.discharge_start_h;
number(data2, "/discharge_start_h", add, undefined, 0, 24);
}
if(data.discharge_end_h !== undefined){
let data3 = data.discharge_end_h;
number(data3, "/discharge_end_h", add, 24, 0);
}
ofType(data.charge_from_grid, "/charge_from_grid", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate92.errors = vErrors;
validate92.count = errors;
return errors === 0;
}


function validate94(data, instancePath=""){
/*# sourceURL="StoragePrices" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charge_from_grid === undefined){
data.charge_from_grid = false;
}
need(data, "price", add);
need(data, "charge_below", add);
need(data, "discharge_above", add);
for(const key0 in data){
if(!((((key0 === "price") || (key0 === "charge_below")) || (key0 === "discharge_above")) || (key0 === "charge_from_grid"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.price !== undefined){
let data0 = data.price;
if(Array.isArray(data0)){
if(data0.length > 2200000){
add("/price", "maxItems", {limit: 2200000});
}
if(data0.length < 1){
add("/price", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 1000000000, -1000000000) || number(data1, "/price/" + i0, add, 1000000000, -1000000000);
}
}
else {
add("/price", "type", {type: "array"});
}
}
if(data.charge_below !== undefined){
let data2 = data.charge_below;
number(data2, "/charge_below", add, 1000000000, -1000000000);
}
if(data.discharge_above !== undefined){
let data3 = data.discharge_above;
number(data3, "/discharge_above", add, 1000000000, -1000000000);
}
ofType(data.charge_from_grid, "/charge_from_grid", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate94.errors = vErrors;
validate94.count = errors;
return errors === 0;
}


function validate87(data, instancePath=""){
/*# sourceURL="Storage" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {coupling: "ac", sub_array: null, dc_converter_efficiency: 0.99, dc_converter_kw: null, charge_max_kw: null, discharge_max_kw: null, efficiency_charge: 0.95, efficiency_discharge: 0.95, efficiency_curve: null, soc_min: 0.1, soc_max: 1, reserve: 0, standby_w: 0, ageing: null, soc_start: null, load_kw: null, schedule: null, prices: null});
need(data, "capacity_kwh", add);
need(data, "strategy", add);
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.capacity_kwh !== undefined){
let data0 = data.capacity_kwh;
number(data0, "/capacity_kwh", add, 1000000000, 0);
}
if(data.strategy !== undefined){
let data1 = data.strategy;
choice(data1, "/strategy", add, ["grid_limit","self_consumption","schedule","price"]);
}
let data2 = data.coupling;
choice(data2, "/coupling", add, ["ac","dc"]);
let data3 = data.sub_array;
if((typeof data3 !== "string") && (data3 !== null)){
add("/sub_array", "type", {type: ["string","null"]});
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
add("/sub_array", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$"});
}
}
let data4 = data.dc_converter_efficiency;
number(data4, "/dc_converter_efficiency", add, 1, 0.01);
let data5 = data.dc_converter_kw;
numberOrNull(data5, "/dc_converter_kw", add, 1000000000, 0);
let data6 = data.charge_max_kw;
numberOrNull(data6, "/charge_max_kw", add, 1000000000, 0);
let data7 = data.discharge_max_kw;
numberOrNull(data7, "/discharge_max_kw", add, 1000000000, 0);
let data8 = data.efficiency_charge;
number(data8, "/efficiency_charge", add, 1, 0.01);
let data9 = data.efficiency_discharge;
number(data9, "/efficiency_discharge", add, 1, 0.01);
let data10 = data.efficiency_curve;
if((!(Array.isArray(data10))) && (data10 !== null)){
add("/efficiency_curve", "type", {type: ["array","null"]});
}
if(Array.isArray(data10)){
if(Array.isArray(data10)){
if(data10.length > 100){
add("/efficiency_curve", "maxItems", {limit: 100});
}
if(data10.length < 2){
add("/efficiency_curve", "minItems", {limit: 2});
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
within(validate88, data10[i0], "/efficiency_curve/" + i0);
}
}
else {
add("/efficiency_curve", "type", {type: "array"});
}
}
else if(data10 === null){
if(data10 !== null){
add("/efficiency_curve", "type", {type: "null"});
}
}
let data12 = data.soc_min;
number(data12, "/soc_min", add, 1, 0);
let data13 = data.soc_max;
number(data13, "/soc_max", add, 1, 0);
let data14 = data.reserve;
number(data14, "/reserve", add, 1, 0);
let data15 = data.standby_w;
number(data15, "/standby_w", add, 1000000000, 0);
let data16 = data.ageing;
if((!(data16 && typeof data16 == "object" && !Array.isArray(data16))) && (data16 !== null)){
add("/ageing", "type", {type: ["object","null"]});
}
if(typeof data16 == "object" && data16 !== null && !Array.isArray(data16)){
within(validate90, data16, "/ageing");
}
else if(data16 === null){
if(data16 !== null){
add("/ageing", "type", {type: "null"});
}
}
let data17 = data.soc_start;
numberOrNull(data17, "/soc_start", add, 1, 0);
let data18 = data.load_kw;
if(((!((typeof data18 == "number") && (isFinite(data18)))) && (!(Array.isArray(data18)))) && (data18 !== null)){
add("/load_kw", "type", {type: ["number","array","null"]});
}
if(typeof data18 == "number"){
number(data18, "/load_kw", add, 1000000000, 0);
}
else if(Array.isArray(data18)){
if(Array.isArray(data18)){
if(data18.length > 2200000){
add("/load_kw", "maxItems", {limit: 2200000});
}
if(data18.length < 1){
add("/load_kw", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
fits(data19, 1000000000, 0) || number(data19, "/load_kw/" + i1, add, 1000000000, 0);
}
}
else {
add("/load_kw", "type", {type: "array"});
}
}
else if(data18 === null){
if(data18 !== null){
add("/load_kw", "type", {type: "null"});
}
}
let data20 = data.schedule;
if((!(data20 && typeof data20 == "object" && !Array.isArray(data20))) && (data20 !== null)){
add("/schedule", "type", {type: ["object","null"]});
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
within(validate92, data20, "/schedule");
}
else if(data20 === null){
if(data20 !== null){
add("/schedule", "type", {type: "null"});
}
}
let data21 = data.prices;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
add("/prices", "type", {type: ["object","null"]});
}
if(typeof data21 == "object" && data21 !== null && !Array.isArray(data21)){
within(validate94, data21, "/prices");
}
else if(data21 === null){
if(data21 !== null){
add("/prices", "type", {type: "null"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate87.errors = vErrors;
validate87.count = errors;
return errors === 0;
}

const pattern4 = new RegExp("^met_[A-Za-z0-9_-]+$", "u");

function validate97(data, instancePath=""){
/*# sourceURL="WeatherRef" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "id", add);
for(const key0 in data){
if(!(key0 === "id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func6(data0) > 100){
add("/id", "maxLength", {limit: 100});
}
if(!pattern4.test(data0)){
add("/id", "pattern", {pattern: "^met_[A-Za-z0-9_-]+$"});
}
}
else {
add("/id", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate97.errors = vErrors;
validate97.count = errors;
return errors === 0;
}

const schema42 = {properties:{"timezone":0,"step_minutes":0,"interval":0,"sun_offset_min":0,"start":0,"time":0,"ghi_wm2":0,"dhi_wm2":0,"dni_wm2":0,"poa_wm2":0,"temp_air_c":0,"wind_speed_ms":0,"relative_humidity":0,"pressure_hpa":0,"precipitable_water_cm":0,"albedo":0,"snow_depth_cm":0,"latitude":0,"longitude":0,"elevation":0,"reference_series":0,"meta":0}};
const pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");
const pattern7 = new RegExp("^(?!.*(^|[,;\"])\\s*[=+\\-@＝＋－＠])[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate100(data, instancePath=""){
/*# sourceURL="WeatherMeta" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
text(data0, "/id", add, func6, 200, undefined);
}
if(data.source !== undefined){
let data1 = data.source;
text(data1, "/source", add, func6, 200, undefined);
}
if(data.radiation_db !== undefined){
let data2 = data.radiation_db;
text(data2, "/radiation_db", add, func6, 500, undefined);
}
if(data.format !== undefined){
let data3 = data.format;
text(data3, "/format", add, func6, 200, undefined);
}
if(data.notes !== undefined){
let data4 = data.notes;
if(Array.isArray(data4)){
if(data4.length > 200){
add("/notes", "maxItems", {limit: 200});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func6(data5) > 2000){
add("/notes/" + i0, "maxLength", {limit: 2000});
}
}
else {
add("/notes/" + i0, "type", {type: "string"});
}
}
}
else {
add("/notes", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate100.errors = vErrors;
validate100.count = errors;
return errors === 0;
}


function validate99(data, instancePath=""){
/*# sourceURL="Weather" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {interval: "start", sun_offset_min: null, start: null, time: null, latitude: null, longitude: null, elevation: null});
need(data, "timezone", add);
need(data, "step_minutes", add);
need(data, "temp_air_c", add);
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
number(data0, "/timezone", add, 14, -14);
}
if(data.step_minutes !== undefined){
let data1 = data.step_minutes;
number(data1, "/step_minutes", add, 60, 1);
}
let data2 = data.interval;
choice(data2, "/interval", add, ["start","middle","end"]);
let data3 = data.sun_offset_min;
numberOrNull(data3, "/sun_offset_min", add, 1440, 0);
let data4 = data.start;
if((typeof data4 !== "string") && (data4 !== null)){
add("/start", "type", {type: ["string","null"]});
}
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
add("/start", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
}
}
let data5 = data.time;
if((!(Array.isArray(data5))) && (data5 !== null)){
add("/time", "type", {type: ["array","null"]});
}
if(Array.isArray(data5)){
if(data5.length > 2200000){
add("/time", "maxItems", {limit: 2200000});
}
if(data5.length < 1){
add("/time", "minItems", {limit: 1});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
add("/time/" + i0, "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
}
}
else {
add("/time/" + i0, "type", {type: "string"});
}
}
}
if(data.ghi_wm2 !== undefined){
let data7 = data.ghi_wm2;
if(Array.isArray(data7)){
if(data7.length > 2200000){
add("/ghi_wm2", "maxItems", {limit: 2200000});
}
if(data7.length < 1){
add("/ghi_wm2", "minItems", {limit: 1});
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
add("/ghi_wm2/" + i1, "type", {type: ["number","null"]});
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2500){
add("/ghi_wm2/" + i1, "maximum", {limit: 2500});
}
if(data8 < -50){
add("/ghi_wm2/" + i1, "minimum", {limit: -50});
}
}
}
}
else {
add("/ghi_wm2", "type", {type: "array"});
}
}
if(data.dhi_wm2 !== undefined){
let data9 = data.dhi_wm2;
if(Array.isArray(data9)){
if(data9.length > 2200000){
add("/dhi_wm2", "maxItems", {limit: 2200000});
}
if(data9.length < 1){
add("/dhi_wm2", "minItems", {limit: 1});
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
add("/dhi_wm2/" + i2, "type", {type: ["number","null"]});
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2500){
add("/dhi_wm2/" + i2, "maximum", {limit: 2500});
}
if(data10 < -50){
add("/dhi_wm2/" + i2, "minimum", {limit: -50});
}
}
}
}
else {
add("/dhi_wm2", "type", {type: "array"});
}
}
if(data.dni_wm2 !== undefined){
let data11 = data.dni_wm2;
if(Array.isArray(data11)){
if(data11.length > 2200000){
add("/dni_wm2", "maxItems", {limit: 2200000});
}
if(data11.length < 1){
add("/dni_wm2", "minItems", {limit: 1});
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
add("/dni_wm2/" + i3, "type", {type: ["number","null"]});
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2500){
add("/dni_wm2/" + i3, "maximum", {limit: 2500});
}
if(data12 < -50){
add("/dni_wm2/" + i3, "minimum", {limit: -50});
}
}
}
}
else {
add("/dni_wm2", "type", {type: "array"});
}
}
if(data.poa_wm2 !== undefined){
let data13 = data.poa_wm2;
if(Array.isArray(data13)){
if(data13.length > 2200000){
add("/poa_wm2", "maxItems", {limit: 2200000});
}
if(data13.length < 1){
add("/poa_wm2", "minItems", {limit: 1});
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
add("/poa_wm2/" + i4, "type", {type: ["number","null"]});
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2500){
add("/poa_wm2/" + i4, "maximum", {limit: 2500});
}
if(data14 < -50){
add("/poa_wm2/" + i4, "minimum", {limit: -50});
}
}
}
}
else {
add("/poa_wm2", "type", {type: "array"});
}
}
if(data.temp_air_c !== undefined){
let data15 = data.temp_air_c;
if(Array.isArray(data15)){
if(data15.length > 2200000){
add("/temp_air_c", "maxItems", {limit: 2200000});
}
if(data15.length < 1){
add("/temp_air_c", "minItems", {limit: 1});
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
add("/temp_air_c/" + i5, "type", {type: ["number","null"]});
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 70){
add("/temp_air_c/" + i5, "maximum", {limit: 70});
}
if(data16 < -90){
add("/temp_air_c/" + i5, "minimum", {limit: -90});
}
}
}
}
else {
add("/temp_air_c", "type", {type: "array"});
}
}
if(data.wind_speed_ms !== undefined){
let data17 = data.wind_speed_ms;
if(Array.isArray(data17)){
if(data17.length > 2200000){
add("/wind_speed_ms", "maxItems", {limit: 2200000});
}
if(data17.length < 1){
add("/wind_speed_ms", "minItems", {limit: 1});
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
add("/wind_speed_ms/" + i6, "type", {type: ["number","null"]});
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 120){
add("/wind_speed_ms/" + i6, "maximum", {limit: 120});
}
if(data18 < 0){
add("/wind_speed_ms/" + i6, "minimum", {limit: 0});
}
}
}
}
else {
add("/wind_speed_ms", "type", {type: "array"});
}
}
if(data.relative_humidity !== undefined){
let data19 = data.relative_humidity;
if(Array.isArray(data19)){
if(data19.length > 2200000){
add("/relative_humidity", "maxItems", {limit: 2200000});
}
if(data19.length < 1){
add("/relative_humidity", "minItems", {limit: 1});
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
add("/relative_humidity/" + i7, "type", {type: ["number","null"]});
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1.1){
add("/relative_humidity/" + i7, "maximum", {limit: 1.1});
}
if(data20 < 0){
add("/relative_humidity/" + i7, "minimum", {limit: 0});
}
}
}
}
else {
add("/relative_humidity", "type", {type: "array"});
}
}
if(data.pressure_hpa !== undefined){
let data21 = data.pressure_hpa;
if(Array.isArray(data21)){
if(data21.length > 2200000){
add("/pressure_hpa", "maxItems", {limit: 2200000});
}
if(data21.length < 1){
add("/pressure_hpa", "minItems", {limit: 1});
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
add("/pressure_hpa/" + i8, "type", {type: ["number","null"]});
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1150){
add("/pressure_hpa/" + i8, "maximum", {limit: 1150});
}
if(data22 < 300){
add("/pressure_hpa/" + i8, "minimum", {limit: 300});
}
}
}
}
else {
add("/pressure_hpa", "type", {type: "array"});
}
}
if(data.precipitable_water_cm !== undefined){
let data23 = data.precipitable_water_cm;
if(Array.isArray(data23)){
if(data23.length > 2200000){
add("/precipitable_water_cm", "maxItems", {limit: 2200000});
}
if(data23.length < 1){
add("/precipitable_water_cm", "minItems", {limit: 1});
}
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
add("/precipitable_water_cm/" + i9, "type", {type: ["number","null"]});
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 20){
add("/precipitable_water_cm/" + i9, "maximum", {limit: 20});
}
if(data24 < 0){
add("/precipitable_water_cm/" + i9, "minimum", {limit: 0});
}
}
}
}
else {
add("/precipitable_water_cm", "type", {type: "array"});
}
}
if(data.albedo !== undefined){
let data25 = data.albedo;
if(Array.isArray(data25)){
if(data25.length > 2200000){
add("/albedo", "maxItems", {limit: 2200000});
}
if(data25.length < 1){
add("/albedo", "minItems", {limit: 1});
}
const len10 = data25.length;
for(let i10=0; i10<len10; i10++){
let data26 = data25[i10];
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
add("/albedo/" + i10, "type", {type: ["number","null"]});
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1){
add("/albedo/" + i10, "maximum", {limit: 1});
}
if(data26 < 0){
add("/albedo/" + i10, "minimum", {limit: 0});
}
}
}
}
else {
add("/albedo", "type", {type: "array"});
}
}
if(data.snow_depth_cm !== undefined){
let data27 = data.snow_depth_cm;
if(Array.isArray(data27)){
if(data27.length > 2200000){
add("/snow_depth_cm", "maxItems", {limit: 2200000});
}
if(data27.length < 1){
add("/snow_depth_cm", "minItems", {limit: 1});
}
const len11 = data27.length;
for(let i11=0; i11<len11; i11++){
let data28 = data27[i11];
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
add("/snow_depth_cm/" + i11, "type", {type: ["number","null"]});
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000){
add("/snow_depth_cm/" + i11, "maximum", {limit: 1000});
}
if(data28 < 0){
add("/snow_depth_cm/" + i11, "minimum", {limit: 0});
}
}
}
}
else {
add("/snow_depth_cm", "type", {type: "array"});
}
}
let data29 = data.latitude;
numberOrNull(data29, "/latitude", add, 90, -90);
let data30 = data.longitude;
numberOrNull(data30, "/longitude", add, 180, -180);
let data31 = data.elevation;
numberOrNull(data31, "/elevation", add, 9000, -450);
if(data.reference_series !== undefined){
let data32 = data.reference_series;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(Object.keys(data32).length > 100){
add("/reference_series", "maxProperties", {limit: 100});
}
for(const key1 in data32){
let data33 = data32[key1];
if(Array.isArray(data33)){
if(data33.length > 2200000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxItems", {limit: 2200000}));
}
const len12 = data33.length;
for(let i12=0; i12<len12; i12++){
let data34 = data33[i12];
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i12, "type", {type: ["number","null"]}));
}
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"}));
}
}
for(const name0 in data32){
if(!pattern7.test(name0)){
add("/reference_series", "names", {name: name0});
}
}
}
else {
add("/reference_series", "type", {type: "object"});
}
}
if(data.meta !== undefined){
within(validate100, data.meta, "/meta");
}
}
else {
add("", "type", {type: "object"});
}
validate99.errors = vErrors;
validate99.count = errors;
return errors === 0;
}


function validate103(data, instancePath=""){
/*# sourceURL="ModuleRef" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "id", add);
for(const key0 in data){
if(!(key0 === "id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
text(data0, "/id", add, func6, 200, undefined);
}
}
else {
add("", "type", {type: "object"});
}
validate103.errors = vErrors;
validate103.count = errors;
return errors === 0;
}

const schema46 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"mu_i_sc_a_per_k":0,"mu_v_oc_v_per_k":0,"mu_p_mp_per_k":0,"r_series_ohm":0,"r_shunt_ohm":0,"r_shunt_0_ohm":0,"r_shunt_exp":0,"gamma":0,"mu_gamma_per_k":0,"d2_mu_tau_v":0,"v_bi_v":0,"low_light":0,"low_light_default":0}};

function validate107(data, instancePath=""){
/*# sourceURL="IamProfile" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "angles_deg", add);
need(data, "factors", add);
for(const key0 in data){
if(!((key0 === "angles_deg") || (key0 === "factors"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.angles_deg !== undefined){
let data0 = data.angles_deg;
if(Array.isArray(data0)){
if(data0.length > 200){
add("/angles_deg", "maxItems", {limit: 200});
}
if(data0.length < 2){
add("/angles_deg", "minItems", {limit: 2});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 90, 0) || number(data1, "/angles_deg/" + i0, add, 90, 0);
}
}
else {
add("/angles_deg", "type", {type: "array"});
}
}
if(data.factors !== undefined){
let data2 = data.factors;
if(Array.isArray(data2)){
if(data2.length > 200){
add("/factors", "maxItems", {limit: 200});
}
if(data2.length < 2){
add("/factors", "minItems", {limit: 2});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 1.2, 0) || number(data3, "/factors/" + i1, add, 1.2, 0);
}
}
else {
add("/factors", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate107.errors = vErrors;
validate107.count = errors;
return errors === 0;
}


function validate109(data, instancePath=""){
/*# sourceURL="LowLight" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "irradiance_wm2", add);
need(data, "relative_efficiency", add);
for(const key0 in data){
if(!((key0 === "irradiance_wm2") || (key0 === "relative_efficiency"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.irradiance_wm2 !== undefined){
let data0 = data.irradiance_wm2;
if(Array.isArray(data0)){
if(data0.length > 20){
add("/irradiance_wm2", "maxItems", {limit: 20});
}
if(data0.length < 1){
add("/irradiance_wm2", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 2000, undefined, undefined, 0) || number(data1, "/irradiance_wm2/" + i0, add, 2000, undefined, undefined, 0);
}
}
else {
add("/irradiance_wm2", "type", {type: "array"});
}
}
if(data.relative_efficiency !== undefined){
let data2 = data.relative_efficiency;
if(Array.isArray(data2)){
if(data2.length > 20){
add("/relative_efficiency", "maxItems", {limit: 20});
}
if(data2.length < 1){
add("/relative_efficiency", "minItems", {limit: 1});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 2, undefined, undefined, 0) || number(data3, "/relative_efficiency/" + i1, add, 2, undefined, undefined, 0);
}
}
else {
add("/relative_efficiency", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate109.errors = vErrors;
validate109.count = errors;
return errors === 0;
}


function validate106(data, instancePath=""){
/*# sourceURL="ModulePvsyst" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_series: 72, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null, mu_v_oc_v_per_k: null, mu_p_mp_per_k: null, r_series_ohm: null, r_shunt_ohm: null, r_shunt_0_ohm: null, r_shunt_exp: 5.5, gamma: null, mu_gamma_per_k: null, d2_mu_tau_v: 0, v_bi_v: null, low_light: null, low_light_default: "all_alike"});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "length_m", add);
need(data, "width_m", add);
need(data, "i_sc_a", add);
need(data, "v_oc_v", add);
need(data, "i_mp_a", add);
need(data, "v_mp_v", add);
need(data, "mu_i_sc_a_per_k", add);
for(const key0 in data){
if(!(func1.call(schema46.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("pvsyst" !== data0){
add("/model", "const", {allowedValue: "pvsyst"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
number(data16, "/i_sc_a", add, 1000, undefined, undefined, 0);
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
number(data17, "/v_oc_v", add, 2000, undefined, undefined, 0);
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
number(data18, "/i_mp_a", add, 1000, undefined, undefined, 0);
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
number(data19, "/v_mp_v", add, 2000, undefined, undefined, 0);
}
if(data.mu_i_sc_a_per_k !== undefined){
let data20 = data.mu_i_sc_a_per_k;
number(data20, "/mu_i_sc_a_per_k", add, 10, -10);
}
let data21 = data.mu_v_oc_v_per_k;
numberOrNull(data21, "/mu_v_oc_v_per_k", add, 50, -50);
let data22 = data.mu_p_mp_per_k;
numberOrNull(data22, "/mu_p_mp_per_k", add, 0.02, -0.02);
let data23 = data.r_series_ohm;
numberOrNull(data23, "/r_series_ohm", add, 1000, 0);
let data24 = data.r_shunt_ohm;
numberOrNull(data24, "/r_shunt_ohm", add, 1000000000, undefined, undefined, 0);
let data25 = data.r_shunt_0_ohm;
numberOrNull(data25, "/r_shunt_0_ohm", add, 1000000000, undefined, undefined, 0);
let data26 = data.r_shunt_exp;
number(data26, "/r_shunt_exp", add, 100, undefined, undefined, 0);
let data27 = data.gamma;
numberOrNull(data27, "/gamma", add, 20, undefined, undefined, 0);
let data28 = data.mu_gamma_per_k;
numberOrNull(data28, "/mu_gamma_per_k", add, 0.1, -0.1);
let data29 = data.d2_mu_tau_v;
number(data29, "/d2_mu_tau_v", add, 100, 0);
let data30 = data.v_bi_v;
numberOrNull(data30, "/v_bi_v", add, 10, undefined, undefined, 0);
let data31 = data.low_light;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
add("/low_light", "type", {type: ["object","null"]});
}
if(typeof data31 == "object" && data31 !== null && !Array.isArray(data31)){
within(validate109, data31, "/low_light");
}
else if(data31 === null){
if(data31 !== null){
add("/low_light", "type", {type: "null"});
}
}
let data32 = data.low_light_default;
choice(data32, "/low_light_default", add, ["all_alike","technology"]);
}
else {
add("", "type", {type: "object"});
}
validate106.errors = vErrors;
validate106.count = errors;
return errors === 0;
}

const schema49 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0,"adjust":0}};

function validate111(data, instancePath=""){
/*# sourceURL="ModuleCec" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_series: 72, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null, adjust: 0});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "length_m", add);
need(data, "width_m", add);
need(data, "i_sc_a", add);
need(data, "v_oc_v", add);
need(data, "i_mp_a", add);
need(data, "v_mp_v", add);
need(data, "alpha_sc_a_per_k", add);
need(data, "a_ref_v", add);
need(data, "i_l_ref_a", add);
need(data, "i_o_ref_a", add);
need(data, "r_s_ohm", add);
need(data, "r_sh_ref_ohm", add);
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("cec" !== data0){
add("/model", "const", {allowedValue: "cec"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
number(data16, "/i_sc_a", add, 1000, undefined, undefined, 0);
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
number(data17, "/v_oc_v", add, 2000, undefined, undefined, 0);
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
number(data18, "/i_mp_a", add, 1000, undefined, undefined, 0);
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
number(data19, "/v_mp_v", add, 2000, undefined, undefined, 0);
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
number(data20, "/alpha_sc_a_per_k", add, 10, -10);
}
if(data.a_ref_v !== undefined){
let data21 = data.a_ref_v;
number(data21, "/a_ref_v", add, 100, undefined, undefined, 0);
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
number(data22, "/i_l_ref_a", add, 1000, undefined, undefined, 0);
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
number(data23, "/i_o_ref_a", add, 1, undefined, undefined, 0);
}
if(data.r_s_ohm !== undefined){
let data24 = data.r_s_ohm;
number(data24, "/r_s_ohm", add, 1000, 0);
}
if(data.r_sh_ref_ohm !== undefined){
let data25 = data.r_sh_ref_ohm;
number(data25, "/r_sh_ref_ohm", add, 1000000000, undefined, undefined, 0);
}
let data26 = data.adjust;
number(data26, "/adjust", add, 1, -1);
}
else {
add("", "type", {type: "object"});
}
validate111.errors = vErrors;
validate111.count = errors;
return errors === 0;
}

const schema50 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0}};

function validate113(data, instancePath=""){
/*# sourceURL="ModuleDesoto" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_series: 72, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "length_m", add);
need(data, "width_m", add);
need(data, "i_sc_a", add);
need(data, "v_oc_v", add);
need(data, "i_mp_a", add);
need(data, "v_mp_v", add);
need(data, "alpha_sc_a_per_k", add);
need(data, "a_ref_v", add);
need(data, "i_l_ref_a", add);
need(data, "i_o_ref_a", add);
need(data, "r_s_ohm", add);
need(data, "r_sh_ref_ohm", add);
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("desoto" !== data0){
add("/model", "const", {allowedValue: "desoto"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
number(data16, "/i_sc_a", add, 1000, undefined, undefined, 0);
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
number(data17, "/v_oc_v", add, 2000, undefined, undefined, 0);
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
number(data18, "/i_mp_a", add, 1000, undefined, undefined, 0);
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
number(data19, "/v_mp_v", add, 2000, undefined, undefined, 0);
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
number(data20, "/alpha_sc_a_per_k", add, 10, -10);
}
if(data.a_ref_v !== undefined){
let data21 = data.a_ref_v;
number(data21, "/a_ref_v", add, 100, undefined, undefined, 0);
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
number(data22, "/i_l_ref_a", add, 1000, undefined, undefined, 0);
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
number(data23, "/i_o_ref_a", add, 1, undefined, undefined, 0);
}
if(data.r_s_ohm !== undefined){
let data24 = data.r_s_ohm;
number(data24, "/r_s_ohm", add, 1000, 0);
}
if(data.r_sh_ref_ohm !== undefined){
let data25 = data.r_sh_ref_ohm;
number(data25, "/r_sh_ref_ohm", add, 1000000000, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate113.errors = vErrors;
validate113.count = errors;
return errors === 0;
}

const schema51 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_per_k":0,"alpha_mp_per_k":0,"c0":0,"c1":0,"c2":0,"c3":0,"beta_voc_v_per_k":0,"m_beta_voc_v_per_k":0,"beta_vmp_v_per_k":0,"m_beta_vmp_v_per_k":0,"diode_factor":0}};

function validate115(data, instancePath=""){
/*# sourceURL="ModuleSandia" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null, m_beta_voc_v_per_k: 0, m_beta_vmp_v_per_k: 0});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "length_m", add);
need(data, "width_m", add);
need(data, "cells_in_series", add);
need(data, "i_sc_a", add);
need(data, "v_oc_v", add);
need(data, "i_mp_a", add);
need(data, "v_mp_v", add);
need(data, "alpha_sc_per_k", add);
need(data, "alpha_mp_per_k", add);
need(data, "c0", add);
need(data, "c1", add);
need(data, "c2", add);
need(data, "c3", add);
need(data, "beta_voc_v_per_k", add);
need(data, "beta_vmp_v_per_k", add);
need(data, "diode_factor", add);
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("sandia" !== data0){
add("/model", "const", {allowedValue: "sandia"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
if(data.cells_in_series !== undefined){
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
}
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
number(data16, "/i_sc_a", add, 1000, undefined, undefined, 0);
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
number(data17, "/v_oc_v", add, 2000, undefined, undefined, 0);
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
number(data18, "/i_mp_a", add, 1000, undefined, undefined, 0);
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
number(data19, "/v_mp_v", add, 2000, undefined, undefined, 0);
}
if(data.alpha_sc_per_k !== undefined){
let data20 = data.alpha_sc_per_k;
number(data20, "/alpha_sc_per_k", add, 0.1, -0.1);
}
if(data.alpha_mp_per_k !== undefined){
let data21 = data.alpha_mp_per_k;
number(data21, "/alpha_mp_per_k", add, 0.1, -0.1);
}
if(data.c0 !== undefined){
let data22 = data.c0;
number(data22, "/c0", add, 10, -10);
}
if(data.c1 !== undefined){
let data23 = data.c1;
number(data23, "/c1", add, 10, -10);
}
if(data.c2 !== undefined){
let data24 = data.c2;
number(data24, "/c2", add, 100, -100);
}
if(data.c3 !== undefined){
let data25 = data.c3;
number(data25, "/c3", add, 1000, -1000);
}
if(data.beta_voc_v_per_k !== undefined){
let data26 = data.beta_voc_v_per_k;
number(data26, "/beta_voc_v_per_k", add, 50, -50);
}
let data27 = data.m_beta_voc_v_per_k;
number(data27, "/m_beta_voc_v_per_k", add, 50, -50);
if(data.beta_vmp_v_per_k !== undefined){
let data28 = data.beta_vmp_v_per_k;
number(data28, "/beta_vmp_v_per_k", add, 50, -50);
}
let data29 = data.m_beta_vmp_v_per_k;
number(data29, "/m_beta_vmp_v_per_k", add, 50, -50);
if(data.diode_factor !== undefined){
let data30 = data.diode_factor;
number(data30, "/diode_factor", add, 10, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate115.errors = vErrors;
validate115.count = errors;
return errors === 0;
}

const schema52 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"diode_factor":0,"i_l_ref_a":0,"i_o_ref_a":0,"shunt_c1_ohm":0,"shunt_c2_ohm":0,"shunt_c3":0,"series_d1_ohm":0,"series_d2_ohm_per_k":0,"series_d3_ohm":0,"band_gap_ev":0}};

function validate117(data, instancePath=""){
/*# sourceURL="ModuleIec61853" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "length_m", add);
need(data, "width_m", add);
need(data, "cells_in_series", add);
need(data, "i_sc_a", add);
need(data, "v_oc_v", add);
need(data, "i_mp_a", add);
need(data, "v_mp_v", add);
need(data, "alpha_sc_a_per_k", add);
need(data, "diode_factor", add);
need(data, "i_l_ref_a", add);
need(data, "i_o_ref_a", add);
need(data, "shunt_c1_ohm", add);
need(data, "shunt_c2_ohm", add);
need(data, "shunt_c3", add);
need(data, "series_d1_ohm", add);
need(data, "series_d2_ohm_per_k", add);
need(data, "series_d3_ohm", add);
need(data, "band_gap_ev", add);
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("iec61853" !== data0){
add("/model", "const", {allowedValue: "iec61853"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
if(data.cells_in_series !== undefined){
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
}
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
number(data16, "/i_sc_a", add, 1000, undefined, undefined, 0);
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
number(data17, "/v_oc_v", add, 2000, undefined, undefined, 0);
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
number(data18, "/i_mp_a", add, 1000, undefined, undefined, 0);
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
number(data19, "/v_mp_v", add, 2000, undefined, undefined, 0);
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
number(data20, "/alpha_sc_a_per_k", add, 10, -10);
}
if(data.diode_factor !== undefined){
let data21 = data.diode_factor;
number(data21, "/diode_factor", add, 10, undefined, undefined, 0);
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
number(data22, "/i_l_ref_a", add, 1000, undefined, undefined, 0);
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
number(data23, "/i_o_ref_a", add, 1, undefined, undefined, 0);
}
if(data.shunt_c1_ohm !== undefined){
let data24 = data.shunt_c1_ohm;
number(data24, "/shunt_c1_ohm", add, 1000000000, undefined, undefined, 0);
}
if(data.shunt_c2_ohm !== undefined){
let data25 = data.shunt_c2_ohm;
number(data25, "/shunt_c2_ohm", add, 1000000000, 0);
}
if(data.shunt_c3 !== undefined){
let data26 = data.shunt_c3;
number(data26, "/shunt_c3", add, 10, 0);
}
if(data.series_d1_ohm !== undefined){
let data27 = data.series_d1_ohm;
number(data27, "/series_d1_ohm", add, 1000, 0);
}
if(data.series_d2_ohm_per_k !== undefined){
let data28 = data.series_d2_ohm_per_k;
number(data28, "/series_d2_ohm_per_k", add, 100, -100);
}
if(data.series_d3_ohm !== undefined){
let data29 = data.series_d3_ohm;
number(data29, "/series_d3_ohm", add, 100, -100);
}
if(data.band_gap_ev !== undefined){
let data30 = data.band_gap_ev;
number(data30, "/band_gap_ev", add, 5, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate117.errors = vErrors;
validate117.count = errors;
return errors === 0;
}

const schema53 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"temperature_coefficient":0,"efficiency":0,"light_response":0}};

function validate119(data, instancePath=""){
/*# sourceURL="ModuleReference" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", technology: "mono_si", power_tolerance_low: null, power_tolerance_high: null, cells_in_series: 72, cells_in_parallel: 1, bifaciality: 0, noct_c: 45, front_surface: "glass", iam_profile: null, v_max_v: null, light_response: "linear"});
need(data, "model", add);
need(data, "p_nom_w", add);
need(data, "temperature_coefficient", add);
need(data, "efficiency", add);
for(const key0 in data){
if(!(func1.call(schema53.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("reference" !== data0){
add("/model", "const", {allowedValue: "reference"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
let data3 = data.technology;
choice(data3, "/technology", add, ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]);
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
number(data4, "/p_nom_w", add, 5000, undefined, undefined, 0);
}
let data5 = data.power_tolerance_low;
numberOrNull(data5, "/power_tolerance_low", add, 0, -0.5);
let data6 = data.power_tolerance_high;
numberOrNull(data6, "/power_tolerance_high", add, 0.5, 0);
if(data.length_m !== undefined){
let data7 = data.length_m;
number(data7, "/length_m", add, 20, undefined, undefined, 0);
}
if(data.width_m !== undefined){
let data8 = data.width_m;
number(data8, "/width_m", add, 20, undefined, undefined, 0);
}
let data9 = data.cells_in_series;
integer(data9, "/cells_in_series", add, 2000, 1);
let data10 = data.cells_in_parallel;
integer(data10, "/cells_in_parallel", add, 100, 1);
let data11 = data.bifaciality;
number(data11, "/bifaciality", add, 1, 0);
let data12 = data.noct_c;
number(data12, "/noct_c", add, 90, 20);
let data13 = data.front_surface;
choice(data13, "/front_surface", add, ["glass","ar_glass"]);
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/iam_profile", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate107, data14, "/iam_profile");
}
else if(data14 === null){
if(data14 !== null){
add("/iam_profile", "type", {type: "null"});
}
}
let data15 = data.v_max_v;
numberOrNull(data15, "/v_max_v", add, 10000, undefined, undefined, 0);
if(data.temperature_coefficient !== undefined){
let data16 = data.temperature_coefficient;
number(data16, "/temperature_coefficient", add, 0.02, -0.02);
}
if(data.efficiency !== undefined){
let data17 = data.efficiency;
number(data17, "/efficiency", add, undefined, undefined, 1, 0);
}
let data18 = data.light_response;
choice(data18, "/light_response", add, ["linear","standard","premium","thin_film"]);
}
else {
add("", "type", {type: "object"});
}
validate119.errors = vErrors;
validate119.count = errors;
return errors === 0;
}


function validate105(data, instancePath=""){
/*# sourceURL="Module" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "pvsyst"){
if(!(validate106(data, instancePath))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
else if(tag0 === "cec"){
if(!(validate111(data, instancePath))){
vErrors = joinErrors(vErrors, validate111.errors);
errors += validate111.count;
}
}
else if(tag0 === "desoto"){
if(!(validate113(data, instancePath))){
vErrors = joinErrors(vErrors, validate113.errors);
errors += validate113.count;
}
}
else if(tag0 === "sandia"){
if(!(validate115(data, instancePath))){
vErrors = joinErrors(vErrors, validate115.errors);
errors += validate115.count;
}
}
else if(tag0 === "iec61853"){
if(!(validate117(data, instancePath))){
vErrors = joinErrors(vErrors, validate117.errors);
errors += validate117.count;
}
}
else if(tag0 === "reference"){
if(!(validate119(data, instancePath))){
vErrors = joinErrors(vErrors, validate119.errors);
errors += validate119.count;
}
}
else {
add("", "discriminator", {error: "mapping", tag: "model", tagValue: tag0});
}
}
else {
add("", "discriminator", {error: "tag", tag: "model", tagValue: tag0});
}
}
else {
add("", "type", {type: "object"});
}
validate105.errors = vErrors;
validate105.count = errors;
return errors === 0;
}


function validate128(data, instancePath=""){
/*# sourceURL="InverterRef" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "id", add);
for(const key0 in data){
if(!(key0 === "id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
text(data0, "/id", add, func6, 200, undefined);
}
}
else {
add("", "type", {type: "object"});
}
validate128.errors = vErrors;
validate128.count = errors;
return errors === 0;
}

const schema56 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"curves":0}};

function validate132(data, instancePath=""){
/*# sourceURL="DcDerating" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = [];
}
need(data, "start_temp_c", add);
need(data, "slope_per_k", add);
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "start_temp_c")) || (key0 === "slope_per_k"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.v_dc_v;
if(Array.isArray(data0)){
if(data0.length > 20){
add("/v_dc_v", "maxItems", {limit: 20});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 10000, undefined, undefined, 0) || number(data1, "/v_dc_v/" + i0, add, 10000, undefined, undefined, 0);
}
}
else {
add("/v_dc_v", "type", {type: "array"});
}
if(data.start_temp_c !== undefined){
let data2 = data.start_temp_c;
if(Array.isArray(data2)){
if(data2.length > 20){
add("/start_temp_c", "maxItems", {limit: 20});
}
if(data2.length < 1){
add("/start_temp_c", "minItems", {limit: 1});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 100, -60) || number(data3, "/start_temp_c/" + i1, add, 100, -60);
}
}
else {
add("/start_temp_c", "type", {type: "array"});
}
}
if(data.slope_per_k !== undefined){
let data4 = data.slope_per_k;
if(Array.isArray(data4)){
if(data4.length > 20){
add("/slope_per_k", "maxItems", {limit: 20});
}
if(data4.length < 1){
add("/slope_per_k", "minItems", {limit: 1});
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
fits(data5, 0, -1) || number(data5, "/slope_per_k/" + i2, add, 0, -1);
}
}
else {
add("/slope_per_k", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate132.errors = vErrors;
validate132.count = errors;
return errors === 0;
}


function validate134(data, instancePath=""){
/*# sourceURL="Derating" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "temp_air_c", add);
need(data, "p_ac_kw", add);
for(const key0 in data){
if(!((key0 === "temp_air_c") || (key0 === "p_ac_kw"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.temp_air_c !== undefined){
let data0 = data.temp_air_c;
if(Array.isArray(data0)){
if(data0.length > 50){
add("/temp_air_c", "maxItems", {limit: 50});
}
if(data0.length < 1){
add("/temp_air_c", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 100, -60) || number(data1, "/temp_air_c/" + i0, add, 100, -60);
}
}
else {
add("/temp_air_c", "type", {type: "array"});
}
}
if(data.p_ac_kw !== undefined){
let data2 = data.p_ac_kw;
if(Array.isArray(data2)){
if(data2.length > 50){
add("/p_ac_kw", "maxItems", {limit: 50});
}
if(data2.length < 1){
add("/p_ac_kw", "minItems", {limit: 1});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 1000000, 0) || number(data3, "/p_ac_kw/" + i1, add, 1000000, 0);
}
}
else {
add("/p_ac_kw", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate134.errors = vErrors;
validate134.count = errors;
return errors === 0;
}


function validate136(data, instancePath=""){
/*# sourceURL="EfficiencyCurve" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = null;
}
need(data, "p_dc_kw", add);
need(data, "efficiency", add);
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "p_dc_kw")) || (key0 === "efficiency"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.v_dc_v;
numberOrNull(data0, "/v_dc_v", add, 10000, undefined, undefined, 0);
if(data.p_dc_kw !== undefined){
let data1 = data.p_dc_kw;
if(Array.isArray(data1)){
if(data1.length > 200){
add("/p_dc_kw", "maxItems", {limit: 200});
}
if(data1.length < 2){
add("/p_dc_kw", "minItems", {limit: 2});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
fits(data2, 1000000, 0) || number(data2, "/p_dc_kw/" + i0, add, 1000000, 0);
}
}
else {
add("/p_dc_kw", "type", {type: "array"});
}
}
if(data.efficiency !== undefined){
let data3 = data.efficiency;
if(Array.isArray(data3)){
if(data3.length > 200){
add("/efficiency", "maxItems", {limit: 200});
}
if(data3.length < 2){
add("/efficiency", "minItems", {limit: 2});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
fits(data4, 1, 0) || number(data4, "/efficiency/" + i1, add, 1, 0);
}
}
else {
add("/efficiency", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate136.errors = vErrors;
validate136.count = errors;
return errors === 0;
}


function validate131(data, instancePath=""){
/*# sourceURL="InverterCurve" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", p_ac_max_kw: null, temp_p_max_c: null, temp_p_nom_c: null, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null, i_dc_max_a: null, p_start_kw: null, p_night_w: 0, mppt_count: 1, dc_derating: null, derating: null});
need(data, "model", add);
need(data, "p_ac_nom_kw", add);
need(data, "curves", add);
for(const key0 in data){
if(!(func1.call(schema56.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("curve" !== data0){
add("/model", "const", {allowedValue: "curve"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
number(data3, "/p_ac_nom_kw", add, 20000000, undefined, undefined, 0);
}
let data4 = data.p_ac_max_kw;
numberOrNull(data4, "/p_ac_max_kw", add, 20000000, undefined, undefined, 0);
let data5 = data.temp_p_max_c;
numberOrNull(data5, "/temp_p_max_c", add, 100, -60);
let data6 = data.temp_p_nom_c;
numberOrNull(data6, "/temp_p_nom_c", add, 100, -60);
let data7 = data.v_mppt_min_v;
numberOrNull(data7, "/v_mppt_min_v", add, 10000, 0);
let data8 = data.v_mppt_max_v;
numberOrNull(data8, "/v_mppt_max_v", add, 10000, undefined, undefined, 0);
let data9 = data.v_dc_max_v;
numberOrNull(data9, "/v_dc_max_v", add, 10000, undefined, undefined, 0);
let data10 = data.i_dc_max_a;
numberOrNull(data10, "/i_dc_max_a", add, 1000000, undefined, undefined, 0);
let data11 = data.p_start_kw;
numberOrNull(data11, "/p_start_kw", add, 1000000, 0);
let data12 = data.p_night_w;
number(data12, "/p_night_w", add, 1000000, 0);
let data13 = data.mppt_count;
integer(data13, "/mppt_count", add, 1000, 1);
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/dc_derating", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate132, data14, "/dc_derating");
}
else if(data14 === null){
if(data14 !== null){
add("/dc_derating", "type", {type: "null"});
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
add("/derating", "type", {type: ["object","null"]});
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
within(validate134, data15, "/derating");
}
else if(data15 === null){
if(data15 !== null){
add("/derating", "type", {type: "null"});
}
}
if(data.curves !== undefined){
let data16 = data.curves;
if(Array.isArray(data16)){
if(data16.length > 3){
add("/curves", "maxItems", {limit: 3});
}
if(data16.length < 1){
add("/curves", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate136, data16[i0], "/curves/" + i0);
}
}
else {
add("/curves", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate131.errors = vErrors;
validate131.count = errors;
return errors === 0;
}

const schema60 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"p_aco_w":0,"p_dco_w":0,"v_dco_v":0,"p_so_w":0,"c0":0,"c1":0,"c2":0,"c3":0}};

function validate138(data, instancePath=""){
/*# sourceURL="InverterSandia" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", p_ac_max_kw: null, temp_p_max_c: null, temp_p_nom_c: null, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null, i_dc_max_a: null, p_start_kw: null, p_night_w: 0, mppt_count: 1, dc_derating: null, derating: null, c0: 0, c1: 0, c2: 0, c3: 0});
need(data, "model", add);
need(data, "p_ac_nom_kw", add);
need(data, "p_aco_w", add);
need(data, "p_dco_w", add);
need(data, "v_dco_v", add);
need(data, "p_so_w", add);
for(const key0 in data){
if(!(func1.call(schema60.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("sandia" !== data0){
add("/model", "const", {allowedValue: "sandia"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
number(data3, "/p_ac_nom_kw", add, 20000000, undefined, undefined, 0);
}
let data4 = data.p_ac_max_kw;
numberOrNull(data4, "/p_ac_max_kw", add, 20000000, undefined, undefined, 0);
let data5 = data.temp_p_max_c;
numberOrNull(data5, "/temp_p_max_c", add, 100, -60);
let data6 = data.temp_p_nom_c;
numberOrNull(data6, "/temp_p_nom_c", add, 100, -60);
let data7 = data.v_mppt_min_v;
numberOrNull(data7, "/v_mppt_min_v", add, 10000, 0);
let data8 = data.v_mppt_max_v;
numberOrNull(data8, "/v_mppt_max_v", add, 10000, undefined, undefined, 0);
let data9 = data.v_dc_max_v;
numberOrNull(data9, "/v_dc_max_v", add, 10000, undefined, undefined, 0);
let data10 = data.i_dc_max_a;
numberOrNull(data10, "/i_dc_max_a", add, 1000000, undefined, undefined, 0);
let data11 = data.p_start_kw;
numberOrNull(data11, "/p_start_kw", add, 1000000, 0);
let data12 = data.p_night_w;
number(data12, "/p_night_w", add, 1000000, 0);
let data13 = data.mppt_count;
integer(data13, "/mppt_count", add, 1000, 1);
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/dc_derating", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate132, data14, "/dc_derating");
}
else if(data14 === null){
if(data14 !== null){
add("/dc_derating", "type", {type: "null"});
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
add("/derating", "type", {type: ["object","null"]});
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
within(validate134, data15, "/derating");
}
else if(data15 === null){
if(data15 !== null){
add("/derating", "type", {type: "null"});
}
}
if(data.p_aco_w !== undefined){
let data16 = data.p_aco_w;
number(data16, "/p_aco_w", add, 20000000000, undefined, undefined, 0);
}
if(data.p_dco_w !== undefined){
let data17 = data.p_dco_w;
number(data17, "/p_dco_w", add, 100000000000, undefined, undefined, 0);
}
if(data.v_dco_v !== undefined){
let data18 = data.v_dco_v;
number(data18, "/v_dco_v", add, 10000, undefined, undefined, 0);
}
if(data.p_so_w !== undefined){
let data19 = data.p_so_w;
number(data19, "/p_so_w", add, 100000000, 0);
}
let data20 = data.c0;
number(data20, "/c0", add, 1, -1);
let data21 = data.c1;
number(data21, "/c1", add, 10, -10);
let data22 = data.c2;
number(data22, "/c2", add, 10, -10);
let data23 = data.c3;
number(data23, "/c3", add, 10, -10);
}
else {
add("", "type", {type: "object"});
}
validate138.errors = vErrors;
validate138.count = errors;
return errors === 0;
}

const schema61 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"efficiency_nom":0,"efficiency_ref":0}};

function validate141(data, instancePath=""){
/*# sourceURL="InverterPvwatts" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", p_ac_max_kw: null, temp_p_max_c: null, temp_p_nom_c: null, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null, i_dc_max_a: null, p_start_kw: null, p_night_w: 0, mppt_count: 1, dc_derating: null, derating: null, efficiency_nom: 0.96, efficiency_ref: 0.9637});
need(data, "model", add);
need(data, "p_ac_nom_kw", add);
for(const key0 in data){
if(!(func1.call(schema61.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("pvwatts" !== data0){
add("/model", "const", {allowedValue: "pvwatts"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
number(data3, "/p_ac_nom_kw", add, 20000000, undefined, undefined, 0);
}
let data4 = data.p_ac_max_kw;
numberOrNull(data4, "/p_ac_max_kw", add, 20000000, undefined, undefined, 0);
let data5 = data.temp_p_max_c;
numberOrNull(data5, "/temp_p_max_c", add, 100, -60);
let data6 = data.temp_p_nom_c;
numberOrNull(data6, "/temp_p_nom_c", add, 100, -60);
let data7 = data.v_mppt_min_v;
numberOrNull(data7, "/v_mppt_min_v", add, 10000, 0);
let data8 = data.v_mppt_max_v;
numberOrNull(data8, "/v_mppt_max_v", add, 10000, undefined, undefined, 0);
let data9 = data.v_dc_max_v;
numberOrNull(data9, "/v_dc_max_v", add, 10000, undefined, undefined, 0);
let data10 = data.i_dc_max_a;
numberOrNull(data10, "/i_dc_max_a", add, 1000000, undefined, undefined, 0);
let data11 = data.p_start_kw;
numberOrNull(data11, "/p_start_kw", add, 1000000, 0);
let data12 = data.p_night_w;
number(data12, "/p_night_w", add, 1000000, 0);
let data13 = data.mppt_count;
integer(data13, "/mppt_count", add, 1000, 1);
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/dc_derating", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate132, data14, "/dc_derating");
}
else if(data14 === null){
if(data14 !== null){
add("/dc_derating", "type", {type: "null"});
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
add("/derating", "type", {type: ["object","null"]});
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
within(validate134, data15, "/derating");
}
else if(data15 === null){
if(data15 !== null){
add("/derating", "type", {type: "null"});
}
}
let data16 = data.efficiency_nom;
number(data16, "/efficiency_nom", add, 1, undefined, undefined, 0);
let data17 = data.efficiency_ref;
number(data17, "/efficiency_ref", add, 1, undefined, undefined, 0);
}
else {
add("", "type", {type: "object"});
}
validate141.errors = vErrors;
validate141.count = errors;
return errors === 0;
}

const schema62 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"efficiency":0}};

function validate144(data, instancePath=""){
/*# sourceURL="InverterFlat" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {manufacturer: "", name: "", p_ac_max_kw: null, temp_p_max_c: null, temp_p_nom_c: null, v_mppt_min_v: null, v_mppt_max_v: null, v_dc_max_v: null, i_dc_max_a: null, p_start_kw: null, p_night_w: 0, mppt_count: 1, dc_derating: null, derating: null, efficiency: 0.96});
need(data, "model", add);
need(data, "p_ac_nom_kw", add);
for(const key0 in data){
if(!(func1.call(schema62.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.model !== undefined){
let data0 = data.model;
ofType(data0, "/model", add, "string");
if("flat" !== data0){
add("/model", "const", {allowedValue: "flat"});
}
}
let data1 = data.manufacturer;
text(data1, "/manufacturer", add, func6, 200, undefined);
let data2 = data.name;
text(data2, "/name", add, func6, 200, undefined);
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
number(data3, "/p_ac_nom_kw", add, 20000000, undefined, undefined, 0);
}
let data4 = data.p_ac_max_kw;
numberOrNull(data4, "/p_ac_max_kw", add, 20000000, undefined, undefined, 0);
let data5 = data.temp_p_max_c;
numberOrNull(data5, "/temp_p_max_c", add, 100, -60);
let data6 = data.temp_p_nom_c;
numberOrNull(data6, "/temp_p_nom_c", add, 100, -60);
let data7 = data.v_mppt_min_v;
numberOrNull(data7, "/v_mppt_min_v", add, 10000, 0);
let data8 = data.v_mppt_max_v;
numberOrNull(data8, "/v_mppt_max_v", add, 10000, undefined, undefined, 0);
let data9 = data.v_dc_max_v;
numberOrNull(data9, "/v_dc_max_v", add, 10000, undefined, undefined, 0);
let data10 = data.i_dc_max_a;
numberOrNull(data10, "/i_dc_max_a", add, 1000000, undefined, undefined, 0);
let data11 = data.p_start_kw;
numberOrNull(data11, "/p_start_kw", add, 1000000, 0);
let data12 = data.p_night_w;
number(data12, "/p_night_w", add, 1000000, 0);
let data13 = data.mppt_count;
integer(data13, "/mppt_count", add, 1000, 1);
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/dc_derating", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate132, data14, "/dc_derating");
}
else if(data14 === null){
if(data14 !== null){
add("/dc_derating", "type", {type: "null"});
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
add("/derating", "type", {type: ["object","null"]});
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
within(validate134, data15, "/derating");
}
else if(data15 === null){
if(data15 !== null){
add("/derating", "type", {type: "null"});
}
}
let data16 = data.efficiency;
number(data16, "/efficiency", add, 1, undefined, undefined, 0);
}
else {
add("", "type", {type: "object"});
}
validate144.errors = vErrors;
validate144.count = errors;
return errors === 0;
}


function validate130(data, instancePath=""){
/*# sourceURL="Inverter" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "curve"){
if(!(validate131(data, instancePath))){
vErrors = joinErrors(vErrors, validate131.errors);
errors += validate131.count;
}
}
else if(tag0 === "sandia"){
if(!(validate138(data, instancePath))){
vErrors = joinErrors(vErrors, validate138.errors);
errors += validate138.count;
}
}
else if(tag0 === "pvwatts"){
if(!(validate141(data, instancePath))){
vErrors = joinErrors(vErrors, validate141.errors);
errors += validate141.count;
}
}
else if(tag0 === "flat"){
if(!(validate144(data, instancePath))){
vErrors = joinErrors(vErrors, validate144.errors);
errors += validate144.count;
}
}
else {
add("", "discriminator", {error: "mapping", tag: "model", tagValue: tag0});
}
}
else {
add("", "discriminator", {error: "tag", tag: "model", tagValue: tag0});
}
}
else {
add("", "type", {type: "object"});
}
validate130.errors = vErrors;
validate130.count = errors;
return errors === 0;
}

const schema63 = {properties:{"version":0,"frame":0,"origin":0,"types":0,"placements":0,"objects":0,"outlines":0,"terrain":0,"blend":0}};

function validate154(data, instancePath=""){
/*# sourceURL="SceneAxes" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "x", add);
need(data, "y", add);
need(data, "z", add);
for(const key0 in data){
if(!(((key0 === "x") || (key0 === "y")) || (key0 === "z"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.x !== undefined){
let data0 = data.x;
ofType(data0, "/x", add, "string");
if("east" !== data0){
add("/x", "const", {allowedValue: "east"});
}
}
if(data.y !== undefined){
let data1 = data.y;
ofType(data1, "/y", add, "string");
if("north" !== data1){
add("/y", "const", {allowedValue: "north"});
}
}
if(data.z !== undefined){
let data2 = data.z;
ofType(data2, "/z", add, "string");
if("up" !== data2){
add("/z", "const", {allowedValue: "up"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate154.errors = vErrors;
validate154.count = errors;
return errors === 0;
}


function validate153(data, instancePath=""){
/*# sourceURL="SceneFrame" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "axes", add);
need(data, "azimuth_zero", add);
need(data, "azimuth_direction", add);
need(data, "lengths", add);
for(const key0 in data){
if(!((((key0 === "axes") || (key0 === "azimuth_zero")) || (key0 === "azimuth_direction")) || (key0 === "lengths"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.axes !== undefined){
within(validate154, data.axes, "/axes");
}
if(data.azimuth_zero !== undefined){
let data1 = data.azimuth_zero;
ofType(data1, "/azimuth_zero", add, "string");
if("true_north" !== data1){
add("/azimuth_zero", "const", {allowedValue: "true_north"});
}
}
if(data.azimuth_direction !== undefined){
let data2 = data.azimuth_direction;
ofType(data2, "/azimuth_direction", add, "string");
if("clockwise" !== data2){
add("/azimuth_direction", "const", {allowedValue: "clockwise"});
}
}
if(data.lengths !== undefined){
let data3 = data.lengths;
ofType(data3, "/lengths", add, "string");
if("unitless" !== data3){
add("/lengths", "const", {allowedValue: "unitless"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate153.errors = vErrors;
validate153.count = errors;
return errors === 0;
}


function validate157(data, instancePath=""){
/*# sourceURL="SceneOrigin" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.elevation === undefined){
data.elevation = 0;
}
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(((key0 === "latitude") || (key0 === "longitude")) || (key0 === "elevation"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
let data2 = data.elevation;
number(data2, "/elevation", add, 9000, -450);
}
else {
add("", "type", {type: "object"});
}
validate157.errors = vErrors;
validate157.count = errors;
return errors === 0;
}

const schema67 = {properties:{"id":0,"kind":0,"length":0,"width":0,"modules":0,"strings":0,"gap":0,"frame":0,"modules_across":0,"module_gap":0,"sub_rows":0,"torque_tube":0,"wiring":0}};

function validate160(data, instancePath=""){
/*# sourceURL="SceneModuleGap" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "along") || (key0 === "across"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.along !== undefined){
let data0 = data.along;
number(data0, "/along", add, 1000000000, 0);
}
if(data.across !== undefined){
let data1 = data.across;
number(data1, "/across", add, 1000000000, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate160.errors = vErrors;
validate160.count = errors;
return errors === 0;
}


function validate162(data, instancePath=""){
/*# sourceURL="SceneSubRows" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "count", add);
need(data, "gap", add);
for(const key0 in data){
if(!((key0 === "count") || (key0 === "gap"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.count !== undefined){
let data0 = data.count;
integer(data0, "/count", add, 20, 2);
}
if(data.gap !== undefined){
let data1 = data.gap;
number(data1, "/gap", add, 1000000000, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate162.errors = vErrors;
validate162.count = errors;
return errors === 0;
}


function validate164(data, instancePath=""){
/*# sourceURL="SceneTorqueTube" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "diameter", add);
need(data, "below", add);
for(const key0 in data){
if(!((key0 === "diameter") || (key0 === "below"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.diameter !== undefined){
let data0 = data.diameter;
number(data0, "/diameter", add, 1000000000, undefined, undefined, 0);
}
if(data.below !== undefined){
let data1 = data.below;
number(data1, "/below", add, 1000000000, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate164.errors = vErrors;
validate164.count = errors;
return errors === 0;
}


function validate166(data, instancePath=""){
/*# sourceURL="SceneWiring" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "orientation", add);
need(data, "modules_per_string", add);
for(const key0 in data){
if(!((((((key0 === "orientation") || (key0 === "modules_per_string")) || (key0 === "order")) || (key0 === "strings")) || (key0 === "half_cells")) || (key0 === "bypass_diodes"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.orientation !== undefined){
let data0 = data.orientation;
choice(data0, "/orientation", add, ["portrait","landscape"]);
}
if(data.modules_per_string !== undefined){
let data1 = data.modules_per_string;
integer(data1, "/modules_per_string", add, 1000, 1);
}
if(data.order !== undefined){
let data2 = data.order;
choice(data2, "/order", add, ["lines","columns","leapfrog"]);
}
if(data.strings !== undefined){
let data3 = data.strings;
if(Array.isArray(data3)){
if(data3.length > 1000){
add("/strings", "maxItems", {limit: 1000});
}
if(data3.length < 1){
add("/strings", "minItems", {limit: 1});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(Array.isArray(data4)){
if(data4.length > 1000){
add("/strings/" + i0, "maxItems", {limit: 1000});
}
if(data4.length < 1){
add("/strings/" + i0, "minItems", {limit: 1});
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/strings/" + i0+"/" + i1, "type", {type: "integer"}));
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/strings/" + i0+"/" + i1, "maximum", {limit: 1000000}));
}
if(data5 < 0){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/strings/" + i0+"/" + i1, "minimum", {limit: 0}));
}
}
}
}
else {
add("/strings/" + i0, "type", {type: "array"});
}
}
}
else {
add("/strings", "type", {type: "array"});
}
}
if(data.half_cells !== undefined){
ofType(data.half_cells, "/half_cells", add, "boolean");
}
if(data.bypass_diodes !== undefined){
let data7 = data.bypass_diodes;
integer(data7, "/bypass_diodes", add, 100, 1);
}
}
else {
add("", "type", {type: "object"});
}
validate166.errors = vErrors;
validate166.count = errors;
return errors === 0;
}


function validate159(data, instancePath=""){
/*# sourceURL="SceneType" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gap === undefined){
data.gap = 0;
}
if(data.frame === undefined){
data.frame = 0;
}
need(data, "id", add);
need(data, "kind", add);
need(data, "length", add);
need(data, "width", add);
need(data, "modules", add);
need(data, "strings", add);
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
text(data0, "/id", add, func6, 100, 1);
}
if(data.kind !== undefined){
let data1 = data.kind;
choice(data1, "/kind", add, ["gft","sat","ewf"]);
}
if(data.length !== undefined){
let data2 = data.length;
number(data2, "/length", add, 1000000000, undefined, undefined, 0);
}
if(data.width !== undefined){
let data3 = data.width;
number(data3, "/width", add, 1000000000, undefined, undefined, 0);
}
if(data.modules !== undefined){
let data4 = data.modules;
integer(data4, "/modules", add, 1000000, 1);
}
if(data.strings !== undefined){
let data5 = data.strings;
integer(data5, "/strings", add, 1000000, 1);
}
let data6 = data.gap;
number(data6, "/gap", add, 1000000000, 0);
let data7 = data.frame;
number(data7, "/frame", add, 1000000000, 0);
if(data.modules_across !== undefined){
let data8 = data.modules_across;
integer(data8, "/modules_across", add, 1000000, 1);
}
if(data.module_gap !== undefined){
within(validate160, data.module_gap, "/module_gap");
}
if(data.sub_rows !== undefined){
within(validate162, data.sub_rows, "/sub_rows");
}
if(data.torque_tube !== undefined){
within(validate164, data.torque_tube, "/torque_tube");
}
if(data.wiring !== undefined){
within(validate166, data.wiring, "/wiring");
}
}
else {
add("", "type", {type: "object"});
}
validate159.errors = vErrors;
validate159.count = errors;
return errors === 0;
}

const schema72 = {properties:{"id":0,"type":0,"x":0,"y":0,"z":0,"above_ground":0,"azimuth_deg":0,"tilt_deg":0,"roll_deg":0}};

function validate169(data, instancePath=""){
/*# sourceURL="ScenePlacement" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.z === undefined){
data.z = 0;
}
if(data.azimuth_deg === undefined){
data.azimuth_deg = 180;
}
if(data.tilt_deg === undefined){
data.tilt_deg = 0;
}
if(data.roll_deg === undefined){
data.roll_deg = 0;
}
need(data, "type", add);
need(data, "x", add);
need(data, "y", add);
for(const key0 in data){
if(!(func1.call(schema72.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
text(data0, "/id", add, func6, 100, 1);
}
if(data.type !== undefined){
let data1 = data.type;
text(data1, "/type", add, func6, 100, undefined);
}
if(data.x !== undefined){
let data2 = data.x;
number(data2, "/x", add, 1000000000, -1000000000);
}
if(data.y !== undefined){
let data3 = data.y;
number(data3, "/y", add, 1000000000, -1000000000);
}
let data4 = data.z;
number(data4, "/z", add, 1000000000, -1000000000);
if(data.above_ground !== undefined){
let data5 = data.above_ground;
number(data5, "/above_ground", add, 1000000000, 0);
}
let data6 = data.azimuth_deg;
number(data6, "/azimuth_deg", add, 360, 0);
let data7 = data.tilt_deg;
number(data7, "/tilt_deg", add, 90, -45);
let data8 = data.roll_deg;
number(data8, "/roll_deg", add, 45, -45);
}
else {
add("", "type", {type: "object"});
}
validate169.errors = vErrors;
validate169.count = errors;
return errors === 0;
}


function validate172(data, instancePath=""){
/*# sourceURL="ScenePrism" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "vertices", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "id")) || (key0 === "vertices"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("prism" !== data0){
add("/kind", "const", {allowedValue: "prism"});
}
}
if(data.id !== undefined){
let data1 = data.id;
text(data1, "/id", add, func6, 100, 1);
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
add("/vertices", "maxItems", {limit: 10000});
}
if(data2.length < 3){
add("/vertices", "minItems", {limit: 3});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
add("/vertices/" + i0, "maxItems", {limit: 4});
}
if(data3.length < 4){
add("/vertices/" + i0, "minItems", {limit: 4});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "maximum", {limit: 1000000000}));
}
if(data4 < -1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "minimum", {limit: -1000000000}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "type", {type: "number"}));
}
}
}
else {
add("/vertices/" + i0, "type", {type: "array"});
}
}
}
else {
add("/vertices", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate172.errors = vErrors;
validate172.count = errors;
return errors === 0;
}


function validate173(data, instancePath=""){
/*# sourceURL="SceneWall" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "vertices", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "id")) || (key0 === "vertices"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("wall" !== data0){
add("/kind", "const", {allowedValue: "wall"});
}
}
if(data.id !== undefined){
let data1 = data.id;
text(data1, "/id", add, func6, 100, 1);
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
add("/vertices", "maxItems", {limit: 10000});
}
if(data2.length < 2){
add("/vertices", "minItems", {limit: 2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
add("/vertices/" + i0, "maxItems", {limit: 4});
}
if(data3.length < 4){
add("/vertices/" + i0, "minItems", {limit: 4});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "maximum", {limit: 1000000000}));
}
if(data4 < -1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "minimum", {limit: -1000000000}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "type", {type: "number"}));
}
}
}
else {
add("/vertices/" + i0, "type", {type: "array"});
}
}
}
else {
add("/vertices", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate173.errors = vErrors;
validate173.count = errors;
return errors === 0;
}


function validate174(data, instancePath=""){
/*# sourceURL="SceneTreeLine" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transmittance === undefined){
data.transmittance = 0.3;
}
need(data, "kind", add);
need(data, "vertices", add);
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "vertices")) || (key0 === "transmittance"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("tree_line" !== data0){
add("/kind", "const", {allowedValue: "tree_line"});
}
}
if(data.id !== undefined){
let data1 = data.id;
text(data1, "/id", add, func6, 100, 1);
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
add("/vertices", "maxItems", {limit: 10000});
}
if(data2.length < 2){
add("/vertices", "minItems", {limit: 2});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
add("/vertices/" + i0, "maxItems", {limit: 4});
}
if(data3.length < 4){
add("/vertices/" + i0, "minItems", {limit: 4});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "maximum", {limit: 1000000000}));
}
if(data4 < -1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "minimum", {limit: -1000000000}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "type", {type: "number"}));
}
}
}
else {
add("/vertices/" + i0, "type", {type: "array"});
}
}
}
else {
add("/vertices", "type", {type: "array"});
}
}
let data5 = data.transmittance;
number(data5, "/transmittance", add, 1, 0);
}
else {
add("", "type", {type: "object"});
}
validate174.errors = vErrors;
validate174.count = errors;
return errors === 0;
}


function validate175(data, instancePath=""){
/*# sourceURL="SceneCylinder" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.z === undefined){
data.z = 0;
}
need(data, "kind", add);
need(data, "x", add);
need(data, "y", add);
need(data, "height", add);
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "x")) || (key0 === "y")) || (key0 === "z")) || (key0 === "radius")) || (key0 === "diameter")) || (key0 === "height"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("cylinder" !== data0){
add("/kind", "const", {allowedValue: "cylinder"});
}
}
if(data.id !== undefined){
let data1 = data.id;
text(data1, "/id", add, func6, 100, 1);
}
if(data.x !== undefined){
let data2 = data.x;
number(data2, "/x", add, 1000000000, -1000000000);
}
if(data.y !== undefined){
let data3 = data.y;
number(data3, "/y", add, 1000000000, -1000000000);
}
let data4 = data.z;
number(data4, "/z", add, 1000000000, -1000000000);
if(data.radius !== undefined){
let data5 = data.radius;
number(data5, "/radius", add, 1000000000, undefined, undefined, 0);
}
if(data.diameter !== undefined){
let data6 = data.diameter;
number(data6, "/diameter", add, 1000000000, undefined, undefined, 0);
}
if(data.height !== undefined){
let data7 = data.height;
number(data7, "/height", add, 1000000000, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate175.errors = vErrors;
validate175.count = errors;
return errors === 0;
}


function validate171(data, instancePath=""){
/*# sourceURL="SceneObject" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "prism"){
if(!(validate172(data, instancePath))){
vErrors = joinErrors(vErrors, validate172.errors);
errors += validate172.count;
}
}
else if(tag0 === "wall"){
if(!(validate173(data, instancePath))){
vErrors = joinErrors(vErrors, validate173.errors);
errors += validate173.count;
}
}
else if(tag0 === "tree_line"){
if(!(validate174(data, instancePath))){
vErrors = joinErrors(vErrors, validate174.errors);
errors += validate174.count;
}
}
else if(tag0 === "cylinder"){
if(!(validate175(data, instancePath))){
vErrors = joinErrors(vErrors, validate175.errors);
errors += validate175.count;
}
}
else {
add("", "discriminator", {error: "mapping", tag: "kind", tagValue: tag0});
}
}
else {
add("", "discriminator", {error: "tag", tag: "kind", tagValue: tag0});
}
}
else {
add("", "type", {type: "object"});
}
validate171.errors = vErrors;
validate171.count = errors;
return errors === 0;
}


function validate181(data, instancePath=""){
/*# sourceURL="SceneOutline" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "vertices", add);
for(const key0 in data){
if(!(key0 === "vertices")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.vertices !== undefined){
let data0 = data.vertices;
if(Array.isArray(data0)){
if(data0.length > 10000){
add("/vertices", "maxItems", {limit: 10000});
}
if(data0.length < 3){
add("/vertices", "minItems", {limit: 3});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(Array.isArray(data1)){
if(data1.length > 3){
add("/vertices/" + i0, "maxItems", {limit: 3});
}
if(data1.length < 3){
add("/vertices/" + i0, "minItems", {limit: 3});
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "maximum", {limit: 1000000000}));
}
if(data2 < -1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "minimum", {limit: -1000000000}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "type", {type: "number"}));
}
}
}
else {
add("/vertices/" + i0, "type", {type: "array"});
}
}
}
else {
add("/vertices", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate181.errors = vErrors;
validate181.count = errors;
return errors === 0;
}


function validate184(data, instancePath=""){
/*# sourceURL="SceneTerrainGrid" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "x", add);
need(data, "y", add);
need(data, "step", add);
need(data, "columns", add);
need(data, "heights", add);
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "x")) || (key0 === "y")) || (key0 === "step")) || (key0 === "columns")) || (key0 === "heights"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("grid" !== data0){
add("/kind", "const", {allowedValue: "grid"});
}
}
if(data.x !== undefined){
let data1 = data.x;
number(data1, "/x", add, 1000000000, -1000000000);
}
if(data.y !== undefined){
let data2 = data.y;
number(data2, "/y", add, 1000000000, -1000000000);
}
if(data.step !== undefined){
let data3 = data.step;
number(data3, "/step", add, 1000000000, undefined, undefined, 0);
}
if(data.columns !== undefined){
let data4 = data.columns;
integer(data4, "/columns", add, 125000, 2);
}
if(data.heights !== undefined){
let data5 = data.heights;
if(Array.isArray(data5)){
if(data5.length > 250000){
add("/heights", "maxItems", {limit: 250000});
}
if(data5.length < 4){
add("/heights", "minItems", {limit: 4});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
add("/heights/" + i0, "type", {type: ["number","null"]});
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000000){
add("/heights/" + i0, "maximum", {limit: 1000000000});
}
if(data6 < -1000000000){
add("/heights/" + i0, "minimum", {limit: -1000000000});
}
}
}
}
else {
add("/heights", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate184.errors = vErrors;
validate184.count = errors;
return errors === 0;
}


function validate185(data, instancePath=""){
/*# sourceURL="SceneTerrainMesh" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "vertices", add);
need(data, "triangles", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "vertices")) || (key0 === "triangles"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("mesh" !== data0){
add("/kind", "const", {allowedValue: "mesh"});
}
}
if(data.vertices !== undefined){
let data1 = data.vertices;
if(Array.isArray(data1)){
if(data1.length > 300000){
add("/vertices", "maxItems", {limit: 300000});
}
if(data1.length < 3){
add("/vertices", "minItems", {limit: 3});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(Array.isArray(data2)){
if(data2.length > 3){
add("/vertices/" + i0, "maxItems", {limit: 3});
}
if(data2.length < 3){
add("/vertices/" + i0, "minItems", {limit: 3});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "maximum", {limit: 1000000000}));
}
if(data3 < -1000000000){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "minimum", {limit: -1000000000}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/vertices/" + i0+"/" + i1, "type", {type: "number"}));
}
}
}
else {
add("/vertices/" + i0, "type", {type: "array"});
}
}
}
else {
add("/vertices", "type", {type: "array"});
}
}
if(data.triangles !== undefined){
let data4 = data.triangles;
if(Array.isArray(data4)){
if(data4.length > 100000){
add("/triangles", "maxItems", {limit: 100000});
}
if(data4.length < 1){
add("/triangles", "minItems", {limit: 1});
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(Array.isArray(data5)){
if(data5.length > 3){
add("/triangles/" + i2, "maxItems", {limit: 3});
}
if(data5.length < 3){
add("/triangles/" + i2, "minItems", {limit: 3});
}
const len3 = data5.length;
for(let i3=0; i3<len3; i3++){
let data6 = data5[i3];
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/triangles/" + i2+"/" + i3, "type", {type: "integer"}));
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 299999){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/triangles/" + i2+"/" + i3, "maximum", {limit: 299999}));
}
if(data6 < 0){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/triangles/" + i2+"/" + i3, "minimum", {limit: 0}));
}
}
}
}
else {
add("/triangles/" + i2, "type", {type: "array"});
}
}
}
else {
add("/triangles", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate185.errors = vErrors;
validate185.count = errors;
return errors === 0;
}


function validate183(data, instancePath=""){
/*# sourceURL="SceneTerrain" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heights === undefined){
data.heights = "absolute";
}
if(data.posts === undefined){
data.posts = 5;
}
if(data.max_slope_deg === undefined){
data.max_slope_deg = 45;
}
if(data.shades === undefined){
data.shades = false;
}
need(data, "surface", add);
for(const key0 in data){
if(!(((((((key0 === "surface") || (key0 === "heights")) || (key0 === "posts")) || (key0 === "max_slope_deg")) || (key0 === "post_min")) || (key0 === "post_max")) || (key0 === "shades"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.surface !== undefined){
let data0 = data.surface;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
const tag0 = data0.kind;
if(typeof tag0 == "string"){
if(tag0 === "grid"){
within(validate184, data0, "/surface");
}
else if(tag0 === "mesh"){
within(validate185, data0, "/surface");
}
else {
add("/surface", "discriminator", {error: "mapping", tag: "kind", tagValue: tag0});
}
}
else {
add("/surface", "discriminator", {error: "tag", tag: "kind", tagValue: tag0});
}
}
else {
add("/surface", "type", {type: "object"});
}
}
let data1 = data.heights;
choice(data1, "/heights", add, ["absolute","above_ground"]);
let data2 = data.posts;
integer(data2, "/posts", add, 50, 2);
let data3 = data.max_slope_deg;
number(data3, "/max_slope_deg", add, 45, 0);
if(data.post_min !== undefined){
let data4 = data.post_min;
number(data4, "/post_min", add, 1000000000, 0);
}
if(data.post_max !== undefined){
let data5 = data.post_max;
number(data5, "/post_max", add, 1000000000, 0);
}
ofType(data.shades, "/shades", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate183.errors = vErrors;
validate183.count = errors;
return errors === 0;
}


function validate152(data, instancePath=""){
/*# sourceURL="Scene" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
data.origin = null;
}
if(data.objects === undefined){
data.objects = [];
}
if(data.outlines === undefined){
data.outlines = [];
}
need(data, "version", add);
need(data, "types", add);
need(data, "placements", add);
for(const key0 in data){
if(!(func1.call(schema63.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
add("/version", "type", {type: "integer"});
}
if(2 !== data0){
add("/version", "const", {allowedValue: 2});
}
}
if(data.frame !== undefined){
within(validate153, data.frame, "/frame");
}
let data2 = data.origin;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
add("/origin", "type", {type: ["object","null"]});
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
within(validate157, data2, "/origin");
}
else if(data2 === null){
if(data2 !== null){
add("/origin", "type", {type: "null"});
}
}
if(data.types !== undefined){
let data3 = data.types;
if(Array.isArray(data3)){
if(data3.length > 10){
add("/types", "maxItems", {limit: 10});
}
if(data3.length < 1){
add("/types", "minItems", {limit: 1});
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
within(validate159, data3[i0], "/types/" + i0);
}
}
else {
add("/types", "type", {type: "array"});
}
}
if(data.placements !== undefined){
let data5 = data.placements;
if(Array.isArray(data5)){
if(data5.length > 50000){
add("/placements", "maxItems", {limit: 50000});
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
within(validate169, data5[i1], "/placements/" + i1);
}
}
else {
add("/placements", "type", {type: "array"});
}
}
let data7 = data.objects;
if(Array.isArray(data7)){
if(data7.length > 10000){
add("/objects", "maxItems", {limit: 10000});
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
within(validate171, data7[i2], "/objects/" + i2);
}
}
else {
add("/objects", "type", {type: "array"});
}
let data9 = data.outlines;
if(Array.isArray(data9)){
if(data9.length > 1000){
add("/outlines", "maxItems", {limit: 1000});
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
within(validate181, data9[i3], "/outlines/" + i3);
}
}
else {
add("/outlines", "type", {type: "array"});
}
if(data.terrain !== undefined){
within(validate183, data.terrain, "/terrain");
}
if(data.blend !== undefined){
let data12 = data.blend;
choice(data12, "/blend", add, ["light","power"]);
}
}
else {
add("", "type", {type: "object"});
}
validate152.errors = vErrors;
validate152.count = errors;
return errors === 0;
}

const pattern8 = new RegExp("^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$", "u");

function validate190(data, instancePath=""){
/*# sourceURL="ReportDetails" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "client")) || (key0 === "author")) || (key0 === "revision")) || (key0 === "date")) || (key0 === "notes"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project !== undefined){
let data0 = data.project;
text(data0, "/project", add, func6, 200, undefined);
}
if(data.client !== undefined){
let data1 = data.client;
text(data1, "/client", add, func6, 200, undefined);
}
if(data.author !== undefined){
let data2 = data.author;
text(data2, "/author", add, func6, 200, undefined);
}
if(data.revision !== undefined){
let data3 = data.revision;
text(data3, "/revision", add, func6, 60, undefined);
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!pattern8.test(data4)){
add("/date", "pattern", {pattern: "^(?!0000)([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"});
}
}
else {
add("/date", "type", {type: "string"});
}
}
if(data.notes !== undefined){
let data5 = data.notes;
text(data5, "/notes", add, func6, 2000, undefined);
}
}
else {
add("", "type", {type: "object"});
}
validate190.errors = vErrors;
validate190.count = errors;
return errors === 0;
}

const schema83 = {properties:{"id":0,"label":0,"array":0,"module":0,"inverter":0,"iam":0,"thermal":0,"dc_losses":0,"bifacial":0,"scene_types":0,"shares_inverter_with":0,"parallel":0}};

function validate192(data, instancePath=""){
/*# sourceURL="SubArray" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {label: null, array: null, module: null, inverter: null, iam: null, thermal: null, dc_losses: null, scene_types: null, shares_inverter_with: null, parallel: false});
need(data, "id", add);
for(const key0 in data){
if(!(func1.call(schema83.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
add("/id", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$"});
}
}
else {
add("/id", "type", {type: "string"});
}
}
let data1 = data.label;
textOrNull(data1, "/label", add, func6, 100, undefined);
let data2 = data.array;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
add("/array", "type", {type: ["object","null"]});
}
let data3 = data.module;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
add("/module", "type", {type: ["object","null"]});
}
let data4 = data.inverter;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
add("/inverter", "type", {type: ["object","null"]});
}
let data5 = data.iam;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
add("/iam", "type", {type: ["object","null"]});
}
let data6 = data.thermal;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
add("/thermal", "type", {type: ["object","null"]});
}
let data7 = data.dc_losses;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/dc_losses", "type", {type: ["object","null"]});
}
if(data.bifacial !== undefined){
let data8 = data.bifacial;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
}
let data9 = data.scene_types;
if((!(Array.isArray(data9))) && (data9 !== null)){
add("/scene_types", "type", {type: ["array","null"]});
}
if(Array.isArray(data9)){
if(data9.length > 10){
add("/scene_types", "maxItems", {limit: 10});
}
if(data9.length < 1){
add("/scene_types", "minItems", {limit: 1});
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func6(data10) > 100){
add("/scene_types/" + i0, "maxLength", {limit: 100});
}
if(func6(data10) < 1){
add("/scene_types/" + i0, "minLength", {limit: 1});
}
}
else {
add("/scene_types/" + i0, "type", {type: "string"});
}
}
}
let data11 = data.shares_inverter_with;
textOrNull(data11, "/shares_inverter_with", add, func6, 40, undefined);
ofType(data.parallel, "/parallel", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate192.errors = vErrors;
validate192.count = errors;
return errors === 0;
}


function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_body = validate194;
const schema84 = {properties:{"latitude":0,"longitude":0,"system_capacity_kw":0,"modules":0,"module_power_w":0,"module_type":0,"module_efficiency":0,"temperature_coefficient":0,"bifaciality":0,"module":0,"inverter":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"dc_ac_ratio":0,"inverter_ac_kw":0,"inverter_efficiency":0,"inverter_model":0,"losses_percent":0,"weather":0,"weather_source":0,"timezone":0,"elevation":0,"albedo":0,"scene":0,"sub_arrays":0,"uncertainty":0,"uncertainty_parts":0,"include_series":0,"report":0}};
const schema85 = {properties:{"id":0,"label":0,"tilt_deg":0,"azimuth_deg":0,"system_capacity_kw":0,"modules":0,"module_power_w":0,"area_m2":0,"racking":0,"gcr":0,"bifaciality":0,"module":0,"inverter":0,"dc_ac_ratio":0,"inverter_ac_kw":0,"shares_inverter_with":0}};

function validate202(data, instancePath=""){
/*# sourceURL="SimpleSubArray" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
data.label = null;
}
if(data.shares_inverter_with === undefined){
data.shares_inverter_with = null;
}
for(const key0 in data){
if(!(func1.call(schema85.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern3.test(data0)){
add("/id", "pattern", {pattern: "^[A-Za-z0-9_][A-Za-z0-9_-]{0,39}$"});
}
}
else {
add("/id", "type", {type: "string"});
}
}
let data1 = data.label;
textOrNull(data1, "/label", add, func6, 100, undefined);
if(data.tilt_deg !== undefined){
let data2 = data.tilt_deg;
number(data2, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data3 = data.azimuth_deg;
number(data3, "/azimuth_deg", add, 360, 0);
}
if(data.system_capacity_kw !== undefined){
let data4 = data.system_capacity_kw;
number(data4, "/system_capacity_kw", add, 10000000, undefined, undefined, 0);
}
if(data.modules !== undefined){
let data5 = data.modules;
integer(data5, "/modules", add, 100000000, 1);
}
if(data.module_power_w !== undefined){
let data6 = data.module_power_w;
number(data6, "/module_power_w", add, 2000, undefined, undefined, 0);
}
if(data.area_m2 !== undefined){
let data7 = data.area_m2;
number(data7, "/area_m2", add, 100000000, undefined, undefined, 0);
}
if(data.racking !== undefined){
let data8 = data.racking;
choice(data8, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.gcr !== undefined){
let data9 = data.gcr;
number(data9, "/gcr", add, undefined, undefined, 1, 0);
}
if(data.bifaciality !== undefined){
let data10 = data.bifaciality;
number(data10, "/bifaciality", add, 1, 0);
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
if(data.dc_ac_ratio !== undefined){
let data13 = data.dc_ac_ratio;
number(data13, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
number(data14, "/inverter_ac_kw", add, 20000000, undefined, undefined, 0);
}
let data15 = data.shares_inverter_with;
textOrNull(data15, "/shares_inverter_with", add, func6, 40, undefined);
}
else {
add("", "type", {type: "object"});
}
validate202.errors = vErrors;
validate202.count = errors;
return errors === 0;
}


function validate194(data, instancePath=""){
/*# sourceURL="SimpleRunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {module_type: "standard", bifaciality: 0, dc_ac_ratio: 1.2, inverter_efficiency: 0.96, inverter_model: "flat", losses_percent: 11.42, weather_source: "auto", albedo: 0.2, scene: null, sub_arrays: null, uncertainty: null, uncertainty_parts: null, include_series: false});
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(func1.call(schema84.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
number(data2, "/system_capacity_kw", add, 10000000, undefined, undefined, 0);
}
if(data.modules !== undefined){
let data3 = data.modules;
integer(data3, "/modules", add, 100000000, 1);
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
number(data4, "/module_power_w", add, 2000, undefined, undefined, 0);
}
let data5 = data.module_type;
choice(data5, "/module_type", add, ["standard","premium","thin_film"]);
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
add("/module_efficiency", "type", {type: "number"});
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
add("/temperature_coefficient", "type", {type: "number"});
}
}
let data8 = data.bifaciality;
number(data8, "/bifaciality", add, 1, 0);
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
add("/module", "type", {type: ["object"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
within(validate103, data9, "/module");
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate105, data9, "/module");
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
within(validate128, data10, "/inverter");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate130, data10, "/inverter");
}
}
if(data.racking !== undefined){
let data11 = data.racking;
choice(data11, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
number(data12, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
number(data13, "/azimuth_deg", add, 360, 0);
}
if(data.gcr !== undefined){
let data14 = data.gcr;
number(data14, "/gcr", add, undefined, undefined, 1, 0);
}
let data15 = data.dc_ac_ratio;
number(data15, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
number(data16, "/inverter_ac_kw", add, 20000000, undefined, undefined, 0);
}
let data17 = data.inverter_efficiency;
number(data17, "/inverter_efficiency", add, 1, undefined, undefined, 0);
let data18 = data.inverter_model;
choice(data18, "/inverter_model", add, ["flat","pvwatts","reference"]);
let data19 = data.losses_percent;
number(data19, "/losses_percent", add, undefined, 0, 100);
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
within(validate97, data20, "/weather");
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
within(validate99, data20, "/weather");
}
}
let data21 = data.weather_source;
choice(data21, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
if(data.timezone !== undefined){
let data22 = data.timezone;
number(data22, "/timezone", add, 14, -14);
}
if(data.elevation !== undefined){
let data23 = data.elevation;
number(data23, "/elevation", add, 9000, -450);
}
let data24 = data.albedo;
number(data24, "/albedo", add, 1, 0);
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
within(validate152, data25, "/scene");
}
else if(data25 === null){
if(data25 !== null){
add("/scene", "type", {type: "null"});
}
}
let data26 = data.sub_arrays;
if((!(Array.isArray(data26))) && (data26 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data26)){
if(data26.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data26.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
within(validate202, data26[i0], "/sub_arrays/" + i0);
}
}
let data28 = data.uncertainty;
numberOrNull(data28, "/uncertainty", add, 1, 0);
let data29 = data.uncertainty_parts;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
add("/uncertainty_parts", "type", {type: ["object","null"]});
}
if(typeof data29 == "object" && data29 !== null && !Array.isArray(data29)){
within(validate84, data29, "/uncertainty_parts");
}
else if(data29 === null){
if(data29 !== null){
add("/uncertainty_parts", "type", {type: "null"});
}
}
ofType(data.include_series, "/include_series", add, "boolean");
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
}
else {
add("", "type", {type: "object"});
}
validate194.errors = vErrors;
validate194.count = errors;
return errors === 0;
}

export const validate_expandSimpleRun_body = validate194;

function validate194(data, instancePath=""){
/*# sourceURL="SimpleRunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {module_type: "standard", bifaciality: 0, dc_ac_ratio: 1.2, inverter_efficiency: 0.96, inverter_model: "flat", losses_percent: 11.42, weather_source: "auto", albedo: 0.2, scene: null, sub_arrays: null, uncertainty: null, uncertainty_parts: null, include_series: false});
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(func1.call(schema84.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
number(data2, "/system_capacity_kw", add, 10000000, undefined, undefined, 0);
}
if(data.modules !== undefined){
let data3 = data.modules;
integer(data3, "/modules", add, 100000000, 1);
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
number(data4, "/module_power_w", add, 2000, undefined, undefined, 0);
}
let data5 = data.module_type;
choice(data5, "/module_type", add, ["standard","premium","thin_film"]);
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
add("/module_efficiency", "type", {type: "number"});
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
add("/temperature_coefficient", "type", {type: "number"});
}
}
let data8 = data.bifaciality;
number(data8, "/bifaciality", add, 1, 0);
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
add("/module", "type", {type: ["object"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
within(validate103, data9, "/module");
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate105, data9, "/module");
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
within(validate128, data10, "/inverter");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate130, data10, "/inverter");
}
}
if(data.racking !== undefined){
let data11 = data.racking;
choice(data11, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
number(data12, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
number(data13, "/azimuth_deg", add, 360, 0);
}
if(data.gcr !== undefined){
let data14 = data.gcr;
number(data14, "/gcr", add, undefined, undefined, 1, 0);
}
let data15 = data.dc_ac_ratio;
number(data15, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
number(data16, "/inverter_ac_kw", add, 20000000, undefined, undefined, 0);
}
let data17 = data.inverter_efficiency;
number(data17, "/inverter_efficiency", add, 1, undefined, undefined, 0);
let data18 = data.inverter_model;
choice(data18, "/inverter_model", add, ["flat","pvwatts","reference"]);
let data19 = data.losses_percent;
number(data19, "/losses_percent", add, undefined, 0, 100);
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
within(validate97, data20, "/weather");
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
within(validate99, data20, "/weather");
}
}
let data21 = data.weather_source;
choice(data21, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
if(data.timezone !== undefined){
let data22 = data.timezone;
number(data22, "/timezone", add, 14, -14);
}
if(data.elevation !== undefined){
let data23 = data.elevation;
number(data23, "/elevation", add, 9000, -450);
}
let data24 = data.albedo;
number(data24, "/albedo", add, 1, 0);
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
within(validate152, data25, "/scene");
}
else if(data25 === null){
if(data25 !== null){
add("/scene", "type", {type: "null"});
}
}
let data26 = data.sub_arrays;
if((!(Array.isArray(data26))) && (data26 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data26)){
if(data26.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data26.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
within(validate202, data26[i0], "/sub_arrays/" + i0);
}
}
let data28 = data.uncertainty;
numberOrNull(data28, "/uncertainty", add, 1, 0);
let data29 = data.uncertainty_parts;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
add("/uncertainty_parts", "type", {type: ["object","null"]});
}
if(typeof data29 == "object" && data29 !== null && !Array.isArray(data29)){
within(validate84, data29, "/uncertainty_parts");
}
else if(data29 === null){
if(data29 !== null){
add("/uncertainty_parts", "type", {type: "null"});
}
}
ofType(data.include_series, "/include_series", add, "boolean");
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
}
else {
add("", "type", {type: "object"});
}
validate194.errors = vErrors;
validate194.count = errors;
return errors === 0;
}

export const validate_labelRun_body = validate210;
const pattern11 = new RegExp("^(?!\\s*[\\u00ad\\u200b-\\u200d\\u2060-\\u2064][\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064]*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate210(data, instancePath=""){
/*# sourceURL="RunLabel" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "label", add);
for(const key0 in data){
if(!(key0 === "label")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.label !== undefined){
let data0 = data.label;
if((typeof data0 !== "string") && (data0 !== null)){
add("/label", "type", {type: ["string","null"]});
}
if(typeof data0 === "string"){
if(func6(data0) > 200){
add("/label", "maxLength", {limit: 200});
}
if(!pattern11.test(data0)){
add("/label", "pattern", {pattern: "^(?!\\s*[\\u00ad\\u200b-\\u200d\\u2060-\\u2064][\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064]*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate210.errors = vErrors;
validate210.count = errors;
return errors === 0;
}

export const validate_scoreTree_body = validate52;

function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_describeTree_body = validate52;

function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_compareRuns_body = validate211;

function validate212(data, instancePath=""){
/*# sourceURL="StoredRunRef" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "run_id", add);
for(const key0 in data){
if(!(key0 === "run_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.run_id !== undefined){
let data0 = data.run_id;
text(data0, "/run_id", add, func6, 100, undefined);
}
}
else {
add("", "type", {type: "object"});
}
validate212.errors = vErrors;
validate212.count = errors;
return errors === 0;
}


function validate211(data, instancePath=""){
/*# sourceURL="CompareRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.names === undefined){
data.names = [];
}
if(data.per === undefined){
data.per = "plant";
}
need(data, "requests", add);
for(const key0 in data){
if(!(((key0 === "requests") || (key0 === "names")) || (key0 === "per"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.requests !== undefined){
let data0 = data.requests;
if(Array.isArray(data0)){
if(data0.length > 10){
add("/requests", "maxItems", {limit: 10});
}
if(data0.length < 2){
add("/requests", "minItems", {limit: 2});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
add("/requests/" + i0, "type", {type: ["object"]});
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["run_id"] !== undefined) && data1["latitude"] === undefined && data1["longitude"] === undefined && data1["site"] === undefined && data1["array"] === undefined){
within(validate212, data1, "/requests/" + i0);
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["latitude"] !== undefined || data1["longitude"] !== undefined) && data1["site"] === undefined && data1["array"] === undefined){
within(validate194, data1, "/requests/" + i0);
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
within(validate52, data1, "/requests/" + i0);
}
}
}
else {
add("/requests", "type", {type: "array"});
}
}
let data2 = data.names;
if(Array.isArray(data2)){
if(data2.length > 10){
add("/names", "maxItems", {limit: 10});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(typeof data3 === "string"){
if(func6(data3) > 80){
add("/names/" + i1, "maxLength", {limit: 80});
}
}
else {
add("/names/" + i1, "type", {type: "string"});
}
}
}
else {
add("/names", "type", {type: "array"});
}
let data4 = data.per;
choice(data4, "/per", add, ["plant","kwp"]);
}
else {
add("", "type", {type: "object"});
}
validate211.errors = vErrors;
validate211.count = errors;
return errors === 0;
}

export const validate_testPerformance_body = validate216;
const schema89 = {properties:{"measured":0,"run":0,"weather":0,"plant":0,"filters":0,"conditions":0,"uncertainty":0,"exclude":0,"available_irradiance_wm2":0,"scatter_max":0}};
const schema90 = {properties:{"timezone":0,"step_minutes":0,"interval":0,"start":0,"time":0,"poa_wm2":0,"temp_air_c":0,"temp_module_c":0,"wind_speed_ms":0,"power_ac_kw":0,"power_dc_kw":0,"available_fraction":0,"curtailed":0}};

function validate217(data, instancePath=""){
/*# sourceURL="MeasuredRows" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interval === undefined){
data.interval = "start";
}
if(data.start === undefined){
data.start = null;
}
if(data.time === undefined){
data.time = null;
}
need(data, "timezone", add);
need(data, "step_minutes", add);
need(data, "poa_wm2", add);
for(const key0 in data){
if(!(func1.call(schema90.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
number(data0, "/timezone", add, 14, -14);
}
if(data.step_minutes !== undefined){
let data1 = data.step_minutes;
number(data1, "/step_minutes", add, 60, 1);
}
let data2 = data.interval;
choice(data2, "/interval", add, ["start","middle","end"]);
let data3 = data.start;
if((typeof data3 !== "string") && (data3 !== null)){
add("/start", "type", {type: ["string","null"]});
}
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
add("/start", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
}
}
let data4 = data.time;
if((!(Array.isArray(data4))) && (data4 !== null)){
add("/time", "type", {type: ["array","null"]});
}
if(Array.isArray(data4)){
if(data4.length > 2200000){
add("/time", "maxItems", {limit: 2200000});
}
if(data4.length < 1){
add("/time", "minItems", {limit: 1});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
add("/time/" + i0, "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
}
}
else {
add("/time/" + i0, "type", {type: "string"});
}
}
}
if(data.poa_wm2 !== undefined){
let data6 = data.poa_wm2;
if(Array.isArray(data6)){
if(data6.length > 2200000){
add("/poa_wm2", "maxItems", {limit: 2200000});
}
if(data6.length < 1){
add("/poa_wm2", "minItems", {limit: 1});
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
add("/poa_wm2/" + i1, "type", {type: ["number","null"]});
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2500){
add("/poa_wm2/" + i1, "maximum", {limit: 2500});
}
if(data7 < -50){
add("/poa_wm2/" + i1, "minimum", {limit: -50});
}
}
}
}
else {
add("/poa_wm2", "type", {type: "array"});
}
}
if(data.temp_air_c !== undefined){
let data8 = data.temp_air_c;
if(Array.isArray(data8)){
if(data8.length > 2200000){
add("/temp_air_c", "maxItems", {limit: 2200000});
}
if(data8.length < 1){
add("/temp_air_c", "minItems", {limit: 1});
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
add("/temp_air_c/" + i2, "type", {type: ["number","null"]});
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 70){
add("/temp_air_c/" + i2, "maximum", {limit: 70});
}
if(data9 < -90){
add("/temp_air_c/" + i2, "minimum", {limit: -90});
}
}
}
}
else {
add("/temp_air_c", "type", {type: "array"});
}
}
if(data.temp_module_c !== undefined){
let data10 = data.temp_module_c;
if(Array.isArray(data10)){
if(data10.length > 2200000){
add("/temp_module_c", "maxItems", {limit: 2200000});
}
if(data10.length < 1){
add("/temp_module_c", "minItems", {limit: 1});
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
add("/temp_module_c/" + i3, "type", {type: ["number","null"]});
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 130){
add("/temp_module_c/" + i3, "maximum", {limit: 130});
}
if(data11 < -90){
add("/temp_module_c/" + i3, "minimum", {limit: -90});
}
}
}
}
else {
add("/temp_module_c", "type", {type: "array"});
}
}
if(data.wind_speed_ms !== undefined){
let data12 = data.wind_speed_ms;
if(Array.isArray(data12)){
if(data12.length > 2200000){
add("/wind_speed_ms", "maxItems", {limit: 2200000});
}
if(data12.length < 1){
add("/wind_speed_ms", "minItems", {limit: 1});
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
add("/wind_speed_ms/" + i4, "type", {type: ["number","null"]});
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 120){
add("/wind_speed_ms/" + i4, "maximum", {limit: 120});
}
if(data13 < 0){
add("/wind_speed_ms/" + i4, "minimum", {limit: 0});
}
}
}
}
else {
add("/wind_speed_ms", "type", {type: "array"});
}
}
if(data.power_ac_kw !== undefined){
let data14 = data.power_ac_kw;
if(Array.isArray(data14)){
if(data14.length > 2200000){
add("/power_ac_kw", "maxItems", {limit: 2200000});
}
if(data14.length < 1){
add("/power_ac_kw", "minItems", {limit: 1});
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
add("/power_ac_kw/" + i5, "type", {type: ["number","null"]});
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000000){
add("/power_ac_kw/" + i5, "maximum", {limit: 1000000000});
}
if(data15 < -1000000000){
add("/power_ac_kw/" + i5, "minimum", {limit: -1000000000});
}
}
}
}
else {
add("/power_ac_kw", "type", {type: "array"});
}
}
if(data.power_dc_kw !== undefined){
let data16 = data.power_dc_kw;
if(Array.isArray(data16)){
if(data16.length > 2200000){
add("/power_dc_kw", "maxItems", {limit: 2200000});
}
if(data16.length < 1){
add("/power_dc_kw", "minItems", {limit: 1});
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if((!((typeof data17 == "number") && (isFinite(data17)))) && (data17 !== null)){
add("/power_dc_kw/" + i6, "type", {type: ["number","null"]});
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000000){
add("/power_dc_kw/" + i6, "maximum", {limit: 1000000000});
}
if(data17 < -1000000000){
add("/power_dc_kw/" + i6, "minimum", {limit: -1000000000});
}
}
}
}
else {
add("/power_dc_kw", "type", {type: "array"});
}
}
if(data.available_fraction !== undefined){
let data18 = data.available_fraction;
if(Array.isArray(data18)){
if(data18.length > 2200000){
add("/available_fraction", "maxItems", {limit: 2200000});
}
if(data18.length < 1){
add("/available_fraction", "minItems", {limit: 1});
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
add("/available_fraction/" + i7, "type", {type: ["number","null"]});
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1){
add("/available_fraction/" + i7, "maximum", {limit: 1});
}
if(data19 < 0){
add("/available_fraction/" + i7, "minimum", {limit: 0});
}
}
}
}
else {
add("/available_fraction", "type", {type: "array"});
}
}
if(data.curtailed !== undefined){
let data20 = data.curtailed;
if(Array.isArray(data20)){
if(data20.length > 2200000){
add("/curtailed", "maxItems", {limit: 2200000});
}
if(data20.length < 1){
add("/curtailed", "minItems", {limit: 1});
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
let data21 = data20[i8];
if((typeof data21 !== "boolean") && (data21 !== null)){
add("/curtailed/" + i8, "type", {type: ["boolean","null"]});
}
}
}
else {
add("/curtailed", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate217.errors = vErrors;
validate217.count = errors;
return errors === 0;
}


function validate222(data, instancePath=""){
/*# sourceURL="PerformancePlant" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {dc_kwp: null, temp_coefficient_per_c: null, ac_limit_kw: null, cell_a: -3.56, cell_b: -0.075, cell_rise_c: 3});
for(const key0 in data){
if(!((((((key0 === "dc_kwp") || (key0 === "temp_coefficient_per_c")) || (key0 === "ac_limit_kw")) || (key0 === "cell_a")) || (key0 === "cell_b")) || (key0 === "cell_rise_c"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.dc_kwp;
numberOrNull(data0, "/dc_kwp", add, 1000000000, 0.001);
let data1 = data.temp_coefficient_per_c;
numberOrNull(data1, "/temp_coefficient_per_c", add, 0.005, -0.02);
let data2 = data.ac_limit_kw;
numberOrNull(data2, "/ac_limit_kw", add, 1000000000, 0.001);
let data3 = data.cell_a;
number(data3, "/cell_a", add, 0, -10);
let data4 = data.cell_b;
number(data4, "/cell_b", add, 0, -2);
let data5 = data.cell_rise_c;
number(data5, "/cell_rise_c", add, 20, 0);
}
else {
add("", "type", {type: "object"});
}
validate222.errors = vErrors;
validate222.count = errors;
return errors === 0;
}

const schema92 = {properties:{"record_minutes":0,"irradiance_min_wm2":0,"irradiance_max_wm2":0,"spread_max":0,"clip_fraction":0,"window":0,"outlier_sigma":0,"season_days":0,"keep_outages":0}};

function validate224(data, instancePath=""){
/*# sourceURL="PerformanceFilters" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {record_minutes: null, irradiance_min_wm2: 400, irradiance_max_wm2: 1500, spread_max: 0.05, clip_fraction: 0.98, window: 0.2, outlier_sigma: null, season_days: 15, keep_outages: false});
for(const key0 in data){
if(!(func1.call(schema92.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.record_minutes;
numberOrNull(data0, "/record_minutes", add, 60, 1);
let data1 = data.irradiance_min_wm2;
number(data1, "/irradiance_min_wm2", add, 1500, 0);
let data2 = data.irradiance_max_wm2;
number(data2, "/irradiance_max_wm2", add, 2500, 100);
let data3 = data.spread_max;
numberOrNull(data3, "/spread_max", add, 1, undefined, undefined, 0);
let data4 = data.clip_fraction;
number(data4, "/clip_fraction", add, 1.2, undefined, undefined, 0.5);
let data5 = data.window;
number(data5, "/window", add, 0.9, undefined, undefined, 0);
let data6 = data.outlier_sigma;
numberOrNull(data6, "/outlier_sigma", add, 10, 1);
let data7 = data.season_days;
number(data7, "/season_days", add, 183, 0);
ofType(data.keep_outages, "/keep_outages", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate224.errors = vErrors;
validate224.count = errors;
return errors === 0;
}


function validate226(data, instancePath=""){
/*# sourceURL="PerformanceConditions" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {from: "measured", percentile: 60, irradiance_wm2: null, temp_air_c: null, wind_speed_ms: null, temp_cell_c: null});
for(const key0 in data){
if(!((((((key0 === "from") || (key0 === "percentile")) || (key0 === "irradiance_wm2")) || (key0 === "temp_air_c")) || (key0 === "wind_speed_ms")) || (key0 === "temp_cell_c"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.from;
choice(data0, "/from", add, ["measured","run"]);
let data1 = data.percentile;
number(data1, "/percentile", add, 99, 1);
let data2 = data.irradiance_wm2;
numberOrNull(data2, "/irradiance_wm2", add, 1500, 100);
let data3 = data.temp_air_c;
numberOrNull(data3, "/temp_air_c", add, 60, -50);
let data4 = data.wind_speed_ms;
numberOrNull(data4, "/wind_speed_ms", add, 40, 0);
let data5 = data.temp_cell_c;
numberOrNull(data5, "/temp_cell_c", add, 120, -50);
}
else {
add("", "type", {type: "object"});
}
validate226.errors = vErrors;
validate226.count = errors;
return errors === 0;
}


function validate228(data, instancePath=""){
/*# sourceURL="PerformanceUncertainty" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.irradiance === undefined){
data.irradiance = 0.015;
}
if(data.power === undefined){
data.power = 0.005;
}
if(data.temperature_c === undefined){
data.temperature_c = 1;
}
if(data.coverage_factor === undefined){
data.coverage_factor = 2;
}
for(const key0 in data){
if(!((((key0 === "irradiance") || (key0 === "power")) || (key0 === "temperature_c")) || (key0 === "coverage_factor"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.irradiance;
number(data0, "/irradiance", add, 0.5, 0);
let data1 = data.power;
number(data1, "/power", add, 0.5, 0);
let data2 = data.temperature_c;
number(data2, "/temperature_c", add, 20, 0);
let data3 = data.coverage_factor;
number(data3, "/coverage_factor", add, 4, 1);
}
else {
add("", "type", {type: "object"});
}
validate228.errors = vErrors;
validate228.count = errors;
return errors === 0;
}


function validate216(data, instancePath=""){
/*# sourceURL="PerformanceRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {weather: "run", plant: {}, filters: {}, conditions: {}, uncertainty: {}, exclude: [], available_irradiance_wm2: 75, scatter_max: 2000});
need(data, "measured", add);
need(data, "run", add);
for(const key0 in data){
if(!(func1.call(schema89.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.measured !== undefined){
within(validate217, data.measured, "/measured");
}
if(data.run !== undefined){
let data1 = data.run;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
add("/run", "type", {type: ["object"]});
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["run_id"] !== undefined) && data1["latitude"] === undefined && data1["longitude"] === undefined && data1["site"] === undefined && data1["array"] === undefined){
within(validate212, data1, "/run");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["latitude"] !== undefined || data1["longitude"] !== undefined) && data1["site"] === undefined && data1["array"] === undefined){
within(validate194, data1, "/run");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
within(validate52, data1, "/run");
}
}
let data2 = data.weather;
choice(data2, "/weather", add, ["run","measured"]);
within(validate222, data.plant, "/plant");
within(validate224, data.filters, "/filters");
within(validate226, data.conditions, "/conditions");
within(validate228, data.uncertainty, "/uncertainty");
let data7 = data.exclude;
if(Array.isArray(data7)){
if(data7.length > 2){
add("/exclude", "maxItems", {limit: 2});
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
add("/exclude/" + i0, "type", {type: "string"});
}
oneOf(data8, "/exclude/" + i0, add, ["curtailed","unavailable"]);
}
}
else {
add("/exclude", "type", {type: "array"});
}
let data9 = data.available_irradiance_wm2;
number(data9, "/available_irradiance_wm2", add, 500, 10);
let data10 = data.scatter_max;
integer(data10, "/scatter_max", add, 20000, 0);
}
else {
add("", "type", {type: "object"});
}
validate216.errors = vErrors;
validate216.count = errors;
return errors === 0;
}

export const validate_assessUncertainty_body = validate230;
const pattern14 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$", "u");

function validate234(data, instancePath=""){
/*# sourceURL="NormalValue" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mean === undefined){
data.mean = null;
}
need(data, "kind", add);
need(data, "sigma", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "mean")) || (key0 === "sigma"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("normal" !== data0){
add("/kind", "const", {allowedValue: "normal"});
}
}
let data1 = data.mean;
numberOrNull(data1, "/mean", add, 1000000000000, -1000000000000);
if(data.sigma !== undefined){
let data2 = data.sigma;
number(data2, "/sigma", add, 1000000000000, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate234.errors = vErrors;
validate234.count = errors;
return errors === 0;
}


function validate235(data, instancePath=""){
/*# sourceURL="TruncatedValue" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mean === undefined){
data.mean = null;
}
need(data, "kind", add);
need(data, "sigma", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "mean")) || (key0 === "sigma")) || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("truncated" !== data0){
add("/kind", "const", {allowedValue: "truncated"});
}
}
let data1 = data.mean;
numberOrNull(data1, "/mean", add, 1000000000000, -1000000000000);
if(data.sigma !== undefined){
let data2 = data.sigma;
number(data2, "/sigma", add, 1000000000000, undefined, undefined, 0);
}
if(data.min !== undefined){
let data3 = data.min;
number(data3, "/min", add, 1000000000000, -1000000000000);
}
if(data.max !== undefined){
let data4 = data.max;
number(data4, "/max", add, 1000000000000, -1000000000000);
}
}
else {
add("", "type", {type: "object"});
}
validate235.errors = vErrors;
validate235.count = errors;
return errors === 0;
}


function validate236(data, instancePath=""){
/*# sourceURL="TriangularValue" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "min", add);
need(data, "mode", add);
need(data, "max", add);
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "min")) || (key0 === "mode")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("triangular" !== data0){
add("/kind", "const", {allowedValue: "triangular"});
}
}
if(data.min !== undefined){
let data1 = data.min;
number(data1, "/min", add, 1000000000000, -1000000000000);
}
if(data.mode !== undefined){
let data2 = data.mode;
number(data2, "/mode", add, 1000000000000, -1000000000000);
}
if(data.max !== undefined){
let data3 = data.max;
number(data3, "/max", add, 1000000000000, -1000000000000);
}
}
else {
add("", "type", {type: "object"});
}
validate236.errors = vErrors;
validate236.count = errors;
return errors === 0;
}


function validate237(data, instancePath=""){
/*# sourceURL="UniformValue" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("uniform" !== data0){
add("/kind", "const", {allowedValue: "uniform"});
}
}
if(data.min !== undefined){
let data1 = data.min;
number(data1, "/min", add, 1000000000000, -1000000000000);
}
if(data.max !== undefined){
let data2 = data.max;
number(data2, "/max", add, 1000000000000, -1000000000000);
}
}
else {
add("", "type", {type: "object"});
}
validate237.errors = vErrors;
validate237.count = errors;
return errors === 0;
}


function validate238(data, instancePath=""){
/*# sourceURL="BetaValue" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "alpha", add);
need(data, "beta", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "alpha")) || (key0 === "beta")) || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("beta" !== data0){
add("/kind", "const", {allowedValue: "beta"});
}
}
if(data.alpha !== undefined){
let data1 = data.alpha;
number(data1, "/alpha", add, 1000, 0.1);
}
if(data.beta !== undefined){
let data2 = data.beta;
number(data2, "/beta", add, 1000, 0.1);
}
if(data.min !== undefined){
let data3 = data.min;
number(data3, "/min", add, 1000000000000, -1000000000000);
}
if(data.max !== undefined){
let data4 = data.max;
number(data4, "/max", add, 1000000000000, -1000000000000);
}
}
else {
add("", "type", {type: "object"});
}
validate238.errors = vErrors;
validate238.count = errors;
return errors === 0;
}


function validate233(data, instancePath=""){
/*# sourceURL="UncertainField" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.relative === undefined){
data.relative = false;
}
if(data.source === undefined){
data.source = "";
}
need(data, "name", add);
need(data, "path", add);
need(data, "distribution", add);
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "path")) || (key0 === "distribution")) || (key0 === "relative")) || (key0 === "source"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
text(data0, "/name", add, func6, 80, 1);
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(func6(data1) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern14.test(data1)){
add("/path", "pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$"});
}
}
else {
add("/path", "type", {type: "string"});
}
}
if(data.distribution !== undefined){
let data2 = data.distribution;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
const tag0 = data2.kind;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
within(validate234, data2, "/distribution");
}
else if(tag0 === "truncated"){
within(validate235, data2, "/distribution");
}
else if(tag0 === "triangular"){
within(validate236, data2, "/distribution");
}
else if(tag0 === "uniform"){
within(validate237, data2, "/distribution");
}
else if(tag0 === "beta"){
within(validate238, data2, "/distribution");
}
else {
add("/distribution", "discriminator", {error: "mapping", tag: "kind", tagValue: tag0});
}
}
else {
add("/distribution", "discriminator", {error: "tag", tag: "kind", tagValue: tag0});
}
}
else {
add("/distribution", "type", {type: "object"});
}
}
ofType(data.relative, "/relative", add, "boolean");
let data4 = data.source;
text(data4, "/source", add, func6, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate233.errors = vErrors;
validate233.count = errors;
return errors === 0;
}


function validate246(data, instancePath=""){
/*# sourceURL="NormalDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mean === undefined){
data.mean = 0;
}
need(data, "kind", add);
need(data, "sigma", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "mean")) || (key0 === "sigma"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("normal" !== data0){
add("/kind", "const", {allowedValue: "normal"});
}
}
let data1 = data.mean;
number(data1, "/mean", add, 1, -1);
if(data.sigma !== undefined){
let data2 = data.sigma;
number(data2, "/sigma", add, 1, undefined, undefined, 0);
}
}
else {
add("", "type", {type: "object"});
}
validate246.errors = vErrors;
validate246.count = errors;
return errors === 0;
}


function validate247(data, instancePath=""){
/*# sourceURL="TruncatedDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mean === undefined){
data.mean = 0;
}
need(data, "kind", add);
need(data, "sigma", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "mean")) || (key0 === "sigma")) || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("truncated" !== data0){
add("/kind", "const", {allowedValue: "truncated"});
}
}
let data1 = data.mean;
number(data1, "/mean", add, 1, -1);
if(data.sigma !== undefined){
let data2 = data.sigma;
number(data2, "/sigma", add, 1, undefined, undefined, 0);
}
if(data.min !== undefined){
let data3 = data.min;
number(data3, "/min", add, 1, -1);
}
if(data.max !== undefined){
let data4 = data.max;
number(data4, "/max", add, 1, -1);
}
}
else {
add("", "type", {type: "object"});
}
validate247.errors = vErrors;
validate247.count = errors;
return errors === 0;
}


function validate248(data, instancePath=""){
/*# sourceURL="TriangularDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "min", add);
need(data, "mode", add);
need(data, "max", add);
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "min")) || (key0 === "mode")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("triangular" !== data0){
add("/kind", "const", {allowedValue: "triangular"});
}
}
if(data.min !== undefined){
let data1 = data.min;
number(data1, "/min", add, 1, -1);
}
if(data.mode !== undefined){
let data2 = data.mode;
number(data2, "/mode", add, 1, -1);
}
if(data.max !== undefined){
let data3 = data.max;
number(data3, "/max", add, 1, -1);
}
}
else {
add("", "type", {type: "object"});
}
validate248.errors = vErrors;
validate248.count = errors;
return errors === 0;
}


function validate249(data, instancePath=""){
/*# sourceURL="UniformDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("uniform" !== data0){
add("/kind", "const", {allowedValue: "uniform"});
}
}
if(data.min !== undefined){
let data1 = data.min;
number(data1, "/min", add, 1, -1);
}
if(data.max !== undefined){
let data2 = data.max;
number(data2, "/max", add, 1, -1);
}
}
else {
add("", "type", {type: "object"});
}
validate249.errors = vErrors;
validate249.count = errors;
return errors === 0;
}


function validate250(data, instancePath=""){
/*# sourceURL="BetaDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "alpha", add);
need(data, "beta", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!(((((key0 === "kind") || (key0 === "alpha")) || (key0 === "beta")) || (key0 === "min")) || (key0 === "max"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("beta" !== data0){
add("/kind", "const", {allowedValue: "beta"});
}
}
if(data.alpha !== undefined){
let data1 = data.alpha;
number(data1, "/alpha", add, 1000, 0.1);
}
if(data.beta !== undefined){
let data2 = data.beta;
number(data2, "/beta", add, 1000, 0.1);
}
if(data.min !== undefined){
let data3 = data.min;
number(data3, "/min", add, 1, -1);
}
if(data.max !== undefined){
let data4 = data.max;
number(data4, "/max", add, 1, -1);
}
}
else {
add("", "type", {type: "object"});
}
validate250.errors = vErrors;
validate250.count = errors;
return errors === 0;
}


function validate251(data, instancePath=""){
/*# sourceURL="YearsDeviation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "values", add);
for(const key0 in data){
if(!((key0 === "kind") || (key0 === "values"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
ofType(data0, "/kind", add, "string");
if("years" !== data0){
add("/kind", "const", {allowedValue: "years"});
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
if(data1.length > 200){
add("/values", "maxItems", {limit: 200});
}
if(data1.length < 10){
add("/values", "minItems", {limit: 10});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
fits(data2, undefined, undefined, undefined, 0) || number(data2, "/values/" + i0, add, undefined, undefined, undefined, 0);
}
}
else {
add("/values", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate251.errors = vErrors;
validate251.count = errors;
return errors === 0;
}


function validate245(data, instancePath=""){
/*# sourceURL="UncertainPart" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.averages === undefined){
data.averages = false;
}
if(data.source === undefined){
data.source = "";
}
need(data, "name", add);
need(data, "distribution", add);
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "distribution")) || (key0 === "averages")) || (key0 === "source"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
text(data0, "/name", add, func6, 80, 1);
}
if(data.distribution !== undefined){
let data1 = data.distribution;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const tag0 = data1.kind;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
within(validate246, data1, "/distribution");
}
else if(tag0 === "truncated"){
within(validate247, data1, "/distribution");
}
else if(tag0 === "triangular"){
within(validate248, data1, "/distribution");
}
else if(tag0 === "uniform"){
within(validate249, data1, "/distribution");
}
else if(tag0 === "beta"){
within(validate250, data1, "/distribution");
}
else if(tag0 === "years"){
within(validate251, data1, "/distribution");
}
else {
add("/distribution", "discriminator", {error: "mapping", tag: "kind", tagValue: tag0});
}
}
else {
add("/distribution", "discriminator", {error: "tag", tag: "kind", tagValue: tag0});
}
}
else {
add("/distribution", "type", {type: "object"});
}
}
ofType(data.averages, "/averages", add, "boolean");
let data3 = data.source;
text(data3, "/source", add, func6, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate245.errors = vErrors;
validate245.count = errors;
return errors === 0;
}


function validate259(data, instancePath=""){
/*# sourceURL="PartCorrelation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "between", add);
need(data, "coefficient", add);
for(const key0 in data){
if(!((key0 === "between") || (key0 === "coefficient"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.between !== undefined){
let data0 = data.between;
if(Array.isArray(data0)){
if(data0.length > 2){
add("/between", "maxItems", {limit: 2});
}
if(data0.length < 2){
add("/between", "minItems", {limit: 2});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 80){
add("/between/" + i0, "maxLength", {limit: 80});
}
}
else {
add("/between/" + i0, "type", {type: "string"});
}
}
}
else {
add("/between", "type", {type: "array"});
}
}
if(data.coefficient !== undefined){
let data2 = data.coefficient;
number(data2, "/coefficient", add, 1, -1);
}
}
else {
add("", "type", {type: "object"});
}
validate259.errors = vErrors;
validate259.count = errors;
return errors === 0;
}


function validate230(data, instancePath=""){
/*# sourceURL="UncertaintyRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {energies_kwh: null, request: null, fields: [], runs: 200, parts: [], correlations: [], draws: 20000, seed: 1});
for(const key0 in data){
if(!((((((((key0 === "energies_kwh") || (key0 === "request")) || (key0 === "fields")) || (key0 === "runs")) || (key0 === "parts")) || (key0 === "correlations")) || (key0 === "draws")) || (key0 === "seed"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.energies_kwh;
if((!(Array.isArray(data0))) && (data0 !== null)){
add("/energies_kwh", "type", {type: ["array","null"]});
}
if(Array.isArray(data0)){
if(data0.length > 100){
add("/energies_kwh", "maxItems", {limit: 100});
}
if(data0.length < 1){
add("/energies_kwh", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 1000000000000000, undefined, undefined, 0) || number(data1, "/energies_kwh/" + i0, add, 1000000000000000, undefined, undefined, 0);
}
}
let data2 = data.request;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
add("/request", "type", {type: ["object","null"]});
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2) && (data2["latitude"] !== undefined || data2["longitude"] !== undefined) && data2["site"] === undefined && data2["array"] === undefined){
within(validate194, data2, "/request");
}
else if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
within(validate52, data2, "/request");
}
else if(data2 === null){
if(data2 !== null){
add("/request", "type", {type: "null"});
}
}
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 10){
add("/fields", "maxItems", {limit: 10});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
within(validate233, data3[i1], "/fields/" + i1);
}
}
else {
add("/fields", "type", {type: "array"});
}
let data5 = data.runs;
integer(data5, "/runs", add, 2000, 100);
let data6 = data.parts;
if(Array.isArray(data6)){
if(data6.length > 30){
add("/parts", "maxItems", {limit: 30});
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
within(validate245, data6[i2], "/parts/" + i2);
}
}
else {
add("/parts", "type", {type: "array"});
}
let data8 = data.correlations;
if(Array.isArray(data8)){
if(data8.length > 100){
add("/correlations", "maxItems", {limit: 100});
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
within(validate259, data8[i3], "/correlations/" + i3);
}
}
else {
add("/correlations", "type", {type: "array"});
}
let data10 = data.draws;
integer(data10, "/draws", add, 100000, 1000);
let data11 = data.seed;
integer(data11, "/seed", add, 4294967295, 0);
}
else {
add("", "type", {type: "object"});
}
validate230.errors = vErrors;
validate230.count = errors;
return errors === 0;
}

export const validate_getIamCurve_body = validate261;

function validate265(data, instancePath=""){
/*# sourceURL="NoModule" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
add("", "additionalProperties", {additionalProperty: key0});
}
}
else {
add("", "type", {type: "object"});
}
validate265.errors = vErrors;
validate265.count = errors;
return errors === 0;
}


function validate261(data, instancePath=""){
/*# sourceURL="IamCurveRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "iam", add);
for(const key0 in data){
if(!((key0 === "iam") || (key0 === "module"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.iam !== undefined){
within(validate57, data.iam, "/iam");
}
if(data.module !== undefined){
let data1 = data.module;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
add("/module", "type", {type: ["object"]});
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["id"] !== undefined) && data1["model"] === undefined){
within(validate103, data1, "/module");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["model"] !== undefined)){
within(validate105, data1, "/module");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
within(validate265, data1, "/module");
}
}
}
else {
add("", "type", {type: "object"});
}
validate261.errors = vErrors;
validate261.count = errors;
return errors === 0;
}

export const validate_validateScene_body = validate152;

export const validate_exportSceneGlb_body = validate152;

export const validate_exportScenePvc_body = validate152;

export const validate_exportSceneShd_body = validate152;

export const validate_solveSceneDay_body = validate52;

function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_drawSceneDay_body = validate52;

function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_startSignIn_body = validate267;
const pattern15 = new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$", "u");
const pattern16 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate267(data, instancePath=""){
/*# sourceURL="SignInRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "email", add);
need(data, "accept_terms", add);
need(data, "terms_version", add);
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "accept_terms")) || (key0 === "terms_version"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func6(data0) > 254){
add("/email", "maxLength", {limit: 254});
}
if(func6(data0) < 3){
add("/email", "minLength", {limit: 3});
}
if(!pattern15.test(data0)){
add("/email", "pattern", {pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"});
}
}
else {
add("/email", "type", {type: "string"});
}
}
if(data.accept_terms !== undefined){
let data1 = data.accept_terms;
ofType(data1, "/accept_terms", add, "boolean");
if(true !== data1){
add("/accept_terms", "const", {allowedValue: true});
}
}
if(data.terms_version !== undefined){
let data2 = data.terms_version;
if(typeof data2 === "string"){
if(func6(data2) > 10){
add("/terms_version", "maxLength", {limit: 10});
}
if(!pattern16.test(data2)){
add("/terms_version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
}
}
else {
add("/terms_version", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate267.errors = vErrors;
validate267.count = errors;
return errors === 0;
}

export const validate_acceptTerms_body = validate268;

function validate268(data, instancePath=""){
/*# sourceURL="TermsAcceptance" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "accept_terms", add);
need(data, "terms_version", add);
for(const key0 in data){
if(!((key0 === "accept_terms") || (key0 === "terms_version"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.accept_terms !== undefined){
let data0 = data.accept_terms;
ofType(data0, "/accept_terms", add, "boolean");
if(true !== data0){
add("/accept_terms", "const", {allowedValue: true});
}
}
if(data.terms_version !== undefined){
let data1 = data.terms_version;
if(typeof data1 === "string"){
if(func6(data1) > 10){
add("/terms_version", "maxLength", {limit: 10});
}
if(!pattern16.test(data1)){
add("/terms_version", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}$"});
}
}
else {
add("/terms_version", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate268.errors = vErrors;
validate268.count = errors;
return errors === 0;
}

export const validate_setBudget_body = validate269;

function validate269(data, instancePath=""){
/*# sourceURL="BudgetRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "budget_usd", add);
for(const key0 in data){
if(!((key0 === "budget_usd") || (key0 === "keys_may_raise"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.budget_usd !== undefined){
let data0 = data.budget_usd;
numberOrNull(data0, "/budget_usd", add, 1000000, 0);
}
if(data.keys_may_raise !== undefined){
ofType(data.keys_may_raise, "/keys_may_raise", add, "boolean");
}
}
else {
add("", "type", {type: "object"});
}
validate269.errors = vErrors;
validate269.count = errors;
return errors === 0;
}

export const validate_setProfile_body = validate270;
const pattern18 = new RegExp("^(?![\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate270(data, instancePath=""){
/*# sourceURL="Profile" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "business_name"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func6(data0) > 200){
add("/name", "maxLength", {limit: 200});
}
if(!pattern18.test(data0)){
add("/name", "pattern", {pattern: "^(?![\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/name", "type", {type: "string"});
}
}
if(data.business_name !== undefined){
let data1 = data.business_name;
if(typeof data1 === "string"){
if(func6(data1) > 200){
add("/business_name", "maxLength", {limit: 200});
}
if(!pattern18.test(data1)){
add("/business_name", "pattern", {pattern: "^(?![\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/business_name", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate270.errors = vErrors;
validate270.count = errors;
return errors === 0;
}

export const validate_setPreference_body = validate271;

function validate271(data, instancePath=""){
/*# sourceURL="PreferenceRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "choices", add);
for(const key0 in data){
if(!(key0 === "choices")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.choices !== undefined){
let data0 = data.choices;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
add("/choices", "maxProperties", {limit: 100});
}
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(func6(data1) > 100){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxLength", {limit: 100}));
}
}
else {
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}));
}
}
}
else {
add("/choices", "type", {type: "object"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate271.errors = vErrors;
validate271.count = errors;
return errors === 0;
}

export const validate_createKey_body = validate272;

function validate272(data, instancePath=""){
/*# sourceURL="ApiKeyRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "label", add);
for(const key0 in data){
if(!(key0 === "label")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func6(data0) > 100){
add("/label", "maxLength", {limit: 100});
}
if(func6(data0) < 1){
add("/label", "minLength", {limit: 1});
}
if(!pattern18.test(data0)){
add("/label", "pattern", {pattern: "^(?![\\s\\u00ad\\u200b-\\u200d\\u2060-\\u2064\\ufeff]+$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/label", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate272.errors = vErrors;
validate272.count = errors;
return errors === 0;
}

export const validate_createWebhook_body = validate273;

function validate274(data, instancePath=""){
/*# sourceURL="WebhookEvent" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
choice(data, "", add, ["run.completed","run.failed","study.completed","study.failed","batch.completed","batch.failed"]);
validate274.errors = vErrors;
validate274.count = errors;
return errors === 0;
}


function validate273(data, instancePath=""){
/*# sourceURL="WebhookRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "url", add);
for(const key0 in data){
if(!((key0 === "url") || (key0 === "events"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.url !== undefined){
let data0 = data.url;
text(data0, "/url", add, func6, 500, 1);
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 6){
add("/events", "maxItems", {limit: 6});
}
if(data1.length < 1){
add("/events", "minItems", {limit: 1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
within(validate274, data1[i0], "/events/" + i0);
}
}
else {
add("/events", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate273.errors = vErrors;
validate273.count = errors;
return errors === 0;
}

export const validate_changeWebhook_body = validate276;

function validate276(data, instancePath=""){
/*# sourceURL="WebhookChange" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
add("", "minProperties", {limit: 1});
}
for(const key0 in data){
if(!((key0 === "events") || (key0 === "enabled"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.events !== undefined){
let data0 = data.events;
if(Array.isArray(data0)){
if(data0.length > 6){
add("/events", "maxItems", {limit: 6});
}
if(data0.length < 1){
add("/events", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
within(validate274, data0[i0], "/events/" + i0);
}
}
else {
add("/events", "type", {type: "array"});
}
}
if(data.enabled !== undefined){
ofType(data.enabled, "/enabled", add, "boolean");
}
}
else {
add("", "type", {type: "object"});
}
validate276.errors = vErrors;
validate276.count = errors;
return errors === 0;
}

export const validate_confirmWebhook_body = validate278;

function validate278(data, instancePath=""){
/*# sourceURL="WebhookConfirmation" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "challenge", add);
for(const key0 in data){
if(!(key0 === "challenge")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.challenge !== undefined){
let data0 = data.challenge;
text(data0, "/challenge", add, func6, 100, 1);
}
}
else {
add("", "type", {type: "object"});
}
validate278.errors = vErrors;
validate278.count = errors;
return errors === 0;
}

export const validate_createSweep_body = validate279;

function validate283(data, instancePath=""){
/*# sourceURL="SweptPath" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "path", add);
need(data, "values", add);
for(const key0 in data){
if(!((key0 === "path") || (key0 === "values"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func6(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern14.test(data0)){
add("/path", "pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$"});
}
}
else {
add("/path", "type", {type: "string"});
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
if(data1.length > 20000){
add("/values", "maxItems", {limit: 20000});
}
if(data1.length < 1){
add("/values", "minItems", {limit: 1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")) && (typeof data2 !== "boolean")) && (data2 !== null)){
add("/values/" + i0, "type", {type: ["number","string","boolean","null"]});
}
}
}
else {
add("/values", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate283.errors = vErrors;
validate283.count = errors;
return errors === 0;
}


function validate282(data, instancePath=""){
/*# sourceURL="SweepAxis" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values === undefined){
data.values = null;
}
if(data.from === undefined){
data.from = null;
}
if(data.to === undefined){
data.to = null;
}
if(data.steps === undefined){
data.steps = null;
}
if(data.linked === undefined){
data.linked = [];
}
need(data, "path", add);
for(const key0 in data){
if(!((((((key0 === "path") || (key0 === "values")) || (key0 === "from")) || (key0 === "to")) || (key0 === "steps")) || (key0 === "linked"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func6(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern14.test(data0)){
add("/path", "pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$"});
}
}
else {
add("/path", "type", {type: "string"});
}
}
let data1 = data.values;
if((!(Array.isArray(data1))) && (data1 !== null)){
add("/values", "type", {type: ["array","null"]});
}
if(Array.isArray(data1)){
if(data1.length > 20000){
add("/values", "maxItems", {limit: 20000});
}
if(data1.length < 1){
add("/values", "minItems", {limit: 1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((((!((typeof data2 == "number") && (isFinite(data2)))) && (typeof data2 !== "string")) && (typeof data2 !== "boolean")) && (data2 !== null)){
add("/values/" + i0, "type", {type: ["number","string","boolean","null"]});
}
}
}
let data3 = data.from;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
add("/from", "type", {type: ["number","null"]});
}
let data4 = data.to;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
add("/to", "type", {type: ["number","null"]});
}
let data5 = data.steps;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
add("/steps", "type", {type: ["integer","null"]});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20000){
add("/steps", "maximum", {limit: 20000});
}
if(data5 < 2){
add("/steps", "minimum", {limit: 2});
}
}
let data6 = data.linked;
if(Array.isArray(data6)){
if(data6.length > 11){
add("/linked", "maxItems", {limit: 11});
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
within(validate283, data6[i1], "/linked/" + i1);
}
}
else {
add("/linked", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate282.errors = vErrors;
validate282.count = errors;
return errors === 0;
}


function validate286(data, instancePath=""){
/*# sourceURL="SweepResults" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
data.summary = ["e_grid_kwh","specific_yield_kwh_per_kwp","performance_ratio"];
}
if(data.losses === undefined){
data.losses = [];
}
if(data.months === undefined){
data.months = [];
}
for(const key0 in data){
if(!(((key0 === "summary") || (key0 === "losses")) || (key0 === "months"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.summary;
if(Array.isArray(data0)){
if(data0.length > 40){
add("/summary", "maxItems", {limit: 40});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
add("/summary/" + i0, "type", {type: "string"});
}
oneOf(data1, "/summary/" + i0, add, ["e_grid_kwh","e_export_kwh","e_import_kwh","specific_yield_kwh_per_kwp","performance_ratio","capacity_factor","dc_kwp","ac_kw","dc_ac_ratio","modules","exceedance.p50_kwh","exceedance.p75_kwh","exceedance.p90_kwh","exceedance.p95_kwh","exceedance.p99_kwh","near_shading.beam_kwhm2","near_shading.diffuse_kwhm2","near_shading.electrical_kwh","storage.charged_kwh","storage.discharged_kwh","storage.loss_kwh","storage.equivalent_full_cycles","storage.recovered_kwh","storage.self_consumed_kwh","storage.from_grid_kwh","storage.self_consumption","storage.self_sufficiency"]);
}
}
else {
add("/summary", "type", {type: "array"});
}
let data2 = data.losses;
if(Array.isArray(data2)){
if(data2.length > 100){
add("/losses", "maxItems", {limit: 100});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(typeof data2[i1] !== "string"){
add("/losses/" + i1, "type", {type: "string"});
}
}
}
else {
add("/losses", "type", {type: "array"});
}
let data4 = data.months;
if(Array.isArray(data4)){
if(data4.length > 8){
add("/months", "maxItems", {limit: 8});
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(typeof data5 !== "string"){
add("/months/" + i2, "type", {type: "string"});
}
oneOf(data5, "/months/" + i2, add, ["glob_hor_kwhm2","diff_hor_kwhm2","glob_inc_kwhm2","glob_eff_kwhm2","t_amb_c","e_array_kwh","e_grid_kwh","pr"]);
}
}
else {
add("/months", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate286.errors = vErrors;
validate286.count = errors;
return errors === 0;
}


function validate288(data, instancePath=""){
/*# sourceURL="SweepGoal" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.by === undefined){
data.by = null;
}
if(data.sense === undefined){
data.sense = "max";
}
for(const key0 in data){
if(!((key0 === "by") || (key0 === "sense"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.by;
if((typeof data0 !== "string") && (data0 !== null)){
add("/by", "type", {type: ["string","null"]});
}
let data1 = data.sense;
choice(data1, "/sense", add, ["max","min"]);
}
else {
add("", "type", {type: "object"});
}
validate288.errors = vErrors;
validate288.count = errors;
return errors === 0;
}


function validate279(data, instancePath=""){
/*# sourceURL="SweepRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
data.results = {};
}
if(data.best === undefined){
data.best = {};
}
need(data, "base", add);
need(data, "axes", add);
for(const key0 in data){
if(!((((key0 === "base") || (key0 === "axes")) || (key0 === "results")) || (key0 === "best"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.base !== undefined){
let data0 = data.base;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/base", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["latitude"] !== undefined || data0["longitude"] !== undefined) && data0["site"] === undefined && data0["array"] === undefined){
within(validate194, data0, "/base");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate52, data0, "/base");
}
}
if(data.axes !== undefined){
let data1 = data.axes;
if(Array.isArray(data1)){
if(data1.length > 5){
add("/axes", "maxItems", {limit: 5});
}
if(data1.length < 1){
add("/axes", "minItems", {limit: 1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
within(validate282, data1[i0], "/axes/" + i0);
}
}
else {
add("/axes", "type", {type: "array"});
}
}
within(validate286, data.results, "/results");
within(validate288, data.best, "/best");
}
else {
add("", "type", {type: "object"});
}
validate279.errors = vErrors;
validate279.count = errors;
return errors === 0;
}

export const validate_createOptimisation_body = validate290;

function validate293(data, instancePath=""){
/*# sourceURL="OptimisedField" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integer === undefined){
data.integer = false;
}
if(data.step === undefined){
data.step = null;
}
if(data.linked === undefined){
data.linked = [];
}
need(data, "path", add);
need(data, "min", add);
need(data, "max", add);
for(const key0 in data){
if(!((((((key0 === "path") || (key0 === "min")) || (key0 === "max")) || (key0 === "integer")) || (key0 === "step")) || (key0 === "linked"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(func6(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern14.test(data0)){
add("/path", "pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$"});
}
}
else {
add("/path", "type", {type: "string"});
}
}
if(data.min !== undefined){
let data1 = data.min;
number(data1, "/min", add, 1000000000000, -1000000000000);
}
if(data.max !== undefined){
let data2 = data.max;
number(data2, "/max", add, 1000000000000, -1000000000000);
}
ofType(data.integer, "/integer", add, "boolean");
let data4 = data.step;
numberOrNull(data4, "/step", add, undefined, undefined, undefined, 0);
let data5 = data.linked;
if(Array.isArray(data5)){
if(data5.length > 10){
add("/linked", "maxItems", {limit: 10});
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func6(data6) > 120){
add("/linked/" + i0, "maxLength", {limit: 120});
}
if(!pattern14.test(data6)){
add("/linked/" + i0, "pattern", {pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$"});
}
}
else {
add("/linked/" + i0, "type", {type: "string"});
}
}
}
else {
add("/linked", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate293.errors = vErrors;
validate293.count = errors;
return errors === 0;
}


function validate295(data, instancePath=""){
/*# sourceURL="OptimiseObjective" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expression === undefined){
data.expression = "e_grid_kwh";
}
if(data.sense === undefined){
data.sense = "max";
}
if(data.unit === undefined){
data.unit = null;
}
for(const key0 in data){
if(!(((key0 === "expression") || (key0 === "sense")) || (key0 === "unit"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.expression;
text(data0, "/expression", add, func6, 500, 1);
let data1 = data.sense;
choice(data1, "/sense", add, ["max","min"]);
let data2 = data.unit;
if((typeof data2 !== "string") && (data2 !== null)){
add("/unit", "type", {type: ["string","null"]});
}
if(typeof data2 === "string"){
if(func6(data2) > 40){
add("/unit", "maxLength", {limit: 40});
}
if(!pattern7.test(data2)){
add("/unit", "pattern", {pattern: "^(?!.*(^|[,;\"])\\s*[=+\\-@＝＋－＠])[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate295.errors = vErrors;
validate295.count = errors;
return errors === 0;
}


function validate290(data, instancePath=""){
/*# sourceURL="OptimiseRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.objective === undefined){
data.objective = {};
}
if(data.constraints === undefined){
data.constraints = [];
}
if(data.max_evaluations === undefined){
data.max_evaluations = null;
}
if(data.results === undefined){
data.results = {};
}
need(data, "base", add);
need(data, "fields", add);
for(const key0 in data){
if(!(((((((key0 === "base") || (key0 === "fields")) || (key0 === "objective")) || (key0 === "constraints")) || (key0 === "costs")) || (key0 === "max_evaluations")) || (key0 === "results"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.base !== undefined){
let data0 = data.base;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/base", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["latitude"] !== undefined || data0["longitude"] !== undefined) && data0["site"] === undefined && data0["array"] === undefined){
within(validate194, data0, "/base");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate52, data0, "/base");
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
if(data1.length > 5){
add("/fields", "maxItems", {limit: 5});
}
if(data1.length < 1){
add("/fields", "minItems", {limit: 1});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
within(validate293, data1[i0], "/fields/" + i0);
}
}
else {
add("/fields", "type", {type: "array"});
}
}
within(validate295, data.objective, "/objective");
let data4 = data.constraints;
if(Array.isArray(data4)){
if(data4.length > 5){
add("/constraints", "maxItems", {limit: 5});
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func6(data5) > 500){
add("/constraints/" + i1, "maxLength", {limit: 500});
}
if(func6(data5) < 1){
add("/constraints/" + i1, "minLength", {limit: 1});
}
}
else {
add("/constraints/" + i1, "type", {type: "string"});
}
}
}
else {
add("/constraints", "type", {type: "array"});
}
if(data.costs !== undefined){
let data6 = data.costs;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 20){
add("/costs", "maxProperties", {limit: 20});
}
for(const key1 in data6){
let data7 = data6[key1];
if(!((typeof data7 == "number") && (isFinite(data7)))){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/costs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "number"}));
}
}
}
else {
add("/costs", "type", {type: "object"});
}
}
let data8 = data.max_evaluations;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
add("/max_evaluations", "type", {type: ["integer","null"]});
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2000){
add("/max_evaluations", "maximum", {limit: 2000});
}
if(data8 < 10){
add("/max_evaluations", "minimum", {limit: 10});
}
}
within(validate286, data.results, "/results");
}
else {
add("", "type", {type: "object"});
}
validate290.errors = vErrors;
validate290.count = errors;
return errors === 0;
}

export const validate_createBatch_body = validate298;

function validate298(data, instancePath=""){
/*# sourceURL="BatchRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "requests", add);
for(const key0 in data){
if(!(key0 === "requests")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.requests !== undefined){
let data0 = data.requests;
if(Array.isArray(data0)){
if(data0.length > 20000){
add("/requests", "maxItems", {limit: 20000});
}
if(data0.length < 1){
add("/requests", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
add("/requests/" + i0, "type", {type: "object"});
}
}
}
else {
add("/requests", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate298.errors = vErrors;
validate298.count = errors;
return errors === 0;
}

export const validate_createProject_body = validate299;
const pattern26 = new RegExp("^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");
const pattern27 = new RegExp("^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate300(data, instancePath=""){
/*# sourceURL="NewVariant" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.locked === undefined){
data.locked = false;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "notes")) || (key0 === "status")) || (key0 === "locked")) || (key0 === "request")) || (key0 === "copy_of"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func6(data0) > 200){
add("/name", "maxLength", {limit: 200});
}
if(func6(data0) < 1){
add("/name", "minLength", {limit: 1});
}
if(!pattern26.test(data0)){
add("/name", "pattern", {pattern: "^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/name", "type", {type: "string"});
}
}
if(data.notes !== undefined){
let data1 = data.notes;
if(typeof data1 === "string"){
if(func6(data1) > 5000){
add("/notes", "maxLength", {limit: 5000});
}
if(!pattern27.test(data1)){
add("/notes", "pattern", {pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/notes", "type", {type: "string"});
}
}
if(data.status !== undefined){
let data2 = data.status;
choice(data2, "/status", add, ["draft","open","chosen","rejected"]);
}
ofType(data.locked, "/locked", add, "boolean");
if(data.request !== undefined){
let data4 = data.request;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
add("/request", "type", {type: "object"});
}
}
if(data.copy_of !== undefined){
let data5 = data.copy_of;
text(data5, "/copy_of", add, func6, 100, 1);
}
}
else {
add("", "type", {type: "object"});
}
validate300.errors = vErrors;
validate300.count = errors;
return errors === 0;
}


function validate299(data, instancePath=""){
/*# sourceURL="NewProject" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes === undefined){
data.notes = "";
}
if(data.variants === undefined){
data.variants = [];
}
need(data, "name", add);
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "notes")) || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "variants"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func6(data0) > 200){
add("/name", "maxLength", {limit: 200});
}
if(func6(data0) < 1){
add("/name", "minLength", {limit: 1});
}
if(!pattern26.test(data0)){
add("/name", "pattern", {pattern: "^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/name", "type", {type: "string"});
}
}
let data1 = data.notes;
if(typeof data1 === "string"){
if(func6(data1) > 5000){
add("/notes", "maxLength", {limit: 5000});
}
if(!pattern27.test(data1)){
add("/notes", "pattern", {pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/notes", "type", {type: "string"});
}
if(data.latitude !== undefined){
let data2 = data.latitude;
number(data2, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data3 = data.longitude;
number(data3, "/longitude", add, 180, -180);
}
let data4 = data.variants;
if(Array.isArray(data4)){
if(data4.length > 20){
add("/variants", "maxItems", {limit: 20});
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
within(validate300, data4[i0], "/variants/" + i0);
}
}
else {
add("/variants", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate299.errors = vErrors;
validate299.count = errors;
return errors === 0;
}

export const validate_changeProject_body = validate302;

function validate302(data, instancePath=""){
/*# sourceURL="ProjectChange" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "revision", add);
for(const key0 in data){
if(!(((((key0 === "revision") || (key0 === "name")) || (key0 === "notes")) || (key0 === "latitude")) || (key0 === "longitude"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.revision !== undefined){
let data0 = data.revision;
integer(data0, "/revision", add, undefined, 1);
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func6(data1) > 200){
add("/name", "maxLength", {limit: 200});
}
if(func6(data1) < 1){
add("/name", "minLength", {limit: 1});
}
if(!pattern26.test(data1)){
add("/name", "pattern", {pattern: "^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/name", "type", {type: "string"});
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if(typeof data2 === "string"){
if(func6(data2) > 5000){
add("/notes", "maxLength", {limit: 5000});
}
if(!pattern27.test(data2)){
add("/notes", "pattern", {pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/notes", "type", {type: "string"});
}
}
if(data.latitude !== undefined){
let data3 = data.latitude;
number(data3, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data4 = data.longitude;
number(data4, "/longitude", add, 180, -180);
}
}
else {
add("", "type", {type: "object"});
}
validate302.errors = vErrors;
validate302.count = errors;
return errors === 0;
}

export const validate_addVariant_body = validate300;

export const validate_changeVariant_body = validate303;

function validate303(data, instancePath=""){
/*# sourceURL="VariantChange" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "revision", add);
for(const key0 in data){
if(!((((((key0 === "revision") || (key0 === "name")) || (key0 === "notes")) || (key0 === "status")) || (key0 === "locked")) || (key0 === "request"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.revision !== undefined){
let data0 = data.revision;
integer(data0, "/revision", add, undefined, 1);
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func6(data1) > 200){
add("/name", "maxLength", {limit: 200});
}
if(func6(data1) < 1){
add("/name", "minLength", {limit: 1});
}
if(!pattern26.test(data1)){
add("/name", "pattern", {pattern: "^(?!\\s*$)[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/name", "type", {type: "string"});
}
}
if(data.notes !== undefined){
let data2 = data.notes;
if(typeof data2 === "string"){
if(func6(data2) > 5000){
add("/notes", "maxLength", {limit: 5000});
}
if(!pattern27.test(data2)){
add("/notes", "pattern", {pattern: "^[^\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"});
}
}
else {
add("/notes", "type", {type: "string"});
}
}
if(data.status !== undefined){
let data3 = data.status;
choice(data3, "/status", add, ["draft","open","chosen","rejected"]);
}
if(data.locked !== undefined){
ofType(data.locked, "/locked", add, "boolean");
}
if(data.request !== undefined){
let data5 = data.request;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
add("/request", "type", {type: "object"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate303.errors = vErrors;
validate303.count = errors;
return errors === 0;
}

export const validate_runProject_body = validate304;

function validate304(data, instancePath=""){
/*# sourceURL="RunProjectRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.again === undefined){
data.again = false;
}
for(const key0 in data){
if(!((key0 === "variants") || (key0 === "again"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.variants !== undefined){
let data0 = data.variants;
if(Array.isArray(data0)){
if(data0.length > 100){
add("/variants", "maxItems", {limit: 100});
}
if(data0.length < 1){
add("/variants", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func6(data1) > 100){
add("/variants/" + i0, "maxLength", {limit: 100});
}
if(func6(data1) < 1){
add("/variants/" + i0, "minLength", {limit: 1});
}
}
else {
add("/variants/" + i0, "type", {type: "string"});
}
}
}
else {
add("/variants", "type", {type: "array"});
}
}
ofType(data.again, "/again", add, "boolean");
}
else {
add("", "type", {type: "object"});
}
validate304.errors = vErrors;
validate304.count = errors;
return errors === 0;
}

export const validate_shareProject_body = validate305;

function validate305(data, instancePath=""){
/*# sourceURL="ProjectLinkRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined){
data.days = null;
}
for(const key0 in data){
if(!(key0 === "days")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.days;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
add("/days", "type", {type: ["integer","null"]});
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 3650){
add("/days", "maximum", {limit: 3650});
}
if(data0 < 1){
add("/days", "minimum", {limit: 1});
}
}
}
else {
add("", "type", {type: "object"});
}
validate305.errors = vErrors;
validate305.count = errors;
return errors === 0;
}

export const validate_sizePlant_body = validate306;
const schema137 = {properties:{"latitude":0,"longitude":0,"weather":0,"weather_source":0,"timezone":0,"elevation":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"albedo":0,"module":0,"inverter":0,"sub_arrays":0,"dc_kw":0,"ac_kw":0,"strings":0,"dc_ac_ratio":0,"modules_per_string":0,"voltage_class_v":0,"temp_air_min_c":0}};

function validate306(data, instancePath=""){
/*# sourceURL="SizeRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.sub_arrays === undefined){
data.sub_arrays = null;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
need(data, "latitude", add);
need(data, "longitude", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema137.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
if(data.weather !== undefined){
let data2 = data.weather;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2) && (data2["id"] !== undefined) && data2["timezone"] === undefined && data2["step_minutes"] === undefined && data2["temp_air_c"] === undefined){
within(validate97, data2, "/weather");
}
else if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
within(validate99, data2, "/weather");
}
}
let data3 = data.weather_source;
choice(data3, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
if(data.timezone !== undefined){
let data4 = data.timezone;
number(data4, "/timezone", add, 14, -14);
}
if(data.elevation !== undefined){
let data5 = data.elevation;
number(data5, "/elevation", add, 9000, -450);
}
if(data.racking !== undefined){
let data6 = data.racking;
choice(data6, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data7 = data.tilt_deg;
number(data7, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data8 = data.azimuth_deg;
number(data8, "/azimuth_deg", add, 360, 0);
}
if(data.gcr !== undefined){
let data9 = data.gcr;
number(data9, "/gcr", add, undefined, undefined, 1, 0);
}
let data10 = data.albedo;
number(data10, "/albedo", add, 1, 0);
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
let data13 = data.sub_arrays;
if((!(Array.isArray(data13))) && (data13 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data13)){
if(data13.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data13.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
within(validate202, data13[i0], "/sub_arrays/" + i0);
}
}
if(data.dc_kw !== undefined){
let data15 = data.dc_kw;
number(data15, "/dc_kw", add, 10000000, undefined, undefined, 0);
}
if(data.ac_kw !== undefined){
let data16 = data.ac_kw;
number(data16, "/ac_kw", add, 20000000, undefined, undefined, 0);
}
if(data.strings !== undefined){
let data17 = data.strings;
integer(data17, "/strings", add, 1000000, 1);
}
let data18 = data.dc_ac_ratio;
number(data18, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
if(data.modules_per_string !== undefined){
let data19 = data.modules_per_string;
integer(data19, "/modules_per_string", add, 10000, 1);
}
if(data.voltage_class_v !== undefined){
let data20 = data.voltage_class_v;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
add("/voltage_class_v", "type", {type: "integer"});
}
oneOf(data20, "/voltage_class_v", add, [600,1000,1500]);
}
if(data.temp_air_min_c !== undefined){
let data21 = data.temp_air_min_c;
number(data21, "/temp_air_min_c", add, 50, -80);
}
}
else {
add("", "type", {type: "object"});
}
validate306.errors = vErrors;
validate306.count = errors;
return errors === 0;
}

export const validate_checkWeather_body = validate314;

function validate317(data, instancePath=""){
/*# sourceURL="WeatherSite" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.elevation === undefined){
data.elevation = null;
}
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(((key0 === "latitude") || (key0 === "longitude")) || (key0 === "elevation"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
let data2 = data.elevation;
numberOrNull(data2, "/elevation", add, 9000, -450);
}
else {
add("", "type", {type: "object"});
}
validate317.errors = vErrors;
validate317.count = errors;
return errors === 0;
}


function validate319(data, instancePath=""){
/*# sourceURL="WeatherTestName" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
choice(data, "", add, ["ghi_possible","dhi_possible","dni_possible","ghi_mean","dhi_mean","dni_mean","ghi_rare","dhi_rare","dni_rare","closure","diffuse_ratio","diffuse_clear","beam_clearness","beam_limit","clearness","tracker_off","clear_sky","ghi_standing","dhi_standing","dni_standing","no_light","night_light"]);
validate319.errors = vErrors;
validate319.count = errors;
return errors === 0;
}


function validate314(data, instancePath=""){
/*# sourceURL="WeatherQualityRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remove === undefined){
data.remove = null;
}
if(data.fill === undefined){
data.fill = "short";
}
need(data, "weather", add);
for(const key0 in data){
if(!((((key0 === "weather") || (key0 === "site")) || (key0 === "remove")) || (key0 === "fill"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.weather !== undefined){
let data0 = data.weather;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["id"] !== undefined) && data0["timezone"] === undefined && data0["step_minutes"] === undefined && data0["temp_air_c"] === undefined){
within(validate97, data0, "/weather");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate99, data0, "/weather");
}
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
let data2 = data.remove;
if((!(Array.isArray(data2))) && (data2 !== null)){
add("/remove", "type", {type: ["array","null"]});
}
if(Array.isArray(data2)){
if(data2.length > 50){
add("/remove", "maxItems", {limit: 50});
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
within(validate319, data2[i0], "/remove/" + i0);
}
}
let data4 = data.fill;
choice(data4, "/fill", add, ["none","short","all"]);
}
else {
add("", "type", {type: "object"});
}
validate314.errors = vErrors;
validate314.count = errors;
return errors === 0;
}

export const validate_fetchWeather_body = validate321;

function validate321(data, instancePath=""){
/*# sourceURL="WeatherFetchRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start === undefined){
data.start = null;
}
if(data.end === undefined){
data.end = null;
}
if(data.key === undefined){
data.key = "";
}
need(data, "source", add);
need(data, "site", add);
for(const key0 in data){
if(!(((((key0 === "source") || (key0 === "site")) || (key0 === "start")) || (key0 === "end")) || (key0 === "key"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.source !== undefined){
let data0 = data.source;
choice(data0, "/source", add, ["open_meteo","era5","nasa_power","cams","pvgis","nsrdb","solcast","solargis","embedded"]);
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
let data2 = data.start;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
add("/start", "type", {type: ["integer","null"]});
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2100){
add("/start", "maximum", {limit: 2100});
}
if(data2 < 1940){
add("/start", "minimum", {limit: 1940});
}
}
let data3 = data.end;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
add("/end", "type", {type: ["integer","null"]});
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100){
add("/end", "maximum", {limit: 2100});
}
if(data3 < 1940){
add("/end", "minimum", {limit: 1940});
}
}
let data4 = data.key;
text(data4, "/key", add, func6, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate321.errors = vErrors;
validate321.count = errors;
return errors === 0;
}

export const validate_compareWeather_body = validate323;

function validate325(data, instancePath=""){
/*# sourceURL="ComparedSource" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
data.name = "";
}
if(data.start === undefined){
data.start = null;
}
if(data.end === undefined){
data.end = null;
}
if(data.key === undefined){
data.key = "";
}
for(const key0 in data){
if(!((((((key0 === "source") || (key0 === "id")) || (key0 === "name")) || (key0 === "start")) || (key0 === "end")) || (key0 === "key"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.source !== undefined){
let data0 = data.source;
choice(data0, "/source", add, ["open_meteo","era5","nasa_power","cams","pvgis","nsrdb","solcast","solargis","embedded"]);
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func6(data1) > 100){
add("/id", "maxLength", {limit: 100});
}
if(!pattern4.test(data1)){
add("/id", "pattern", {pattern: "^met_[A-Za-z0-9_-]+$"});
}
}
else {
add("/id", "type", {type: "string"});
}
}
let data2 = data.name;
text(data2, "/name", add, func6, 100, undefined);
let data3 = data.start;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
add("/start", "type", {type: ["integer","null"]});
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2100){
add("/start", "maximum", {limit: 2100});
}
if(data3 < 1940){
add("/start", "minimum", {limit: 1940});
}
}
let data4 = data.end;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
add("/end", "type", {type: ["integer","null"]});
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2100){
add("/end", "maximum", {limit: 2100});
}
if(data4 < 1940){
add("/end", "minimum", {limit: 1940});
}
}
let data5 = data.key;
text(data5, "/key", add, func6, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate325.errors = vErrors;
validate325.count = errors;
return errors === 0;
}


function validate323(data, instancePath=""){
/*# sourceURL="WeatherCompareRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "site", add);
need(data, "sources", add);
for(const key0 in data){
if(!((key0 === "site") || (key0 === "sources"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
if(data.sources !== undefined){
let data1 = data.sources;
if(Array.isArray(data1)){
if(data1.length > 8){
add("/sources", "maxItems", {limit: 8});
}
if(data1.length < 2){
add("/sources", "minItems", {limit: 2});
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
within(validate325, data1[i0], "/sources/" + i0);
}
}
else {
add("/sources", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate323.errors = vErrors;
validate323.count = errors;
return errors === 0;
}

export const validate_makeSyntheticWeather_body = validate327;

function validate328(data, instancePath=""){
/*# sourceURL="SyntheticWeatherSite" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.elevation === undefined){
data.elevation = null;
}
if(data.timezone === undefined){
data.timezone = null;
}
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!((((key0 === "latitude") || (key0 === "longitude")) || (key0 === "elevation")) || (key0 === "timezone"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
let data2 = data.elevation;
numberOrNull(data2, "/elevation", add, 9000, -450);
let data3 = data.timezone;
numberOrNull(data3, "/timezone", add, 14, -14);
}
else {
add("", "type", {type: "object"});
}
validate328.errors = vErrors;
validate328.count = errors;
return errors === 0;
}


function validate332(data, instancePath=""){
/*# sourceURL="SyntheticMonths" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "ghi_kwhm2") || (key0 === "dhi_kwhm2")) || (key0 === "temp_air_c")) || (key0 === "wind_speed_ms")) || (key0 === "relative_humidity"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.ghi_kwhm2 !== undefined){
let data0 = data.ghi_kwhm2;
if(Array.isArray(data0)){
if(data0.length > 12){
add("/ghi_kwhm2", "maxItems", {limit: 12});
}
if(data0.length < 12){
add("/ghi_kwhm2", "minItems", {limit: 12});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 450, 0) || number(data1, "/ghi_kwhm2/" + i0, add, 450, 0);
}
}
else {
add("/ghi_kwhm2", "type", {type: "array"});
}
}
if(data.dhi_kwhm2 !== undefined){
let data2 = data.dhi_kwhm2;
if(Array.isArray(data2)){
if(data2.length > 12){
add("/dhi_kwhm2", "maxItems", {limit: 12});
}
if(data2.length < 12){
add("/dhi_kwhm2", "minItems", {limit: 12});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 300, 0) || number(data3, "/dhi_kwhm2/" + i1, add, 300, 0);
}
}
else {
add("/dhi_kwhm2", "type", {type: "array"});
}
}
if(data.temp_air_c !== undefined){
let data4 = data.temp_air_c;
if(Array.isArray(data4)){
if(data4.length > 12){
add("/temp_air_c", "maxItems", {limit: 12});
}
if(data4.length < 12){
add("/temp_air_c", "minItems", {limit: 12});
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
fits(data5, 55, -80) || number(data5, "/temp_air_c/" + i2, add, 55, -80);
}
}
else {
add("/temp_air_c", "type", {type: "array"});
}
}
if(data.wind_speed_ms !== undefined){
let data6 = data.wind_speed_ms;
if(Array.isArray(data6)){
if(data6.length > 12){
add("/wind_speed_ms", "maxItems", {limit: 12});
}
if(data6.length < 12){
add("/wind_speed_ms", "minItems", {limit: 12});
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
fits(data7, 40, 0) || number(data7, "/wind_speed_ms/" + i3, add, 40, 0);
}
}
else {
add("/wind_speed_ms", "type", {type: "array"});
}
}
if(data.relative_humidity !== undefined){
let data8 = data.relative_humidity;
if(Array.isArray(data8)){
if(data8.length > 12){
add("/relative_humidity", "maxItems", {limit: 12});
}
if(data8.length < 12){
add("/relative_humidity", "minItems", {limit: 12});
}
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
let data9 = data8[i4];
fits(data9, 1, 0.02) || number(data9, "/relative_humidity/" + i4, add, 1, 0.02);
}
}
else {
add("/relative_humidity", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate332.errors = vErrors;
validate332.count = errors;
return errors === 0;
}


function validate334(data, instancePath=""){
/*# sourceURL="SyntheticDays" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "ghi_kwhm2", add);
for(const key0 in data){
if(!((key0 === "ghi_kwhm2") || (key0 === "temp_air_c"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.ghi_kwhm2 !== undefined){
let data0 = data.ghi_kwhm2;
if(Array.isArray(data0)){
if(data0.length > 366){
add("/ghi_kwhm2", "maxItems", {limit: 366});
}
if(data0.length < 365){
add("/ghi_kwhm2", "minItems", {limit: 365});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 15, 0) || number(data1, "/ghi_kwhm2/" + i0, add, 15, 0);
}
}
else {
add("/ghi_kwhm2", "type", {type: "array"});
}
}
if(data.temp_air_c !== undefined){
let data2 = data.temp_air_c;
if(Array.isArray(data2)){
if(data2.length > 366){
add("/temp_air_c", "maxItems", {limit: 366});
}
if(data2.length < 365){
add("/temp_air_c", "minItems", {limit: 365});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 60, -90) || number(data3, "/temp_air_c/" + i1, add, 60, -90);
}
}
else {
add("/temp_air_c", "type", {type: "array"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate334.errors = vErrors;
validate334.count = errors;
return errors === 0;
}


function validate327(data, instancePath=""){
/*# sourceURL="SyntheticWeatherRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {weather: null, monthly: null, daily: null, step_minutes: 60, days: "markov", seed: 1});
for(const key0 in data){
if(!(((((((key0 === "site") || (key0 === "weather")) || (key0 === "monthly")) || (key0 === "daily")) || (key0 === "step_minutes")) || (key0 === "days")) || (key0 === "seed"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate328, data.site, "/site");
}
let data1 = data.weather;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
add("/weather", "type", {type: ["object","null"]});
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["id"] !== undefined) && data1["timezone"] === undefined && data1["step_minutes"] === undefined && data1["temp_air_c"] === undefined){
within(validate97, data1, "/weather");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
within(validate99, data1, "/weather");
}
else if(data1 === null){
if(data1 !== null){
add("/weather", "type", {type: "null"});
}
}
let data2 = data.monthly;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
add("/monthly", "type", {type: ["object","null"]});
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
within(validate332, data2, "/monthly");
}
else if(data2 === null){
if(data2 !== null){
add("/monthly", "type", {type: "null"});
}
}
let data3 = data.daily;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
add("/daily", "type", {type: ["object","null"]});
}
if(typeof data3 == "object" && data3 !== null && !Array.isArray(data3)){
within(validate334, data3, "/daily");
}
else if(data3 === null){
if(data3 !== null){
add("/daily", "type", {type: "null"});
}
}
let data4 = data.step_minutes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
add("/step_minutes", "type", {type: "integer"});
}
oneOf(data4, "/step_minutes", add, [60,30,15,10,5,1]);
let data5 = data.days;
choice(data5, "/days", add, ["markov","bendt"]);
let data6 = data.seed;
integer(data6, "/seed", add, 4294967295, 0);
}
else {
add("", "type", {type: "object"});
}
validate327.errors = vErrors;
validate327.count = errors;
return errors === 0;
}

export const validate_scaleWeather_body = validate336;

function validate340(data, instancePath=""){
/*# sourceURL="MonthlyTargets" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dhi_kwhm2 === undefined){
data.dhi_kwhm2 = null;
}
if(data.dni_kwhm2 === undefined){
data.dni_kwhm2 = null;
}
if(data.temp_air_c === undefined){
data.temp_air_c = null;
}
need(data, "ghi_kwhm2", add);
for(const key0 in data){
if(!((((key0 === "ghi_kwhm2") || (key0 === "dhi_kwhm2")) || (key0 === "dni_kwhm2")) || (key0 === "temp_air_c"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.ghi_kwhm2 !== undefined){
let data0 = data.ghi_kwhm2;
if(Array.isArray(data0)){
if(data0.length > 12){
add("/ghi_kwhm2", "maxItems", {limit: 12});
}
if(data0.length < 12){
add("/ghi_kwhm2", "minItems", {limit: 12});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
add("/ghi_kwhm2/" + i0, "type", {type: ["number","null"]});
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 500){
add("/ghi_kwhm2/" + i0, "maximum", {limit: 500});
}
if(data1 < 0){
add("/ghi_kwhm2/" + i0, "minimum", {limit: 0});
}
}
}
}
else {
add("/ghi_kwhm2", "type", {type: "array"});
}
}
let data2 = data.dhi_kwhm2;
if((!(Array.isArray(data2))) && (data2 !== null)){
add("/dhi_kwhm2", "type", {type: ["array","null"]});
}
if(Array.isArray(data2)){
if(data2.length > 12){
add("/dhi_kwhm2", "maxItems", {limit: 12});
}
if(data2.length < 12){
add("/dhi_kwhm2", "minItems", {limit: 12});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
add("/dhi_kwhm2/" + i1, "type", {type: ["number","null"]});
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 300){
add("/dhi_kwhm2/" + i1, "maximum", {limit: 300});
}
if(data3 < 0){
add("/dhi_kwhm2/" + i1, "minimum", {limit: 0});
}
}
}
}
let data4 = data.dni_kwhm2;
if((!(Array.isArray(data4))) && (data4 !== null)){
add("/dni_kwhm2", "type", {type: ["array","null"]});
}
if(Array.isArray(data4)){
if(data4.length > 12){
add("/dni_kwhm2", "maxItems", {limit: 12});
}
if(data4.length < 12){
add("/dni_kwhm2", "minItems", {limit: 12});
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
add("/dni_kwhm2/" + i2, "type", {type: ["number","null"]});
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 500){
add("/dni_kwhm2/" + i2, "maximum", {limit: 500});
}
if(data5 < 0){
add("/dni_kwhm2/" + i2, "minimum", {limit: 0});
}
}
}
}
let data6 = data.temp_air_c;
if((!(Array.isArray(data6))) && (data6 !== null)){
add("/temp_air_c", "type", {type: ["array","null"]});
}
if(Array.isArray(data6)){
if(data6.length > 12){
add("/temp_air_c", "maxItems", {limit: 12});
}
if(data6.length < 12){
add("/temp_air_c", "minItems", {limit: 12});
}
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
let data7 = data6[i3];
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
add("/temp_air_c/" + i3, "type", {type: ["number","null"]});
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 45){
add("/temp_air_c/" + i3, "maximum", {limit: 45});
}
if(data7 < -75){
add("/temp_air_c/" + i3, "minimum", {limit: -75});
}
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate340.errors = vErrors;
validate340.count = errors;
return errors === 0;
}


function validate336(data, instancePath=""){
/*# sourceURL="ScaleWeatherRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "weather", add);
need(data, "monthly", add);
for(const key0 in data){
if(!(((key0 === "weather") || (key0 === "site")) || (key0 === "monthly"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.weather !== undefined){
let data0 = data.weather;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["id"] !== undefined) && data0["timezone"] === undefined && data0["step_minutes"] === undefined && data0["temp_air_c"] === undefined){
within(validate97, data0, "/weather");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate99, data0, "/weather");
}
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
if(data.monthly !== undefined){
within(validate340, data.monthly, "/monthly");
}
}
else {
add("", "type", {type: "object"});
}
validate336.errors = vErrors;
validate336.count = errors;
return errors === 0;
}

export const validate_correlateWeather_body = validate342;

function validate342(data, instancePath=""){
/*# sourceURL="CorrelateWeatherRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
data.method = "quantile";
}
if(data.by === undefined){
data.by = "auto";
}
if(data.station_uncertainty === undefined){
data.station_uncertainty = 0.02;
}
need(data, "weather", add);
need(data, "station", add);
for(const key0 in data){
if(!((((((key0 === "weather") || (key0 === "station")) || (key0 === "site")) || (key0 === "method")) || (key0 === "by")) || (key0 === "station_uncertainty"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.weather !== undefined){
let data0 = data.weather;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["id"] !== undefined) && data0["timezone"] === undefined && data0["step_minutes"] === undefined && data0["temp_air_c"] === undefined){
within(validate97, data0, "/weather");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate99, data0, "/weather");
}
}
if(data.station !== undefined){
let data1 = data.station;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
add("/station", "type", {type: ["object"]});
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["id"] !== undefined) && data1["timezone"] === undefined && data1["step_minutes"] === undefined && data1["temp_air_c"] === undefined){
within(validate97, data1, "/station");
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
within(validate99, data1, "/station");
}
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
let data3 = data.method;
choice(data3, "/method", add, ["linear","quantile","ratio"]);
let data4 = data.by;
choice(data4, "/by", add, ["auto","month","year"]);
let data5 = data.station_uncertainty;
number(data5, "/station_uncertainty", add, 0.5, 0);
}
else {
add("", "type", {type: "object"});
}
validate342.errors = vErrors;
validate342.count = errors;
return errors === 0;
}

export const validate_selectTypicalYear_body = validate348;

function validate348(data, instancePath=""){
/*# sourceURL="TypicalYearRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.method === undefined){
data.method = "iso_15927_4";
}
if(data.exceedance_percent === undefined){
data.exceedance_percent = null;
}
need(data, "weather", add);
for(const key0 in data){
if(!((((key0 === "weather") || (key0 === "site")) || (key0 === "method")) || (key0 === "exceedance_percent"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.weather !== undefined){
let data0 = data.weather;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0) && (data0["id"] !== undefined) && data0["timezone"] === undefined && data0["step_minutes"] === undefined && data0["temp_air_c"] === undefined){
within(validate97, data0, "/weather");
}
else if(typeof data0 == "object" && data0 !== null && !Array.isArray(data0)){
within(validate99, data0, "/weather");
}
}
if(data.site !== undefined){
within(validate317, data.site, "/site");
}
let data2 = data.method;
choice(data2, "/method", add, ["iso_15927_4","tmy3","sandia"]);
let data3 = data.exceedance_percent;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
add("/exceedance_percent", "type", {type: ["integer","null"]});
}
oneOf(data3, "/exceedance_percent", add, [75,90,95,99,null]);
}
else {
add("", "type", {type: "object"});
}
validate348.errors = vErrors;
validate348.count = errors;
return errors === 0;
}

export const validate_estimateSiteMonthly_body = validate352;

function validate352(data, instancePath=""){
/*# sourceURL="SiteMonthlyRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.precipitation_monthly_mm === undefined){
data.precipitation_monthly_mm = [50,50,50,50,50,50,50,50,50,50,50,50];
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.soiling === undefined){
data.soiling = 0.02;
}
if(data.tilt_deg === undefined){
data.tilt_deg = 30;
}
need(data, "t_mean_monthly_c", add);
for(const key0 in data){
if(!(((((key0 === "t_mean_monthly_c") || (key0 === "precipitation_monthly_mm")) || (key0 === "albedo")) || (key0 === "soiling")) || (key0 === "tilt_deg"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.t_mean_monthly_c !== undefined){
let data0 = data.t_mean_monthly_c;
if(Array.isArray(data0)){
if(data0.length > 12){
add("/t_mean_monthly_c", "maxItems", {limit: 12});
}
if(data0.length < 12){
add("/t_mean_monthly_c", "minItems", {limit: 12});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
fits(data1, 50, -80) || number(data1, "/t_mean_monthly_c/" + i0, add, 50, -80);
}
}
else {
add("/t_mean_monthly_c", "type", {type: "array"});
}
}
let data2 = data.precipitation_monthly_mm;
if(Array.isArray(data2)){
if(data2.length > 12){
add("/precipitation_monthly_mm", "maxItems", {limit: 12});
}
if(data2.length < 12){
add("/precipitation_monthly_mm", "minItems", {limit: 12});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
fits(data3, 5000, 0) || number(data3, "/precipitation_monthly_mm/" + i1, add, 5000, 0);
}
}
else {
add("/precipitation_monthly_mm", "type", {type: "array"});
}
let data4 = data.albedo;
number(data4, "/albedo", add, 1, 0);
let data5 = data.soiling;
number(data5, "/soiling", add, 1, 0);
let data6 = data.tilt_deg;
number(data6, "/tilt_deg", add, 90, 0);
}
else {
add("", "type", {type: "object"});
}
validate352.errors = vErrors;
validate352.count = errors;
return errors === 0;
}

export const validate_sendFeedback_body = validate353;
const pattern35 = new RegExp("\\S", "u");
const pattern36 = new RegExp("^[\\w.-]+$", "u");

function validate353(data, instancePath=""){
/*# sourceURL="FeedbackRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "kind", add);
need(data, "text", add);
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "text")) || (key0 === "run_id")) || (key0 === "page")) || (key0 === "operation")) || (key0 === "email"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
choice(data0, "/kind", add, ["bug","idea","question","other"]);
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func6(data1) > 10000){
add("/text", "maxLength", {limit: 10000});
}
if(func6(data1) < 1){
add("/text", "minLength", {limit: 1});
}
if(!pattern35.test(data1)){
add("/text", "pattern", {pattern: "\\S"});
}
}
else {
add("/text", "type", {type: "string"});
}
}
if(data.run_id !== undefined){
let data2 = data.run_id;
if(typeof data2 === "string"){
if(func6(data2) > 100){
add("/run_id", "maxLength", {limit: 100});
}
if(func6(data2) < 1){
add("/run_id", "minLength", {limit: 1});
}
if(!pattern36.test(data2)){
add("/run_id", "pattern", {pattern: "^[\\w.-]+$"});
}
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(data.page !== undefined){
let data3 = data.page;
text(data3, "/page", add, func6, 200, 1);
}
if(data.operation !== undefined){
let data4 = data.operation;
text(data4, "/operation", add, func6, 200, 1);
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 === "string"){
if(func6(data5) > 254){
add("/email", "maxLength", {limit: 254});
}
if(func6(data5) < 3){
add("/email", "minLength", {limit: 3});
}
if(!pattern15.test(data5)){
add("/email", "pattern", {pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"});
}
}
else {
add("/email", "type", {type: "string"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate353.errors = vErrors;
validate353.count = errors;
return errors === 0;
}

export const validate_startTopUp_body = validate354;

function validate354(data, instancePath=""){
/*# sourceURL="TopUpRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "amount_usd", add);
for(const key0 in data){
if(!(key0 === "amount_usd")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.amount_usd !== undefined){
let data0 = data.amount_usd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000){
add("/amount_usd", "maximum", {limit: 10000});
}
if(data0 < 5){
add("/amount_usd", "minimum", {limit: 5});
}
let res0;
if((0.01 === 0 || (res0 = data0/0.01, Math.abs(Math.round(res0) - res0) > 1e-9))){
add("/amount_usd", "multipleOf", {multipleOf: 0.01});
}
}
else {
add("/amount_usd", "type", {type: "number"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate354.errors = vErrors;
validate354.count = errors;
return errors === 0;
}

export const validate_receivePaymentEvent_body = validate355;

function validate355(data, instancePath=""){
/*# sourceURL="PaymentEvent" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
add("", "type", {type: "object"});
}
validate355.errors = vErrors;
validate355.count = errors;
return errors === 0;
}

export const validate_schema_RunRequest = validate52;

function validate52(data, instancePath=""){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {iam: {}, thermal: {}, dc_losses: {}, ac_losses: {}, spectral: {}, bifacial: null, lifetime: {}, storage: null, include_series: false, scene: null, sub_arrays: null, sub_array_series: null});
need(data, "site", add);
need(data, "array", add);
need(data, "weather", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.site !== undefined){
within(validate53, data.site, "/site");
}
if(data.array !== undefined){
within(validate55, data.array, "/array");
}
within(validate57, data.iam, "/iam");
within(validate59, data.thermal, "/thermal");
within(validate61, data.dc_losses, "/dc_losses");
within(validate65, data.ac_losses, "/ac_losses");
within(validate79, data.spectral, "/spectral");
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
add("/bifacial", "type", {type: ["object","null"]});
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
within(validate81, data7, "/bifacial");
}
else if(data7 === null){
if(data7 !== null){
add("/bifacial", "type", {type: "null"});
}
}
within(validate83, data.lifetime, "/lifetime");
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
add("/storage", "type", {type: ["object","null"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate87, data9, "/storage");
}
else if(data9 === null){
if(data9 !== null){
add("/storage", "type", {type: "null"});
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
within(validate97, data10, "/weather");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate99, data10, "/weather");
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
ofType(data.include_series, "/include_series", add, "boolean");
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
within(validate152, data14, "/scene");
}
else if(data14 === null){
if(data14 !== null){
add("/scene", "type", {type: "null"});
}
}
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
let data16 = data.sub_arrays;
if((!(Array.isArray(data16))) && (data16 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data16)){
if(data16.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data16.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
within(validate192, data16[i0], "/sub_arrays/" + i0);
}
}
let data18 = data.sub_array_series;
if((!(Array.isArray(data18))) && (data18 !== null)){
add("/sub_array_series", "type", {type: ["array","null"]});
}
if(Array.isArray(data18)){
if(data18.length > 50){
add("/sub_array_series", "maxItems", {limit: 50});
}
if(data18.length < 1){
add("/sub_array_series", "minItems", {limit: 1});
}
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 !== "string"){
add("/sub_array_series/" + i1, "type", {type: "string"});
}
oneOf(data19, "/sub_array_series/" + i1, add, ["AngInc","GlobInc","BeamInc","DifSInc","Alb_Inc","GlobHrz","GlobShd","GlobSlg","GlobSnw","GlobIAM","GlobEff","GlobGnd","GlobBack","TArray","EArrNom","ModDegr","GIncLss","TempLss","SpctCor","ShdElec","ModQual","LIDLoss","MisLoss","RearMis","OhmLoss","EArrMPP","EArray","UArray","IArray","InvLoss","IL_Oper","IL_Pmax","ILPmxSH","IL_Imax","IL_Vmax","IL_Vmin","IL_Pmin","IL_Night","EOutInv","PhiAng","TrkState"]);
}
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_schema_SimpleRunRequest = validate194;

function validate194(data, instancePath=""){
/*# sourceURL="SimpleRunRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {module_type: "standard", bifaciality: 0, dc_ac_ratio: 1.2, inverter_efficiency: 0.96, inverter_model: "flat", losses_percent: 11.42, weather_source: "auto", albedo: 0.2, scene: null, sub_arrays: null, uncertainty: null, uncertainty_parts: null, include_series: false});
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(func1.call(schema84.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
number(data2, "/system_capacity_kw", add, 10000000, undefined, undefined, 0);
}
if(data.modules !== undefined){
let data3 = data.modules;
integer(data3, "/modules", add, 100000000, 1);
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
number(data4, "/module_power_w", add, 2000, undefined, undefined, 0);
}
let data5 = data.module_type;
choice(data5, "/module_type", add, ["standard","premium","thin_film"]);
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
add("/module_efficiency", "type", {type: "number"});
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
add("/temperature_coefficient", "type", {type: "number"});
}
}
let data8 = data.bifaciality;
number(data8, "/bifaciality", add, 1, 0);
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
add("/module", "type", {type: ["object"]});
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
within(validate103, data9, "/module");
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
within(validate105, data9, "/module");
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
within(validate128, data10, "/inverter");
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
within(validate130, data10, "/inverter");
}
}
if(data.racking !== undefined){
let data11 = data.racking;
choice(data11, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
number(data12, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
number(data13, "/azimuth_deg", add, 360, 0);
}
if(data.gcr !== undefined){
let data14 = data.gcr;
number(data14, "/gcr", add, undefined, undefined, 1, 0);
}
let data15 = data.dc_ac_ratio;
number(data15, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
number(data16, "/inverter_ac_kw", add, 20000000, undefined, undefined, 0);
}
let data17 = data.inverter_efficiency;
number(data17, "/inverter_efficiency", add, 1, undefined, undefined, 0);
let data18 = data.inverter_model;
choice(data18, "/inverter_model", add, ["flat","pvwatts","reference"]);
let data19 = data.losses_percent;
number(data19, "/losses_percent", add, undefined, 0, 100);
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
within(validate97, data20, "/weather");
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
within(validate99, data20, "/weather");
}
}
let data21 = data.weather_source;
choice(data21, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
if(data.timezone !== undefined){
let data22 = data.timezone;
number(data22, "/timezone", add, 14, -14);
}
if(data.elevation !== undefined){
let data23 = data.elevation;
number(data23, "/elevation", add, 9000, -450);
}
let data24 = data.albedo;
number(data24, "/albedo", add, 1, 0);
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
add("/scene", "type", {type: ["object","null"]});
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
within(validate152, data25, "/scene");
}
else if(data25 === null){
if(data25 !== null){
add("/scene", "type", {type: "null"});
}
}
let data26 = data.sub_arrays;
if((!(Array.isArray(data26))) && (data26 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data26)){
if(data26.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data26.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
within(validate202, data26[i0], "/sub_arrays/" + i0);
}
}
let data28 = data.uncertainty;
numberOrNull(data28, "/uncertainty", add, 1, 0);
let data29 = data.uncertainty_parts;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
add("/uncertainty_parts", "type", {type: ["object","null"]});
}
if(typeof data29 == "object" && data29 !== null && !Array.isArray(data29)){
within(validate84, data29, "/uncertainty_parts");
}
else if(data29 === null){
if(data29 !== null){
add("/uncertainty_parts", "type", {type: "null"});
}
}
ofType(data.include_series, "/include_series", add, "boolean");
if(data.report !== undefined){
within(validate190, data.report, "/report");
}
}
else {
add("", "type", {type: "object"});
}
validate194.errors = vErrors;
validate194.count = errors;
return errors === 0;
}

export const validate_schema_SizeRequest = validate306;

function validate306(data, instancePath=""){
/*# sourceURL="SizeRequest" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
const within = (validate, value, place) => {
if (validate(value, instancePath + place)) return;
vErrors = joinErrors(vErrors, validate.errors);
errors += validate.count;
};
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.sub_arrays === undefined){
data.sub_arrays = null;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
need(data, "latitude", add);
need(data, "longitude", add);
need(data, "module", add);
need(data, "inverter", add);
for(const key0 in data){
if(!(func1.call(schema137.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
number(data0, "/latitude", add, 90, -90);
}
if(data.longitude !== undefined){
let data1 = data.longitude;
number(data1, "/longitude", add, 180, -180);
}
if(data.weather !== undefined){
let data2 = data.weather;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
add("/weather", "type", {type: ["object"]});
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2) && (data2["id"] !== undefined) && data2["timezone"] === undefined && data2["step_minutes"] === undefined && data2["temp_air_c"] === undefined){
within(validate97, data2, "/weather");
}
else if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
within(validate99, data2, "/weather");
}
}
let data3 = data.weather_source;
choice(data3, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
if(data.timezone !== undefined){
let data4 = data.timezone;
number(data4, "/timezone", add, 14, -14);
}
if(data.elevation !== undefined){
let data5 = data.elevation;
number(data5, "/elevation", add, 9000, -450);
}
if(data.racking !== undefined){
let data6 = data.racking;
choice(data6, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data7 = data.tilt_deg;
number(data7, "/tilt_deg", add, 90, 0);
}
if(data.azimuth_deg !== undefined){
let data8 = data.azimuth_deg;
number(data8, "/azimuth_deg", add, 360, 0);
}
if(data.gcr !== undefined){
let data9 = data.gcr;
number(data9, "/gcr", add, undefined, undefined, 1, 0);
}
let data10 = data.albedo;
number(data10, "/albedo", add, 1, 0);
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
add("/module", "type", {type: ["object"]});
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
within(validate103, data11, "/module");
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
within(validate105, data11, "/module");
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
add("/inverter", "type", {type: ["object"]});
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
within(validate128, data12, "/inverter");
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
within(validate130, data12, "/inverter");
}
}
let data13 = data.sub_arrays;
if((!(Array.isArray(data13))) && (data13 !== null)){
add("/sub_arrays", "type", {type: ["array","null"]});
}
if(Array.isArray(data13)){
if(data13.length > 500){
add("/sub_arrays", "maxItems", {limit: 500});
}
if(data13.length < 1){
add("/sub_arrays", "minItems", {limit: 1});
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
within(validate202, data13[i0], "/sub_arrays/" + i0);
}
}
if(data.dc_kw !== undefined){
let data15 = data.dc_kw;
number(data15, "/dc_kw", add, 10000000, undefined, undefined, 0);
}
if(data.ac_kw !== undefined){
let data16 = data.ac_kw;
number(data16, "/ac_kw", add, 20000000, undefined, undefined, 0);
}
if(data.strings !== undefined){
let data17 = data.strings;
integer(data17, "/strings", add, 1000000, 1);
}
let data18 = data.dc_ac_ratio;
number(data18, "/dc_ac_ratio", add, 3, undefined, undefined, 0.5);
if(data.modules_per_string !== undefined){
let data19 = data.modules_per_string;
integer(data19, "/modules_per_string", add, 10000, 1);
}
if(data.voltage_class_v !== undefined){
let data20 = data.voltage_class_v;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
add("/voltage_class_v", "type", {type: "integer"});
}
oneOf(data20, "/voltage_class_v", add, [600,1000,1500]);
}
if(data.temp_air_min_c !== undefined){
let data21 = data.temp_air_min_c;
number(data21, "/temp_air_min_c", add, 50, -80);
}
}
else {
add("", "type", {type: "object"});
}
validate306.errors = vErrors;
validate306.count = errors;
return errors === 0;
}

export const validate_schema_Scene = validate152;

export const validate_schema_Weather = validate99;

export const validate_schema_Module = validate105;

export const validate_schema_Inverter = validate130;

export const validate_schema_Bifacial = validate81;

function failure(instancePath, keyword, params) {
  return { instancePath, keyword, params };
}
function joinErrors(list, more) {
  if (list === null) return more;
  for (let i = 0; i < more.length && list.length < 1000; i++) list.push(more[i]);
  return list;
}

function number(value, place, add, max, min, below, above) {
  if (typeof value == "number" && isFinite(value)) limits(value, place, add, max, min, below, above);
  else add(place, "type", {type: "number"});
}
function numberOrNull(value, place, add, max, min, below, above) {
  if (typeof value == "number" && isFinite(value)) limits(value, place, add, max, min, below, above);
  else if (value !== null) add(place, "type", {type: ["number","null"]});
}
function fits(value, max, min, below, above) {
  return typeof value == "number" && isFinite(value) && !(value > max || value < min || value >= below || value <= above);
}
function limits(value, place, add, max, min, below, above) {
  if (value > max) add(place, "maximum", {limit: max});
  if (value < min) add(place, "minimum", {limit: min});
  if (value >= below) add(place, "exclusiveMaximum", {limit: below});
  if (value <= above) add(place, "exclusiveMinimum", {limit: above});
}
function integer(value, place, add, max, min, below, above) {
  if (!Number.isInteger(value)) add(place, "type", {type: "integer"});
  if (typeof value == "number" && isFinite(value)) limits(value, place, add, max, min, below, above);
}
function text(value, place, add, lengthOf, max, min) {
  if (typeof value !== "string") add(place, "type", {type: "string"});
  else lengths(value, place, add, lengthOf, max, min);
}
function textOrNull(value, place, add, lengthOf, max, min) {
  if (typeof value === "string") lengths(value, place, add, lengthOf, max, min);
  else if (value !== null) add(place, "type", {type: ["string","null"]});
}
function lengths(value, place, add, lengthOf, max, min) {
  if (lengthOf(value) > max) add(place, "maxLength", {limit: max});
  if (lengthOf(value) < min) add(place, "minLength", {limit: min});
}
function choice(value, place, add, values) {
  ofType(value, place, add, "string");
  oneOf(value, place, add, values);
}
function need(data, name, add) {
  if (data[name] === undefined) add("", "required", {missingProperty: name});
}
function fill(data, defaults) {
  for (const name in defaults) if (data[name] === undefined) data[name] = defaults[name];
}
function oneOf(value, place, add, values) {
  if (!values.includes(value)) add(place, "enum", {allowedValues: values});
}
function ofType(value, place, add, type) {
  if (typeof value !== type) add(place, "type", {type});
}

function codePoints(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) { length--; i++; }
  }
  return length;
}

export * from './parameter-validators.gen.js';
