// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_createRun_body = validate52;
const schema19 = {properties:{"site":0,"array":0,"iam":0,"thermal":0,"dc_losses":0,"ac_losses":0,"spectral":0,"bifacial":0,"lifetime":0,"storage":0,"weather":0,"module":0,"inverter":0,"include_series":0,"scene":0}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {properties:{"latitude":0,"longitude":0,"elevation":0,"timezone":0,"albedo_monthly":0,"use_weather_albedo":0,"soiling_monthly":0,"horizon_azimuths_deg":0,"horizon_elevations_deg":0,"use_horizon":0,"horizon_model":0,"refraction":0,"sun_position":0,"sun_instant":0,"irradiance_closure":0,"decomposition":0,"transposition":0,"circumsolar":0}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Site" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.elevation === undefined){
data.elevation = 0;
}
if(data.timezone === undefined){
data.timezone = null;
}
if(data.albedo_monthly === undefined){
data.albedo_monthly = [0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2];
}
if(data.use_weather_albedo === undefined){
data.use_weather_albedo = true;
}
if(data.soiling_monthly === undefined){
data.soiling_monthly = [0,0,0,0,0,0,0,0,0,0,0,0];
}
if(data.horizon_azimuths_deg === undefined){
data.horizon_azimuths_deg = [];
}
if(data.horizon_elevations_deg === undefined){
data.horizon_elevations_deg = [];
}
if(data.use_horizon === undefined){
data.use_horizon = true;
}
if(data.horizon_model === undefined){
data.horizon_model = "beam_diffuse";
}
if(data.refraction === undefined){
data.refraction = true;
}
if(data.sun_position === undefined){
data.sun_position = "spa";
}
if(data.sun_instant === undefined){
data.sun_instant = "sunlit_middle";
}
if(data.irradiance_closure === undefined){
data.irradiance_closure = "global_diffuse";
}
if(data.decomposition === undefined){
data.decomposition = "erbs";
}
if(data.transposition === undefined){
data.transposition = "perez";
}
if(data.circumsolar === undefined){
data.circumsolar = "beam";
}
if(data.latitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "latitude"});
errors++;
}
if(data.longitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "longitude"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "maximum", {limit: 90});
errors++;
}
if(data0 < -90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "maximum", {limit: 180});
errors++;
}
if(data1 < -180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/longitude", "type", {type: "number"});
errors++;
}
}
let data2 = data.elevation;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9000 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/elevation", "maximum", {limit: 9000});
errors++;
}
if(data2 < -450 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/elevation", "minimum", {limit: -450});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/elevation", "type", {type: "number"});
errors++;
}
let data3 = data.timezone;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
vErrors = noteError(vErrors, instancePath+"/timezone", "type", {type: ["number","null"]});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 14 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/timezone", "maximum", {limit: 14});
errors++;
}
if(data3 < -14 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/timezone", "minimum", {limit: -14});
errors++;
}
}
let data4 = data.albedo_monthly;
if(Array.isArray(data4)){
if(data4.length > 12){
vErrors = noteError(vErrors, instancePath+"/albedo_monthly", "maxItems", {limit: 12});
errors++;
}
if(data4.length < 12){
vErrors = noteError(vErrors, instancePath+"/albedo_monthly", "minItems", {limit: 12});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/albedo_monthly/" + i0, "maximum", {limit: 1});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/albedo_monthly/" + i0, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo_monthly/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo_monthly", "type", {type: "array"});
errors++;
}
if(typeof data.use_weather_albedo !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/use_weather_albedo", "type", {type: "boolean"});
errors++;
}
let data7 = data.soiling_monthly;
if(Array.isArray(data7)){
if(data7.length > 12){
vErrors = noteError(vErrors, instancePath+"/soiling_monthly", "maxItems", {limit: 12});
errors++;
}
if(data7.length < 12){
vErrors = noteError(vErrors, instancePath+"/soiling_monthly", "minItems", {limit: 12});
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/soiling_monthly/" + i1, "maximum", {limit: 1});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/soiling_monthly/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/soiling_monthly/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/soiling_monthly", "type", {type: "array"});
errors++;
}
let data9 = data.horizon_azimuths_deg;
if(Array.isArray(data9)){
if(data9.length > 3600){
vErrors = noteError(vErrors, instancePath+"/horizon_azimuths_deg", "maxItems", {limit: 3600});
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 360 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/horizon_azimuths_deg/" + i2, "maximum", {limit: 360});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/horizon_azimuths_deg/" + i2, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/horizon_azimuths_deg/" + i2, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/horizon_azimuths_deg", "type", {type: "array"});
errors++;
}
let data11 = data.horizon_elevations_deg;
if(Array.isArray(data11)){
if(data11.length > 3600){
vErrors = noteError(vErrors, instancePath+"/horizon_elevations_deg", "maxItems", {limit: 3600});
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/horizon_elevations_deg/" + i3, "maximum", {limit: 90});
errors++;
}
if(data12 < -10 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/horizon_elevations_deg/" + i3, "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/horizon_elevations_deg/" + i3, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/horizon_elevations_deg", "type", {type: "array"});
errors++;
}
if(typeof data.use_horizon !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/use_horizon", "type", {type: "boolean"});
errors++;
}
let data14 = data.horizon_model;
if(typeof data14 !== "string"){
vErrors = noteError(vErrors, instancePath+"/horizon_model", "type", {type: "string"});
errors++;
}
if(!((data14 === "beam") || (data14 === "beam_diffuse"))){
vErrors = noteError(vErrors, instancePath+"/horizon_model", "enum", {allowedValues: ["beam","beam_diffuse"]});
errors++;
}
if(typeof data.refraction !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/refraction", "type", {type: "boolean"});
errors++;
}
let data16 = data.sun_position;
if(typeof data16 !== "string"){
vErrors = noteError(vErrors, instancePath+"/sun_position", "type", {type: "string"});
errors++;
}
if(!((data16 === "spa") || (data16 === "psa"))){
vErrors = noteError(vErrors, instancePath+"/sun_position", "enum", {allowedValues: ["spa","psa"]});
errors++;
}
let data17 = data.sun_instant;
if(typeof data17 !== "string"){
vErrors = noteError(vErrors, instancePath+"/sun_instant", "type", {type: "string"});
errors++;
}
if(!((data17 === "sunlit_middle") || (data17 === "middle"))){
vErrors = noteError(vErrors, instancePath+"/sun_instant", "enum", {allowedValues: ["sunlit_middle","middle"]});
errors++;
}
let data18 = data.irradiance_closure;
if(typeof data18 !== "string"){
vErrors = noteError(vErrors, instancePath+"/irradiance_closure", "type", {type: "string"});
errors++;
}
if(!(((data18 === "global_diffuse") || (data18 === "beam_diffuse")) || (data18 === "global_beam"))){
vErrors = noteError(vErrors, instancePath+"/irradiance_closure", "enum", {allowedValues: ["global_diffuse","beam_diffuse","global_beam"]});
errors++;
}
let data19 = data.decomposition;
if(typeof data19 !== "string"){
vErrors = noteError(vErrors, instancePath+"/decomposition", "type", {type: "string"});
errors++;
}
if(!((((((data19 === "erbs") || (data19 === "erbs_driesse")) || (data19 === "orgill_hollands")) || (data19 === "disc")) || (data19 === "dirint")) || (data19 === "boland"))){
vErrors = noteError(vErrors, instancePath+"/decomposition", "enum", {allowedValues: ["erbs","erbs_driesse","orgill_hollands","disc","dirint","boland"]});
errors++;
}
let data20 = data.transposition;
if(typeof data20 !== "string"){
vErrors = noteError(vErrors, instancePath+"/transposition", "type", {type: "string"});
errors++;
}
if(!((((((data20 === "perez") || (data20 === "perez_driesse")) || (data20 === "hay_davies")) || (data20 === "reindl")) || (data20 === "klucher")) || (data20 === "isotropic"))){
vErrors = noteError(vErrors, instancePath+"/transposition", "enum", {allowedValues: ["perez","perez_driesse","hay_davies","reindl","klucher","isotropic"]});
errors++;
}
let data21 = data.circumsolar;
if(typeof data21 !== "string"){
vErrors = noteError(vErrors, instancePath+"/circumsolar", "type", {type: "string"});
errors++;
}
if(!((data21 === "beam") || (data21 === "diffuse"))){
vErrors = noteError(vErrors, instancePath+"/circumsolar", "enum", {allowedValues: ["beam","diffuse"]});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

const schema21 = {properties:{"track_mode":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"collector_width_m":0,"n_rows":0,"band_top_m":0,"band_bottom_m":0,"inter_row_shading":0,"row_model":0,"shade_mode":0,"diffuse_shading":0,"ground_shading":0,"string_steps":0,"cell_traverse_m":0,"fraction_for_electrical":0,"tracking":0,"backtracking":0,"rotation_limit_deg":0,"rotation_min_deg":0,"rotation_max_deg":0,"cross_axis_slope_deg":0,"wind_stow":0,"wind_stow_speed_ms":0,"wind_stow_angle_deg":0,"operating_point":0,"modules_per_string":0,"strings_per_inverter":0,"n_inverters":0}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ArraySection" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.track_mode === undefined){
data.track_mode = "fixed";
}
if(data.tilt_deg === undefined){
data.tilt_deg = 0;
}
if(data.azimuth_deg === undefined){
data.azimuth_deg = 180;
}
if(data.gcr === undefined){
data.gcr = 0.4;
}
if(data.collector_width_m === undefined){
data.collector_width_m = 4;
}
if(data.n_rows === undefined){
data.n_rows = 10;
}
if(data.band_top_m === undefined){
data.band_top_m = 0;
}
if(data.band_bottom_m === undefined){
data.band_bottom_m = 0;
}
if(data.inter_row_shading === undefined){
data.inter_row_shading = true;
}
if(data.row_model === undefined){
data.row_model = "rows";
}
if(data.shade_mode === undefined){
data.shade_mode = "electrical";
}
if(data.diffuse_shading === undefined){
data.diffuse_shading = "lune";
}
if(data.ground_shading === undefined){
data.ground_shading = "first_row";
}
if(data.string_steps === undefined){
data.string_steps = 1;
}
if(data.cell_traverse_m === undefined){
data.cell_traverse_m = 0.158;
}
if(data.fraction_for_electrical === undefined){
data.fraction_for_electrical = 1;
}
if(data.tracking === undefined){
data.tracking = null;
}
if(data.backtracking === undefined){
data.backtracking = true;
}
if(data.rotation_limit_deg === undefined){
data.rotation_limit_deg = null;
}
if(data.rotation_min_deg === undefined){
data.rotation_min_deg = null;
}
if(data.rotation_max_deg === undefined){
data.rotation_max_deg = null;
}
if(data.cross_axis_slope_deg === undefined){
data.cross_axis_slope_deg = 0;
}
if(data.wind_stow === undefined){
data.wind_stow = false;
}
if(data.wind_stow_speed_ms === undefined){
data.wind_stow_speed_ms = 15;
}
if(data.wind_stow_angle_deg === undefined){
data.wind_stow_angle_deg = 0;
}
if(data.operating_point === undefined){
data.operating_point = "mppt_window";
}
if(data.n_inverters === undefined){
data.n_inverters = 1;
}
if(data.modules_per_string === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "modules_per_string"});
errors++;
}
if(data.strings_per_inverter === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "strings_per_inverter"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.track_mode;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/track_mode", "type", {type: "string"});
errors++;
}
if(!((((data0 === "fixed") || (data0 === "single_axis")) || (data0 === "ewf")) || (data0 === "rooftop"))){
vErrors = noteError(vErrors, instancePath+"/track_mode", "enum", {allowedValues: ["fixed","single_axis","ewf","rooftop"]});
errors++;
}
let data1 = data.tilt_deg;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "maximum", {limit: 90});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "type", {type: "number"});
errors++;
}
let data2 = data.azimuth_deg;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 360 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "maximum", {limit: 360});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "type", {type: "number"});
errors++;
}
let data3 = data.gcr;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/gcr", "maximum", {limit: 1});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/gcr", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/gcr", "type", {type: "number"});
errors++;
}
let data4 = data.collector_width_m;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/collector_width_m", "maximum", {limit: 1000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/collector_width_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/collector_width_m", "type", {type: "number"});
errors++;
}
let data5 = data.n_rows;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = noteError(vErrors, instancePath+"/n_rows", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/n_rows", "maximum", {limit: 1000000});
errors++;
}
if(data5 < 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/n_rows", "minimum", {limit: 1});
errors++;
}
}
let data6 = data.band_top_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/band_top_m", "maximum", {limit: 100});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/band_top_m", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/band_top_m", "type", {type: "number"});
errors++;
}
let data7 = data.band_bottom_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/band_bottom_m", "maximum", {limit: 100});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/band_bottom_m", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/band_bottom_m", "type", {type: "number"});
errors++;
}
if(typeof data.inter_row_shading !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/inter_row_shading", "type", {type: "boolean"});
errors++;
}
let data9 = data.row_model;
if(typeof data9 !== "string"){
vErrors = noteError(vErrors, instancePath+"/row_model", "type", {type: "string"});
errors++;
}
if(!(data9 === "rows")){
vErrors = noteError(vErrors, instancePath+"/row_model", "enum", {allowedValues: ["rows"]});
errors++;
}
let data10 = data.shade_mode;
if(typeof data10 !== "string"){
vErrors = noteError(vErrors, instancePath+"/shade_mode", "type", {type: "string"});
errors++;
}
if(!(((data10 === "none") || (data10 === "linear")) || (data10 === "electrical"))){
vErrors = noteError(vErrors, instancePath+"/shade_mode", "enum", {allowedValues: ["none","linear","electrical"]});
errors++;
}
let data11 = data.diffuse_shading;
if(typeof data11 !== "string"){
vErrors = noteError(vErrors, instancePath+"/diffuse_shading", "type", {type: "string"});
errors++;
}
if(!(((data11 === "lune") || (data11 === "limit_angle")) || (data11 === "none"))){
vErrors = noteError(vErrors, instancePath+"/diffuse_shading", "enum", {allowedValues: ["lune","limit_angle","none"]});
errors++;
}
let data12 = data.ground_shading;
if(typeof data12 !== "string"){
vErrors = noteError(vErrors, instancePath+"/ground_shading", "type", {type: "string"});
errors++;
}
if(!((data12 === "first_row") || (data12 === "sunlit_strip"))){
vErrors = noteError(vErrors, instancePath+"/ground_shading", "enum", {allowedValues: ["first_row","sunlit_strip"]});
errors++;
}
let data13 = data.string_steps;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = noteError(vErrors, instancePath+"/string_steps", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/string_steps", "maximum", {limit: 100});
errors++;
}
if(data13 < 1 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/string_steps", "minimum", {limit: 1});
errors++;
}
}
let data14 = data.cell_traverse_m;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/cell_traverse_m", "maximum", {limit: 10});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/cell_traverse_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/cell_traverse_m", "type", {type: "number"});
errors++;
}
let data15 = data.fraction_for_electrical;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/fraction_for_electrical", "maximum", {limit: 1});
errors++;
}
if(data15 < 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/fraction_for_electrical", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fraction_for_electrical", "type", {type: "number"});
errors++;
}
let data16 = data.tracking;
if((typeof data16 !== "string") && (data16 !== null)){
vErrors = noteError(vErrors, instancePath+"/tracking", "type", {type: ["string","null"]});
errors++;
}
if(!((((data16 === "true_tracking") || (data16 === "backtracking")) || (data16 === "optimised")) || (data16 === null))){
vErrors = noteError(vErrors, instancePath+"/tracking", "enum", {allowedValues: ["true_tracking","backtracking","optimised",null]});
errors++;
}
if(typeof data.backtracking !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/backtracking", "type", {type: "boolean"});
errors++;
}
let data18 = data.rotation_limit_deg;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
vErrors = noteError(vErrors, instancePath+"/rotation_limit_deg", "type", {type: ["number","null"]});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 90 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/rotation_limit_deg", "maximum", {limit: 90});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/rotation_limit_deg", "minimum", {limit: 0});
errors++;
}
}
let data19 = data.rotation_min_deg;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
vErrors = noteError(vErrors, instancePath+"/rotation_min_deg", "type", {type: ["number","null"]});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 0 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/rotation_min_deg", "maximum", {limit: 0});
errors++;
}
if(data19 < -90 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/rotation_min_deg", "minimum", {limit: -90});
errors++;
}
}
let data20 = data.rotation_max_deg;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
vErrors = noteError(vErrors, instancePath+"/rotation_max_deg", "type", {type: ["number","null"]});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 90 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/rotation_max_deg", "maximum", {limit: 90});
errors++;
}
if(data20 < 0 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/rotation_max_deg", "minimum", {limit: 0});
errors++;
}
}
let data21 = data.cross_axis_slope_deg;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 45 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/cross_axis_slope_deg", "maximum", {limit: 45});
errors++;
}
if(data21 < -45 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/cross_axis_slope_deg", "minimum", {limit: -45});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/cross_axis_slope_deg", "type", {type: "number"});
errors++;
}
if(typeof data.wind_stow !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/wind_stow", "type", {type: "boolean"});
errors++;
}
let data23 = data.wind_stow_speed_ms;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/wind_stow_speed_ms", "maximum", {limit: 100});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/wind_stow_speed_ms", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/wind_stow_speed_ms", "type", {type: "number"});
errors++;
}
let data24 = data.wind_stow_angle_deg;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 90 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/wind_stow_angle_deg", "maximum", {limit: 90});
errors++;
}
if(data24 < -90 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/wind_stow_angle_deg", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/wind_stow_angle_deg", "type", {type: "number"});
errors++;
}
let data25 = data.operating_point;
if(typeof data25 !== "string"){
vErrors = noteError(vErrors, instancePath+"/operating_point", "type", {type: "string"});
errors++;
}
if(!((data25 === "mppt_window") || (data25 === "power_limits"))){
vErrors = noteError(vErrors, instancePath+"/operating_point", "enum", {allowedValues: ["mppt_window","power_limits"]});
errors++;
}
if(data.modules_per_string !== undefined){
let data26 = data.modules_per_string;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
vErrors = noteError(vErrors, instancePath+"/modules_per_string", "type", {type: "integer"});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 10000 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/modules_per_string", "maximum", {limit: 10000});
errors++;
}
if(data26 < 1 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/modules_per_string", "minimum", {limit: 1});
errors++;
}
}
}
if(data.strings_per_inverter !== undefined){
let data27 = data.strings_per_inverter;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = noteError(vErrors, instancePath+"/strings_per_inverter", "type", {type: "integer"});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 100000000 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/strings_per_inverter", "maximum", {limit: 100000000});
errors++;
}
if(data27 < 1 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/strings_per_inverter", "minimum", {limit: 1});
errors++;
}
}
}
let data28 = data.n_inverters;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
vErrors = noteError(vErrors, instancePath+"/n_inverters", "type", {type: "integer"});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000000 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/n_inverters", "maximum", {limit: 1000000});
errors++;
}
if(data28 < 1 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/n_inverters", "minimum", {limit: 1});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

const schema22 = {properties:{"kind":0,"diffuse":0,"b0":0,"a_r":0,"sandia_coefficients":0,"n":0,"n_ar":0,"k_per_m":0,"thickness_m":0,"angles_deg":0,"factors":0}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Iam" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
data.kind = "auto";
}
if(data.diffuse === undefined){
data.diffuse = "integrated";
}
if(data.b0 === undefined){
data.b0 = 0.05;
}
if(data.a_r === undefined){
data.a_r = 0.16;
}
if(data.sandia_coefficients === undefined){
data.sandia_coefficients = [1,-0.002438,0.0003103,-0.00001246,2.11e-7,-1.36e-9];
}
if(data.n === undefined){
data.n = 1.526;
}
if(data.n_ar === undefined){
data.n_ar = 1.29;
}
if(data.k_per_m === undefined){
data.k_per_m = 0;
}
if(data.thickness_m === undefined){
data.thickness_m = 0.002;
}
if(data.angles_deg === undefined){
data.angles_deg = [];
}
if(data.factors === undefined){
data.factors = [];
}
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.kind;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/kind", "type", {type: "string"});
errors++;
}
if(!(((((((((data0 === "auto") || (data0 === "ashrae")) || (data0 === "fresnel")) || (data0 === "fresnel_ar")) || (data0 === "martin_ruiz")) || (data0 === "sandia")) || (data0 === "schlick")) || (data0 === "table")) || (data0 === "off"))){
vErrors = noteError(vErrors, instancePath+"/kind", "enum", {allowedValues: ["auto","ashrae","fresnel","fresnel_ar","martin_ruiz","sandia","schlick","table","off"]});
errors++;
}
let data1 = data.diffuse;
if(typeof data1 !== "string"){
vErrors = noteError(vErrors, instancePath+"/diffuse", "type", {type: "string"});
errors++;
}
if(!(((data1 === "integrated") || (data1 === "sixty_degrees")) || (data1 === "off"))){
vErrors = noteError(vErrors, instancePath+"/diffuse", "enum", {allowedValues: ["integrated","sixty_degrees","off"]});
errors++;
}
let data2 = data.b0;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/b0", "maximum", {limit: 1});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/b0", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/b0", "type", {type: "number"});
errors++;
}
let data3 = data.a_r;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/a_r", "maximum", {limit: 2});
errors++;
}
if(data3 < 0.01 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/a_r", "minimum", {limit: 0.01});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/a_r", "type", {type: "number"});
errors++;
}
let data4 = data.sandia_coefficients;
if(Array.isArray(data4)){
if(data4.length > 6){
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients", "maxItems", {limit: 6});
errors++;
}
if(data4.length < 6){
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients", "minItems", {limit: 6});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients/" + i0, "maximum", {limit: 2});
errors++;
}
if(data5 < -2 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients/" + i0, "minimum", {limit: -2});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/sandia_coefficients", "type", {type: "array"});
errors++;
}
let data6 = data.n;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/n", "maximum", {limit: 3});
errors++;
}
if(data6 <= 1 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/n", "exclusiveMinimum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/n", "type", {type: "number"});
errors++;
}
let data7 = data.n_ar;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/n_ar", "maximum", {limit: 3});
errors++;
}
if(data7 <= 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/n_ar", "exclusiveMinimum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/n_ar", "type", {type: "number"});
errors++;
}
let data8 = data.k_per_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/k_per_m", "maximum", {limit: 100});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/k_per_m", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/k_per_m", "type", {type: "number"});
errors++;
}
let data9 = data.thickness_m;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0.1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/thickness_m", "maximum", {limit: 0.1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/thickness_m", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/thickness_m", "type", {type: "number"});
errors++;
}
let data10 = data.angles_deg;
if(Array.isArray(data10)){
if(data10.length > 200){
vErrors = noteError(vErrors, instancePath+"/angles_deg", "maxItems", {limit: 200});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 90 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i1, "maximum", {limit: 90});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/angles_deg", "type", {type: "array"});
errors++;
}
let data12 = data.factors;
if(Array.isArray(data12)){
if(data12.length > 200){
vErrors = noteError(vErrors, instancePath+"/factors", "maxItems", {limit: 200});
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1.2 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/factors/" + i2, "maximum", {limit: 1.2});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/factors/" + i2, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/factors/" + i2, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/factors", "type", {type: "array"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

const schema23 = {properties:{"model":0,"u_c":0,"u_v":0,"absorptivity":0,"module_efficiency":0,"noct_c":0,"array_height_stories":0,"sapm_a":0,"sapm_b":0,"sapm_delta_t_c":0,"ross_k":0,"fuentes_module_height_m":0,"fuentes_wind_height_m":0,"fuentes_emissivity":0,"fuentes_absorption":0}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Thermal" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
data.model = "pvsyst";
}
if(data.u_c === undefined){
data.u_c = 29;
}
if(data.u_v === undefined){
data.u_v = 0;
}
if(data.absorptivity === undefined){
data.absorptivity = 0.9;
}
if(data.module_efficiency === undefined){
data.module_efficiency = null;
}
if(data.noct_c === undefined){
data.noct_c = null;
}
if(data.array_height_stories === undefined){
data.array_height_stories = 1;
}
if(data.sapm_a === undefined){
data.sapm_a = -3.47;
}
if(data.sapm_b === undefined){
data.sapm_b = -0.0594;
}
if(data.sapm_delta_t_c === undefined){
data.sapm_delta_t_c = 3;
}
if(data.ross_k === undefined){
data.ross_k = null;
}
if(data.fuentes_module_height_m === undefined){
data.fuentes_module_height_m = 5;
}
if(data.fuentes_wind_height_m === undefined){
data.fuentes_wind_height_m = 9.144;
}
if(data.fuentes_emissivity === undefined){
data.fuentes_emissivity = 0.84;
}
if(data.fuentes_absorption === undefined){
data.fuentes_absorption = 0.83;
}
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if(!((((((data0 === "pvsyst") || (data0 === "faiman")) || (data0 === "noct")) || (data0 === "sapm")) || (data0 === "ross")) || (data0 === "fuentes"))){
vErrors = noteError(vErrors, instancePath+"/model", "enum", {allowedValues: ["pvsyst","faiman","noct","sapm","ross","fuentes"]});
errors++;
}
let data1 = data.u_c;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/u_c", "maximum", {limit: 200});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/u_c", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/u_c", "type", {type: "number"});
errors++;
}
let data2 = data.u_v;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/u_v", "maximum", {limit: 100});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/u_v", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/u_v", "type", {type: "number"});
errors++;
}
let data3 = data.absorptivity;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/absorptivity", "maximum", {limit: 1});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/absorptivity", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/absorptivity", "type", {type: "number"});
errors++;
}
let data4 = data.module_efficiency;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/module_efficiency", "type", {type: ["number","null"]});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_efficiency", "minimum", {limit: 0});
errors++;
}
if(data4 >= 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_efficiency", "exclusiveMaximum", {limit: 1});
errors++;
}
}
let data5 = data.noct_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "type", {type: ["number","null"]});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 90 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "maximum", {limit: 90});
errors++;
}
if(data5 < 20 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "minimum", {limit: 20});
errors++;
}
}
let data6 = data.array_height_stories;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = noteError(vErrors, instancePath+"/array_height_stories", "type", {type: "integer"});
errors++;
}
if(!((data6 === 1) || (data6 === 2))){
vErrors = noteError(vErrors, instancePath+"/array_height_stories", "enum", {allowedValues: [1,2]});
errors++;
}
let data7 = data.sapm_a;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/sapm_a", "maximum", {limit: 0});
errors++;
}
if(data7 < -10 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/sapm_a", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/sapm_a", "type", {type: "number"});
errors++;
}
let data8 = data.sapm_b;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/sapm_b", "maximum", {limit: 0});
errors++;
}
if(data8 < -1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/sapm_b", "minimum", {limit: -1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/sapm_b", "type", {type: "number"});
errors++;
}
let data9 = data.sapm_delta_t_c;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/sapm_delta_t_c", "maximum", {limit: 20});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/sapm_delta_t_c", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/sapm_delta_t_c", "type", {type: "number"});
errors++;
}
let data10 = data.ross_k;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
vErrors = noteError(vErrors, instancePath+"/ross_k", "type", {type: ["number","null"]});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 0.2 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/ross_k", "maximum", {limit: 0.2});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/ross_k", "minimum", {limit: 0});
errors++;
}
}
let data11 = data.fuentes_module_height_m;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/fuentes_module_height_m", "maximum", {limit: 200});
errors++;
}
if(data11 <= 0 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/fuentes_module_height_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fuentes_module_height_m", "type", {type: "number"});
errors++;
}
let data12 = data.fuentes_wind_height_m;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 200 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/fuentes_wind_height_m", "maximum", {limit: 200});
errors++;
}
if(data12 <= 0 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/fuentes_wind_height_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fuentes_wind_height_m", "type", {type: "number"});
errors++;
}
let data13 = data.fuentes_emissivity;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/fuentes_emissivity", "maximum", {limit: 1});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/fuentes_emissivity", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fuentes_emissivity", "type", {type: "number"});
errors++;
}
let data14 = data.fuentes_absorption;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/fuentes_absorption", "maximum", {limit: 1});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/fuentes_absorption", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fuentes_absorption", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DcLosses" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.quality_loss === undefined){
data.quality_loss = 0;
}
if(data.lid_loss === undefined){
data.lid_loss = 0;
}
if(data.module_mismatch_loss === undefined){
data.module_mismatch_loss = 0;
}
if(data.string_mismatch_loss === undefined){
data.string_mismatch_loss = 0;
}
if(data.dc_wiring_loss_at_stc === undefined){
data.dc_wiring_loss_at_stc = 0;
}
if(data.dc_wiring_model === undefined){
data.dc_wiring_model = "ohmic_i2r";
}
for(const key0 in data){
if(!((((((key0 === "quality_loss") || (key0 === "lid_loss")) || (key0 === "module_mismatch_loss")) || (key0 === "string_mismatch_loss")) || (key0 === "dc_wiring_loss_at_stc")) || (key0 === "dc_wiring_model"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.quality_loss;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < -0.5 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/quality_loss", "minimum", {limit: -0.5});
errors++;
}
if(data0 >= 1 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/quality_loss", "exclusiveMaximum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/quality_loss", "type", {type: "number"});
errors++;
}
let data1 = data.lid_loss;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/lid_loss", "minimum", {limit: 0});
errors++;
}
if(data1 >= 1 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/lid_loss", "exclusiveMaximum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/lid_loss", "type", {type: "number"});
errors++;
}
let data2 = data.module_mismatch_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/module_mismatch_loss", "minimum", {limit: 0});
errors++;
}
if(data2 >= 1 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/module_mismatch_loss", "exclusiveMaximum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/module_mismatch_loss", "type", {type: "number"});
errors++;
}
let data3 = data.string_mismatch_loss;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/string_mismatch_loss", "minimum", {limit: 0});
errors++;
}
if(data3 >= 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/string_mismatch_loss", "exclusiveMaximum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/string_mismatch_loss", "type", {type: "number"});
errors++;
}
let data4 = data.dc_wiring_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/dc_wiring_loss_at_stc", "minimum", {limit: 0});
errors++;
}
if(data4 >= 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/dc_wiring_loss_at_stc", "exclusiveMaximum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dc_wiring_loss_at_stc", "type", {type: "number"});
errors++;
}
let data5 = data.dc_wiring_model;
if(typeof data5 !== "string"){
vErrors = noteError(vErrors, instancePath+"/dc_wiring_model", "type", {type: "string"});
errors++;
}
if(!((data5 === "ohmic_i2r") || (data5 === "flat"))){
vErrors = noteError(vErrors, instancePath+"/dc_wiring_model", "enum", {allowedValues: ["ohmic_i2r","flat"]});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

const schema25 = {properties:{"ac_wiring_loss_at_stc":0,"ohmic_model":0,"transformer_constant_loss":0,"transformer_loss_at_stc":0,"mv_line_loss_at_stc":0,"hv_transformer_loss_at_stc":0,"hv_transformer_constant_loss":0,"hv_line_loss_at_stc":0,"transmission_loss":0,"other_loss":0,"aux_kw":0,"aux_threshold_kw":0,"aux_proportional_w_per_kw":0,"aux_night_kw":0,"grid_poi_limit_kw":0,"grid_limit_at":0,"grid_limit_apparent":0,"unavailability_loss":0,"power_factor":0,"pnom_apparent":0,"inverter_night_tare":0,"transformer_night_disconnect":0,"power_reference":0,"use_auxiliaries":0,"use_mv_transformer":0,"use_mv_line":0}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="AcLosses" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ac_wiring_loss_at_stc === undefined){
data.ac_wiring_loss_at_stc = 0;
}
if(data.ohmic_model === undefined){
data.ohmic_model = "ohmic_i2r";
}
if(data.transformer_constant_loss === undefined){
data.transformer_constant_loss = 0;
}
if(data.transformer_loss_at_stc === undefined){
data.transformer_loss_at_stc = 0;
}
if(data.mv_line_loss_at_stc === undefined){
data.mv_line_loss_at_stc = 0;
}
if(data.hv_transformer_loss_at_stc === undefined){
data.hv_transformer_loss_at_stc = 0;
}
if(data.hv_transformer_constant_loss === undefined){
data.hv_transformer_constant_loss = 0;
}
if(data.hv_line_loss_at_stc === undefined){
data.hv_line_loss_at_stc = 0;
}
if(data.transmission_loss === undefined){
data.transmission_loss = 0;
}
if(data.other_loss === undefined){
data.other_loss = 0;
}
if(data.aux_kw === undefined){
data.aux_kw = 0;
}
if(data.aux_threshold_kw === undefined){
data.aux_threshold_kw = 0;
}
if(data.aux_proportional_w_per_kw === undefined){
data.aux_proportional_w_per_kw = 0;
}
if(data.aux_night_kw === undefined){
data.aux_night_kw = 0;
}
if(data.grid_poi_limit_kw === undefined){
data.grid_poi_limit_kw = 0;
}
if(data.grid_limit_at === undefined){
data.grid_limit_at = "injection";
}
if(data.grid_limit_apparent === undefined){
data.grid_limit_apparent = false;
}
if(data.unavailability_loss === undefined){
data.unavailability_loss = 0;
}
if(data.power_factor === undefined){
data.power_factor = 1;
}
if(data.pnom_apparent === undefined){
data.pnom_apparent = false;
}
if(data.inverter_night_tare === undefined){
data.inverter_night_tare = true;
}
if(data.transformer_night_disconnect === undefined){
data.transformer_night_disconnect = false;
}
if(data.power_reference === undefined){
data.power_reference = "pnom_inverter";
}
if(data.use_auxiliaries === undefined){
data.use_auxiliaries = true;
}
if(data.use_mv_transformer === undefined){
data.use_mv_transformer = true;
}
if(data.use_mv_line === undefined){
data.use_mv_line = true;
}
for(const key0 in data){
if(!(func1.call(schema25.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.ac_wiring_loss_at_stc;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/ac_wiring_loss_at_stc", "maximum", {limit: 1});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/ac_wiring_loss_at_stc", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/ac_wiring_loss_at_stc", "type", {type: "number"});
errors++;
}
let data1 = data.ohmic_model;
if(typeof data1 !== "string"){
vErrors = noteError(vErrors, instancePath+"/ohmic_model", "type", {type: "string"});
errors++;
}
if(!((data1 === "ohmic_i2r") || (data1 === "flat"))){
vErrors = noteError(vErrors, instancePath+"/ohmic_model", "enum", {allowedValues: ["ohmic_i2r","flat"]});
errors++;
}
let data2 = data.transformer_constant_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/transformer_constant_loss", "maximum", {limit: 1});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/transformer_constant_loss", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/transformer_constant_loss", "type", {type: "number"});
errors++;
}
let data3 = data.transformer_loss_at_stc;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/transformer_loss_at_stc", "maximum", {limit: 1});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/transformer_loss_at_stc", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/transformer_loss_at_stc", "type", {type: "number"});
errors++;
}
let data4 = data.mv_line_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/mv_line_loss_at_stc", "maximum", {limit: 1});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/mv_line_loss_at_stc", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/mv_line_loss_at_stc", "type", {type: "number"});
errors++;
}
let data5 = data.hv_transformer_loss_at_stc;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/hv_transformer_loss_at_stc", "maximum", {limit: 1});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/hv_transformer_loss_at_stc", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/hv_transformer_loss_at_stc", "type", {type: "number"});
errors++;
}
let data6 = data.hv_transformer_constant_loss;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/hv_transformer_constant_loss", "maximum", {limit: 1});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/hv_transformer_constant_loss", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/hv_transformer_constant_loss", "type", {type: "number"});
errors++;
}
let data7 = data.hv_line_loss_at_stc;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/hv_line_loss_at_stc", "maximum", {limit: 1});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/hv_line_loss_at_stc", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/hv_line_loss_at_stc", "type", {type: "number"});
errors++;
}
let data8 = data.transmission_loss;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/transmission_loss", "maximum", {limit: 1});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/transmission_loss", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/transmission_loss", "type", {type: "number"});
errors++;
}
let data9 = data.other_loss;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/other_loss", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/other_loss", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/other_loss", "type", {type: "number"});
errors++;
}
let data10 = data.aux_kw;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/aux_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/aux_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/aux_kw", "type", {type: "number"});
errors++;
}
let data11 = data.aux_threshold_kw;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/aux_threshold_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/aux_threshold_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/aux_threshold_kw", "type", {type: "number"});
errors++;
}
let data12 = data.aux_proportional_w_per_kw;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/aux_proportional_w_per_kw", "maximum", {limit: 1000});
errors++;
}
if(data12 < 0 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/aux_proportional_w_per_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/aux_proportional_w_per_kw", "type", {type: "number"});
errors++;
}
let data13 = data.aux_night_kw;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/aux_night_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data13 < 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/aux_night_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/aux_night_kw", "type", {type: "number"});
errors++;
}
let data14 = data.grid_poi_limit_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/grid_poi_limit_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data14 < 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/grid_poi_limit_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/grid_poi_limit_kw", "type", {type: "number"});
errors++;
}
let data15 = data.grid_limit_at;
if(typeof data15 !== "string"){
vErrors = noteError(vErrors, instancePath+"/grid_limit_at", "type", {type: "string"});
errors++;
}
if(!((data15 === "injection") || (data15 === "inverter_output"))){
vErrors = noteError(vErrors, instancePath+"/grid_limit_at", "enum", {allowedValues: ["injection","inverter_output"]});
errors++;
}
if(typeof data.grid_limit_apparent !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/grid_limit_apparent", "type", {type: "boolean"});
errors++;
}
let data17 = data.unavailability_loss;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/unavailability_loss", "maximum", {limit: 1});
errors++;
}
if(data17 < 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/unavailability_loss", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/unavailability_loss", "type", {type: "number"});
errors++;
}
let data18 = data.power_factor;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/power_factor", "maximum", {limit: 1});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/power_factor", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/power_factor", "type", {type: "number"});
errors++;
}
if(typeof data.pnom_apparent !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/pnom_apparent", "type", {type: "boolean"});
errors++;
}
if(typeof data.inverter_night_tare !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/inverter_night_tare", "type", {type: "boolean"});
errors++;
}
if(typeof data.transformer_night_disconnect !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/transformer_night_disconnect", "type", {type: "boolean"});
errors++;
}
let data22 = data.power_reference;
if(typeof data22 !== "string"){
vErrors = noteError(vErrors, instancePath+"/power_reference", "type", {type: "string"});
errors++;
}
if(!((data22 === "pnom_inverter") || (data22 === "pnom_stc"))){
vErrors = noteError(vErrors, instancePath+"/power_reference", "enum", {allowedValues: ["pnom_inverter","pnom_stc"]});
errors++;
}
if(typeof data.use_auxiliaries !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/use_auxiliaries", "type", {type: "boolean"});
errors++;
}
if(typeof data.use_mv_transformer !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/use_mv_transformer", "type", {type: "boolean"});
errors++;
}
if(typeof data.use_mv_line !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/use_mv_line", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate63.errors = vErrors;
validate63.count = errors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Spectral" */;
let vErrors = null;
let errors = 0;
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
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.mode;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/mode", "type", {type: "string"});
errors++;
}
if(!((((data0 === "off") || (data0 === "first_solar")) || (data0 === "sandia_airmass")) || (data0 === "caballero"))){
vErrors = noteError(vErrors, instancePath+"/mode", "enum", {allowedValues: ["off","first_solar","sandia_airmass","caballero"]});
errors++;
}
let data1 = data.coefficients;
if(Array.isArray(data1)){
if(data1.length > 6){
vErrors = noteError(vErrors, instancePath+"/coefficients", "maxItems", {limit: 6});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/coefficients/" + i0, "maximum", {limit: 10});
errors++;
}
if(data2 < -10 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/coefficients/" + i0, "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/coefficients/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/coefficients", "type", {type: "array"});
errors++;
}
let data3 = data.aod500;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/aod500", "maximum", {limit: 5});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/aod500", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/aod500", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate65.errors = vErrors;
validate65.count = errors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Bifacial" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
data.model = "view_factor";
}
if(data.height_m === undefined){
data.height_m = 1.5;
}
if(data.bifaciality === undefined){
data.bifaciality = null;
}
if(data.structure_shading === undefined){
data.structure_shading = 0.05;
}
if(data.rear_mismatch === undefined){
data.rear_mismatch = 0.1;
}
if(data.transparency === undefined){
data.transparency = 0;
}
if(data.fixed_fraction === undefined){
data.fixed_fraction = 0.05;
}
for(const key0 in data){
if(!(((((((key0 === "model") || (key0 === "height_m")) || (key0 === "bifaciality")) || (key0 === "structure_shading")) || (key0 === "rear_mismatch")) || (key0 === "transparency")) || (key0 === "fixed_fraction"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if(!((data0 === "view_factor") || (data0 === "fixed_fraction"))){
vErrors = noteError(vErrors, instancePath+"/model", "enum", {allowedValues: ["view_factor","fixed_fraction"]});
errors++;
}
let data1 = data.height_m;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/height_m", "maximum", {limit: 100});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/height_m", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/height_m", "type", {type: "number"});
errors++;
}
let data2 = data.bifaciality;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: ["number","null"]});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
let data3 = data.structure_shading;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/structure_shading", "maximum", {limit: 1});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/structure_shading", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/structure_shading", "type", {type: "number"});
errors++;
}
let data4 = data.rear_mismatch;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/rear_mismatch", "maximum", {limit: 1});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/rear_mismatch", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/rear_mismatch", "type", {type: "number"});
errors++;
}
let data5 = data.transparency;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/transparency", "maximum", {limit: 1});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/transparency", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/transparency", "type", {type: "number"});
errors++;
}
let data6 = data.fixed_fraction;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/fixed_fraction", "maximum", {limit: 1});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/fixed_fraction", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/fixed_fraction", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate67.errors = vErrors;
validate67.count = errors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="UncertaintyParts" */;
let vErrors = null;
let errors = 0;
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
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.resource;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/resource", "maximum", {limit: 1});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/resource", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/resource", "type", {type: "number"});
errors++;
}
let data1 = data.interannual;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/interannual", "maximum", {limit: 1});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/interannual", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/interannual", "type", {type: "number"});
errors++;
}
let data2 = data.model;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/model", "maximum", {limit: 1});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/model", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "number"});
errors++;
}
let data3 = data.other;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/other", "maximum", {limit: 1});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/other", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/other", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate70.errors = vErrors;
validate70.count = errors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Lifetime" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.analysis_period_years === undefined){
data.analysis_period_years = 1;
}
if(data.dc_degradation_rate === undefined){
data.dc_degradation_rate = 0;
}
if(data.year === undefined){
data.year = 0;
}
if(data.uncertainty === undefined){
data.uncertainty = null;
}
if(data.uncertainty_parts === undefined){
data.uncertainty_parts = null;
}
for(const key0 in data){
if(!(((((key0 === "analysis_period_years") || (key0 === "dc_degradation_rate")) || (key0 === "year")) || (key0 === "uncertainty")) || (key0 === "uncertainty_parts"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.analysis_period_years;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = noteError(vErrors, instancePath+"/analysis_period_years", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/analysis_period_years", "maximum", {limit: 100});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/analysis_period_years", "minimum", {limit: 1});
errors++;
}
}
let data1 = data.dc_degradation_rate;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 0.2 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/dc_degradation_rate", "maximum", {limit: 0.2});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/dc_degradation_rate", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dc_degradation_rate", "type", {type: "number"});
errors++;
}
let data2 = data.year;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = noteError(vErrors, instancePath+"/year", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/year", "maximum", {limit: 100});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/year", "minimum", {limit: 0});
errors++;
}
}
let data3 = data.uncertainty;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
vErrors = noteError(vErrors, instancePath+"/uncertainty", "type", {type: ["number","null"]});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/uncertainty", "maximum", {limit: 1});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/uncertainty", "minimum", {limit: 0});
errors++;
}
}
let data4 = data.uncertainty_parts;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/uncertainty_parts", "type", {type: ["object","null"]});
errors++;
}
if(typeof data4 == "object" && data4 !== null && !Array.isArray(data4)){
if(!(validate70(data4, {instancePath:instancePath+"/uncertainty_parts",parentData:data,parentDataProperty:"uncertainty_parts",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate70.errors);
errors += validate70.count;
}
}
else if(data4 === null){
if(data4 !== null){
vErrors = noteError(vErrors, instancePath+"/uncertainty_parts", "type", {type: "null"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate69.errors = vErrors;
validate69.count = errors;
return errors === 0;
}

const schema30 = {properties:{"capacity_kwh":0,"strategy":0,"charge_max_kw":0,"discharge_max_kw":0,"efficiency_charge":0,"efficiency_discharge":0,"soc_min":0,"soc_start":0,"load_kw":0,"schedule":0}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StorageSchedule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charge_start_h === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "charge_start_h"});
errors++;
}
if(data.charge_end_h === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "charge_end_h"});
errors++;
}
if(data.discharge_start_h === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "discharge_start_h"});
errors++;
}
if(data.discharge_end_h === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "discharge_end_h"});
errors++;
}
for(const key0 in data){
if(!((((key0 === "charge_start_h") || (key0 === "charge_end_h")) || (key0 === "discharge_start_h")) || (key0 === "discharge_end_h"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.charge_start_h !== undefined){
let data0 = data.charge_start_h;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/charge_start_h", "minimum", {limit: 0});
errors++;
}
if(data0 >= 24 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/charge_start_h", "exclusiveMaximum", {limit: 24});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/charge_start_h", "type", {type: "number"});
errors++;
}
}
if(data.charge_end_h !== undefined){
let data1 = data.charge_end_h;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 24 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/charge_end_h", "maximum", {limit: 24});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/charge_end_h", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/charge_end_h", "type", {type: "number"});
errors++;
}
}
if(data.discharge_start_h !== undefined){
let data2 = data.discharge_start_h;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/discharge_start_h", "minimum", {limit: 0});
errors++;
}
if(data2 >= 24 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/discharge_start_h", "exclusiveMaximum", {limit: 24});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/discharge_start_h", "type", {type: "number"});
errors++;
}
}
if(data.discharge_end_h !== undefined){
let data3 = data.discharge_end_h;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/discharge_end_h", "maximum", {limit: 24});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/discharge_end_h", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/discharge_end_h", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate74.errors = vErrors;
validate74.count = errors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Storage" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charge_max_kw === undefined){
data.charge_max_kw = null;
}
if(data.discharge_max_kw === undefined){
data.discharge_max_kw = null;
}
if(data.efficiency_charge === undefined){
data.efficiency_charge = 0.95;
}
if(data.efficiency_discharge === undefined){
data.efficiency_discharge = 0.95;
}
if(data.soc_min === undefined){
data.soc_min = 0.1;
}
if(data.soc_start === undefined){
data.soc_start = null;
}
if(data.load_kw === undefined){
data.load_kw = null;
}
if(data.schedule === undefined){
data.schedule = null;
}
if(data.capacity_kwh === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "capacity_kwh"});
errors++;
}
if(data.strategy === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "strategy"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.capacity_kwh !== undefined){
let data0 = data.capacity_kwh;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/capacity_kwh", "maximum", {limit: 1000000000});
errors++;
}
if(data0 < 0 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/capacity_kwh", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/capacity_kwh", "type", {type: "number"});
errors++;
}
}
if(data.strategy !== undefined){
let data1 = data.strategy;
if(typeof data1 !== "string"){
vErrors = noteError(vErrors, instancePath+"/strategy", "type", {type: "string"});
errors++;
}
if(!(((data1 === "grid_limit") || (data1 === "self_consumption")) || (data1 === "schedule"))){
vErrors = noteError(vErrors, instancePath+"/strategy", "enum", {allowedValues: ["grid_limit","self_consumption","schedule"]});
errors++;
}
}
let data2 = data.charge_max_kw;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
vErrors = noteError(vErrors, instancePath+"/charge_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/charge_max_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/charge_max_kw", "minimum", {limit: 0});
errors++;
}
}
let data3 = data.discharge_max_kw;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
vErrors = noteError(vErrors, instancePath+"/discharge_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/discharge_max_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/discharge_max_kw", "minimum", {limit: 0});
errors++;
}
}
let data4 = data.efficiency_charge;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/efficiency_charge", "maximum", {limit: 1});
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/efficiency_charge", "minimum", {limit: 0.01});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency_charge", "type", {type: "number"});
errors++;
}
let data5 = data.efficiency_discharge;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/efficiency_discharge", "maximum", {limit: 1});
errors++;
}
if(data5 < 0.01 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/efficiency_discharge", "minimum", {limit: 0.01});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency_discharge", "type", {type: "number"});
errors++;
}
let data6 = data.soc_min;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/soc_min", "maximum", {limit: 1});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/soc_min", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/soc_min", "type", {type: "number"});
errors++;
}
let data7 = data.soc_start;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/soc_start", "type", {type: ["number","null"]});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/soc_start", "maximum", {limit: 1});
errors++;
}
if(data7 < 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/soc_start", "minimum", {limit: 0});
errors++;
}
}
let data8 = data.load_kw;
if(((!((typeof data8 == "number") && (isFinite(data8)))) && (!(Array.isArray(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/load_kw", "type", {type: ["number","array","null"]});
errors++;
}
if(typeof data8 == "number"){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/load_kw", "maximum", {limit: 1000000000});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/load_kw", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/load_kw", "type", {type: "number"});
errors++;
}
}
else if(Array.isArray(data8)){
if(Array.isArray(data8)){
if(data8.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/load_kw", "maxItems", {limit: 2200000});
errors++;
}
if(data8.length < 1){
vErrors = noteError(vErrors, instancePath+"/load_kw", "minItems", {limit: 1});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/load_kw/" + i0, "maximum", {limit: 1000000000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/load_kw/" + i0, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/load_kw/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/load_kw", "type", {type: "array"});
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
vErrors = noteError(vErrors, instancePath+"/load_kw", "type", {type: "null"});
errors++;
}
}
let data10 = data.schedule;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
vErrors = noteError(vErrors, instancePath+"/schedule", "type", {type: ["object","null"]});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate74(data10, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate74.errors);
errors += validate74.count;
}
}
else if(data10 === null){
if(data10 !== null){
vErrors = noteError(vErrors, instancePath+"/schedule", "type", {type: "null"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate73.errors = vErrors;
validate73.count = errors;
return errors === 0;
}

const func8 = codePoints;
const pattern3 = new RegExp("^met_[A-Za-z0-9_-]+$", "u");

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WeatherRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 100){
vErrors = noteError(vErrors, instancePath+"/id", "maxLength", {limit: 100});
errors++;
}
if(!pattern3.test(data0)){
vErrors = noteError(vErrors, instancePath+"/id", "pattern", {pattern: "^met_[A-Za-z0-9_-]+$"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate77.errors = vErrors;
validate77.count = errors;
return errors === 0;
}

const schema33 = {properties:{"timezone":0,"step_minutes":0,"interval":0,"sun_offset_min":0,"start":0,"time":0,"ghi_wm2":0,"dhi_wm2":0,"dni_wm2":0,"poa_wm2":0,"temp_air_c":0,"wind_speed_ms":0,"relative_humidity":0,"pressure_hpa":0,"precipitable_water_cm":0,"albedo":0,"latitude":0,"longitude":0,"elevation":0,"reference_series":0,"meta":0}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WeatherMeta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
vErrors = noteError(vErrors, instancePath+"/id", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/source", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
if(data.radiation_db !== undefined){
let data2 = data.radiation_db;
if(typeof data2 === "string"){
if(func8(data2) > 500){
vErrors = noteError(vErrors, instancePath+"/radiation_db", "maxLength", {limit: 500});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/radiation_db", "type", {type: "string"});
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 === "string"){
if(func8(data3) > 200){
vErrors = noteError(vErrors, instancePath+"/format", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/format", "type", {type: "string"});
errors++;
}
}
if(data.notes !== undefined){
let data4 = data.notes;
if(Array.isArray(data4)){
if(data4.length > 200){
vErrors = noteError(vErrors, instancePath+"/notes", "maxItems", {limit: 200});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func8(data5) > 2000){
vErrors = noteError(vErrors, instancePath+"/notes/" + i0, "maxLength", {limit: 2000});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/notes/" + i0, "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/notes", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate80.errors = vErrors;
validate80.count = errors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Weather" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.interval === undefined){
data.interval = "start";
}
if(data.sun_offset_min === undefined){
data.sun_offset_min = null;
}
if(data.start === undefined){
data.start = null;
}
if(data.time === undefined){
data.time = null;
}
if(data.latitude === undefined){
data.latitude = null;
}
if(data.longitude === undefined){
data.longitude = null;
}
if(data.elevation === undefined){
data.elevation = null;
}
if(data.timezone === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "timezone"});
errors++;
}
if(data.step_minutes === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "step_minutes"});
errors++;
}
if(data.temp_air_c === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "temp_air_c"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 14 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/timezone", "maximum", {limit: 14});
errors++;
}
if(data0 < -14 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/timezone", "minimum", {limit: -14});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/timezone", "type", {type: "number"});
errors++;
}
}
if(data.step_minutes !== undefined){
let data1 = data.step_minutes;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1440 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/step_minutes", "maximum", {limit: 1440});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/step_minutes", "minimum", {limit: 1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/step_minutes", "type", {type: "number"});
errors++;
}
}
let data2 = data.interval;
if(typeof data2 !== "string"){
vErrors = noteError(vErrors, instancePath+"/interval", "type", {type: "string"});
errors++;
}
if(!(((data2 === "start") || (data2 === "middle")) || (data2 === "end"))){
vErrors = noteError(vErrors, instancePath+"/interval", "enum", {allowedValues: ["start","middle","end"]});
errors++;
}
let data3 = data.sun_offset_min;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
vErrors = noteError(vErrors, instancePath+"/sun_offset_min", "type", {type: ["number","null"]});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1440 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/sun_offset_min", "maximum", {limit: 1440});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/sun_offset_min", "minimum", {limit: 0});
errors++;
}
}
let data4 = data.start;
if((typeof data4 !== "string") && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/start", "type", {type: ["string","null"]});
errors++;
}
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
vErrors = noteError(vErrors, instancePath+"/start", "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
errors++;
}
}
let data5 = data.time;
if((!(Array.isArray(data5))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/time", "type", {type: ["array","null"]});
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/time", "maxItems", {limit: 2200000});
errors++;
}
if(data5.length < 1){
vErrors = noteError(vErrors, instancePath+"/time", "minItems", {limit: 1});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
vErrors = noteError(vErrors, instancePath+"/time/" + i0, "pattern", {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/time/" + i0, "type", {type: "string"});
errors++;
}
}
}
if(data.ghi_wm2 !== undefined){
let data7 = data.ghi_wm2;
if(Array.isArray(data7)){
if(data7.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/ghi_wm2", "maxItems", {limit: 2200000});
errors++;
}
if(data7.length < 1){
vErrors = noteError(vErrors, instancePath+"/ghi_wm2", "minItems", {limit: 1});
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/ghi_wm2/" + i1, "type", {type: ["number","null"]});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2500 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/ghi_wm2/" + i1, "maximum", {limit: 2500});
errors++;
}
if(data8 < -50 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/ghi_wm2/" + i1, "minimum", {limit: -50});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/ghi_wm2", "type", {type: "array"});
errors++;
}
}
if(data.dhi_wm2 !== undefined){
let data9 = data.dhi_wm2;
if(Array.isArray(data9)){
if(data9.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/dhi_wm2", "maxItems", {limit: 2200000});
errors++;
}
if(data9.length < 1){
vErrors = noteError(vErrors, instancePath+"/dhi_wm2", "minItems", {limit: 1});
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
vErrors = noteError(vErrors, instancePath+"/dhi_wm2/" + i2, "type", {type: ["number","null"]});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2500 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/dhi_wm2/" + i2, "maximum", {limit: 2500});
errors++;
}
if(data10 < -50 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/dhi_wm2/" + i2, "minimum", {limit: -50});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dhi_wm2", "type", {type: "array"});
errors++;
}
}
if(data.dni_wm2 !== undefined){
let data11 = data.dni_wm2;
if(Array.isArray(data11)){
if(data11.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/dni_wm2", "maxItems", {limit: 2200000});
errors++;
}
if(data11.length < 1){
vErrors = noteError(vErrors, instancePath+"/dni_wm2", "minItems", {limit: 1});
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/dni_wm2/" + i3, "type", {type: ["number","null"]});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2500 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/dni_wm2/" + i3, "maximum", {limit: 2500});
errors++;
}
if(data12 < -50 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/dni_wm2/" + i3, "minimum", {limit: -50});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dni_wm2", "type", {type: "array"});
errors++;
}
}
if(data.poa_wm2 !== undefined){
let data13 = data.poa_wm2;
if(Array.isArray(data13)){
if(data13.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/poa_wm2", "maxItems", {limit: 2200000});
errors++;
}
if(data13.length < 1){
vErrors = noteError(vErrors, instancePath+"/poa_wm2", "minItems", {limit: 1});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
vErrors = noteError(vErrors, instancePath+"/poa_wm2/" + i4, "type", {type: ["number","null"]});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2500 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/poa_wm2/" + i4, "maximum", {limit: 2500});
errors++;
}
if(data14 < -50 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/poa_wm2/" + i4, "minimum", {limit: -50});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/poa_wm2", "type", {type: "array"});
errors++;
}
}
if(data.temp_air_c !== undefined){
let data15 = data.temp_air_c;
if(Array.isArray(data15)){
if(data15.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "maxItems", {limit: 2200000});
errors++;
}
if(data15.length < 1){
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "minItems", {limit: 1});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i5, "type", {type: ["number","null"]});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 70 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i5, "maximum", {limit: 70});
errors++;
}
if(data16 < -90 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i5, "minimum", {limit: -90});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "type", {type: "array"});
errors++;
}
}
if(data.wind_speed_ms !== undefined){
let data17 = data.wind_speed_ms;
if(Array.isArray(data17)){
if(data17.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms", "maxItems", {limit: 2200000});
errors++;
}
if(data17.length < 1){
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms", "minItems", {limit: 1});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms/" + i6, "type", {type: ["number","null"]});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 120 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms/" + i6, "maximum", {limit: 120});
errors++;
}
if(data18 < 0 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms/" + i6, "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/wind_speed_ms", "type", {type: "array"});
errors++;
}
}
if(data.relative_humidity !== undefined){
let data19 = data.relative_humidity;
if(Array.isArray(data19)){
if(data19.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/relative_humidity", "maxItems", {limit: 2200000});
errors++;
}
if(data19.length < 1){
vErrors = noteError(vErrors, instancePath+"/relative_humidity", "minItems", {limit: 1});
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
vErrors = noteError(vErrors, instancePath+"/relative_humidity/" + i7, "type", {type: ["number","null"]});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1.1 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/relative_humidity/" + i7, "maximum", {limit: 1.1});
errors++;
}
if(data20 < 0 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/relative_humidity/" + i7, "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/relative_humidity", "type", {type: "array"});
errors++;
}
}
if(data.pressure_hpa !== undefined){
let data21 = data.pressure_hpa;
if(Array.isArray(data21)){
if(data21.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/pressure_hpa", "maxItems", {limit: 2200000});
errors++;
}
if(data21.length < 1){
vErrors = noteError(vErrors, instancePath+"/pressure_hpa", "minItems", {limit: 1});
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
vErrors = noteError(vErrors, instancePath+"/pressure_hpa/" + i8, "type", {type: ["number","null"]});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1150 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/pressure_hpa/" + i8, "maximum", {limit: 1150});
errors++;
}
if(data22 < 300 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/pressure_hpa/" + i8, "minimum", {limit: 300});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/pressure_hpa", "type", {type: "array"});
errors++;
}
}
if(data.precipitable_water_cm !== undefined){
let data23 = data.precipitable_water_cm;
if(Array.isArray(data23)){
if(data23.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm", "maxItems", {limit: 2200000});
errors++;
}
if(data23.length < 1){
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm", "minItems", {limit: 1});
errors++;
}
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm/" + i9, "type", {type: ["number","null"]});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 20 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm/" + i9, "maximum", {limit: 20});
errors++;
}
if(data24 < 0 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm/" + i9, "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/precipitable_water_cm", "type", {type: "array"});
errors++;
}
}
if(data.albedo !== undefined){
let data25 = data.albedo;
if(Array.isArray(data25)){
if(data25.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/albedo", "maxItems", {limit: 2200000});
errors++;
}
if(data25.length < 1){
vErrors = noteError(vErrors, instancePath+"/albedo", "minItems", {limit: 1});
errors++;
}
const len10 = data25.length;
for(let i10=0; i10<len10; i10++){
let data26 = data25[i10];
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
vErrors = noteError(vErrors, instancePath+"/albedo/" + i10, "type", {type: ["number","null"]});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/albedo/" + i10, "maximum", {limit: 1});
errors++;
}
if(data26 < 0 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/albedo/" + i10, "minimum", {limit: 0});
errors++;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo", "type", {type: "array"});
errors++;
}
}
let data27 = data.latitude;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
vErrors = noteError(vErrors, instancePath+"/latitude", "type", {type: ["number","null"]});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 90 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/latitude", "maximum", {limit: 90});
errors++;
}
if(data27 < -90 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/latitude", "minimum", {limit: -90});
errors++;
}
}
let data28 = data.longitude;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
vErrors = noteError(vErrors, instancePath+"/longitude", "type", {type: ["number","null"]});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 180 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/longitude", "maximum", {limit: 180});
errors++;
}
if(data28 < -180 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/longitude", "minimum", {limit: -180});
errors++;
}
}
let data29 = data.elevation;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
vErrors = noteError(vErrors, instancePath+"/elevation", "type", {type: ["number","null"]});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9000 || isNaN(data29)){
vErrors = noteError(vErrors, instancePath+"/elevation", "maximum", {limit: 9000});
errors++;
}
if(data29 < -450 || isNaN(data29)){
vErrors = noteError(vErrors, instancePath+"/elevation", "minimum", {limit: -450});
errors++;
}
}
if(data.reference_series !== undefined){
let data30 = data.reference_series;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(Object.keys(data30).length > 100){
vErrors = noteError(vErrors, instancePath+"/reference_series", "maxProperties", {limit: 100});
errors++;
}
for(const key1 in data30){
let data31 = data30[key1];
if(Array.isArray(data31)){
if(data31.length > 2200000){
vErrors = noteError(vErrors, instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "maxItems", {limit: 2200000});
errors++;
}
const len11 = data31.length;
for(let i11=0; i11<len11; i11++){
let data32 = data31[i11];
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
vErrors = noteError(vErrors, instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i11, "type", {type: ["number","null"]});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/reference_series", "type", {type: "object"});
errors++;
}
}
if(data.meta !== undefined){
if(!(validate80(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate80.errors);
errors += validate80.count;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate79.errors = vErrors;
validate79.count = errors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
vErrors = noteError(vErrors, instancePath+"/id", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate83.errors = vErrors;
validate83.count = errors;
return errors === 0;
}

const schema37 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"mu_i_sc_a_per_k":0,"mu_v_oc_v_per_k":0,"mu_p_mp_per_k":0,"r_series_ohm":0,"r_shunt_ohm":0,"r_shunt_0_ohm":0,"r_shunt_exp":0,"gamma":0,"mu_gamma_per_k":0,"d2_mu_tau_v":0,"v_bi_v":0,"low_light":0}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamProfile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.angles_deg === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "angles_deg"});
errors++;
}
if(data.factors === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "factors"});
errors++;
}
for(const key0 in data){
if(!((key0 === "angles_deg") || (key0 === "factors"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.angles_deg !== undefined){
let data0 = data.angles_deg;
if(Array.isArray(data0)){
if(data0.length > 200){
vErrors = noteError(vErrors, instancePath+"/angles_deg", "maxItems", {limit: 200});
errors++;
}
if(data0.length < 2){
vErrors = noteError(vErrors, instancePath+"/angles_deg", "minItems", {limit: 2});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i0, "maximum", {limit: 90});
errors++;
}
if(data1 < 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i0, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/angles_deg/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/angles_deg", "type", {type: "array"});
errors++;
}
}
if(data.factors !== undefined){
let data2 = data.factors;
if(Array.isArray(data2)){
if(data2.length > 200){
vErrors = noteError(vErrors, instancePath+"/factors", "maxItems", {limit: 200});
errors++;
}
if(data2.length < 2){
vErrors = noteError(vErrors, instancePath+"/factors", "minItems", {limit: 2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1.2 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/factors/" + i1, "maximum", {limit: 1.2});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/factors/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/factors/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/factors", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate87.errors = vErrors;
validate87.count = errors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LowLight" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.irradiance_wm2 === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "irradiance_wm2"});
errors++;
}
if(data.relative_efficiency === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "relative_efficiency"});
errors++;
}
for(const key0 in data){
if(!((key0 === "irradiance_wm2") || (key0 === "relative_efficiency"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.irradiance_wm2 !== undefined){
let data0 = data.irradiance_wm2;
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2", "maxItems", {limit: 20});
errors++;
}
if(data0.length < 1){
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2/" + i0, "maximum", {limit: 2000});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2/" + i0, "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/irradiance_wm2", "type", {type: "array"});
errors++;
}
}
if(data.relative_efficiency !== undefined){
let data2 = data.relative_efficiency;
if(Array.isArray(data2)){
if(data2.length > 20){
vErrors = noteError(vErrors, instancePath+"/relative_efficiency", "maxItems", {limit: 20});
errors++;
}
if(data2.length < 1){
vErrors = noteError(vErrors, instancePath+"/relative_efficiency", "minItems", {limit: 1});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/relative_efficiency/" + i1, "maximum", {limit: 2});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/relative_efficiency/" + i1, "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/relative_efficiency/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/relative_efficiency", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate89.errors = vErrors;
validate89.count = errors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModulePvsyst" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.technology === undefined){
data.technology = "mono_si";
}
if(data.cells_in_series === undefined){
data.cells_in_series = 72;
}
if(data.cells_in_parallel === undefined){
data.cells_in_parallel = 1;
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.noct_c === undefined){
data.noct_c = 45;
}
if(data.front_surface === undefined){
data.front_surface = "glass";
}
if(data.iam_profile === undefined){
data.iam_profile = null;
}
if(data.v_max_v === undefined){
data.v_max_v = null;
}
if(data.mu_v_oc_v_per_k === undefined){
data.mu_v_oc_v_per_k = null;
}
if(data.mu_p_mp_per_k === undefined){
data.mu_p_mp_per_k = null;
}
if(data.r_series_ohm === undefined){
data.r_series_ohm = null;
}
if(data.r_shunt_ohm === undefined){
data.r_shunt_ohm = null;
}
if(data.r_shunt_0_ohm === undefined){
data.r_shunt_0_ohm = null;
}
if(data.r_shunt_exp === undefined){
data.r_shunt_exp = 5.5;
}
if(data.gamma === undefined){
data.gamma = null;
}
if(data.mu_gamma_per_k === undefined){
data.mu_gamma_per_k = null;
}
if(data.d2_mu_tau_v === undefined){
data.d2_mu_tau_v = 0;
}
if(data.v_bi_v === undefined){
data.v_bi_v = null;
}
if(data.low_light === undefined){
data.low_light = null;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_nom_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_nom_w"});
errors++;
}
if(data.length_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "length_m"});
errors++;
}
if(data.width_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "width_m"});
errors++;
}
if(data.i_sc_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_sc_a"});
errors++;
}
if(data.v_oc_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_oc_v"});
errors++;
}
if(data.i_mp_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_mp_a"});
errors++;
}
if(data.v_mp_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_mp_v"});
errors++;
}
if(data.mu_i_sc_a_per_k === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "mu_i_sc_a_per_k"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("pvsyst" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "pvsyst"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
vErrors = noteError(vErrors, instancePath+"/technology", "type", {type: "string"});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
vErrors = noteError(vErrors, instancePath+"/technology", "enum", {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "maximum", {limit: 5000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "type", {type: "number"});
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "maximum", {limit: 20});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/length_m", "type", {type: "number"});
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "maximum", {limit: 20});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/width_m", "type", {type: "number"});
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "maximum", {limit: 2000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "minimum", {limit: 1});
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "maximum", {limit: 100});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "minimum", {limit: 1});
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "maximum", {limit: 90});
errors++;
}
if(data10 < 20 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "minimum", {limit: 20});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/noct_c", "type", {type: "number"});
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
vErrors = noteError(vErrors, instancePath+"/front_surface", "type", {type: "string"});
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
vErrors = noteError(vErrors, instancePath+"/front_surface", "enum", {allowedValues: ["glass","ar_glass"]});
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate87(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: "null"});
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "maximum", {limit: 10000});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "maximum", {limit: 1000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "type", {type: "number"});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "maximum", {limit: 2000});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "type", {type: "number"});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "maximum", {limit: 1000});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "type", {type: "number"});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "maximum", {limit: 2000});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "type", {type: "number"});
errors++;
}
}
if(data.mu_i_sc_a_per_k !== undefined){
let data18 = data.mu_i_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/mu_i_sc_a_per_k", "maximum", {limit: 10});
errors++;
}
if(data18 < -10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/mu_i_sc_a_per_k", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/mu_i_sc_a_per_k", "type", {type: "number"});
errors++;
}
}
let data19 = data.mu_v_oc_v_per_k;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
vErrors = noteError(vErrors, instancePath+"/mu_v_oc_v_per_k", "type", {type: ["number","null"]});
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/mu_v_oc_v_per_k", "maximum", {limit: 50});
errors++;
}
if(data19 < -50 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/mu_v_oc_v_per_k", "minimum", {limit: -50});
errors++;
}
}
let data20 = data.mu_p_mp_per_k;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
vErrors = noteError(vErrors, instancePath+"/mu_p_mp_per_k", "type", {type: ["number","null"]});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 0.02 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/mu_p_mp_per_k", "maximum", {limit: 0.02});
errors++;
}
if(data20 < -0.02 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/mu_p_mp_per_k", "minimum", {limit: -0.02});
errors++;
}
}
let data21 = data.r_series_ohm;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
vErrors = noteError(vErrors, instancePath+"/r_series_ohm", "type", {type: ["number","null"]});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/r_series_ohm", "maximum", {limit: 1000});
errors++;
}
if(data21 < 0 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/r_series_ohm", "minimum", {limit: 0});
errors++;
}
}
let data22 = data.r_shunt_ohm;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_ohm", "type", {type: ["number","null"]});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_ohm", "maximum", {limit: 1000000000});
errors++;
}
if(data22 <= 0 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_ohm", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data23 = data.r_shunt_0_ohm;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_0_ohm", "type", {type: ["number","null"]});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_0_ohm", "maximum", {limit: 1000000000});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_0_ohm", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data24 = data.r_shunt_exp;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_exp", "maximum", {limit: 100});
errors++;
}
if(data24 <= 0 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/r_shunt_exp", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/r_shunt_exp", "type", {type: "number"});
errors++;
}
let data25 = data.gamma;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
vErrors = noteError(vErrors, instancePath+"/gamma", "type", {type: ["number","null"]});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 20 || isNaN(data25)){
vErrors = noteError(vErrors, instancePath+"/gamma", "maximum", {limit: 20});
errors++;
}
if(data25 <= 0 || isNaN(data25)){
vErrors = noteError(vErrors, instancePath+"/gamma", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data26 = data.mu_gamma_per_k;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
vErrors = noteError(vErrors, instancePath+"/mu_gamma_per_k", "type", {type: ["number","null"]});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 0.1 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/mu_gamma_per_k", "maximum", {limit: 0.1});
errors++;
}
if(data26 < -0.1 || isNaN(data26)){
vErrors = noteError(vErrors, instancePath+"/mu_gamma_per_k", "minimum", {limit: -0.1});
errors++;
}
}
let data27 = data.d2_mu_tau_v;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 100 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/d2_mu_tau_v", "maximum", {limit: 100});
errors++;
}
if(data27 < 0 || isNaN(data27)){
vErrors = noteError(vErrors, instancePath+"/d2_mu_tau_v", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/d2_mu_tau_v", "type", {type: "number"});
errors++;
}
let data28 = data.v_bi_v;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_bi_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 10 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/v_bi_v", "maximum", {limit: 10});
errors++;
}
if(data28 <= 0 || isNaN(data28)){
vErrors = noteError(vErrors, instancePath+"/v_bi_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data29 = data.low_light;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
vErrors = noteError(vErrors, instancePath+"/low_light", "type", {type: ["object","null"]});
errors++;
}
if(typeof data29 == "object" && data29 !== null && !Array.isArray(data29)){
if(!(validate89(data29, {instancePath:instancePath+"/low_light",parentData:data,parentDataProperty:"low_light",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate89.errors);
errors += validate89.count;
}
}
else if(data29 === null){
if(data29 !== null){
vErrors = noteError(vErrors, instancePath+"/low_light", "type", {type: "null"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate86.errors = vErrors;
validate86.count = errors;
return errors === 0;
}

const schema40 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0,"adjust":0}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleCec" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.technology === undefined){
data.technology = "mono_si";
}
if(data.cells_in_series === undefined){
data.cells_in_series = 72;
}
if(data.cells_in_parallel === undefined){
data.cells_in_parallel = 1;
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.noct_c === undefined){
data.noct_c = 45;
}
if(data.front_surface === undefined){
data.front_surface = "glass";
}
if(data.iam_profile === undefined){
data.iam_profile = null;
}
if(data.v_max_v === undefined){
data.v_max_v = null;
}
if(data.adjust === undefined){
data.adjust = 0;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_nom_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_nom_w"});
errors++;
}
if(data.length_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "length_m"});
errors++;
}
if(data.width_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "width_m"});
errors++;
}
if(data.i_sc_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_sc_a"});
errors++;
}
if(data.v_oc_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_oc_v"});
errors++;
}
if(data.i_mp_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_mp_a"});
errors++;
}
if(data.v_mp_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_mp_v"});
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "alpha_sc_a_per_k"});
errors++;
}
if(data.a_ref_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "a_ref_v"});
errors++;
}
if(data.i_l_ref_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_l_ref_a"});
errors++;
}
if(data.i_o_ref_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_o_ref_a"});
errors++;
}
if(data.r_s_ohm === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "r_s_ohm"});
errors++;
}
if(data.r_sh_ref_ohm === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "r_sh_ref_ohm"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("cec" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "cec"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
vErrors = noteError(vErrors, instancePath+"/technology", "type", {type: "string"});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
vErrors = noteError(vErrors, instancePath+"/technology", "enum", {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "maximum", {limit: 5000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "type", {type: "number"});
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "maximum", {limit: 20});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/length_m", "type", {type: "number"});
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "maximum", {limit: 20});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/width_m", "type", {type: "number"});
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "maximum", {limit: 2000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "minimum", {limit: 1});
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "maximum", {limit: 100});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "minimum", {limit: 1});
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "maximum", {limit: 90});
errors++;
}
if(data10 < 20 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "minimum", {limit: 20});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/noct_c", "type", {type: "number"});
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
vErrors = noteError(vErrors, instancePath+"/front_surface", "type", {type: "string"});
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
vErrors = noteError(vErrors, instancePath+"/front_surface", "enum", {allowedValues: ["glass","ar_glass"]});
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate87(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: "null"});
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "maximum", {limit: 10000});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "maximum", {limit: 1000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "type", {type: "number"});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "maximum", {limit: 2000});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "type", {type: "number"});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "maximum", {limit: 1000});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "type", {type: "number"});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "maximum", {limit: 2000});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "type", {type: "number"});
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data18 = data.alpha_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "maximum", {limit: 10});
errors++;
}
if(data18 < -10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "type", {type: "number"});
errors++;
}
}
if(data.a_ref_v !== undefined){
let data19 = data.a_ref_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "maximum", {limit: 100});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "type", {type: "number"});
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data20 = data.i_l_ref_a;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "maximum", {limit: 1000});
errors++;
}
if(data20 <= 0 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "type", {type: "number"});
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data21 = data.i_o_ref_a;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "maximum", {limit: 1});
errors++;
}
if(data21 <= 0 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "type", {type: "number"});
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data22 = data.r_s_ohm;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "maximum", {limit: 1000});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "type", {type: "number"});
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data23 = data.r_sh_ref_ohm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "maximum", {limit: 1000000000});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "type", {type: "number"});
errors++;
}
}
let data24 = data.adjust;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/adjust", "maximum", {limit: 1});
errors++;
}
if(data24 < -1 || isNaN(data24)){
vErrors = noteError(vErrors, instancePath+"/adjust", "minimum", {limit: -1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/adjust", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate91.errors = vErrors;
validate91.count = errors;
return errors === 0;
}

const schema41 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleDesoto" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.technology === undefined){
data.technology = "mono_si";
}
if(data.cells_in_series === undefined){
data.cells_in_series = 72;
}
if(data.cells_in_parallel === undefined){
data.cells_in_parallel = 1;
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.noct_c === undefined){
data.noct_c = 45;
}
if(data.front_surface === undefined){
data.front_surface = "glass";
}
if(data.iam_profile === undefined){
data.iam_profile = null;
}
if(data.v_max_v === undefined){
data.v_max_v = null;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_nom_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_nom_w"});
errors++;
}
if(data.length_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "length_m"});
errors++;
}
if(data.width_m === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "width_m"});
errors++;
}
if(data.i_sc_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_sc_a"});
errors++;
}
if(data.v_oc_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_oc_v"});
errors++;
}
if(data.i_mp_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_mp_a"});
errors++;
}
if(data.v_mp_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_mp_v"});
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "alpha_sc_a_per_k"});
errors++;
}
if(data.a_ref_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "a_ref_v"});
errors++;
}
if(data.i_l_ref_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_l_ref_a"});
errors++;
}
if(data.i_o_ref_a === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "i_o_ref_a"});
errors++;
}
if(data.r_s_ohm === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "r_s_ohm"});
errors++;
}
if(data.r_sh_ref_ohm === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "r_sh_ref_ohm"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("desoto" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "desoto"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
vErrors = noteError(vErrors, instancePath+"/technology", "type", {type: "string"});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
vErrors = noteError(vErrors, instancePath+"/technology", "enum", {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "maximum", {limit: 5000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "type", {type: "number"});
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "maximum", {limit: 20});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/length_m", "type", {type: "number"});
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "maximum", {limit: 20});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/width_m", "type", {type: "number"});
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "maximum", {limit: 2000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "minimum", {limit: 1});
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "maximum", {limit: 100});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "minimum", {limit: 1});
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "maximum", {limit: 90});
errors++;
}
if(data10 < 20 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "minimum", {limit: 20});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/noct_c", "type", {type: "number"});
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
vErrors = noteError(vErrors, instancePath+"/front_surface", "type", {type: "string"});
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
vErrors = noteError(vErrors, instancePath+"/front_surface", "enum", {allowedValues: ["glass","ar_glass"]});
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate87(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: "null"});
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "maximum", {limit: 10000});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "maximum", {limit: 1000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_sc_a", "type", {type: "number"});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "maximum", {limit: 2000});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_oc_v", "type", {type: "number"});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "maximum", {limit: 1000});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_mp_a", "type", {type: "number"});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "maximum", {limit: 2000});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_mp_v", "type", {type: "number"});
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data18 = data.alpha_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "maximum", {limit: 10});
errors++;
}
if(data18 < -10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/alpha_sc_a_per_k", "type", {type: "number"});
errors++;
}
}
if(data.a_ref_v !== undefined){
let data19 = data.a_ref_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "maximum", {limit: 100});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/a_ref_v", "type", {type: "number"});
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data20 = data.i_l_ref_a;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "maximum", {limit: 1000});
errors++;
}
if(data20 <= 0 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_l_ref_a", "type", {type: "number"});
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data21 = data.i_o_ref_a;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "maximum", {limit: 1});
errors++;
}
if(data21 <= 0 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/i_o_ref_a", "type", {type: "number"});
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data22 = data.r_s_ohm;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "maximum", {limit: 1000});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/r_s_ohm", "type", {type: "number"});
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data23 = data.r_sh_ref_ohm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "maximum", {limit: 1000000000});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/r_sh_ref_ohm", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate93.errors = vErrors;
validate93.count = errors;
return errors === 0;
}

