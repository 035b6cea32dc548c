// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_createRun_body = validate52;
const schema19 = {properties:{"site":0,"array":0,"iam":0,"thermal":0,"dc_losses":0,"ac_losses":0,"spectral":0,"bifacial":0,"lifetime":0,"storage":0,"weather":0,"module":0,"inverter":0,"include_series":0,"scene":0,"report":0}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {properties:{"latitude":0,"longitude":0,"elevation":0,"timezone":0,"albedo_monthly":0,"use_weather_albedo":0,"soiling_monthly":0,"snow_loss_monthly":0,"snow_model":0,"horizon_azimuths_deg":0,"horizon_elevations_deg":0,"use_horizon":0,"horizon_model":0,"refraction":0,"sun_position":0,"sun_instant":0,"irradiance_closure":0,"decomposition":0,"transposition":0,"circumsolar":0}};

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
if(data.snow_loss_monthly === undefined){
data.snow_loss_monthly = null;
}
if(data.snow_model === undefined){
data.snow_model = "monthly";
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data2 = data.elevation;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data2 < -450 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.timezone;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 14 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data3 < -14 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
let data4 = data.albedo_monthly;
if(Array.isArray(data4)){
if(data4.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data4.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "type", params: {type: "array"}});
errors++;
}
if(typeof data.use_weather_albedo !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/use_weather_albedo", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data7 = data.soiling_monthly;
if(Array.isArray(data7)){
if(data7.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data7.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly/" + i1, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling_monthly", keyword: "type", params: {type: "array"}});
errors++;
}
let data9 = data.snow_loss_monthly;
if((!(Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly", keyword: "type", params: {type: ["array","null"]}});
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data9.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly/" + i2, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly/" + i2, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_loss_monthly/" + i2, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
let data11 = data.snow_model;
if(typeof data11 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data11 === "monthly") || (data11 === "marion"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_model", keyword: "enum", params: {allowedValues: ["monthly","marion"]}});
errors++;
}
let data12 = data.horizon_azimuths_deg;
if(Array.isArray(data12)){
if(data12.length > 3600){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_azimuths_deg", keyword: "maxItems", params: {limit: 3600}});
errors++;
}
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
let data13 = data12[i3];
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 360 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_azimuths_deg/" + i3, keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_azimuths_deg/" + i3, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_azimuths_deg/" + i3, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_azimuths_deg", keyword: "type", params: {type: "array"}});
errors++;
}
let data14 = data.horizon_elevations_deg;
if(Array.isArray(data14)){
if(data14.length > 3600){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_elevations_deg", keyword: "maxItems", params: {limit: 3600}});
errors++;
}
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
let data15 = data14[i4];
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 90 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_elevations_deg/" + i4, keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data15 < -10 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_elevations_deg/" + i4, keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_elevations_deg/" + i4, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_elevations_deg", keyword: "type", params: {type: "array"}});
errors++;
}
if(typeof data.use_horizon !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/use_horizon", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data17 = data.horizon_model;
if(typeof data17 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data17 === "beam") || (data17 === "beam_diffuse"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/horizon_model", keyword: "enum", params: {allowedValues: ["beam","beam_diffuse"]}});
errors++;
}
if(typeof data.refraction !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/refraction", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data19 = data.sun_position;
if(typeof data19 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_position", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data19 === "spa") || (data19 === "psa"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_position", keyword: "enum", params: {allowedValues: ["spa","psa"]}});
errors++;
}
let data20 = data.sun_instant;
if(typeof data20 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_instant", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data20 === "sunlit_middle") || (data20 === "middle"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_instant", keyword: "enum", params: {allowedValues: ["sunlit_middle","middle"]}});
errors++;
}
let data21 = data.irradiance_closure;
if(typeof data21 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_closure", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data21 === "global_diffuse") || (data21 === "beam_diffuse")) || (data21 === "global_beam"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_closure", keyword: "enum", params: {allowedValues: ["global_diffuse","beam_diffuse","global_beam"]}});
errors++;
}
let data22 = data.decomposition;
if(typeof data22 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/decomposition", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data22 === "erbs") || (data22 === "erbs_driesse")) || (data22 === "orgill_hollands")) || (data22 === "disc")) || (data22 === "dirint")) || (data22 === "boland"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/decomposition", keyword: "enum", params: {allowedValues: ["erbs","erbs_driesse","orgill_hollands","disc","dirint","boland"]}});
errors++;
}
let data23 = data.transposition;
if(typeof data23 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transposition", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data23 === "perez") || (data23 === "perez_driesse")) || (data23 === "hay_davies")) || (data23 === "reindl")) || (data23 === "klucher")) || (data23 === "isotropic"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transposition", keyword: "enum", params: {allowedValues: ["perez","perez_driesse","hay_davies","reindl","klucher","isotropic"]}});
errors++;
}
let data24 = data.circumsolar;
if(typeof data24 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/circumsolar", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data24 === "beam") || (data24 === "diffuse"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/circumsolar", keyword: "enum", params: {allowedValues: ["beam","diffuse"]}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

const schema21 = {properties:{"track_mode":0,"tilt_deg":0,"tilt_monthly_deg":0,"azimuth_deg":0,"gcr":0,"collector_width_m":0,"n_rows":0,"row_length_m":0,"band_top_m":0,"band_bottom_m":0,"inter_row_shading":0,"row_model":0,"shade_mode":0,"diffuse_shading":0,"ground_shading":0,"string_steps":0,"cell_traverse_m":0,"fraction_for_electrical":0,"tracking":0,"backtracking":0,"rotation_limit_deg":0,"rotation_min_deg":0,"rotation_max_deg":0,"cross_axis_slope_deg":0,"wind_stow":0,"wind_stow_speed_ms":0,"wind_stow_angle_deg":0,"operating_point":0,"modules_per_string":0,"strings_per_inverter":0,"n_inverters":0}};

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
if(data.tilt_monthly_deg === undefined){
data.tilt_monthly_deg = null;
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
if(data.row_length_m === undefined){
data.row_length_m = null;
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
data.row_model = null;
}
if(data.shade_mode === undefined){
data.shade_mode = "electrical";
}
if(data.diffuse_shading === undefined){
data.diffuse_shading = "lune";
}
if(data.ground_shading === undefined){
data.ground_shading = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "modules_per_string"}});
errors++;
}
if(data.strings_per_inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "strings_per_inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.track_mode;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/track_mode", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data0 === "fixed") || (data0 === "single_axis")) || (data0 === "two_axis")) || (data0 === "seasonal_tilt")) || (data0 === "ewf")) || (data0 === "rooftop"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/track_mode", keyword: "enum", params: {allowedValues: ["fixed","single_axis","two_axis","seasonal_tilt","ewf","rooftop"]}});
errors++;
}
let data1 = data.tilt_deg;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
let data2 = data.tilt_monthly_deg;
if((!(Array.isArray(data2))) && (data2 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg", keyword: "type", params: {type: ["array","null"]}});
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data2.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 90 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg/" + i0, keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_monthly_deg/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
let data4 = data.azimuth_deg;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 360 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.gcr;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.collector_width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/collector_width_m", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/collector_width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/collector_width_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.n_rows;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_rows", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_rows", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data7 < 1 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_rows", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data8 = data.row_length_m;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/row_length_m", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/row_length_m", keyword: "maximum", params: {limit: 100000}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/row_length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data9 = data.band_top_m;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_top_m", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_top_m", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_top_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data10 = data.band_bottom_m;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_bottom_m", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_bottom_m", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_bottom_m", keyword: "type", params: {type: "number"}});
errors++;
}
if(typeof data.inter_row_shading !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inter_row_shading", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data12 = data.row_model;
if((typeof data12 !== "string") && (data12 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/row_model", keyword: "type", params: {type: ["string","null"]}});
errors++;
}
if(!((((data12 === "rows") || (data12 === "shading_table")) || (data12 === "projection")) || (data12 === null))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/row_model", keyword: "enum", params: {allowedValues: ["rows","shading_table","projection",null]}});
errors++;
}
let data13 = data.shade_mode;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shade_mode", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data13 === "none") || (data13 === "linear")) || (data13 === "electrical"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shade_mode", keyword: "enum", params: {allowedValues: ["none","linear","electrical"]}});
errors++;
}
let data14 = data.diffuse_shading;
if(typeof data14 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diffuse_shading", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data14 === "lune") || (data14 === "limit_angle")) || (data14 === "none"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diffuse_shading", keyword: "enum", params: {allowedValues: ["lune","limit_angle","none"]}});
errors++;
}
let data15 = data.ground_shading;
if((typeof data15 !== "string") && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ground_shading", keyword: "type", params: {type: ["string","null"]}});
errors++;
}
if(!(((data15 === "first_row") || (data15 === "sunlit_strip")) || (data15 === null))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ground_shading", keyword: "enum", params: {allowedValues: ["first_row","sunlit_strip",null]}});
errors++;
}
let data16 = data.string_steps;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_steps", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_steps", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_steps", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data17 = data.cell_traverse_m;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 10 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cell_traverse_m", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cell_traverse_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cell_traverse_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data18 = data.fraction_for_electrical;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fraction_for_electrical", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data18 < 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fraction_for_electrical", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fraction_for_electrical", keyword: "type", params: {type: "number"}});
errors++;
}
let data19 = data.tracking;
if((typeof data19 !== "string") && (data19 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tracking", keyword: "type", params: {type: ["string","null"]}});
errors++;
}
if(!(((((data19 === "true_tracking") || (data19 === "backtracking")) || (data19 === "optimised")) || (data19 === "terrain_aware")) || (data19 === null))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tracking", keyword: "enum", params: {allowedValues: ["true_tracking","backtracking","optimised","terrain_aware",null]}});
errors++;
}
if(typeof data.backtracking !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/backtracking", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data21 = data.rotation_limit_deg;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_limit_deg", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 90 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_limit_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data21 < 0 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_limit_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data22 = data.rotation_min_deg;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_min_deg", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 0 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_min_deg", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data22 < -90 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_min_deg", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
let data23 = data.rotation_max_deg;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_max_deg", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 90 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_max_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data23 < 0 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rotation_max_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data24 = data.cross_axis_slope_deg;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 45 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cross_axis_slope_deg", keyword: "maximum", params: {limit: 45}});
errors++;
}
if(data24 < -45 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cross_axis_slope_deg", keyword: "minimum", params: {limit: -45}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cross_axis_slope_deg", keyword: "type", params: {type: "number"}});
errors++;
}
if(typeof data.wind_stow !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data26 = data.wind_stow_speed_ms;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_speed_ms", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data26 <= 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_speed_ms", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_speed_ms", keyword: "type", params: {type: "number"}});
errors++;
}
let data27 = data.wind_stow_angle_deg;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 90 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_angle_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data27 < -90 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_angle_deg", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_stow_angle_deg", keyword: "type", params: {type: "number"}});
errors++;
}
let data28 = data.operating_point;
if(typeof data28 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/operating_point", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data28 === "mppt_window") || (data28 === "power_limits"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/operating_point", keyword: "enum", params: {allowedValues: ["mppt_window","power_limits"]}});
errors++;
}
if(data.modules_per_string !== undefined){
let data29 = data.modules_per_string;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 10000 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data29 < 1 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.strings_per_inverter !== undefined){
let data30 = data.strings_per_inverter;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings_per_inverter", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 100000000 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings_per_inverter", keyword: "maximum", params: {limit: 100000000}});
errors++;
}
if(data30 < 1 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings_per_inverter", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data31 = data.n_inverters;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_inverters", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 1000000 || isNaN(data31)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_inverters", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data31 < 1 || isNaN(data31)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_inverters", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

const schema22 = {properties:{"kind":0,"diffuse":0,"b0":0,"a_r":0,"sandia_coefficients":0,"n":0,"n_ar":0,"k_per_m":0,"thickness_m":0,"interpolation":0,"angles_deg":0,"factors":0}};

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
if(data.interpolation === undefined){
data.interpolation = "pvsyst";
}
if(data.angles_deg === undefined){
data.angles_deg = [];
}
if(data.factors === undefined){
data.factors = [];
}
for(const key0 in data){
if(!(func1.call(schema22.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((((data0 === "auto") || (data0 === "ashrae")) || (data0 === "fresnel")) || (data0 === "fresnel_ar")) || (data0 === "martin_ruiz")) || (data0 === "sam_cover")) || (data0 === "sandia")) || (data0 === "schlick")) || (data0 === "table")) || (data0 === "off"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "enum", params: {allowedValues: ["auto","ashrae","fresnel","fresnel_ar","martin_ruiz","sam_cover","sandia","schlick","table","off"]}});
errors++;
}
let data1 = data.diffuse;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diffuse", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((data1 === "integrated") || (data1 === "sixty_degrees")) || (data1 === "brandemuehl")) || (data1 === "off"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diffuse", keyword: "enum", params: {allowedValues: ["integrated","sixty_degrees","brandemuehl","off"]}});
errors++;
}
let data2 = data.b0;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/b0", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/b0", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/b0", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.a_r;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_r", keyword: "maximum", params: {limit: 2}});
errors++;
}
if(data3 < 0.01 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_r", keyword: "minimum", params: {limit: 0.01}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_r", keyword: "type", params: {type: "number"}});
errors++;
}
let data4 = data.sandia_coefficients;
if(Array.isArray(data4)){
if(data4.length > 6){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients", keyword: "maxItems", params: {limit: 6}});
errors++;
}
if(data4.length < 6){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients", keyword: "minItems", params: {limit: 6}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients/" + i0, keyword: "maximum", params: {limit: 2}});
errors++;
}
if(data5 < -2 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients/" + i0, keyword: "minimum", params: {limit: -2}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sandia_coefficients", keyword: "type", params: {type: "array"}});
errors++;
}
let data6 = data.n;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data6 <= 1 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n", keyword: "exclusiveMinimum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.n_ar;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_ar", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data7 <= 1 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_ar", keyword: "exclusiveMinimum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/n_ar", keyword: "type", params: {type: "number"}});
errors++;
}
let data8 = data.k_per_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/k_per_m", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/k_per_m", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/k_per_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data9 = data.thickness_m;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0.1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/thickness_m", keyword: "maximum", params: {limit: 0.1}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/thickness_m", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/thickness_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data10 = data.interpolation;
if(typeof data10 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interpolation", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data10 === "pvsyst") || (data10 === "linear"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interpolation", keyword: "enum", params: {allowedValues: ["pvsyst","linear"]}});
errors++;
}
let data11 = data.angles_deg;
if(Array.isArray(data11)){
if(data11.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg", keyword: "maxItems", params: {limit: 200}});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i1, keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg", keyword: "type", params: {type: "array"}});
errors++;
}
let data13 = data.factors;
if(Array.isArray(data13)){
if(data13.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors", keyword: "maxItems", params: {limit: 200}});
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1.2 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i2, keyword: "maximum", params: {limit: 1.2}});
errors++;
}
if(data14 < 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i2, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i2, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors", keyword: "type", params: {type: "array"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

const schema23 = {properties:{"model":0,"inertia":0,"unit_mass_kgm2":0,"u_c":0,"u_v":0,"absorptivity":0,"module_efficiency":0,"noct_c":0,"array_height_stories":0,"sapm_a":0,"sapm_b":0,"sapm_delta_t_c":0,"ross_k":0,"fuentes_module_height_m":0,"fuentes_wind_height_m":0,"fuentes_emissivity":0,"fuentes_absorption":0,"mounting":0,"back_temp_c":0}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Thermal" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.model === undefined){
data.model = "pvsyst";
}
if(data.inertia === undefined){
data.inertia = "none";
}
if(data.unit_mass_kgm2 === undefined){
data.unit_mass_kgm2 = 11.1;
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
if(data.mounting === undefined){
data.mounting = "rack";
}
if(data.back_temp_c === undefined){
data.back_temp_c = 20;
}
for(const key0 in data){
if(!(func1.call(schema23.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((((((data0 === "pvsyst") || (data0 === "faiman")) || (data0 === "noct")) || (data0 === "sapm")) || (data0 === "ross")) || (data0 === "fuentes")) || (data0 === "heat_transfer"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "enum", params: {allowedValues: ["pvsyst","faiman","noct","sapm","ross","fuentes","heat_transfer"]}});
errors++;
}
let data1 = data.inertia;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inertia", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data1 === "none") || (data1 === "prilliman"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inertia", keyword: "enum", params: {allowedValues: ["none","prilliman"]}});
errors++;
}
let data2 = data.unit_mass_kgm2;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 18 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unit_mass_kgm2", keyword: "maximum", params: {limit: 18}});
errors++;
}
if(data2 < 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unit_mass_kgm2", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unit_mass_kgm2", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.u_c;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_c", keyword: "maximum", params: {limit: 200}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_c", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data4 = data.u_v;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_v", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/u_v", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.absorptivity;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/absorptivity", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/absorptivity", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/absorptivity", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.module_efficiency;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data6 >= 1 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
let data7 = data.noct_c;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data7 < 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
let data8 = data.array_height_stories;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/array_height_stories", keyword: "type", params: {type: "integer"}});
errors++;
}
if(!((data8 === 1) || (data8 === 2))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/array_height_stories", keyword: "enum", params: {allowedValues: [1,2]}});
errors++;
}
let data9 = data.sapm_a;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_a", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data9 < -10 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_a", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_a", keyword: "type", params: {type: "number"}});
errors++;
}
let data10 = data.sapm_b;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_b", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data10 < -1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_b", keyword: "minimum", params: {limit: -1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_b", keyword: "type", params: {type: "number"}});
errors++;
}
let data11 = data.sapm_delta_t_c;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_delta_t_c", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_delta_t_c", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sapm_delta_t_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.ross_k;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ross_k", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 0.2 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ross_k", keyword: "maximum", params: {limit: 0.2}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ross_k", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data13 = data.fuentes_module_height_m;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 200 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_module_height_m", keyword: "maximum", params: {limit: 200}});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_module_height_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_module_height_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data14 = data.fuentes_wind_height_m;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 200 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_wind_height_m", keyword: "maximum", params: {limit: 200}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_wind_height_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_wind_height_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data15 = data.fuentes_emissivity;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_emissivity", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_emissivity", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_emissivity", keyword: "type", params: {type: "number"}});
errors++;
}
let data16 = data.fuentes_absorption;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_absorption", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_absorption", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fuentes_absorption", keyword: "type", params: {type: "number"}});
errors++;
}
let data17 = data.mounting;
if(typeof data17 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mounting", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data17 === "rack") || (data17 === "flush")) || (data17 === "integrated"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mounting", keyword: "enum", params: {allowedValues: ["rack","flush","integrated"]}});
errors++;
}
let data18 = data.back_temp_c;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 80 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/back_temp_c", keyword: "maximum", params: {limit: 80}});
errors++;
}
if(data18 < -50 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/back_temp_c", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/back_temp_c", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.quality_loss;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/quality_loss", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < -0.5 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/quality_loss", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
if(data0 >= 1 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/quality_loss", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
let data1 = data.lid_loss;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lid_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data1 >= 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lid_loss", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lid_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data2 = data.module_mismatch_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_mismatch_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data2 >= 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_mismatch_loss", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_mismatch_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.string_mismatch_loss;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_mismatch_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data3 >= 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_mismatch_loss", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/string_mismatch_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data4 = data.dc_wiring_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_wiring_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data4 >= 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_wiring_loss_at_stc", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_wiring_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.dc_wiring_model;
if(typeof data5 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_wiring_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data5 === "ohmic_i2r") || (data5 === "flat"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_wiring_model", keyword: "enum", params: {allowedValues: ["ohmic_i2r","flat"]}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

const schema25 = {properties:{"ac_wiring_loss_at_stc":0,"ohmic_model":0,"transformer_constant_loss":0,"transformer_loss_at_stc":0,"mv_line_loss_at_stc":0,"hv_transformer_loss_at_stc":0,"hv_transformer_constant_loss":0,"hv_line_loss_at_stc":0,"transmission_loss":0,"other_loss":0,"aux_kw":0,"aux_threshold_kw":0,"aux_proportional_w_per_kw":0,"aux_night_kw":0,"grid_poi_limit_kw":0,"grid_limit_at":0,"grid_limit_apparent":0,"unavailability_loss":0,"power_factor":0,"subhourly_clipping":0,"pnom_apparent":0,"inverter_night_tare":0,"transformer_night_disconnect":0,"power_reference":0,"use_auxiliaries":0,"use_mv_transformer":0,"use_mv_line":0}};

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
if(data.subhourly_clipping === undefined){
data.subhourly_clipping = "none";
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.ac_wiring_loss_at_stc;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_wiring_loss_at_stc", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_wiring_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_wiring_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data1 = data.ohmic_model;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ohmic_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data1 === "ohmic_i2r") || (data1 === "flat"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ohmic_model", keyword: "enum", params: {allowedValues: ["ohmic_i2r","flat"]}});
errors++;
}
let data2 = data.transformer_constant_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_constant_loss", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_constant_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_constant_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.transformer_loss_at_stc;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_loss_at_stc", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data4 = data.mv_line_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mv_line_loss_at_stc", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mv_line_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mv_line_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.hv_transformer_loss_at_stc;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_loss_at_stc", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.hv_transformer_constant_loss;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_constant_loss", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_constant_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_transformer_constant_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.hv_line_loss_at_stc;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_line_loss_at_stc", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_line_loss_at_stc", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/hv_line_loss_at_stc", keyword: "type", params: {type: "number"}});
errors++;
}
let data8 = data.transmission_loss;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmission_loss", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmission_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmission_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data9 = data.other_loss;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other_loss", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data10 = data.aux_kw;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_kw", keyword: "type", params: {type: "number"}});
errors++;
}
let data11 = data.aux_threshold_kw;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_threshold_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_threshold_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_threshold_kw", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.aux_proportional_w_per_kw;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_proportional_w_per_kw", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_proportional_w_per_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_proportional_w_per_kw", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.aux_night_kw;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_night_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_night_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aux_night_kw", keyword: "type", params: {type: "number"}});
errors++;
}
let data14 = data.grid_poi_limit_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_poi_limit_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data14 < 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_poi_limit_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_poi_limit_kw", keyword: "type", params: {type: "number"}});
errors++;
}
let data15 = data.grid_limit_at;
if(typeof data15 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_limit_at", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data15 === "injection") || (data15 === "inverter_output"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_limit_at", keyword: "enum", params: {allowedValues: ["injection","inverter_output"]}});
errors++;
}
if(typeof data.grid_limit_apparent !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/grid_limit_apparent", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data17 = data.unavailability_loss;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unavailability_loss", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unavailability_loss", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/unavailability_loss", keyword: "type", params: {type: "number"}});
errors++;
}
let data18 = data.power_factor;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_factor", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_factor", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_factor", keyword: "type", params: {type: "number"}});
errors++;
}
let data19 = data.subhourly_clipping;
if(typeof data19 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/subhourly_clipping", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data19 === "none") || (data19 === "allen")) || (data19 === "walker"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/subhourly_clipping", keyword: "enum", params: {allowedValues: ["none","allen","walker"]}});
errors++;
}
if(typeof data.pnom_apparent !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pnom_apparent", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(typeof data.inverter_night_tare !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_night_tare", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(typeof data.transformer_night_disconnect !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transformer_night_disconnect", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data23 = data.power_reference;
if(typeof data23 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_reference", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data23 === "pnom_inverter") || (data23 === "pnom_stc"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_reference", keyword: "enum", params: {allowedValues: ["pnom_inverter","pnom_stc"]}});
errors++;
}
if(typeof data.use_auxiliaries !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/use_auxiliaries", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(typeof data.use_mv_transformer !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/use_mv_transformer", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(typeof data.use_mv_line !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/use_mv_line", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.mode;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mode", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((data0 === "off") || (data0 === "first_solar")) || (data0 === "sandia_airmass")) || (data0 === "caballero"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mode", keyword: "enum", params: {allowedValues: ["off","first_solar","sandia_airmass","caballero"]}});
errors++;
}
let data1 = data.coefficients;
if(Array.isArray(data1)){
if(data1.length > 6){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/coefficients", keyword: "maxItems", params: {limit: 6}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/coefficients/" + i0, keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data2 < -10 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/coefficients/" + i0, keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/coefficients/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/coefficients", keyword: "type", params: {type: "array"}});
errors++;
}
let data3 = data.aod500;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aod500", keyword: "maximum", params: {limit: 5}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aod500", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/aod500", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if(data.albedo_monthly === undefined){
data.albedo_monthly = null;
}
for(const key0 in data){
if(!((((((((key0 === "model") || (key0 === "height_m")) || (key0 === "bifaciality")) || (key0 === "structure_shading")) || (key0 === "rear_mismatch")) || (key0 === "transparency")) || (key0 === "fixed_fraction")) || (key0 === "albedo_monthly"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data0 === "view_factor") || (data0 === "fixed_fraction"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "enum", params: {allowedValues: ["view_factor","fixed_fraction"]}});
errors++;
}
let data1 = data.height_m;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height_m", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height_m", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height_m", keyword: "type", params: {type: "number"}});
errors++;
}
let data2 = data.bifaciality;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data3 = data.structure_shading;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/structure_shading", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/structure_shading", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/structure_shading", keyword: "type", params: {type: "number"}});
errors++;
}
let data4 = data.rear_mismatch;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rear_mismatch", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rear_mismatch", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/rear_mismatch", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.transparency;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transparency", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transparency", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transparency", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.fixed_fraction;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fixed_fraction", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fixed_fraction", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fixed_fraction", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.albedo_monthly;
if((!(Array.isArray(data7))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "type", params: {type: ["array","null"]}});
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data7.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo_monthly/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.resource;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/resource", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/resource", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/resource", keyword: "type", params: {type: "number"}});
errors++;
}
let data1 = data.interannual;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interannual", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interannual", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interannual", keyword: "type", params: {type: "number"}});
errors++;
}
let data2 = data.model;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "number"}});
errors++;
}
let data3 = data.other;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/other", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.analysis_period_years;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/analysis_period_years", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/analysis_period_years", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data0 < 1 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/analysis_period_years", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data1 = data.dc_degradation_rate;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 0.2 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_degradation_rate", keyword: "maximum", params: {limit: 0.2}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_degradation_rate", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_degradation_rate", keyword: "type", params: {type: "number"}});
errors++;
}
let data2 = data.year;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/year", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/year", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/year", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data3 = data.uncertainty;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data4 = data.uncertainty_parts;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: "null"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "charge_start_h"}});
errors++;
}
if(data.charge_end_h === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "charge_end_h"}});
errors++;
}
if(data.discharge_start_h === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "discharge_start_h"}});
errors++;
}
if(data.discharge_end_h === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "discharge_end_h"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "charge_start_h") || (key0 === "charge_end_h")) || (key0 === "discharge_start_h")) || (key0 === "discharge_end_h"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.charge_start_h !== undefined){
let data0 = data.charge_start_h;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_start_h", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data0 >= 24 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_start_h", keyword: "exclusiveMaximum", params: {limit: 24}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_start_h", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.charge_end_h !== undefined){
let data1 = data.charge_end_h;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 24 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_end_h", keyword: "maximum", params: {limit: 24}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_end_h", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_end_h", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.discharge_start_h !== undefined){
let data2 = data.discharge_start_h;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_start_h", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data2 >= 24 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_start_h", keyword: "exclusiveMaximum", params: {limit: 24}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_start_h", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.discharge_end_h !== undefined){
let data3 = data.discharge_end_h;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_end_h", keyword: "maximum", params: {limit: 24}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_end_h", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_end_h", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "capacity_kwh"}});
errors++;
}
if(data.strategy === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "strategy"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema30.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.capacity_kwh !== undefined){
let data0 = data.capacity_kwh;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/capacity_kwh", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/capacity_kwh", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/capacity_kwh", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.strategy !== undefined){
let data1 = data.strategy;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strategy", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data1 === "grid_limit") || (data1 === "self_consumption")) || (data1 === "schedule"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strategy", keyword: "enum", params: {allowedValues: ["grid_limit","self_consumption","schedule"]}});
errors++;
}
}
let data2 = data.charge_max_kw;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_max_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/charge_max_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data3 = data.discharge_max_kw;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_max_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/discharge_max_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data4 = data.efficiency_charge;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_charge", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_charge", keyword: "minimum", params: {limit: 0.01}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_charge", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.efficiency_discharge;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_discharge", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0.01 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_discharge", keyword: "minimum", params: {limit: 0.01}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_discharge", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.soc_min;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_min", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_min", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_min", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.soc_start;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_start", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_start", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soc_start", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data8 = data.load_kw;
if(((!((typeof data8 == "number") && (isFinite(data8)))) && (!(Array.isArray(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "type", params: {type: ["number","array","null"]}});
errors++;
}
if(typeof data8 == "number"){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
else if(Array.isArray(data8)){
if(Array.isArray(data8)){
if(data8.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data8.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw/" + i0, keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data9 < 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "type", params: {type: "array"}});
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/load_kw", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data10 = data.schedule;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/schedule", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/schedule", keyword: "type", params: {type: "null"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(!pattern3.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "pattern", params: {pattern: "^met_[A-Za-z0-9_-]+$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate77.errors = vErrors;
validate77.count = errors;
return errors === 0;
}

const schema33 = {properties:{"timezone":0,"step_minutes":0,"interval":0,"sun_offset_min":0,"start":0,"time":0,"ghi_wm2":0,"dhi_wm2":0,"dni_wm2":0,"poa_wm2":0,"temp_air_c":0,"wind_speed_ms":0,"relative_humidity":0,"pressure_hpa":0,"precipitable_water_cm":0,"albedo":0,"snow_depth_cm":0,"latitude":0,"longitude":0,"elevation":0,"reference_series":0,"meta":0}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");
const pattern6 = new RegExp("^(?!.*(^|[,;\"])\\s*[=+\\-@＝＋－＠])[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WeatherMeta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/source", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/source", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.radiation_db !== undefined){
let data2 = data.radiation_db;
if(typeof data2 === "string"){
if(func8(data2) > 500){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/radiation_db", keyword: "maxLength", params: {limit: 500}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/radiation_db", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 === "string"){
if(func8(data3) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/format", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/format", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.notes !== undefined){
let data4 = data.notes;
if(Array.isArray(data4)){
if(data4.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes", keyword: "maxItems", params: {limit: 200}});
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func8(data5) > 2000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes/" + i0, keyword: "maxLength", params: {limit: 2000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "timezone"}});
errors++;
}
if(data.step_minutes === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "step_minutes"}});
errors++;
}
if(data.temp_air_c === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "temp_air_c"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema33.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 14 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data0 < -14 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.step_minutes !== undefined){
let data1 = data.step_minutes;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 60 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/step_minutes", keyword: "maximum", params: {limit: 60}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/step_minutes", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/step_minutes", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data2 = data.interval;
if(typeof data2 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interval", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data2 === "start") || (data2 === "middle")) || (data2 === "end"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interval", keyword: "enum", params: {allowedValues: ["start","middle","end"]}});
errors++;
}
let data3 = data.sun_offset_min;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_offset_min", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1440 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_offset_min", keyword: "maximum", params: {limit: 1440}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/sun_offset_min", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data4 = data.start;
if((typeof data4 !== "string") && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start", keyword: "type", params: {type: ["string","null"]}});
errors++;
}
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}});
errors++;
}
}
let data5 = data.time;
if((!(Array.isArray(data5))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "type", params: {type: ["array","null"]}});
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data5.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time/" + i0, keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time/" + i0, keyword: "type", params: {type: "string"}});
errors++;
}
}
}
if(data.ghi_wm2 !== undefined){
let data7 = data.ghi_wm2;
if(Array.isArray(data7)){
if(data7.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data7.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2/" + i1, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2500 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2/" + i1, keyword: "maximum", params: {limit: 2500}});
errors++;
}
if(data8 < -50 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2/" + i1, keyword: "minimum", params: {limit: -50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ghi_wm2", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.dhi_wm2 !== undefined){
let data9 = data.dhi_wm2;
if(Array.isArray(data9)){
if(data9.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data9.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2/" + i2, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2500 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2/" + i2, keyword: "maximum", params: {limit: 2500}});
errors++;
}
if(data10 < -50 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2/" + i2, keyword: "minimum", params: {limit: -50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dhi_wm2", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.dni_wm2 !== undefined){
let data11 = data.dni_wm2;
if(Array.isArray(data11)){
if(data11.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data11.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2/" + i3, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2500 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2/" + i3, keyword: "maximum", params: {limit: 2500}});
errors++;
}
if(data12 < -50 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2/" + i3, keyword: "minimum", params: {limit: -50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dni_wm2", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.poa_wm2 !== undefined){
let data13 = data.poa_wm2;
if(Array.isArray(data13)){
if(data13.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data13.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2/" + i4, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2500 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2/" + i4, keyword: "maximum", params: {limit: 2500}});
errors++;
}
if(data14 < -50 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2/" + i4, keyword: "minimum", params: {limit: -50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/poa_wm2", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.temp_air_c !== undefined){
let data15 = data.temp_air_c;
if(Array.isArray(data15)){
if(data15.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data15.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i5, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 70 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i5, keyword: "maximum", params: {limit: 70}});
errors++;
}
if(data16 < -90 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i5, keyword: "minimum", params: {limit: -90}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.wind_speed_ms !== undefined){
let data17 = data.wind_speed_ms;
if(Array.isArray(data17)){
if(data17.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data17.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms/" + i6, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 120 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms/" + i6, keyword: "maximum", params: {limit: 120}});
errors++;
}
if(data18 < 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms/" + i6, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/wind_speed_ms", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.relative_humidity !== undefined){
let data19 = data.relative_humidity;
if(Array.isArray(data19)){
if(data19.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data19.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity/" + i7, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1.1 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity/" + i7, keyword: "maximum", params: {limit: 1.1}});
errors++;
}
if(data20 < 0 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity/" + i7, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_humidity", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.pressure_hpa !== undefined){
let data21 = data.pressure_hpa;
if(Array.isArray(data21)){
if(data21.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data21.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa/" + i8, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1150 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa/" + i8, keyword: "maximum", params: {limit: 1150}});
errors++;
}
if(data22 < 300 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa/" + i8, keyword: "minimum", params: {limit: 300}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/pressure_hpa", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.precipitable_water_cm !== undefined){
let data23 = data.precipitable_water_cm;
if(Array.isArray(data23)){
if(data23.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data23.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm/" + i9, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 20 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm/" + i9, keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm/" + i9, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitable_water_cm", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.albedo !== undefined){
let data25 = data.albedo;
if(Array.isArray(data25)){
if(data25.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data25.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len10 = data25.length;
for(let i10=0; i10<len10; i10++){
let data26 = data25[i10];
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo/" + i10, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo/" + i10, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo/" + i10, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.snow_depth_cm !== undefined){
let data27 = data.snow_depth_cm;
if(Array.isArray(data27)){
if(data27.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm", keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
if(data27.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len11 = data27.length;
for(let i11=0; i11<len11; i11++){
let data28 = data27[i11];
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm/" + i11, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm/" + i11, keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data28 < 0 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm/" + i11, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/snow_depth_cm", keyword: "type", params: {type: "array"}});
errors++;
}
}
let data29 = data.latitude;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 90 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data29 < -90 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
let data30 = data.longitude;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 180 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data30 < -180 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
let data31 = data.elevation;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9000 || isNaN(data31)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data31 < -450 || isNaN(data31)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
if(data.reference_series !== undefined){
let data32 = data.reference_series;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(Object.keys(data32).length > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series", keyword: "maxProperties", params: {limit: 100}});
errors++;
}
for(const key1 in data32){
let data33 = data32[key1];
if(Array.isArray(data33)){
if(data33.length > 2200000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxItems", params: {limit: 2200000}});
errors++;
}
const len12 = data33.length;
for(let i12=0; i12<len12; i12++){
let data34 = data33[i12];
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i12, keyword: "type", params: {type: ["number","null"]}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: {type: "array"}});
errors++;
}
}
for(const name0 in data32){
if(!pattern6.test(name0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series", keyword: "names", params: {name: name0}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/reference_series", keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate83.errors = vErrors;
validate83.count = errors;
return errors === 0;
}

const schema37 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"mu_i_sc_a_per_k":0,"mu_v_oc_v_per_k":0,"mu_p_mp_per_k":0,"r_series_ohm":0,"r_shunt_ohm":0,"r_shunt_0_ohm":0,"r_shunt_exp":0,"gamma":0,"mu_gamma_per_k":0,"d2_mu_tau_v":0,"v_bi_v":0,"low_light":0}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamProfile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.angles_deg === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "angles_deg"}});
errors++;
}
if(data.factors === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "factors"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "angles_deg") || (key0 === "factors"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.angles_deg !== undefined){
let data0 = data.angles_deg;
if(Array.isArray(data0)){
if(data0.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg", keyword: "maxItems", params: {limit: 200}});
errors++;
}
if(data0.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i0, keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/angles_deg", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.factors !== undefined){
let data2 = data.factors;
if(Array.isArray(data2)){
if(data2.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors", keyword: "maxItems", params: {limit: 200}});
errors++;
}
if(data2.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1.2 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i1, keyword: "maximum", params: {limit: 1.2}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/factors", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "irradiance_wm2"}});
errors++;
}
if(data.relative_efficiency === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "relative_efficiency"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "irradiance_wm2") || (key0 === "relative_efficiency"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.irradiance_wm2 !== undefined){
let data0 = data.irradiance_wm2;
if(Array.isArray(data0)){
if(data0.length > 20){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2", keyword: "maxItems", params: {limit: 20}});
errors++;
}
if(data0.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2/" + i0, keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2/" + i0, keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/irradiance_wm2", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.relative_efficiency !== undefined){
let data2 = data.relative_efficiency;
if(Array.isArray(data2)){
if(data2.length > 20){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency", keyword: "maxItems", params: {limit: 20}});
errors++;
}
if(data2.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency/" + i1, keyword: "maximum", params: {limit: 2}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency/" + i1, keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/relative_efficiency", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.length_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length_m"}});
errors++;
}
if(data.width_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width_m"}});
errors++;
}
if(data.i_sc_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_sc_a"}});
errors++;
}
if(data.v_oc_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_oc_v"}});
errors++;
}
if(data.i_mp_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_mp_a"}});
errors++;
}
if(data.v_mp_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_mp_v"}});
errors++;
}
if(data.mu_i_sc_a_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "mu_i_sc_a_per_k"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema37.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("pvsyst" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "pvsyst"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.mu_i_sc_a_per_k !== undefined){
let data20 = data.mu_i_sc_a_per_k;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_i_sc_a_per_k", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data20 < -10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_i_sc_a_per_k", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_i_sc_a_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data21 = data.mu_v_oc_v_per_k;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_v_oc_v_per_k", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 50 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_v_oc_v_per_k", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data21 < -50 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_v_oc_v_per_k", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
let data22 = data.mu_p_mp_per_k;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_p_mp_per_k", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 0.02 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_p_mp_per_k", keyword: "maximum", params: {limit: 0.02}});
errors++;
}
if(data22 < -0.02 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_p_mp_per_k", keyword: "minimum", params: {limit: -0.02}});
errors++;
}
}
let data23 = data.r_series_ohm;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_series_ohm", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_series_ohm", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data23 < 0 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_series_ohm", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data24 = data.r_shunt_ohm;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_ohm", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data24 <= 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_ohm", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data25 = data.r_shunt_0_ohm;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_0_ohm", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_0_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data25 <= 0 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_0_ohm", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data26 = data.r_shunt_exp;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 100 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_exp", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data26 <= 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_exp", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_shunt_exp", keyword: "type", params: {type: "number"}});
errors++;
}
let data27 = data.gamma;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gamma", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 20 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gamma", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data27 <= 0 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gamma", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data28 = data.mu_gamma_per_k;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_gamma_per_k", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 0.1 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_gamma_per_k", keyword: "maximum", params: {limit: 0.1}});
errors++;
}
if(data28 < -0.1 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mu_gamma_per_k", keyword: "minimum", params: {limit: -0.1}});
errors++;
}
}
let data29 = data.d2_mu_tau_v;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/d2_mu_tau_v", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data29 < 0 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/d2_mu_tau_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/d2_mu_tau_v", keyword: "type", params: {type: "number"}});
errors++;
}
let data30 = data.v_bi_v;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_bi_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_bi_v", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data30 <= 0 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_bi_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data31 = data.low_light;
if((!(data31 && typeof data31 == "object" && !Array.isArray(data31))) && (data31 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/low_light", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data31 == "object" && data31 !== null && !Array.isArray(data31)){
if(!(validate89(data31, {instancePath:instancePath+"/low_light",parentData:data,parentDataProperty:"low_light",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate89.errors);
errors += validate89.count;
}
}
else if(data31 === null){
if(data31 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/low_light", keyword: "type", params: {type: "null"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate86.errors = vErrors;
validate86.count = errors;
return errors === 0;
}

const schema40 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0,"adjust":0}};

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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.length_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length_m"}});
errors++;
}
if(data.width_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width_m"}});
errors++;
}
if(data.i_sc_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_sc_a"}});
errors++;
}
if(data.v_oc_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_oc_v"}});
errors++;
}
if(data.i_mp_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_mp_a"}});
errors++;
}
if(data.v_mp_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_mp_v"}});
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "alpha_sc_a_per_k"}});
errors++;
}
if(data.a_ref_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "a_ref_v"}});
errors++;
}
if(data.i_l_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_l_ref_a"}});
errors++;
}
if(data.i_o_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_o_ref_a"}});
errors++;
}
if(data.r_s_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "r_s_ohm"}});
errors++;
}
if(data.r_sh_ref_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "r_sh_ref_ohm"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("cec" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "cec"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data20 < -10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.a_ref_v !== undefined){
let data21 = data.a_ref_v;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data21 <= 0 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data22 <= 0 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data24 = data.r_s_ohm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data25 = data.r_sh_ref_ohm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data25 <= 0 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data26 = data.adjust;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/adjust", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data26 < -1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/adjust", keyword: "minimum", params: {limit: -1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/adjust", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate91.errors = vErrors;
validate91.count = errors;
return errors === 0;
}

const schema41 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"a_ref_v":0,"i_l_ref_a":0,"i_o_ref_a":0,"r_s_ohm":0,"r_sh_ref_ohm":0}};

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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.length_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length_m"}});
errors++;
}
if(data.width_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width_m"}});
errors++;
}
if(data.i_sc_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_sc_a"}});
errors++;
}
if(data.v_oc_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_oc_v"}});
errors++;
}
if(data.i_mp_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_mp_a"}});
errors++;
}
if(data.v_mp_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_mp_v"}});
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "alpha_sc_a_per_k"}});
errors++;
}
if(data.a_ref_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "a_ref_v"}});
errors++;
}
if(data.i_l_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_l_ref_a"}});
errors++;
}
if(data.i_o_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_o_ref_a"}});
errors++;
}
if(data.r_s_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "r_s_ohm"}});
errors++;
}
if(data.r_sh_ref_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "r_sh_ref_ohm"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("desoto" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "desoto"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data20 < -10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.a_ref_v !== undefined){
let data21 = data.a_ref_v;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 100 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data21 <= 0 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/a_ref_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data22 <= 0 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data24 = data.r_s_ohm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_s_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data25 = data.r_sh_ref_ohm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data25 <= 0 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/r_sh_ref_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate93.errors = vErrors;
validate93.count = errors;
return errors === 0;
}

const schema42 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_per_k":0,"alpha_mp_per_k":0,"c0":0,"c1":0,"c2":0,"c3":0,"beta_voc_v_per_k":0,"m_beta_voc_v_per_k":0,"beta_vmp_v_per_k":0,"m_beta_vmp_v_per_k":0,"diode_factor":0}};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleSandia" */;
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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if(data.m_beta_voc_v_per_k === undefined){
data.m_beta_voc_v_per_k = 0;
}
if(data.m_beta_vmp_v_per_k === undefined){
data.m_beta_vmp_v_per_k = 0;
}
if(data.model === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.length_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length_m"}});
errors++;
}
if(data.width_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width_m"}});
errors++;
}
if(data.cells_in_series === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "cells_in_series"}});
errors++;
}
if(data.i_sc_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_sc_a"}});
errors++;
}
if(data.v_oc_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_oc_v"}});
errors++;
}
if(data.i_mp_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_mp_a"}});
errors++;
}
if(data.v_mp_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_mp_v"}});
errors++;
}
if(data.alpha_sc_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "alpha_sc_per_k"}});
errors++;
}
if(data.alpha_mp_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "alpha_mp_per_k"}});
errors++;
}
if(data.c0 === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "c0"}});
errors++;
}
if(data.c1 === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "c1"}});
errors++;
}
if(data.c2 === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "c2"}});
errors++;
}
if(data.c3 === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "c3"}});
errors++;
}
if(data.beta_voc_v_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "beta_voc_v_per_k"}});
errors++;
}
if(data.beta_vmp_v_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "beta_vmp_v_per_k"}});
errors++;
}
if(data.diode_factor === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "diode_factor"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema42.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("sandia" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "sandia"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.cells_in_series !== undefined){
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.alpha_sc_per_k !== undefined){
let data20 = data.alpha_sc_per_k;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 0.1 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_per_k", keyword: "maximum", params: {limit: 0.1}});
errors++;
}
if(data20 < -0.1 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_per_k", keyword: "minimum", params: {limit: -0.1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.alpha_mp_per_k !== undefined){
let data21 = data.alpha_mp_per_k;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 0.1 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_mp_per_k", keyword: "maximum", params: {limit: 0.1}});
errors++;
}
if(data21 < -0.1 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_mp_per_k", keyword: "minimum", params: {limit: -0.1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_mp_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.c0 !== undefined){
let data22 = data.c0;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 10 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data22 < -10 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.c1 !== undefined){
let data23 = data.c1;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 10 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data23 < -10 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.c2 !== undefined){
let data24 = data.c2;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data24 < -100 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "minimum", params: {limit: -100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.c3 !== undefined){
let data25 = data.c3;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data25 < -1000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "minimum", params: {limit: -1000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.beta_voc_v_per_k !== undefined){
let data26 = data.beta_voc_v_per_k;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 50 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_voc_v_per_k", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data26 < -50 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_voc_v_per_k", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_voc_v_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data27 = data.m_beta_voc_v_per_k;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 50 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_voc_v_per_k", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data27 < -50 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_voc_v_per_k", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_voc_v_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.beta_vmp_v_per_k !== undefined){
let data28 = data.beta_vmp_v_per_k;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 50 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_vmp_v_per_k", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data28 < -50 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_vmp_v_per_k", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/beta_vmp_v_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data29 = data.m_beta_vmp_v_per_k;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 50 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_vmp_v_per_k", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data29 < -50 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_vmp_v_per_k", keyword: "minimum", params: {limit: -50}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/m_beta_vmp_v_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.diode_factor !== undefined){
let data30 = data.diode_factor;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 10 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data30 <= 0 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate95.errors = vErrors;
validate95.count = errors;
return errors === 0;
}

const schema43 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"i_sc_a":0,"v_oc_v":0,"i_mp_a":0,"v_mp_v":0,"alpha_sc_a_per_k":0,"diode_factor":0,"i_l_ref_a":0,"i_o_ref_a":0,"shunt_c1_ohm":0,"shunt_c2_ohm":0,"shunt_c3":0,"series_d1_ohm":0,"series_d2_ohm_per_k":0,"series_d3_ohm":0,"band_gap_ev":0}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleIec61853" */;
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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.length_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length_m"}});
errors++;
}
if(data.width_m === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width_m"}});
errors++;
}
if(data.cells_in_series === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "cells_in_series"}});
errors++;
}
if(data.i_sc_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_sc_a"}});
errors++;
}
if(data.v_oc_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_oc_v"}});
errors++;
}
if(data.i_mp_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_mp_a"}});
errors++;
}
if(data.v_mp_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_mp_v"}});
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "alpha_sc_a_per_k"}});
errors++;
}
if(data.diode_factor === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "diode_factor"}});
errors++;
}
if(data.i_l_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_l_ref_a"}});
errors++;
}
if(data.i_o_ref_a === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "i_o_ref_a"}});
errors++;
}
if(data.shunt_c1_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "shunt_c1_ohm"}});
errors++;
}
if(data.shunt_c2_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "shunt_c2_ohm"}});
errors++;
}
if(data.shunt_c3 === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "shunt_c3"}});
errors++;
}
if(data.series_d1_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "series_d1_ohm"}});
errors++;
}
if(data.series_d2_ohm_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "series_d2_ohm_per_k"}});
errors++;
}
if(data.series_d3_ohm === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "series_d3_ohm"}});
errors++;
}
if(data.band_gap_ev === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "band_gap_ev"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema43.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("iec61853" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "iec61853"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.cells_in_series !== undefined){
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.i_sc_a !== undefined){
let data16 = data.i_sc_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_sc_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_oc_v !== undefined){
let data17 = data.v_oc_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_oc_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_mp_a !== undefined){
let data18 = data.i_mp_a;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_mp_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_mp_v !== undefined){
let data19 = data.v_mp_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data19 <= 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mp_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data20 = data.alpha_sc_a_per_k;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data20 < -10 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/alpha_sc_a_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.diode_factor !== undefined){
let data21 = data.diode_factor;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 10 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data21 <= 0 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diode_factor", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data22 = data.i_l_ref_a;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data22 <= 0 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_l_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data23 = data.i_o_ref_a;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data23 <= 0 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_o_ref_a", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.shunt_c1_ohm !== undefined){
let data24 = data.shunt_c1_ohm;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c1_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data24 <= 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c1_ohm", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c1_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.shunt_c2_ohm !== undefined){
let data25 = data.shunt_c2_ohm;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c2_ohm", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data25 < 0 || isNaN(data25)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c2_ohm", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c2_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.shunt_c3 !== undefined){
let data26 = data.shunt_c3;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 10 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c3", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c3", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/shunt_c3", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.series_d1_ohm !== undefined){
let data27 = data.series_d1_ohm;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1000 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d1_ohm", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data27 < 0 || isNaN(data27)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d1_ohm", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d1_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.series_d2_ohm_per_k !== undefined){
let data28 = data.series_d2_ohm_per_k;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 100 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d2_ohm_per_k", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data28 < -100 || isNaN(data28)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d2_ohm_per_k", keyword: "minimum", params: {limit: -100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d2_ohm_per_k", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.series_d3_ohm !== undefined){
let data29 = data.series_d3_ohm;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d3_ohm", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data29 < -100 || isNaN(data29)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d3_ohm", keyword: "minimum", params: {limit: -100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/series_d3_ohm", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.band_gap_ev !== undefined){
let data30 = data.band_gap_ev;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 5 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_gap_ev", keyword: "maximum", params: {limit: 5}});
errors++;
}
if(data30 <= 0 || isNaN(data30)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_gap_ev", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/band_gap_ev", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate97.errors = vErrors;
validate97.count = errors;
return errors === 0;
}

const schema44 = {properties:{"model":0,"manufacturer":0,"name":0,"technology":0,"p_nom_w":0,"power_tolerance_low":0,"power_tolerance_high":0,"length_m":0,"width_m":0,"cells_in_series":0,"cells_in_parallel":0,"bifaciality":0,"noct_c":0,"front_surface":0,"iam_profile":0,"v_max_v":0,"temperature_coefficient":0,"efficiency":0,"light_response":0}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.power_tolerance_low === undefined){
data.power_tolerance_low = null;
}
if(data.power_tolerance_high === undefined){
data.power_tolerance_high = null;
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
if(data.light_response === undefined){
data.light_response = "linear";
}
if(data.model === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_nom_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_nom_w"}});
errors++;
}
if(data.temperature_coefficient === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "temperature_coefficient"}});
errors++;
}
if(data.efficiency === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "efficiency"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("reference" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "reference"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/technology", keyword: "enum", params: {allowedValues: ["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"]}});
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_nom_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.power_tolerance_low;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -0.5 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_low", keyword: "minimum", params: {limit: -0.5}});
errors++;
}
}
let data6 = data.power_tolerance_high;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 0.5 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "maximum", params: {limit: 0.5}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/power_tolerance_high", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
if(data.length_m !== undefined){
let data7 = data.length_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 20 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width_m !== undefined){
let data8 = data.width_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 20 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "maximum", params: {limit: 20}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width_m", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data9 = data.cells_in_series;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data9 < 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_series", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data10 = data.cells_in_parallel;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cells_in_parallel", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data11 = data.bifaciality;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
let data12 = data.noct_c;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 20 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "minimum", params: {limit: 20}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/noct_c", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.front_surface;
if(typeof data13 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((data13 === "glass") || (data13 === "ar_glass"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/front_surface", keyword: "enum", params: {allowedValues: ["glass","ar_glass"]}});
errors++;
}
let data14 = data.iam_profile;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate87(data14, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/iam_profile", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.v_max_v;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data15 <= 0 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data16 = data.temperature_coefficient;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 0.02 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "maximum", params: {limit: 0.02}});
errors++;
}
if(data16 < -0.02 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "minimum", params: {limit: -0.02}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.efficiency !== undefined){
let data17 = data.efficiency;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 >= 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data18 = data.light_response;
if(typeof data18 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/light_response", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((data18 === "linear") || (data18 === "standard")) || (data18 === "premium")) || (data18 === "thin_film"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/light_response", keyword: "enum", params: {allowedValues: ["linear","standard","premium","thin_film"]}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate99.errors = vErrors;
validate99.count = errors;
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
else if(tag0 === "sandia"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate95.errors);
errors += validate95.count;
}
}
else if(tag0 === "iec61853"){
if(!(validate97(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate97.errors);
errors += validate97.count;
}
}
else if(tag0 === "reference"){
if(!(validate99(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate99.errors);
errors += validate99.count;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "mapping", tag: "model", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "tag", tag: "model", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate85.errors = vErrors;
validate85.count = errors;
return errors === 0;
}


function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate108.errors = vErrors;
validate108.count = errors;
return errors === 0;
}

const schema47 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"curves":0}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="DcDerating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = [];
}
if(data.start_temp_c === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "start_temp_c"}});
errors++;
}
if(data.slope_per_k === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "slope_per_k"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "start_temp_c")) || (key0 === "slope_per_k"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.v_dc_v;
if(Array.isArray(data0)){
if(data0.length > 20){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v", keyword: "maxItems", params: {limit: 20}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v/" + i0, keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data1 <= 0 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v/" + i0, keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v", keyword: "type", params: {type: "array"}});
errors++;
}
if(data.start_temp_c !== undefined){
let data2 = data.start_temp_c;
if(Array.isArray(data2)){
if(data2.length > 20){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c", keyword: "maxItems", params: {limit: 20}});
errors++;
}
if(data2.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c/" + i1, keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data3 < -60 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c/" + i1, keyword: "minimum", params: {limit: -60}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/start_temp_c", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.slope_per_k !== undefined){
let data4 = data.slope_per_k;
if(Array.isArray(data4)){
if(data4.length > 20){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k", keyword: "maxItems", params: {limit: 20}});
errors++;
}
if(data4.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k/" + i2, keyword: "maximum", params: {limit: 0}});
errors++;
}
if(data5 < -1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k/" + i2, keyword: "minimum", params: {limit: -1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k/" + i2, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/slope_per_k", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate112.errors = vErrors;
validate112.count = errors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Derating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temp_air_c === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "temp_air_c"}});
errors++;
}
if(data.p_ac_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_ac_kw"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "temp_air_c") || (key0 === "p_ac_kw"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.temp_air_c !== undefined){
let data0 = data.temp_air_c;
if(Array.isArray(data0)){
if(data0.length > 50){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "maxItems", params: {limit: 50}});
errors++;
}
if(data0.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i0, keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data1 < -60 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i0, keyword: "minimum", params: {limit: -60}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_c", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.p_ac_kw !== undefined){
let data2 = data.p_ac_kw;
if(Array.isArray(data2)){
if(data2.length > 50){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw", keyword: "maxItems", params: {limit: 50}});
errors++;
}
if(data2.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw/" + i1, keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_kw", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate114.errors = vErrors;
validate114.count = errors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EfficiencyCurve" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = null;
}
if(data.p_dc_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_dc_kw"}});
errors++;
}
if(data.efficiency === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "efficiency"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "p_dc_kw")) || (key0 === "efficiency"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
let data0 = data.v_dc_v;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data0 <= 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
if(data.p_dc_kw !== undefined){
let data1 = data.p_dc_kw;
if(Array.isArray(data1)){
if(data1.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw", keyword: "maxItems", params: {limit: 200}});
errors++;
}
if(data1.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw/" + i0, keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data2 < 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw/" + i0, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dc_kw", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.efficiency !== undefined){
let data3 = data.efficiency;
if(Array.isArray(data3)){
if(data3.length > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "maxItems", params: {limit: 200}});
errors++;
}
if(data3.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency/" + i1, keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate116.errors = vErrors;
validate116.count = errors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.temp_p_max_c === undefined){
data.temp_p_max_c = null;
}
if(data.temp_p_nom_c === undefined){
data.temp_p_nom_c = null;
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
if(data.dc_derating === undefined){
data.dc_derating = null;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.model === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_ac_nom_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_ac_nom_kw"}});
errors++;
}
if(data.curves === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "curves"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("curve" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "curve"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data5 = data.temp_p_max_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data5 < -60 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data6 = data.temp_p_nom_c;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data6 < -60 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data7 = data.v_mppt_min_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data8 = data.v_mppt_max_v;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data9 = data.v_dc_max_v;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data10 = data.i_dc_max_a;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data11 = data.p_start_kw;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data12 = data.p_night_w;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.mppt_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate112(data14, {instancePath:instancePath+"/dc_derating",parentData:data,parentDataProperty:"dc_derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
if(!(validate114(data15, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate114.errors);
errors += validate114.count;
}
}
else if(data15 === null){
if(data15 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.curves !== undefined){
let data16 = data.curves;
if(Array.isArray(data16)){
if(data16.length > 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/curves", keyword: "maxItems", params: {limit: 3}});
errors++;
}
if(data16.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/curves", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate116(data16[i0], {instancePath:instancePath+"/curves/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate116.errors);
errors += validate116.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/curves", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate111.errors = vErrors;
validate111.count = errors;
return errors === 0;
}

const schema51 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"p_aco_w":0,"p_dco_w":0,"v_dco_v":0,"p_so_w":0,"c0":0,"c1":0,"c2":0,"c3":0}};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.temp_p_max_c === undefined){
data.temp_p_max_c = null;
}
if(data.temp_p_nom_c === undefined){
data.temp_p_nom_c = null;
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
if(data.dc_derating === undefined){
data.dc_derating = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_ac_nom_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_ac_nom_kw"}});
errors++;
}
if(data.p_aco_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_aco_w"}});
errors++;
}
if(data.p_dco_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_dco_w"}});
errors++;
}
if(data.v_dco_v === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "v_dco_v"}});
errors++;
}
if(data.p_so_w === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_so_w"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema51.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("sandia" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "sandia"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data5 = data.temp_p_max_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data5 < -60 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data6 = data.temp_p_nom_c;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data6 < -60 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data7 = data.v_mppt_min_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data8 = data.v_mppt_max_v;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data9 = data.v_dc_max_v;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data10 = data.i_dc_max_a;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data11 = data.p_start_kw;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data12 = data.p_night_w;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.mppt_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate112(data14, {instancePath:instancePath+"/dc_derating",parentData:data,parentDataProperty:"dc_derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
if(!(validate114(data15, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate114.errors);
errors += validate114.count;
}
}
else if(data15 === null){
if(data15 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.p_aco_w !== undefined){
let data16 = data.p_aco_w;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20000000000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_aco_w", keyword: "maximum", params: {limit: 20000000000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_aco_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_aco_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.p_dco_w !== undefined){
let data17 = data.p_dco_w;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000000000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dco_w", keyword: "maximum", params: {limit: 100000000000}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dco_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_dco_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.v_dco_v !== undefined){
let data18 = data.v_dco_v;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10000 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dco_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data18 <= 0 || isNaN(data18)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dco_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dco_v", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.p_so_w !== undefined){
let data19 = data.p_so_w;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000000 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_so_w", keyword: "maximum", params: {limit: 100000000}});
errors++;
}
if(data19 < 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_so_w", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_so_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data20 = data.c0;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data20 < -1 || isNaN(data20)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "minimum", params: {limit: -1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c0", keyword: "type", params: {type: "number"}});
errors++;
}
let data21 = data.c1;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 10 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data21 < -10 || isNaN(data21)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c1", keyword: "type", params: {type: "number"}});
errors++;
}
let data22 = data.c2;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 10 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data22 < -10 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c2", keyword: "type", params: {type: "number"}});
errors++;
}
let data23 = data.c3;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 10 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "maximum", params: {limit: 10}});
errors++;
}
if(data23 < -10 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "minimum", params: {limit: -10}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/c3", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate118.errors = vErrors;
validate118.count = errors;
return errors === 0;
}

const schema52 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"efficiency_nom":0,"efficiency_ref":0}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.temp_p_max_c === undefined){
data.temp_p_max_c = null;
}
if(data.temp_p_nom_c === undefined){
data.temp_p_nom_c = null;
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
if(data.dc_derating === undefined){
data.dc_derating = null;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_ac_nom_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_ac_nom_kw"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema52.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("pvwatts" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "pvwatts"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data5 = data.temp_p_max_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data5 < -60 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data6 = data.temp_p_nom_c;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data6 < -60 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data7 = data.v_mppt_min_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data8 = data.v_mppt_max_v;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data9 = data.v_dc_max_v;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data10 = data.i_dc_max_a;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data11 = data.p_start_kw;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data12 = data.p_night_w;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.mppt_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate112(data14, {instancePath:instancePath+"/dc_derating",parentData:data,parentDataProperty:"dc_derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
if(!(validate114(data15, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate114.errors);
errors += validate114.count;
}
}
else if(data15 === null){
if(data15 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data16 = data.efficiency_nom;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_nom", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_nom", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_nom", keyword: "type", params: {type: "number"}});
errors++;
}
let data17 = data.efficiency_ref;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_ref", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_ref", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency_ref", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate121.errors = vErrors;
validate121.count = errors;
return errors === 0;
}

const schema53 = {properties:{"model":0,"manufacturer":0,"name":0,"p_ac_nom_kw":0,"p_ac_max_kw":0,"temp_p_max_c":0,"temp_p_nom_c":0,"v_mppt_min_v":0,"v_mppt_max_v":0,"v_dc_max_v":0,"i_dc_max_a":0,"p_start_kw":0,"p_night_w":0,"mppt_count":0,"dc_derating":0,"derating":0,"efficiency":0}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.temp_p_max_c === undefined){
data.temp_p_max_c = null;
}
if(data.temp_p_nom_c === undefined){
data.temp_p_nom_c = null;
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
if(data.dc_derating === undefined){
data.dc_derating = null;
}
if(data.derating === undefined){
data.derating = null;
}
if(data.efficiency === undefined){
data.efficiency = 0.96;
}
if(data.model === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "model"}});
errors++;
}
if(data.p_ac_nom_kw === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "p_ac_nom_kw"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema53.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "type", params: {type: "string"}});
errors++;
}
if("flat" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/model", keyword: "const", params: {allowedValue: "flat"}});
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/manufacturer", keyword: "type", params: {type: "string"}});
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 20000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_nom_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 20000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_ac_max_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data5 = data.temp_p_max_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data5 < -60 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_max_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data6 = data.temp_p_nom_c;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "maximum", params: {limit: 100}});
errors++;
}
if(data6 < -60 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_p_nom_c", keyword: "minimum", params: {limit: -60}});
errors++;
}
}
let data7 = data.v_mppt_min_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_min_v", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data8 = data.v_mppt_max_v;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data8 <= 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_mppt_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data9 = data.v_dc_max_v;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/v_dc_max_v", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data10 = data.i_dc_max_a;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data10 <= 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/i_dc_max_a", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
let data11 = data.p_start_kw;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data11 < 0 || isNaN(data11)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_start_kw", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data12 = data.p_night_w;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/p_night_w", keyword: "type", params: {type: "number"}});
errors++;
}
let data13 = data.mppt_count;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data13 < 1 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/mppt_count", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
let data14 = data.dc_derating;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate112(data14, {instancePath:instancePath+"/dc_derating",parentData:data,parentDataProperty:"dc_derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data15 = data.derating;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data15 == "object" && data15 !== null && !Array.isArray(data15)){
if(!(validate114(data15, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate114.errors);
errors += validate114.count;
}
}
else if(data15 === null){
if(data15 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/derating", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data16 = data.efficiency;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate124.errors = vErrors;
validate124.count = errors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Inverter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "curve"){
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate111.errors);
errors += validate111.count;
}
}
else if(tag0 === "sandia"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate118.errors);
errors += validate118.count;
}
}
else if(tag0 === "pvwatts"){
if(!(validate121(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate121.errors);
errors += validate121.count;
}
}
else if(tag0 === "flat"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate124.errors);
errors += validate124.count;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "mapping", tag: "model", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "tag", tag: "model", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate110.errors = vErrors;
validate110.count = errors;
return errors === 0;
}