const schema42 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"temperature_coefficient":0,"efficiency":0}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleReference" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.technology === undefined){
data.technology = "mono_si";
}
if(data.cells_in_series === undefined){
data.cells_in_series = 72;
}
if(data.cells_in_parallel === undefined){
data.cells_in_parallel = 1;
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.noct_c === undefined){
data.noct_c = 45;
}
if(data.front_surface === undefined){
data.front_surface = "glass";
}
if(data.iam_profile === undefined){
data.iam_profile = null;
}
if(data.v_max_v === undefined){
data.v_max_v = null;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_nom_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_nom_w"});
errors++;
}
if(data.temperature_coefficient === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "temperature_coefficient"});
errors++;
}
if(data.efficiency === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "efficiency"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("reference" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "reference"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
vErrors = noteError(vErrors, instancePath+"/technology", "type", {type: "string"});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
vErrors = noteError(vErrors, instancePath+"/technology", "enum", {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "maximum", {limit: 5000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_nom_w", "type", {type: "number"});
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "maximum", {limit: 20});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/length_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/length_m", "type", {type: "number"});
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "maximum", {limit: 20});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/width_m", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/width_m", "type", {type: "number"});
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "type", {type: "integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "maximum", {limit: 2000});
errors++;
}
if(data7 < 1 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/cells_in_series", "minimum", {limit: 1});
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "type", {type: "integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "maximum", {limit: 100});
errors++;
}
if(data8 < 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/cells_in_parallel", "minimum", {limit: 1});
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "maximum", {limit: 90});
errors++;
}
if(data10 < 20 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/noct_c", "minimum", {limit: 20});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/noct_c", "type", {type: "number"});
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
vErrors = noteError(vErrors, instancePath+"/front_surface", "type", {type: "string"});
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
vErrors = noteError(vErrors, instancePath+"/front_surface", "enum", {allowedValues: ["glass","ar_glass"]});
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate87(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/iam_profile", "type", {type: "null"});
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "maximum", {limit: 10000});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/v_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data14 = data.temperature_coefficient;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 0.02 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/temperature_coefficient", "maximum", {limit: 0.02});
errors++;
}
if(data14 < -0.02 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/temperature_coefficient", "minimum", {limit: -0.02});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/temperature_coefficient", "type", {type: "number"});
errors++;
}
}
if(data.efficiency !== undefined){
let data15 = data.efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 >= 1 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/efficiency", "exclusiveMaximum", {limit: 1});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/efficiency", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency", "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate95.errors = vErrors;
validate95.count = errors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Module" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "pvsyst"){
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate86.errors);
errors += validate86.count;
}
}
else if(tag0 === "cec"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate91.errors);
errors += validate91.count;
}
}
else if(tag0 === "desoto"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors += validate93.count;
}
}
else if(tag0 === "reference"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors += validate95.count;
}
}
else {
vErrors = noteError(vErrors, instancePath, "discriminator", {error: "mapping", tag: "model", tagValue: tag0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "discriminator", {error: "tag", tag: "model", tagValue: tag0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate85.errors = vErrors;
validate85.count = errors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "id"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
vErrors = noteError(vErrors, instancePath+"/id", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/id", "type", {type: "string"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate102.errors = vErrors;
validate102.count = errors;
return errors === 0;
}

const schema45 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"derating":0,"curves":0}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Derating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temp_air_c === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "temp_air_c"});
errors++;
}
if(data.p_ac_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_ac_kw"});
errors++;
}
for(const key0 in data){
if(!((key0 === "temp_air_c") || (key0 === "p_ac_kw"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.temp_air_c !== undefined){
let data0 = data.temp_air_c;
if(Array.isArray(data0)){
if(data0.length > 50){
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "maxItems", {limit: 50});
errors++;
}
if(data0.length < 1){
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "minItems", {limit: 1});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i0, "maximum", {limit: 100});
errors++;
}
if(data1 < -60 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i0, "minimum", {limit: -60});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/temp_air_c/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/temp_air_c", "type", {type: "array"});
errors++;
}
}
if(data.p_ac_kw !== undefined){
let data2 = data.p_ac_kw;
if(Array.isArray(data2)){
if(data2.length > 50){
vErrors = noteError(vErrors, instancePath+"/p_ac_kw", "maxItems", {limit: 50});
errors++;
}
if(data2.length < 1){
vErrors = noteError(vErrors, instancePath+"/p_ac_kw", "minItems", {limit: 1});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_kw/" + i1, "maximum", {limit: 1000000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_kw/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_kw/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_kw", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate106.errors = vErrors;
validate106.count = errors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EfficiencyCurve" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = null;
}
if(data.p_dc_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_dc_kw"});
errors++;
}
if(data.efficiency === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "efficiency"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "p_dc_kw")) || (key0 === "efficiency"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
let data0 = data.v_dc_v;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_dc_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/v_dc_v", "maximum", {limit: 10000});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/v_dc_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
if(data.p_dc_kw !== undefined){
let data1 = data.p_dc_kw;
if(Array.isArray(data1)){
if(data1.length > 200){
vErrors = noteError(vErrors, instancePath+"/p_dc_kw", "maxItems", {limit: 200});
errors++;
}
if(data1.length < 2){
vErrors = noteError(vErrors, instancePath+"/p_dc_kw", "minItems", {limit: 2});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/p_dc_kw/" + i0, "maximum", {limit: 1000000});
errors++;
}
if(data2 < 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/p_dc_kw/" + i0, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_dc_kw/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_dc_kw", "type", {type: "array"});
errors++;
}
}
if(data.efficiency !== undefined){
let data3 = data.efficiency;
if(Array.isArray(data3)){
if(data3.length > 200){
vErrors = noteError(vErrors, instancePath+"/efficiency", "maxItems", {limit: 200});
errors++;
}
if(data3.length < 2){
vErrors = noteError(vErrors, instancePath+"/efficiency", "minItems", {limit: 2});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/efficiency/" + i1, "maximum", {limit: 1});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/efficiency/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate108.errors = vErrors;
validate108.count = errors;
return errors === 0;
}


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterCurve" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.p_ac_max_kw === undefined){
data.p_ac_max_kw = null;
}
if(data.v_mppt_min_v === undefined){
data.v_mppt_min_v = null;
}
if(data.v_mppt_max_v === undefined){
data.v_mppt_max_v = null;
}
if(data.v_dc_max_v === undefined){
data.v_dc_max_v = null;
}
if(data.i_dc_max_a === undefined){
data.i_dc_max_a = null;
}
if(data.p_start_kw === undefined){
data.p_start_kw = null;
}
if(data.p_night_w === undefined){
data.p_night_w = 0;
}
if(data.mppt_count === undefined){
data.mppt_count = 1;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_ac_nom_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_ac_nom_kw"});
errors++;
}
if(data.curves === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "curves"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema45.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("curve" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "curve"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "maximum", {limit: 20000000});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "type", {type: "number"});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "maximum", {limit: 20000000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "maximum", {limit: 10000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "minimum", {limit: 0});
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "maximum", {limit: 10000});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "maximum", {limit: 10000});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "type", {type: ["number","null"]});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "maximum", {limit: 1000000});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "maximum", {limit: 1000000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "minimum", {limit: 0});
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "maximum", {limit: 1000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_night_w", "type", {type: "number"});
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "maximum", {limit: 1000});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "minimum", {limit: 1});
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate106(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: "null"});
errors++;
}
}
if(data.curves !== undefined){
let data13 = data.curves;
if(Array.isArray(data13)){
if(data13.length > 3){
vErrors = noteError(vErrors, instancePath+"/curves", "maxItems", {limit: 3});
errors++;
}
if(data13.length < 1){
vErrors = noteError(vErrors, instancePath+"/curves", "minItems", {limit: 1});
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate108(data13[i0], {instancePath:instancePath+"/curves/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/curves", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate105.errors = vErrors;
validate105.count = errors;
return errors === 0;
}

const schema48 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"derating":0,"p_aco_w":0,"p_dco_w":0,"v_dco_v":0,"p_so_w":0,"c0":0,"c1":0,"c2":0,"c3":0}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterSandia" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.p_ac_max_kw === undefined){
data.p_ac_max_kw = null;
}
if(data.v_mppt_min_v === undefined){
data.v_mppt_min_v = null;
}
if(data.v_mppt_max_v === undefined){
data.v_mppt_max_v = null;
}
if(data.v_dc_max_v === undefined){
data.v_dc_max_v = null;
}
if(data.i_dc_max_a === undefined){
data.i_dc_max_a = null;
}
if(data.p_start_kw === undefined){
data.p_start_kw = null;
}
if(data.p_night_w === undefined){
data.p_night_w = 0;
}
if(data.mppt_count === undefined){
data.mppt_count = 1;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.c0 === undefined){
data.c0 = 0;
}
if(data.c1 === undefined){
data.c1 = 0;
}
if(data.c2 === undefined){
data.c2 = 0;
}
if(data.c3 === undefined){
data.c3 = 0;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_ac_nom_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_ac_nom_kw"});
errors++;
}
if(data.p_aco_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_aco_w"});
errors++;
}
if(data.p_dco_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_dco_w"});
errors++;
}
if(data.v_dco_v === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "v_dco_v"});
errors++;
}
if(data.p_so_w === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_so_w"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema48.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("sandia" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "sandia"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "maximum", {limit: 20000000});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "type", {type: "number"});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "maximum", {limit: 20000000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "maximum", {limit: 10000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "minimum", {limit: 0});
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "maximum", {limit: 10000});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "maximum", {limit: 10000});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "type", {type: ["number","null"]});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "maximum", {limit: 1000000});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "maximum", {limit: 1000000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "minimum", {limit: 0});
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "maximum", {limit: 1000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_night_w", "type", {type: "number"});
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "maximum", {limit: 1000});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "minimum", {limit: 1});
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate106(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: "null"});
errors++;
}
}
if(data.p_aco_w !== undefined){
let data13 = data.p_aco_w;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/p_aco_w", "maximum", {limit: 1000000000});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/p_aco_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_aco_w", "type", {type: "number"});
errors++;
}
}
if(data.p_dco_w !== undefined){
let data14 = data.p_dco_w;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/p_dco_w", "maximum", {limit: 1000000000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/p_dco_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_dco_w", "type", {type: "number"});
errors++;
}
}
if(data.v_dco_v !== undefined){
let data15 = data.v_dco_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_dco_v", "maximum", {limit: 10000});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/v_dco_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/v_dco_v", "type", {type: "number"});
errors++;
}
}
if(data.p_so_w !== undefined){
let data16 = data.p_so_w;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/p_so_w", "maximum", {limit: 100000000});
errors++;
}
if(data16 < 0 || isNaN(data16)){
vErrors = noteError(vErrors, instancePath+"/p_so_w", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_so_w", "type", {type: "number"});
errors++;
}
}
let data17 = data.c0;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/c0", "maximum", {limit: 1});
errors++;
}
if(data17 < -1 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/c0", "minimum", {limit: -1});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/c0", "type", {type: "number"});
errors++;
}
let data18 = data.c1;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/c1", "maximum", {limit: 10});
errors++;
}
if(data18 < -10 || isNaN(data18)){
vErrors = noteError(vErrors, instancePath+"/c1", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/c1", "type", {type: "number"});
errors++;
}
let data19 = data.c2;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/c2", "maximum", {limit: 10});
errors++;
}
if(data19 < -10 || isNaN(data19)){
vErrors = noteError(vErrors, instancePath+"/c2", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/c2", "type", {type: "number"});
errors++;
}
let data20 = data.c3;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/c3", "maximum", {limit: 10});
errors++;
}
if(data20 < -10 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/c3", "minimum", {limit: -10});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/c3", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate110.errors = vErrors;
validate110.count = errors;
return errors === 0;
}

const schema49 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"derating":0,"efficiency_nom":0,"efficiency_ref":0}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterPvwatts" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.p_ac_max_kw === undefined){
data.p_ac_max_kw = null;
}
if(data.v_mppt_min_v === undefined){
data.v_mppt_min_v = null;
}
if(data.v_mppt_max_v === undefined){
data.v_mppt_max_v = null;
}
if(data.v_dc_max_v === undefined){
data.v_dc_max_v = null;
}
if(data.i_dc_max_a === undefined){
data.i_dc_max_a = null;
}
if(data.p_start_kw === undefined){
data.p_start_kw = null;
}
if(data.p_night_w === undefined){
data.p_night_w = 0;
}
if(data.mppt_count === undefined){
data.mppt_count = 1;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.efficiency_nom === undefined){
data.efficiency_nom = 0.96;
}
if(data.efficiency_ref === undefined){
data.efficiency_ref = 0.9637;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_ac_nom_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_ac_nom_kw"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("pvwatts" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "pvwatts"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "maximum", {limit: 20000000});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "type", {type: "number"});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "maximum", {limit: 20000000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "maximum", {limit: 10000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "minimum", {limit: 0});
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "maximum", {limit: 10000});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "maximum", {limit: 10000});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "type", {type: ["number","null"]});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "maximum", {limit: 1000000});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "maximum", {limit: 1000000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "minimum", {limit: 0});
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "maximum", {limit: 1000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_night_w", "type", {type: "number"});
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "maximum", {limit: 1000});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "minimum", {limit: 1});
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate106(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: "null"});
errors++;
}
}
let data13 = data.efficiency_nom;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/efficiency_nom", "maximum", {limit: 1});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/efficiency_nom", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency_nom", "type", {type: "number"});
errors++;
}
let data14 = data.efficiency_ref;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/efficiency_ref", "maximum", {limit: 1});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/efficiency_ref", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency_ref", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate112.errors = vErrors;
validate112.count = errors;
return errors === 0;
}