function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneAxes" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "x"}});
errors++;
}
if(data.y === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "y"}});
errors++;
}
if(data.z === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "z"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "x") || (key0 === "y")) || (key0 === "z"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.x !== undefined){
let data0 = data.x;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "type", params: {type: "string"}});
errors++;
}
if("east" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "const", params: {allowedValue: "east"}});
errors++;
}
}
if(data.y !== undefined){
let data1 = data.y;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "type", params: {type: "string"}});
errors++;
}
if("north" !== data1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "const", params: {allowedValue: "north"}});
errors++;
}
}
if(data.z !== undefined){
let data2 = data.z;
if(typeof data2 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "type", params: {type: "string"}});
errors++;
}
if("up" !== data2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "const", params: {allowedValue: "up"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate134.errors = vErrors;
validate134.count = errors;
return errors === 0;
}


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneFrame" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.axes === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "axes"}});
errors++;
}
if(data.azimuth_zero === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "azimuth_zero"}});
errors++;
}
if(data.azimuth_direction === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "azimuth_direction"}});
errors++;
}
if(data.lengths === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "lengths"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "axes") || (key0 === "azimuth_zero")) || (key0 === "azimuth_direction")) || (key0 === "lengths"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.axes !== undefined){
if(!(validate134(data.axes, {instancePath:instancePath+"/axes",parentData:data,parentDataProperty:"axes",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate134.errors);
errors += validate134.count;
}
}
if(data.azimuth_zero !== undefined){
let data1 = data.azimuth_zero;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_zero", keyword: "type", params: {type: "string"}});
errors++;
}
if("true_north" !== data1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_zero", keyword: "const", params: {allowedValue: "true_north"}});
errors++;
}
}
if(data.azimuth_direction !== undefined){
let data2 = data.azimuth_direction;
if(typeof data2 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_direction", keyword: "type", params: {type: "string"}});
errors++;
}
if("clockwise" !== data2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_direction", keyword: "const", params: {allowedValue: "clockwise"}});
errors++;
}
}
if(data.lengths !== undefined){
let data3 = data.lengths;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lengths", keyword: "type", params: {type: "string"}});
errors++;
}
if("unitless" !== data3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lengths", keyword: "const", params: {allowedValue: "unitless"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate133.errors = vErrors;
validate133.count = errors;
return errors === 0;
}


function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneOrigin" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.elevation === undefined){
data.elevation = 0;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "latitude") || (key0 === "longitude")) || (key0 === "elevation"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data2 = data.elevation;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data2 < -450 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate137.errors = vErrors;
validate137.count = errors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneType" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gap === undefined){
data.gap = 0;
}
if(data.id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "id"}});
errors++;
}
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.length === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "length"}});
errors++;
}
if(data.width === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "width"}});
errors++;
}
if(data.modules === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "modules"}});
errors++;
}
if(data.strings === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "strings"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "kind")) || (key0 === "length")) || (key0 === "width")) || (key0 === "modules")) || (key0 === "strings")) || (key0 === "gap"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data1 === "gft") || (data1 === "sat")) || (data1 === "ewf"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "enum", params: {allowedValues: ["gft","sat","ewf"]}});
errors++;
}
}
if(data.length !== undefined){
let data2 = data.length;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/length", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.width !== undefined){
let data3 = data.width;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data3 <= 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/width", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.modules !== undefined){
let data4 = data.modules;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.strings !== undefined){
let data5 = data.strings;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data5 < 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data6 = data.gap;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000000 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gap", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gap", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gap", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate139.errors = vErrors;
validate139.count = errors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ScenePlacement" */;
let vErrors = null;
let errors = 0;
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
if(data.type === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "type"}});
errors++;
}
if(data.x === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "x"}});
errors++;
}
if(data.y === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "y"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "type")) || (key0 === "x")) || (key0 === "y")) || (key0 === "z")) || (key0 === "azimuth_deg")) || (key0 === "tilt_deg")) || (key0 === "roll_deg"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/type", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/type", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.x !== undefined){
let data2 = data.x;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data2 < -1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.y !== undefined){
let data3 = data.y;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data3 < -1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.z;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data4 < -1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.azimuth_deg;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 360 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.tilt_deg;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data6 < -45 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: -45}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
let data7 = data.roll_deg;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 45 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/roll_deg", keyword: "maximum", params: {limit: 45}});
errors++;
}
if(data7 < -45 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/roll_deg", keyword: "minimum", params: {limit: -45}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/roll_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate141.errors = vErrors;
validate141.count = errors;
return errors === 0;
}