const schema50 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"derating":0,"efficiency":0}};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterFlat" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manufacturer === undefined){
data.manufacturer = "";
}
if(data.name === undefined){
data.name = "";
}
if(data.p_ac_max_kw === undefined){
data.p_ac_max_kw = null;
}
if(data.v_mppt_min_v === undefined){
data.v_mppt_min_v = null;
}
if(data.v_mppt_max_v === undefined){
data.v_mppt_max_v = null;
}
if(data.v_dc_max_v === undefined){
data.v_dc_max_v = null;
}
if(data.i_dc_max_a === undefined){
data.i_dc_max_a = null;
}
if(data.p_start_kw === undefined){
data.p_start_kw = null;
}
if(data.p_night_w === undefined){
data.p_night_w = 0;
}
if(data.mppt_count === undefined){
data.mppt_count = 1;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.efficiency === undefined){
data.efficiency = 0.96;
}
if(data.model === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "model"});
errors++;
}
if(data.p_ac_nom_kw === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "p_ac_nom_kw"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
vErrors = noteError(vErrors, instancePath+"/model", "type", {type: "string"});
errors++;
}
if("flat" !== data0){
vErrors = noteError(vErrors, instancePath+"/model", "const", {allowedValue: "flat"});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
vErrors = noteError(vErrors, instancePath+"/manufacturer", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/manufacturer", "type", {type: "string"});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
vErrors = noteError(vErrors, instancePath+"/name", "maxLength", {limit: 200});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "maximum", {limit: 20000000});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_ac_nom_kw", "type", {type: "number"});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "maximum", {limit: 20000000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/p_ac_max_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "maximum", {limit: 10000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_min_v", "minimum", {limit: 0});
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "maximum", {limit: 10000});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/v_mppt_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "type", {type: ["number","null"]});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "maximum", {limit: 10000});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
vErrors = noteError(vErrors, instancePath+"/v_dc_max_v", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "type", {type: ["number","null"]});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "maximum", {limit: 1000000});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/i_dc_max_a", "exclusiveMinimum", {limit: 0});
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "type", {type: ["number","null"]});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "maximum", {limit: 1000000});
errors++;
}
if(data9 < 0 || isNaN(data9)){
vErrors = noteError(vErrors, instancePath+"/p_start_kw", "minimum", {limit: 0});
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "maximum", {limit: 1000000});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/p_night_w", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/p_night_w", "type", {type: "number"});
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "type", {type: "integer"});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "maximum", {limit: 1000});
errors++;
}
if(data11 < 1 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/mppt_count", "minimum", {limit: 1});
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: ["object","null"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate106(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
else if(data12 === null){
if(data12 !== null){
vErrors = noteError(vErrors, instancePath+"/derating", "type", {type: "null"});
errors++;
}
}
let data13 = data.efficiency;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/efficiency", "maximum", {limit: 1});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/efficiency", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/efficiency", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate114.errors = vErrors;
validate114.count = errors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Inverter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "curve"){
if(!(validate105(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate105.errors);
errors += validate105.count;
}
}
else if(tag0 === "sandia"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
else if(tag0 === "pvwatts"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else if(tag0 === "flat"){
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate114.errors);
errors += validate114.count;
}
}
else {
vErrors = noteError(vErrors, instancePath, "discriminator", {error: "mapping", tag: "model", tagValue: tag0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "discriminator", {error: "tag", tag: "model", tagValue: tag0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate104.errors = vErrors;
validate104.count = errors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
data.iam = {};
}
if(data.thermal === undefined){
data.thermal = {};
}
if(data.dc_losses === undefined){
data.dc_losses = {};
}
if(data.ac_losses === undefined){
data.ac_losses = {};
}
if(data.spectral === undefined){
data.spectral = {};
}
if(data.bifacial === undefined){
data.bifacial = null;
}
if(data.lifetime === undefined){
data.lifetime = {};
}
if(data.storage === undefined){
data.storage = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.scene === undefined){
data.scene = null;
}
if(data.site === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "site"});
errors++;
}
if(data.array === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "array"});
errors++;
}
if(data.weather === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "weather"});
errors++;
}
if(data.module === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "module"});
errors++;
}
if(data.inverter === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "inverter"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.site !== undefined){
if(!(validate53(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors += validate53.count;
}
}
if(data.array !== undefined){
if(!(validate55(data.array, {instancePath:instancePath+"/array",parentData:data,parentDataProperty:"array",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate55.errors);
errors += validate55.count;
}
}
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
if(!(validate59(data.thermal, {instancePath:instancePath+"/thermal",parentData:data,parentDataProperty:"thermal",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate59.errors);
errors += validate59.count;
}
if(!(validate61(data.dc_losses, {instancePath:instancePath+"/dc_losses",parentData:data,parentDataProperty:"dc_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors += validate61.count;
}
if(!(validate63(data.ac_losses, {instancePath:instancePath+"/ac_losses",parentData:data,parentDataProperty:"ac_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate63.errors);
errors += validate63.count;
}
if(!(validate65(data.spectral, {instancePath:instancePath+"/spectral",parentData:data,parentDataProperty:"spectral",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors += validate65.count;
}
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: ["object","null"]});
errors++;
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
if(!(validate67(data7, {instancePath:instancePath+"/bifacial",parentData:data,parentDataProperty:"bifacial",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate67.errors);
errors += validate67.count;
}
}
else if(data7 === null){
if(data7 !== null){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: "null"});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: ["object","null"]});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate73(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors += validate73.count;
}
}
else if(data9 === null){
if(data9 !== null){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: "null"});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate79(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
vErrors = noteError(vErrors, instancePath+"/module", "type", {type: ["object"]});
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate85(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = noteError(vErrors, instancePath+"/inverter", "type", {type: ["object"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
vErrors = noteError(vErrors, instancePath+"/scene", "type", {type: ["object","null"]});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 0){
vErrors = noteError(vErrors, instancePath+"/scene", "maxProperties", {limit: 0});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_body = validate121;
const schema51 = {properties:{"latitude":0,"longitude":0,"system_capacity_kw":0,"modules":0,"module_power_w":0,"module_type":0,"module_efficiency":0,"temperature_coefficient":0,"bifaciality":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"dc_ac_ratio":0,"inverter_ac_kw":0,"inverter_efficiency":0,"inverter_model":0,"losses_percent":0,"weather":0,"weather_source":0,"timezone":0,"elevation":0,"albedo":0,"include_series":0}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SimpleRunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.module_type === undefined){
data.module_type = "standard";
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.racking === undefined){
data.racking = "fixed";
}
if(data.gcr === undefined){
data.gcr = 0.4;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
if(data.inverter_efficiency === undefined){
data.inverter_efficiency = 0.96;
}
if(data.inverter_model === undefined){
data.inverter_model = "flat";
}
if(data.losses_percent === undefined){
data.losses_percent = 11.42;
}
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.latitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "latitude"});
errors++;
}
if(data.longitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "longitude"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "maximum", {limit: 90});
errors++;
}
if(data0 < -90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "maximum", {limit: 180});
errors++;
}
if(data1 < -180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "maximum", {limit: 10000000});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "type", {type: "number"});
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = noteError(vErrors, instancePath+"/modules", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/modules", "maximum", {limit: 100000000});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/modules", "minimum", {limit: 1});
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_power_w", "maximum", {limit: 2000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_power_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/module_power_w", "type", {type: "number"});
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
vErrors = noteError(vErrors, instancePath+"/module_type", "type", {type: "string"});
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
vErrors = noteError(vErrors, instancePath+"/module_type", "enum", {allowedValues: ["standard","premium","thin_film"]});
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
vErrors = noteError(vErrors, instancePath+"/module_efficiency", "type", {type: "number"});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/temperature_coefficient", "type", {type: "number"});
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data9 = data.racking;
if(typeof data9 !== "string"){
vErrors = noteError(vErrors, instancePath+"/racking", "type", {type: "string"});
errors++;
}
if(!(((data9 === "fixed") || (data9 === "rooftop")) || (data9 === "single_axis"))){
vErrors = noteError(vErrors, instancePath+"/racking", "enum", {allowedValues: ["fixed","rooftop","single_axis"]});
errors++;
}
if(data.tilt_deg !== undefined){
let data10 = data.tilt_deg;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "maximum", {limit: 90});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "type", {type: "number"});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data11 = data.azimuth_deg;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 360 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "maximum", {limit: 360});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "type", {type: "number"});
errors++;
}
}
let data12 = data.gcr;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 1 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/gcr", "exclusiveMaximum", {limit: 1});
errors++;
}
if(data12 <= 0 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/gcr", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/gcr", "type", {type: "number"});
errors++;
}
let data13 = data.dc_ac_ratio;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "maximum", {limit: 3});
errors++;
}
if(data13 <= 0.5 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "exclusiveMinimum", {limit: 0.5});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "type", {type: "number"});
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "maximum", {limit: 20000000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "type", {type: "number"});
errors++;
}
}
let data15 = data.inverter_efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "maximum", {limit: 1});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "type", {type: "number"});
errors++;
}
let data16 = data.inverter_model;
if(typeof data16 !== "string"){
vErrors = noteError(vErrors, instancePath+"/inverter_model", "type", {type: "string"});
errors++;
}
if(!(((data16 === "flat") || (data16 === "pvwatts")) || (data16 === "reference"))){
vErrors = noteError(vErrors, instancePath+"/inverter_model", "enum", {allowedValues: ["flat","pvwatts","reference"]});
errors++;
}
let data17 = data.losses_percent;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/losses_percent", "minimum", {limit: 0});
errors++;
}
if(data17 >= 100 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/losses_percent", "exclusiveMaximum", {limit: 100});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/losses_percent", "type", {type: "number"});
errors++;
}
if(data.weather !== undefined){
let data18 = data.weather;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18) && (data18["id"] !== undefined) && data18["timezone"] === undefined && data18["step_minutes"] === undefined && data18["temp_air_c"] === undefined){
if(!(validate77(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18)){
if(!(validate79(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data19 = data.weather_source;
if(typeof data19 !== "string"){
vErrors = noteError(vErrors, instancePath+"/weather_source", "type", {type: "string"});
errors++;
}
if(!((((((data19 === "auto") || (data19 === "nsrdb")) || (data19 === "pvgis")) || (data19 === "embedded")) || (data19 === "americas_db")) || (data19 === "europe_db"))){
vErrors = noteError(vErrors, instancePath+"/weather_source", "enum", {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]});
errors++;
}
if(data.timezone !== undefined){
let data20 = data.timezone;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 14 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/timezone", "maximum", {limit: 14});
errors++;
}
if(data20 < -14 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/timezone", "minimum", {limit: -14});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/timezone", "type", {type: "number"});
errors++;
}
}
if(data.elevation !== undefined){
let data21 = data.elevation;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9000 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/elevation", "maximum", {limit: 9000});
errors++;
}
if(data21 < -450 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/elevation", "minimum", {limit: -450});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/elevation", "type", {type: "number"});
errors++;
}
}
let data22 = data.albedo;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/albedo", "maximum", {limit: 1});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/albedo", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo", "type", {type: "number"});
errors++;
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate121.errors = vErrors;
validate121.count = errors;
return errors === 0;
}

export const validate_scoreTree_body = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
data.iam = {};
}
if(data.thermal === undefined){
data.thermal = {};
}
if(data.dc_losses === undefined){
data.dc_losses = {};
}
if(data.ac_losses === undefined){
data.ac_losses = {};
}
if(data.spectral === undefined){
data.spectral = {};
}
if(data.bifacial === undefined){
data.bifacial = null;
}
if(data.lifetime === undefined){
data.lifetime = {};
}
if(data.storage === undefined){
data.storage = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.scene === undefined){
data.scene = null;
}
if(data.site === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "site"});
errors++;
}
if(data.array === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "array"});
errors++;
}
if(data.weather === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "weather"});
errors++;
}
if(data.module === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "module"});
errors++;
}
if(data.inverter === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "inverter"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.site !== undefined){
if(!(validate53(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors += validate53.count;
}
}
if(data.array !== undefined){
if(!(validate55(data.array, {instancePath:instancePath+"/array",parentData:data,parentDataProperty:"array",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate55.errors);
errors += validate55.count;
}
}
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
if(!(validate59(data.thermal, {instancePath:instancePath+"/thermal",parentData:data,parentDataProperty:"thermal",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate59.errors);
errors += validate59.count;
}
if(!(validate61(data.dc_losses, {instancePath:instancePath+"/dc_losses",parentData:data,parentDataProperty:"dc_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors += validate61.count;
}
if(!(validate63(data.ac_losses, {instancePath:instancePath+"/ac_losses",parentData:data,parentDataProperty:"ac_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate63.errors);
errors += validate63.count;
}
if(!(validate65(data.spectral, {instancePath:instancePath+"/spectral",parentData:data,parentDataProperty:"spectral",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors += validate65.count;
}
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: ["object","null"]});
errors++;
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
if(!(validate67(data7, {instancePath:instancePath+"/bifacial",parentData:data,parentDataProperty:"bifacial",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate67.errors);
errors += validate67.count;
}
}
else if(data7 === null){
if(data7 !== null){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: "null"});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: ["object","null"]});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate73(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors += validate73.count;
}
}
else if(data9 === null){
if(data9 !== null){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: "null"});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate79(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
vErrors = noteError(vErrors, instancePath+"/module", "type", {type: ["object"]});
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate85(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = noteError(vErrors, instancePath+"/inverter", "type", {type: ["object"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
vErrors = noteError(vErrors, instancePath+"/scene", "type", {type: ["object","null"]});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 0){
vErrors = noteError(vErrors, instancePath+"/scene", "maxProperties", {limit: 0});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_describeTree_body = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
data.iam = {};
}
if(data.thermal === undefined){
data.thermal = {};
}
if(data.dc_losses === undefined){
data.dc_losses = {};
}
if(data.ac_losses === undefined){
data.ac_losses = {};
}
if(data.spectral === undefined){
data.spectral = {};
}
if(data.bifacial === undefined){
data.bifacial = null;
}
if(data.lifetime === undefined){
data.lifetime = {};
}
if(data.storage === undefined){
data.storage = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.scene === undefined){
data.scene = null;
}
if(data.site === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "site"});
errors++;
}
if(data.array === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "array"});
errors++;
}
if(data.weather === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "weather"});
errors++;
}
if(data.module === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "module"});
errors++;
}
if(data.inverter === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "inverter"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.site !== undefined){
if(!(validate53(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors += validate53.count;
}
}
if(data.array !== undefined){
if(!(validate55(data.array, {instancePath:instancePath+"/array",parentData:data,parentDataProperty:"array",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate55.errors);
errors += validate55.count;
}
}
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
if(!(validate59(data.thermal, {instancePath:instancePath+"/thermal",parentData:data,parentDataProperty:"thermal",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate59.errors);
errors += validate59.count;
}
if(!(validate61(data.dc_losses, {instancePath:instancePath+"/dc_losses",parentData:data,parentDataProperty:"dc_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors += validate61.count;
}
if(!(validate63(data.ac_losses, {instancePath:instancePath+"/ac_losses",parentData:data,parentDataProperty:"ac_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate63.errors);
errors += validate63.count;
}
if(!(validate65(data.spectral, {instancePath:instancePath+"/spectral",parentData:data,parentDataProperty:"spectral",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors += validate65.count;
}
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: ["object","null"]});
errors++;
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
if(!(validate67(data7, {instancePath:instancePath+"/bifacial",parentData:data,parentDataProperty:"bifacial",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate67.errors);
errors += validate67.count;
}
}
else if(data7 === null){
if(data7 !== null){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: "null"});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: ["object","null"]});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate73(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors += validate73.count;
}
}
else if(data9 === null){
if(data9 !== null){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: "null"});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate79(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
vErrors = noteError(vErrors, instancePath+"/module", "type", {type: ["object"]});
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate85(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = noteError(vErrors, instancePath+"/inverter", "type", {type: ["object"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
vErrors = noteError(vErrors, instancePath+"/scene", "type", {type: ["object","null"]});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 0){
vErrors = noteError(vErrors, instancePath+"/scene", "maxProperties", {limit: 0});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_getIamCurve_body = validate124;

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NoModule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate128.errors = vErrors;
validate128.count = errors;
return errors === 0;
}


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamCurveRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "iam"});
errors++;
}
for(const key0 in data){
if(!((key0 === "iam") || (key0 === "module"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.iam !== undefined){
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
}
if(data.module !== undefined){
let data1 = data.module;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
vErrors = noteError(vErrors, instancePath+"/module", "type", {type: ["object"]});
errors++;
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["id"] !== undefined) && data1["model"] === undefined){
if(!(validate83(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["model"] !== undefined)){
if(!(validate85(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
if(!(validate128(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate128.errors);
errors += validate128.count;
}
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate124.errors = vErrors;
validate124.count = errors;
return errors === 0;
}

export const validate_estimateSiteMonthly_body = validate130;

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SiteMonthlyRequest" */;
let vErrors = null;
let errors = 0;
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
if(data.t_mean_monthly_c === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "t_mean_monthly_c"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "t_mean_monthly_c") || (key0 === "precipitation_monthly_mm")) || (key0 === "albedo")) || (key0 === "soiling")) || (key0 === "tilt_deg"))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.t_mean_monthly_c !== undefined){
let data0 = data.t_mean_monthly_c;
if(Array.isArray(data0)){
if(data0.length > 12){
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c", "maxItems", {limit: 12});
errors++;
}
if(data0.length < 12){
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c", "minItems", {limit: 12});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c/" + i0, "maximum", {limit: 50});
errors++;
}
if(data1 < -80 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c/" + i0, "minimum", {limit: -80});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c/" + i0, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/t_mean_monthly_c", "type", {type: "array"});
errors++;
}
}
let data2 = data.precipitation_monthly_mm;
if(Array.isArray(data2)){
if(data2.length > 12){
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm", "maxItems", {limit: 12});
errors++;
}
if(data2.length < 12){
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm", "minItems", {limit: 12});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm/" + i1, "maximum", {limit: 5000});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm/" + i1, "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm/" + i1, "type", {type: "number"});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath+"/precipitation_monthly_mm", "type", {type: "array"});
errors++;
}
let data4 = data.albedo;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/albedo", "maximum", {limit: 1});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/albedo", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo", "type", {type: "number"});
errors++;
}
let data5 = data.soiling;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/soiling", "maximum", {limit: 1});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = noteError(vErrors, instancePath+"/soiling", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/soiling", "type", {type: "number"});
errors++;
}
let data6 = data.tilt_deg;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "maximum", {limit: 90});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "type", {type: "number"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate130.errors = vErrors;
validate130.count = errors;
return errors === 0;
}

export const validate_schema_RunRequest = validate52;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
data.iam = {};
}
if(data.thermal === undefined){
data.thermal = {};
}
if(data.dc_losses === undefined){
data.dc_losses = {};
}
if(data.ac_losses === undefined){
data.ac_losses = {};
}
if(data.spectral === undefined){
data.spectral = {};
}
if(data.bifacial === undefined){
data.bifacial = null;
}
if(data.lifetime === undefined){
data.lifetime = {};
}
if(data.storage === undefined){
data.storage = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.scene === undefined){
data.scene = null;
}
if(data.site === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "site"});
errors++;
}
if(data.array === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "array"});
errors++;
}
if(data.weather === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "weather"});
errors++;
}
if(data.module === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "module"});
errors++;
}
if(data.inverter === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "inverter"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.site !== undefined){
if(!(validate53(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate53.errors);
errors += validate53.count;
}
}
if(data.array !== undefined){
if(!(validate55(data.array, {instancePath:instancePath+"/array",parentData:data,parentDataProperty:"array",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate55.errors);
errors += validate55.count;
}
}
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
if(!(validate59(data.thermal, {instancePath:instancePath+"/thermal",parentData:data,parentDataProperty:"thermal",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate59.errors);
errors += validate59.count;
}
if(!(validate61(data.dc_losses, {instancePath:instancePath+"/dc_losses",parentData:data,parentDataProperty:"dc_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate61.errors);
errors += validate61.count;
}
if(!(validate63(data.ac_losses, {instancePath:instancePath+"/ac_losses",parentData:data,parentDataProperty:"ac_losses",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate63.errors);
errors += validate63.count;
}
if(!(validate65(data.spectral, {instancePath:instancePath+"/spectral",parentData:data,parentDataProperty:"spectral",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate65.errors);
errors += validate65.count;
}
let data7 = data.bifacial;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: ["object","null"]});
errors++;
}
if(typeof data7 == "object" && data7 !== null && !Array.isArray(data7)){
if(!(validate67(data7, {instancePath:instancePath+"/bifacial",parentData:data,parentDataProperty:"bifacial",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate67.errors);
errors += validate67.count;
}
}
else if(data7 === null){
if(data7 !== null){
vErrors = noteError(vErrors, instancePath+"/bifacial", "type", {type: "null"});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: ["object","null"]});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate73(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate73.errors);
errors += validate73.count;
}
}
else if(data9 === null){
if(data9 !== null){
vErrors = noteError(vErrors, instancePath+"/storage", "type", {type: "null"});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate79(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
vErrors = noteError(vErrors, instancePath+"/module", "type", {type: ["object"]});
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate85(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
vErrors = noteError(vErrors, instancePath+"/inverter", "type", {type: ["object"]});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
vErrors = noteError(vErrors, instancePath+"/scene", "type", {type: ["object","null"]});
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(Object.keys(data14).length > 0){
vErrors = noteError(vErrors, instancePath+"/scene", "maxProperties", {limit: 0});
errors++;
}
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_schema_SimpleRunRequest = validate121;

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SimpleRunRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.module_type === undefined){
data.module_type = "standard";
}
if(data.bifaciality === undefined){
data.bifaciality = 0;
}
if(data.racking === undefined){
data.racking = "fixed";
}
if(data.gcr === undefined){
data.gcr = 0.4;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
if(data.inverter_efficiency === undefined){
data.inverter_efficiency = 0.96;
}
if(data.inverter_model === undefined){
data.inverter_model = "flat";
}
if(data.losses_percent === undefined){
data.losses_percent = 11.42;
}
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.latitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "latitude"});
errors++;
}
if(data.longitude === undefined){
vErrors = noteError(vErrors, instancePath, "required", {missingProperty: "longitude"});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
vErrors = noteError(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "maximum", {limit: 90});
errors++;
}
if(data0 < -90 || isNaN(data0)){
vErrors = noteError(vErrors, instancePath+"/latitude", "minimum", {limit: -90});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/latitude", "type", {type: "number"});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "maximum", {limit: 180});
errors++;
}
if(data1 < -180 || isNaN(data1)){
vErrors = noteError(vErrors, instancePath+"/longitude", "minimum", {limit: -180});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/longitude", "type", {type: "number"});
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "maximum", {limit: 10000000});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/system_capacity_kw", "type", {type: "number"});
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = noteError(vErrors, instancePath+"/modules", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/modules", "maximum", {limit: 100000000});
errors++;
}
if(data3 < 1 || isNaN(data3)){
vErrors = noteError(vErrors, instancePath+"/modules", "minimum", {limit: 1});
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_power_w", "maximum", {limit: 2000});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
vErrors = noteError(vErrors, instancePath+"/module_power_w", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/module_power_w", "type", {type: "number"});
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
vErrors = noteError(vErrors, instancePath+"/module_type", "type", {type: "string"});
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
vErrors = noteError(vErrors, instancePath+"/module_type", "enum", {allowedValues: ["standard","premium","thin_film"]});
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
vErrors = noteError(vErrors, instancePath+"/module_efficiency", "type", {type: "number"});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
vErrors = noteError(vErrors, instancePath+"/temperature_coefficient", "type", {type: "number"});
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "maximum", {limit: 1});
errors++;
}
if(data8 < 0 || isNaN(data8)){
vErrors = noteError(vErrors, instancePath+"/bifaciality", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/bifaciality", "type", {type: "number"});
errors++;
}
let data9 = data.racking;
if(typeof data9 !== "string"){
vErrors = noteError(vErrors, instancePath+"/racking", "type", {type: "string"});
errors++;
}
if(!(((data9 === "fixed") || (data9 === "rooftop")) || (data9 === "single_axis"))){
vErrors = noteError(vErrors, instancePath+"/racking", "enum", {allowedValues: ["fixed","rooftop","single_axis"]});
errors++;
}
if(data.tilt_deg !== undefined){
let data10 = data.tilt_deg;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "maximum", {limit: 90});
errors++;
}
if(data10 < 0 || isNaN(data10)){
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/tilt_deg", "type", {type: "number"});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data11 = data.azimuth_deg;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 360 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "maximum", {limit: 360});
errors++;
}
if(data11 < 0 || isNaN(data11)){
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/azimuth_deg", "type", {type: "number"});
errors++;
}
}
let data12 = data.gcr;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 1 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/gcr", "exclusiveMaximum", {limit: 1});
errors++;
}
if(data12 <= 0 || isNaN(data12)){
vErrors = noteError(vErrors, instancePath+"/gcr", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/gcr", "type", {type: "number"});
errors++;
}
let data13 = data.dc_ac_ratio;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "maximum", {limit: 3});
errors++;
}
if(data13 <= 0.5 || isNaN(data13)){
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "exclusiveMinimum", {limit: 0.5});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/dc_ac_ratio", "type", {type: "number"});
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "maximum", {limit: 20000000});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/inverter_ac_kw", "type", {type: "number"});
errors++;
}
}
let data15 = data.inverter_efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "maximum", {limit: 1});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "exclusiveMinimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/inverter_efficiency", "type", {type: "number"});
errors++;
}
let data16 = data.inverter_model;
if(typeof data16 !== "string"){
vErrors = noteError(vErrors, instancePath+"/inverter_model", "type", {type: "string"});
errors++;
}
if(!(((data16 === "flat") || (data16 === "pvwatts")) || (data16 === "reference"))){
vErrors = noteError(vErrors, instancePath+"/inverter_model", "enum", {allowedValues: ["flat","pvwatts","reference"]});
errors++;
}
let data17 = data.losses_percent;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/losses_percent", "minimum", {limit: 0});
errors++;
}
if(data17 >= 100 || isNaN(data17)){
vErrors = noteError(vErrors, instancePath+"/losses_percent", "exclusiveMaximum", {limit: 100});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/losses_percent", "type", {type: "number"});
errors++;
}
if(data.weather !== undefined){
let data18 = data.weather;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
vErrors = noteError(vErrors, instancePath+"/weather", "type", {type: ["object"]});
errors++;
}
if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18) && (data18["id"] !== undefined) && data18["timezone"] === undefined && data18["step_minutes"] === undefined && data18["temp_air_c"] === undefined){
if(!(validate77(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18)){
if(!(validate79(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data19 = data.weather_source;
if(typeof data19 !== "string"){
vErrors = noteError(vErrors, instancePath+"/weather_source", "type", {type: "string"});
errors++;
}
if(!((((((data19 === "auto") || (data19 === "nsrdb")) || (data19 === "pvgis")) || (data19 === "embedded")) || (data19 === "americas_db")) || (data19 === "europe_db"))){
vErrors = noteError(vErrors, instancePath+"/weather_source", "enum", {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]});
errors++;
}
if(data.timezone !== undefined){
let data20 = data.timezone;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 14 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/timezone", "maximum", {limit: 14});
errors++;
}
if(data20 < -14 || isNaN(data20)){
vErrors = noteError(vErrors, instancePath+"/timezone", "minimum", {limit: -14});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/timezone", "type", {type: "number"});
errors++;
}
}
if(data.elevation !== undefined){
let data21 = data.elevation;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9000 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/elevation", "maximum", {limit: 9000});
errors++;
}
if(data21 < -450 || isNaN(data21)){
vErrors = noteError(vErrors, instancePath+"/elevation", "minimum", {limit: -450});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/elevation", "type", {type: "number"});
errors++;
}
}
let data22 = data.albedo;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/albedo", "maximum", {limit: 1});
errors++;
}
if(data22 < 0 || isNaN(data22)){
vErrors = noteError(vErrors, instancePath+"/albedo", "minimum", {limit: 0});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath+"/albedo", "type", {type: "number"});
errors++;
}
if(typeof data.include_series !== "boolean"){
vErrors = noteError(vErrors, instancePath+"/include_series", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = noteError(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate121.errors = vErrors;
validate121.count = errors;
return errors === 0;
}

export const validate_schema_Weather = validate79;

export const validate_schema_Module = validate85;

export const validate_schema_Inverter = validate104;

export const validate_schema_Bifacial = validate67;

function noteError(list, instancePath, keyword, params) {
  if (list === null) return [{instancePath, keyword, params}];
  if (list.length < 1000) list.push({instancePath, keyword, params});
  return list;
}
function joinErrors(list, more) {
  if (list === null) return more;
  for (let i = 0; i < more.length && list.length < 1000; i++) list.push(more[i]);
  return list;
}

function codePoints(text) {
  let length = text.length;
  for (let i = 0; i + 1 < text.length; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) { length--; i++; }
  }
  return length;
}

export * from './parameter-validators.gen.js';