function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ScenePrism" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.vertices === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "vertices"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "id")) || (key0 === "vertices"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if("prism" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "const", params: {allowedValue: "prism"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "maxItems", params: {limit: 10000}});
errors++;
}
if(data2.length < 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "minItems", params: {limit: 3}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "maxItems", params: {limit: 4}});
errors++;
}
if(data3.length < 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "minItems", params: {limit: 4}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data4 < -1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate144.errors = vErrors;
validate144.count = errors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneWall" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.vertices === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "vertices"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "kind") || (key0 === "id")) || (key0 === "vertices"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if("wall" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "const", params: {allowedValue: "wall"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "maxItems", params: {limit: 10000}});
errors++;
}
if(data2.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "maxItems", params: {limit: 4}});
errors++;
}
if(data3.length < 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "minItems", params: {limit: 4}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data4 < -1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate145.errors = vErrors;
validate145.count = errors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneTreeLine" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.transmittance === undefined){
data.transmittance = 0.3;
}
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.vertices === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "vertices"}});
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "id")) || (key0 === "vertices")) || (key0 === "transmittance"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if("tree_line" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "const", params: {allowedValue: "tree_line"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.vertices !== undefined){
let data2 = data.vertices;
if(Array.isArray(data2)){
if(data2.length > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "maxItems", params: {limit: 10000}});
errors++;
}
if(data2.length < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "minItems", params: {limit: 2}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(Array.isArray(data3)){
if(data3.length > 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "maxItems", params: {limit: 4}});
errors++;
}
if(data3.length < 4){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "minItems", params: {limit: 4}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data4 < -1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "type", params: {type: "array"}});
errors++;
}
}
let data5 = data.transmittance;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmittance", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmittance", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/transmittance", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate146.errors = vErrors;
validate146.count = errors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneCylinder" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.z === undefined){
data.z = 0;
}
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.x === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "x"}});
errors++;
}
if(data.y === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "y"}});
errors++;
}
if(data.height === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "height"}});
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "kind") || (key0 === "id")) || (key0 === "x")) || (key0 === "y")) || (key0 === "z")) || (key0 === "radius")) || (key0 === "diameter")) || (key0 === "height"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if("cylinder" !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "const", params: {allowedValue: "cylinder"}});
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.x !== undefined){
let data2 = data.x;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data2 < -1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/x", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.y !== undefined){
let data3 = data.y;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data3 < -1000000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/y", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data4 = data.z;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data4 < -1000000000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/z", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.radius !== undefined){
let data5 = data.radius;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/radius", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data5 <= 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/radius", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/radius", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.diameter !== undefined){
let data6 = data.diameter;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000000 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diameter", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data6 <= 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diameter", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/diameter", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.height !== undefined){
let data7 = data.height;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000000 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height", keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data7 <= 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/height", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate147.errors = vErrors;
validate147.count = errors;
return errors === 0;
}


function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneObject" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "prism"){
if(!(validate144(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate144.errors);
errors += validate144.count;
}
}
else if(tag0 === "wall"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate145.errors);
errors += validate145.count;
}
}
else if(tag0 === "tree_line"){
if(!(validate146(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate146.errors);
errors += validate146.count;
}
}
else if(tag0 === "cylinder"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate147.errors);
errors += validate147.count;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "mapping", tag: "kind", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "discriminator", params: {error: "tag", tag: "kind", tagValue: tag0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate143.errors = vErrors;
validate143.count = errors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SceneOutline" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vertices === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "vertices"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "vertices")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.vertices !== undefined){
let data0 = data.vertices;
if(Array.isArray(data0)){
if(data0.length > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "maxItems", params: {limit: 10000}});
errors++;
}
if(data0.length < 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "minItems", params: {limit: 3}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(Array.isArray(data1)){
if(data1.length > 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "maxItems", params: {limit: 3}});
errors++;
}
if(data1.length < 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "minItems", params: {limit: 3}});
errors++;
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "maximum", params: {limit: 1000000000}});
errors++;
}
if(data2 < -1000000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "minimum", params: {limit: -1000000000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0+"/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices/" + i0, keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/vertices", keyword: "type", params: {type: "array"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate153.errors = vErrors;
validate153.count = errors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Scene" */;
let vErrors = null;
let errors = 0;
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
if(data.version === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "version"}});
errors++;
}
if(data.types === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "types"}});
errors++;
}
if(data.placements === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "placements"}});
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "version") || (key0 === "frame")) || (key0 === "origin")) || (key0 === "types")) || (key0 === "placements")) || (key0 === "objects")) || (key0 === "outlines"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/version", keyword: "type", params: {type: "integer"}});
errors++;
}
if(2 !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/version", keyword: "const", params: {allowedValue: 2}});
errors++;
}
}
if(data.frame !== undefined){
if(!(validate133(data.frame, {instancePath:instancePath+"/frame",parentData:data,parentDataProperty:"frame",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate133.errors);
errors += validate133.count;
}
}
let data2 = data.origin;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/origin", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
if(!(validate137(data2, {instancePath:instancePath+"/origin",parentData:data,parentDataProperty:"origin",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate137.errors);
errors += validate137.count;
}
}
else if(data2 === null){
if(data2 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/origin", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.types !== undefined){
let data3 = data.types;
if(Array.isArray(data3)){
if(data3.length > 10){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/types", keyword: "maxItems", params: {limit: 10}});
errors++;
}
if(data3.length < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/types", keyword: "minItems", params: {limit: 1}});
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate139(data3[i0], {instancePath:instancePath+"/types/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate139.errors);
errors += validate139.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/types", keyword: "type", params: {type: "array"}});
errors++;
}
}
if(data.placements !== undefined){
let data5 = data.placements;
if(Array.isArray(data5)){
if(data5.length > 50000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/placements", keyword: "maxItems", params: {limit: 50000}});
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate141(data5[i1], {instancePath:instancePath+"/placements/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate141.errors);
errors += validate141.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/placements", keyword: "type", params: {type: "array"}});
errors++;
}
}
let data7 = data.objects;
if(Array.isArray(data7)){
if(data7.length > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/objects", keyword: "maxItems", params: {limit: 10000}});
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate143(data7[i2], {instancePath:instancePath+"/objects/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate143.errors);
errors += validate143.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/objects", keyword: "type", params: {type: "array"}});
errors++;
}
let data9 = data.outlines;
if(Array.isArray(data9)){
if(data9.length > 1000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/outlines", keyword: "maxItems", params: {limit: 1000}});
errors++;
}
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
if(!(validate153(data9[i3], {instancePath:instancePath+"/outlines/" + i3,parentData:data9,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate153.errors);
errors += validate153.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/outlines", keyword: "type", params: {type: "array"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate132.errors = vErrors;
validate132.count = errors;
return errors === 0;
}

const pattern7 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ReportDetails" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "project") || (key0 === "client")) || (key0 === "author")) || (key0 === "revision")) || (key0 === "date")) || (key0 === "notes"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.project !== undefined){
let data0 = data.project;
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/project", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/project", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/client", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/client", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.author !== undefined){
let data2 = data.author;
if(typeof data2 === "string"){
if(func8(data2) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/author", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/author", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.revision !== undefined){
let data3 = data.revision;
if(typeof data3 === "string"){
if(func8(data3) > 60){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/revision", keyword: "maxLength", params: {limit: 60}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/revision", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.date !== undefined){
let data4 = data.date;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "pattern", params: {pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.notes !== undefined){
let data5 = data.notes;
if(typeof data5 === "string"){
if(func8(data5) > 2000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes", keyword: "maxLength", params: {limit: 2000}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/notes", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate156.errors = vErrors;
validate156.count = errors;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_body = validate158;
const schema67 = {properties:{"latitude":0,"longitude":0,"system_capacity_kw":0,"modules":0,"module_power_w":0,"module_type":0,"module_efficiency":0,"temperature_coefficient":0,"bifaciality":0,"module":0,"inverter":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"dc_ac_ratio":0,"inverter_ac_kw":0,"inverter_efficiency":0,"inverter_model":0,"losses_percent":0,"weather":0,"weather_source":0,"timezone":0,"elevation":0,"albedo":0,"scene":0,"uncertainty":0,"uncertainty_parts":0,"include_series":0,"report":0}};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.scene === undefined){
data.scene = null;
}
if(data.uncertainty === undefined){
data.uncertainty = null;
}
if(data.uncertainty_parts === undefined){
data.uncertainty_parts = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "maximum", params: {limit: 10000000}});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "maximum", params: {limit: 100000000}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "enum", params: {allowedValues: ["standard","premium","thin_film"]}});
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
if(!(validate83(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate85(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
if(!(validate108(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate110(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(data.racking !== undefined){
let data11 = data.racking;
if(typeof data11 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data11 === "fixed") || (data11 === "rooftop")) || (data11 === "single_axis"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "enum", params: {allowedValues: ["fixed","rooftop","single_axis"]}});
errors++;
}
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 360 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.gcr !== undefined){
let data14 = data.gcr;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 >= 1 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data15 = data.dc_ac_ratio;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 3 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data15 <= 0.5 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "exclusiveMinimum", params: {limit: 0.5}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20000000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data17 = data.inverter_efficiency;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
let data18 = data.inverter_model;
if(typeof data18 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data18 === "flat") || (data18 === "pvwatts")) || (data18 === "reference"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "enum", params: {allowedValues: ["flat","pvwatts","reference"]}});
errors++;
}
let data19 = data.losses_percent;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data19 >= 100 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "exclusiveMaximum", params: {limit: 100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
if(!(validate77(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
if(!(validate79(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data21 = data.weather_source;
if(typeof data21 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data21 === "auto") || (data21 === "nsrdb")) || (data21 === "pvgis")) || (data21 === "embedded")) || (data21 === "americas_db")) || (data21 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
if(data.timezone !== undefined){
let data22 = data.timezone;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data22 < -14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.elevation !== undefined){
let data23 = data.elevation;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9000 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data23 < -450 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data24 = data.albedo;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
if(!(validate132(data25, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data25 === null){
if(data25 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data26 = data.uncertainty;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data27 = data.uncertainty_parts;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data27 == "object" && data27 !== null && !Array.isArray(data27)){
if(!(validate70(data27, {instancePath:instancePath+"/uncertainty_parts",parentData:data,parentDataProperty:"uncertainty_parts",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate70.errors);
errors += validate70.count;
}
}
else if(data27 === null){
if(data27 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate158.errors = vErrors;
validate158.count = errors;
return errors === 0;
}

export const validate_expandSimpleRun_body = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.scene === undefined){
data.scene = null;
}
if(data.uncertainty === undefined){
data.uncertainty = null;
}
if(data.uncertainty_parts === undefined){
data.uncertainty_parts = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "maximum", params: {limit: 10000000}});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "maximum", params: {limit: 100000000}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "enum", params: {allowedValues: ["standard","premium","thin_film"]}});
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
if(!(validate83(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate85(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
if(!(validate108(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate110(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(data.racking !== undefined){
let data11 = data.racking;
if(typeof data11 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data11 === "fixed") || (data11 === "rooftop")) || (data11 === "single_axis"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "enum", params: {allowedValues: ["fixed","rooftop","single_axis"]}});
errors++;
}
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 360 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.gcr !== undefined){
let data14 = data.gcr;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 >= 1 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data15 = data.dc_ac_ratio;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 3 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data15 <= 0.5 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "exclusiveMinimum", params: {limit: 0.5}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20000000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data17 = data.inverter_efficiency;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
let data18 = data.inverter_model;
if(typeof data18 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data18 === "flat") || (data18 === "pvwatts")) || (data18 === "reference"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "enum", params: {allowedValues: ["flat","pvwatts","reference"]}});
errors++;
}
let data19 = data.losses_percent;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data19 >= 100 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "exclusiveMaximum", params: {limit: 100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
if(!(validate77(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
if(!(validate79(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data21 = data.weather_source;
if(typeof data21 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data21 === "auto") || (data21 === "nsrdb")) || (data21 === "pvgis")) || (data21 === "embedded")) || (data21 === "americas_db")) || (data21 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
if(data.timezone !== undefined){
let data22 = data.timezone;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data22 < -14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.elevation !== undefined){
let data23 = data.elevation;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9000 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data23 < -450 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data24 = data.albedo;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
if(!(validate132(data25, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data25 === null){
if(data25 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data26 = data.uncertainty;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data27 = data.uncertainty_parts;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data27 == "object" && data27 !== null && !Array.isArray(data27)){
if(!(validate70(data27, {instancePath:instancePath+"/uncertainty_parts",parentData:data,parentDataProperty:"uncertainty_parts",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate70.errors);
errors += validate70.count;
}
}
else if(data27 === null){
if(data27 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate158.errors = vErrors;
validate158.count = errors;
return errors === 0;
}

export const validate_labelRun_body = validate168;
const pattern8 = new RegExp("^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="RunLabel" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "label"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "label")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if((typeof data0 !== "string") && (data0 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "type", params: {type: ["string","null"]}});
errors++;
}
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(!pattern8.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "pattern", params: {pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate168.errors = vErrors;
validate168.count = errors;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_getIamCurve_body = validate169;

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NoModule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate173.errors = vErrors;
validate173.count = errors;
return errors === 0;
}


function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamCurveRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.iam === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "iam"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "iam") || (key0 === "module"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if(!(validate173(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate173.errors);
errors += validate173.count;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate169.errors = vErrors;
validate169.count = errors;
return errors === 0;
}

export const validate_validateScene_body = validate132;

export const validate_solveSceneDay_body = validate52;

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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_drawSceneDay_body = validate52;

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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_startSignIn_body = validate175;
const pattern9 = new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$", "u");
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SignInRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "email"}});
errors++;
}
if(data.accept_terms === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "accept_terms"}});
errors++;
}
if(data.terms_version === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "terms_version"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "email") || (key0 === "accept_terms")) || (key0 === "terms_version"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func8(data0) > 254){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "maxLength", params: {limit: 254}});
errors++;
}
if(func8(data0) < 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "minLength", params: {limit: 3}});
errors++;
}
if(!pattern9.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "pattern", params: {pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.accept_terms !== undefined){
let data1 = data.accept_terms;
if(typeof data1 !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/accept_terms", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(true !== data1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/accept_terms", keyword: "const", params: {allowedValue: true}});
errors++;
}
}
if(data.terms_version !== undefined){
let data2 = data.terms_version;
if(typeof data2 === "string"){
if(func8(data2) > 10){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "maxLength", params: {limit: 10}});
errors++;
}
if(!pattern10.test(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate175.errors = vErrors;
validate175.count = errors;
return errors === 0;
}

export const validate_acceptTerms_body = validate176;

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TermsAcceptance" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accept_terms === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "accept_terms"}});
errors++;
}
if(data.terms_version === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "terms_version"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "accept_terms") || (key0 === "terms_version"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.accept_terms !== undefined){
let data0 = data.accept_terms;
if(typeof data0 !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/accept_terms", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(true !== data0){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/accept_terms", keyword: "const", params: {allowedValue: true}});
errors++;
}
}
if(data.terms_version !== undefined){
let data1 = data.terms_version;
if(typeof data1 === "string"){
if(func8(data1) > 10){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "maxLength", params: {limit: 10}});
errors++;
}
if(!pattern10.test(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "pattern", params: {pattern: "^\\d{4}-\\d{2}-\\d{2}$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/terms_version", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate176.errors = vErrors;
validate176.count = errors;
return errors === 0;
}

export const validate_setBudget_body = validate177;

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="BudgetRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.budget_usd === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "budget_usd"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "budget_usd") || (key0 === "keys_may_raise"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.budget_usd !== undefined){
let data0 = data.budget_usd;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/budget_usd", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/budget_usd", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data0 < 0 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/budget_usd", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
}
if(data.keys_may_raise !== undefined){
if(typeof data.keys_may_raise !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/keys_may_raise", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate177.errors = vErrors;
validate177.count = errors;
return errors === 0;
}

export const validate_setProfile_body = validate178;

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Profile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "name") || (key0 === "business_name"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func8(data0) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(!pattern8.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "pattern", params: {pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.business_name !== undefined){
let data1 = data.business_name;
if(typeof data1 === "string"){
if(func8(data1) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/business_name", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(!pattern8.test(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/business_name", keyword: "pattern", params: {pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/business_name", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate178.errors = vErrors;
validate178.count = errors;
return errors === 0;
}

export const validate_setPreference_body = validate179;

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PreferenceRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choices === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "choices"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "choices")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.choices !== undefined){
let data0 = data.choices;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/choices", keyword: "maxProperties", params: {limit: 100}});
errors++;
}
for(const key1 in data0){
let data1 = data0[key1];
if(typeof data1 === "string"){
if(func8(data1) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/choices/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/choices", keyword: "type", params: {type: "object"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate179.errors = vErrors;
validate179.count = errors;
return errors === 0;
}

export const validate_createKey_body = validate180;

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ApiKeyRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "label"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "label")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func8(data0) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "minLength", params: {limit: 1}});
errors++;
}
if(!pattern8.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "pattern", params: {pattern: "^[^\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/label", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate180.errors = vErrors;
validate180.count = errors;
return errors === 0;
}

export const validate_sizePlant_body = validate181;
const schema77 = {properties:{"latitude":0,"longitude":0,"weather":0,"weather_source":0,"timezone":0,"elevation":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"albedo":0,"module":0,"inverter":0,"dc_kw":0,"ac_kw":0,"strings":0,"dc_ac_ratio":0,"modules_per_string":0,"voltage_class_v":0,"temp_air_min_c":0}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SizeRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.weather !== undefined){
let data2 = data.weather;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2) && (data2["id"] !== undefined) && data2["timezone"] === undefined && data2["step_minutes"] === undefined && data2["temp_air_c"] === undefined){
if(!(validate77(data2, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
if(!(validate79(data2, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data3 = data.weather_source;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data3 === "auto") || (data3 === "nsrdb")) || (data3 === "pvgis")) || (data3 === "embedded")) || (data3 === "americas_db")) || (data3 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
if(data.timezone !== undefined){
let data4 = data.timezone;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 14 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data4 < -14 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.elevation !== undefined){
let data5 = data.elevation;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9000 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data5 < -450 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.racking !== undefined){
let data6 = data.racking;
if(typeof data6 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data6 === "fixed") || (data6 === "rooftop")) || (data6 === "single_axis"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "enum", params: {allowedValues: ["fixed","rooftop","single_axis"]}});
errors++;
}
}
if(data.tilt_deg !== undefined){
let data7 = data.tilt_deg;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data8 = data.azimuth_deg;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 360 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.gcr !== undefined){
let data9 = data.gcr;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 >= 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data10 = data.albedo;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(data.dc_kw !== undefined){
let data13 = data.dc_kw;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "maximum", params: {limit: 10000000}});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.ac_kw !== undefined){
let data14 = data.ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.strings !== undefined){
let data15 = data.strings;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data16 = data.dc_ac_ratio;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data16 <= 0.5 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "exclusiveMinimum", params: {limit: 0.5}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.modules_per_string !== undefined){
let data17 = data.modules_per_string;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 10000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.voltage_class_v !== undefined){
let data18 = data.voltage_class_v;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/voltage_class_v", keyword: "type", params: {type: "integer"}});
errors++;
}
if(!(((data18 === 600) || (data18 === 1000)) || (data18 === 1500))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/voltage_class_v", keyword: "enum", params: {allowedValues: [600,1000,1500]}});
errors++;
}
}
if(data.temp_air_min_c !== undefined){
let data19 = data.temp_air_min_c;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data19 < -80 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "minimum", params: {limit: -80}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate181.errors = vErrors;
validate181.count = errors;
return errors === 0;
}

export const validate_estimateSiteMonthly_body = validate188;

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "t_mean_monthly_c"}});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "t_mean_monthly_c") || (key0 === "precipitation_monthly_mm")) || (key0 === "albedo")) || (key0 === "soiling")) || (key0 === "tilt_deg"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.t_mean_monthly_c !== undefined){
let data0 = data.t_mean_monthly_c;
if(Array.isArray(data0)){
if(data0.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data0.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c/" + i0, keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data1 < -80 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c/" + i0, keyword: "minimum", params: {limit: -80}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c/" + i0, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "type", params: {type: "array"}});
errors++;
}
}
let data2 = data.precipitation_monthly_mm;
if(Array.isArray(data2)){
if(data2.length > 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm", keyword: "maxItems", params: {limit: 12}});
errors++;
}
if(data2.length < 12){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm", keyword: "minItems", params: {limit: 12}});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm/" + i1, keyword: "maximum", params: {limit: 5000}});
errors++;
}
if(data3 < 0 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm/" + i1, keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm/" + i1, keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/precipitation_monthly_mm", keyword: "type", params: {type: "array"}});
errors++;
}
let data4 = data.albedo;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data4 < 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
let data5 = data.soiling;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/soiling", keyword: "type", params: {type: "number"}});
errors++;
}
let data6 = data.tilt_deg;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate188.errors = vErrors;
validate188.count = errors;
return errors === 0;
}

export const validate_sendFeedback_body = validate189;
const pattern15 = new RegExp("\\S", "u");
const pattern16 = new RegExp("^[\\w.-]+$", "u");

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="FeedbackRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "kind"}});
errors++;
}
if(data.text === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "text"}});
errors++;
}
for(const key0 in data){
if(!((((((key0 === "kind") || (key0 === "text")) || (key0 === "run_id")) || (key0 === "page")) || (key0 === "operation")) || (key0 === "email"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((data0 === "bug") || (data0 === "idea")) || (data0 === "question")) || (data0 === "other"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "enum", params: {allowedValues: ["bug","idea","question","other"]}});
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func8(data1) > 10000){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/text", keyword: "maxLength", params: {limit: 10000}});
errors++;
}
if(func8(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/text", keyword: "minLength", params: {limit: 1}});
errors++;
}
if(!pattern15.test(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/text", keyword: "pattern", params: {pattern: "\\S"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/text", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.run_id !== undefined){
let data2 = data.run_id;
if(typeof data2 === "string"){
if(func8(data2) > 100){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(func8(data2) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "minLength", params: {limit: 1}});
errors++;
}
if(!pattern16.test(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "pattern", params: {pattern: "^[\\w.-]+$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.page !== undefined){
let data3 = data.page;
if(typeof data3 === "string"){
if(func8(data3) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/page", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(func8(data3) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/page", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/page", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.operation !== undefined){
let data4 = data.operation;
if(typeof data4 === "string"){
if(func8(data4) > 200){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/operation", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(func8(data4) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/operation", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/operation", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if(typeof data5 === "string"){
if(func8(data5) > 254){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "maxLength", params: {limit: 254}});
errors++;
}
if(func8(data5) < 3){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "minLength", params: {limit: 3}});
errors++;
}
if(!pattern9.test(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "pattern", params: {pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?(\\.[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)*$"}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/email", keyword: "type", params: {type: "string"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate189.errors = vErrors;
validate189.count = errors;
return errors === 0;
}

export const validate_startTopUp_body = validate190;

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="TopUpRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount_usd === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "amount_usd"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "amount_usd")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.amount_usd !== undefined){
let data0 = data.amount_usd;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/amount_usd", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data0 < 5 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/amount_usd", keyword: "minimum", params: {limit: 5}});
errors++;
}
let res0;
if((0.01 === 0 || (res0 = data0/0.01, Math.abs(Math.round(res0) - res0) > 1e-9))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/amount_usd", keyword: "multipleOf", params: {multipleOf: 0.01}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/amount_usd", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate190.errors = vErrors;
validate190.count = errors;
return errors === 0;
}

export const validate_receivePaymentEvent_body = validate191;

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="PaymentEvent" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate191.errors = vErrors;
validate191.count = errors;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "site"}});
errors++;
}
if(data.array === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "array"}});
errors++;
}
if(data.weather === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "weather"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifacial", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: ["object","null"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/storage", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
let data14 = data.scene;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data14 == "object" && data14 !== null && !Array.isArray(data14)){
if(!(validate132(data14, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data14 === null){
if(data14 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_schema_SimpleRunRequest = validate158;

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.scene === undefined){
data.scene = null;
}
if(data.uncertainty === undefined){
data.uncertainty = null;
}
if(data.uncertainty_parts === undefined){
data.uncertainty_parts = null;
}
if(data.include_series === undefined){
data.include_series = false;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema67.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "maximum", params: {limit: 10000000}});
errors++;
}
if(data2 <= 0 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/system_capacity_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "maximum", params: {limit: 100000000}});
errors++;
}
if(data3 < 1 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "maximum", params: {limit: 2000}});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_power_w", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_type", keyword: "enum", params: {allowedValues: ["standard","premium","thin_film"]}});
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temperature_coefficient", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/bifaciality", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.module !== undefined){
let data9 = data.module;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9) && (data9["id"] !== undefined) && data9["model"] === undefined){
if(!(validate83(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate85(data9, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
}
if(data.inverter !== undefined){
let data10 = data.inverter;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["model"] === undefined){
if(!(validate108(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate110(data10, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(data.racking !== undefined){
let data11 = data.racking;
if(typeof data11 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data11 === "fixed") || (data11 === "rooftop")) || (data11 === "single_axis"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "enum", params: {allowedValues: ["fixed","rooftop","single_axis"]}});
errors++;
}
}
if(data.tilt_deg !== undefined){
let data12 = data.tilt_deg;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data13 = data.azimuth_deg;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 360 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data13 < 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.gcr !== undefined){
let data14 = data.gcr;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 >= 1 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data15 = data.dc_ac_ratio;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 3 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data15 <= 0.5 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "exclusiveMinimum", params: {limit: 0.5}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data16 = data.inverter_ac_kw;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 20000000 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data16 <= 0 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_ac_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data17 = data.inverter_efficiency;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data17 <= 0 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_efficiency", keyword: "type", params: {type: "number"}});
errors++;
}
let data18 = data.inverter_model;
if(typeof data18 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data18 === "flat") || (data18 === "pvwatts")) || (data18 === "reference"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter_model", keyword: "enum", params: {allowedValues: ["flat","pvwatts","reference"]}});
errors++;
}
let data19 = data.losses_percent;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "minimum", params: {limit: 0}});
errors++;
}
if(data19 >= 100 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "exclusiveMaximum", params: {limit: 100}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/losses_percent", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.weather !== undefined){
let data20 = data.weather;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20) && (data20["id"] !== undefined) && data20["timezone"] === undefined && data20["step_minutes"] === undefined && data20["temp_air_c"] === undefined){
if(!(validate77(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data20 == "object" && data20 !== null && !Array.isArray(data20)){
if(!(validate79(data20, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data21 = data.weather_source;
if(typeof data21 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data21 === "auto") || (data21 === "nsrdb")) || (data21 === "pvgis")) || (data21 === "embedded")) || (data21 === "americas_db")) || (data21 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
if(data.timezone !== undefined){
let data22 = data.timezone;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data22 < -14 || isNaN(data22)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.elevation !== undefined){
let data23 = data.elevation;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9000 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data23 < -450 || isNaN(data23)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data24 = data.albedo;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data24 < 0 || isNaN(data24)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
let data25 = data.scene;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data25 == "object" && data25 !== null && !Array.isArray(data25)){
if(!(validate132(data25, {instancePath:instancePath+"/scene",parentData:data,parentDataProperty:"scene",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate132.errors);
errors += validate132.count;
}
}
else if(data25 === null){
if(data25 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/scene", keyword: "type", params: {type: "null"}});
errors++;
}
}
let data26 = data.uncertainty;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "type", params: {type: ["number","null"]}});
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data26 < 0 || isNaN(data26)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
let data27 = data.uncertainty_parts;
if((!(data27 && typeof data27 == "object" && !Array.isArray(data27))) && (data27 !== null)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: ["object","null"]}});
errors++;
}
if(typeof data27 == "object" && data27 !== null && !Array.isArray(data27)){
if(!(validate70(data27, {instancePath:instancePath+"/uncertainty_parts",parentData:data,parentDataProperty:"uncertainty_parts",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate70.errors);
errors += validate70.count;
}
}
else if(data27 === null){
if(data27 !== null){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/uncertainty_parts", keyword: "type", params: {type: "null"}});
errors++;
}
}
if(typeof data.include_series !== "boolean"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
}
if(data.report !== undefined){
if(!(validate156(data.report, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate156.errors);
errors += validate156.count;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate158.errors = vErrors;
validate158.count = errors;
return errors === 0;
}

export const validate_schema_SizeRequest = validate181;

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="SizeRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.weather_source === undefined){
data.weather_source = "auto";
}
if(data.albedo === undefined){
data.albedo = 0.2;
}
if(data.dc_ac_ratio === undefined){
data.dc_ac_ratio = 1.2;
}
if(data.latitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "latitude"}});
errors++;
}
if(data.longitude === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "longitude"}});
errors++;
}
if(data.module === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "module"}});
errors++;
}
if(data.inverter === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "inverter"}});
errors++;
}
for(const key0 in data){
if(!(func1.call(schema77.properties, key0))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.weather !== undefined){
let data2 = data.weather;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2) && (data2["id"] !== undefined) && data2["timezone"] === undefined && data2["step_minutes"] === undefined && data2["temp_air_c"] === undefined){
if(!(validate77(data2, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
else if(typeof data2 == "object" && data2 !== null && !Array.isArray(data2)){
if(!(validate79(data2, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate79.errors);
errors += validate79.count;
}
}
}
let data3 = data.weather_source;
if(typeof data3 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "type", params: {type: "string"}});
errors++;
}
if(!((((((data3 === "auto") || (data3 === "nsrdb")) || (data3 === "pvgis")) || (data3 === "embedded")) || (data3 === "americas_db")) || (data3 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/weather_source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
if(data.timezone !== undefined){
let data4 = data.timezone;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 14 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data4 < -14 || isNaN(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.elevation !== undefined){
let data5 = data.elevation;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9000 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "maximum", params: {limit: 9000}});
errors++;
}
if(data5 < -450 || isNaN(data5)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "minimum", params: {limit: -450}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/elevation", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.racking !== undefined){
let data6 = data.racking;
if(typeof data6 !== "string"){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "type", params: {type: "string"}});
errors++;
}
if(!(((data6 === "fixed") || (data6 === "rooftop")) || (data6 === "single_axis"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/racking", keyword: "enum", params: {allowedValues: ["fixed","rooftop","single_axis"]}});
errors++;
}
}
if(data.tilt_deg !== undefined){
let data7 = data.tilt_deg;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 90 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data7 < 0 || isNaN(data7)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/tilt_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data8 = data.azimuth_deg;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 360 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "maximum", params: {limit: 360}});
errors++;
}
if(data8 < 0 || isNaN(data8)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuth_deg", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.gcr !== undefined){
let data9 = data.gcr;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 >= 1 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMaximum", params: {limit: 1}});
errors++;
}
if(data9 <= 0 || isNaN(data9)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/gcr", keyword: "type", params: {type: "number"}});
errors++;
}
}
let data10 = data.albedo;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "maximum", params: {limit: 1}});
errors++;
}
if(data10 < 0 || isNaN(data10)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "minimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/albedo", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/module", keyword: "type", params: {type: ["object"]}});
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/inverter", keyword: "type", params: {type: ["object"]}});
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate108(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate110(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
}
if(data.dc_kw !== undefined){
let data13 = data.dc_kw;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000000 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "maximum", params: {limit: 10000000}});
errors++;
}
if(data13 <= 0 || isNaN(data13)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.ac_kw !== undefined){
let data14 = data.ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "maximum", params: {limit: 20000000}});
errors++;
}
if(data14 <= 0 || isNaN(data14)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "exclusiveMinimum", params: {limit: 0}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/ac_kw", keyword: "type", params: {type: "number"}});
errors++;
}
}
if(data.strings !== undefined){
let data15 = data.strings;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "maximum", params: {limit: 1000000}});
errors++;
}
if(data15 < 1 || isNaN(data15)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/strings", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
let data16 = data.dc_ac_ratio;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "maximum", params: {limit: 3}});
errors++;
}
if(data16 <= 0.5 || isNaN(data16)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "exclusiveMinimum", params: {limit: 0.5}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/dc_ac_ratio", keyword: "type", params: {type: "number"}});
errors++;
}
if(data.modules_per_string !== undefined){
let data17 = data.modules_per_string;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "type", params: {type: "integer"}});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 10000 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "maximum", params: {limit: 10000}});
errors++;
}
if(data17 < 1 || isNaN(data17)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/modules_per_string", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
if(data.voltage_class_v !== undefined){
let data18 = data.voltage_class_v;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/voltage_class_v", keyword: "type", params: {type: "integer"}});
errors++;
}
if(!(((data18 === 600) || (data18 === 1000)) || (data18 === 1500))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/voltage_class_v", keyword: "enum", params: {allowedValues: [600,1000,1500]}});
errors++;
}
}
if(data.temp_air_min_c !== undefined){
let data19 = data.temp_air_min_c;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "maximum", params: {limit: 50}});
errors++;
}
if(data19 < -80 || isNaN(data19)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "minimum", params: {limit: -80}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/temp_air_min_c", keyword: "type", params: {type: "number"}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate181.errors = vErrors;
validate181.count = errors;
return errors === 0;
}

export const validate_schema_Scene = validate132;

export const validate_schema_Weather = validate79;

export const validate_schema_Module = validate85;

export const validate_schema_Inverter = validate110;

export const validate_schema_Bifacial = validate67;

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
