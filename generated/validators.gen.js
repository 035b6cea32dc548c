// Written by codegen from openapi.json, SHA-256 003ca36474dfbabe1d1d00df9f024390959e31898b36046d32004f65497f4d62. Do not edit: bun run gen.
export const validate_createRun_body = validate52;
const schema19 = {"$id":"RunRequest","type":"object","additionalProperties":false,"required":["site","array","weather","module","inverter"],"properties":{"site":{"$ref":"Site"},"array":{"$ref":"ArraySection"},"iam":{"$ref":"Iam","default":{}},"thermal":{"$ref":"Thermal","default":{}},"dc_losses":{"$ref":"DcLosses","default":{}},"ac_losses":{"$ref":"AcLosses","default":{}},"spectral":{"$ref":"Spectral","default":{}},"bifacial":{"type":["object","null"],"choose":[{"$ref":"Bifacial"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"lifetime":{"$ref":"Lifetime","default":{}},"storage":{"type":["object","null"],"choose":[{"$ref":"Storage"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"weather":{"type":["object"],"choose":[{"$ref":"WeatherRef"},{"$ref":"Weather"}],"chooseBy":[{"type":"object","has":["id"],"lacks":["timezone","step_minutes","temp_air_c"]},{"type":"object","has":[],"lacks":[]}]},"module":{"type":["object"],"choose":[{"$ref":"ModuleRef"},{"$ref":"Module"}],"chooseBy":[{"type":"object","has":["id"],"lacks":["model"]},{"type":"object","has":[],"lacks":[]}]},"inverter":{"type":["object"],"choose":[{"$ref":"InverterRef"},{"$ref":"Inverter"}],"chooseBy":[{"type":"object","has":["id"],"lacks":["model"]},{"type":"object","has":[],"lacks":[]}]},"include_series":{"type":"boolean","default":false},"scene":{"type":"null","default":null}}};
const func1 = Object.prototype.hasOwnProperty;
const schema20 = {"$id":"Site","type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"elevation":{"type":"number","minimum":-450,"maximum":9000,"default":0},"timezone":{"type":["number","null"],"minimum":-14,"maximum":14,"default":null},"albedo_monthly":{"type":"array","items":{"type":"number","minimum":0,"maximum":1},"minItems":12,"maxItems":12,"default":[0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2,0.2]},"use_weather_albedo":{"type":"boolean","default":true},"soiling_monthly":{"type":"array","items":{"type":"number","minimum":0,"maximum":1},"minItems":12,"maxItems":12,"default":[0,0,0,0,0,0,0,0,0,0,0,0]},"horizon_azimuths_deg":{"type":"array","items":{"type":"number","minimum":0,"maximum":360},"maxItems":3600,"default":[]},"horizon_elevations_deg":{"type":"array","items":{"type":"number","minimum":-10,"maximum":90},"maxItems":3600,"default":[]},"use_horizon":{"type":"boolean","default":true},"horizon_model":{"type":"string","enum":["beam","beam_diffuse"],"default":"beam_diffuse"},"refraction":{"type":"boolean","default":true},"sun_position":{"type":"string","enum":["spa","psa"],"default":"spa"},"sun_instant":{"type":"string","enum":["sunlit_middle","middle"],"default":"sunlit_middle"},"irradiance_closure":{"type":"string","enum":["global_diffuse","beam_diffuse","global_beam"],"default":"global_diffuse"},"decomposition":{"type":"string","enum":["erbs","erbs_driesse","orgill_hollands","disc","dirint","boland"],"default":"erbs"},"transposition":{"type":"string","enum":["perez","perez_driesse","hay_davies","reindl","klucher","isotropic"],"default":"perez"},"circumsolar":{"type":"string","enum":["beam","diffuse"],"default":"beam"}}};

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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "latitude"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.longitude === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "longitude"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema20.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
let data2 = data.elevation;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/elevation",keyword:"maximum",params:{comparison: "<=", limit: 9000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2 < -450 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/elevation",keyword:"minimum",params:{comparison: ">=", limit: -450}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/elevation",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
let data3 = data.timezone;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: schema20.properties.timezone.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 14 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/timezone",keyword:"maximum",params:{comparison: "<=", limit: 14}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data3 < -14 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/timezone",keyword:"minimum",params:{comparison: ">=", limit: -14}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
let data4 = data.albedo_monthly;
if(Array.isArray(data4)){
if(data4.length > 12){
const err15 = {instancePath:instancePath+"/albedo_monthly",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(data4.length < 12){
const err16 = {instancePath:instancePath+"/albedo_monthly",keyword:"minItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/albedo_monthly/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/albedo_monthly/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/albedo_monthly/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/albedo_monthly",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(typeof data.use_weather_albedo !== "boolean"){
const err21 = {instancePath:instancePath+"/use_weather_albedo",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
let data7 = data.soiling_monthly;
if(Array.isArray(data7)){
if(data7.length > 12){
const err22 = {instancePath:instancePath+"/soiling_monthly",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data7.length < 12){
const err23 = {instancePath:instancePath+"/soiling_monthly",keyword:"minItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/soiling_monthly/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/soiling_monthly/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/soiling_monthly/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/soiling_monthly",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
let data9 = data.horizon_azimuths_deg;
if(Array.isArray(data9)){
if(data9.length > 3600){
const err28 = {instancePath:instancePath+"/horizon_azimuths_deg",keyword:"maxItems",params:{limit: 3600}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 360 || isNaN(data10)){
const err29 = {instancePath:instancePath+"/horizon_azimuths_deg/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 360}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/horizon_azimuths_deg/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/horizon_azimuths_deg/" + i2,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/horizon_azimuths_deg",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
let data11 = data.horizon_elevations_deg;
if(Array.isArray(data11)){
if(data11.length > 3600){
const err33 = {instancePath:instancePath+"/horizon_elevations_deg",keyword:"maxItems",params:{limit: 3600}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 90 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/horizon_elevations_deg/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data12 < -10 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/horizon_elevations_deg/" + i3,keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/horizon_elevations_deg/" + i3,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/horizon_elevations_deg",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
if(typeof data.use_horizon !== "boolean"){
const err38 = {instancePath:instancePath+"/use_horizon",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
let data14 = data.horizon_model;
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/horizon_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(!((data14 === "beam") || (data14 === "beam_diffuse"))){
const err40 = {instancePath:instancePath+"/horizon_model",keyword:"enum",params:{allowedValues: schema20.properties.horizon_model.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
if(typeof data.refraction !== "boolean"){
const err41 = {instancePath:instancePath+"/refraction",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
let data16 = data.sun_position;
if(typeof data16 !== "string"){
const err42 = {instancePath:instancePath+"/sun_position",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if(!((data16 === "spa") || (data16 === "psa"))){
const err43 = {instancePath:instancePath+"/sun_position",keyword:"enum",params:{allowedValues: schema20.properties.sun_position.enum}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
let data17 = data.sun_instant;
if(typeof data17 !== "string"){
const err44 = {instancePath:instancePath+"/sun_instant",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(!((data17 === "sunlit_middle") || (data17 === "middle"))){
const err45 = {instancePath:instancePath+"/sun_instant",keyword:"enum",params:{allowedValues: schema20.properties.sun_instant.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
let data18 = data.irradiance_closure;
if(typeof data18 !== "string"){
const err46 = {instancePath:instancePath+"/irradiance_closure",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
if(!(((data18 === "global_diffuse") || (data18 === "beam_diffuse")) || (data18 === "global_beam"))){
const err47 = {instancePath:instancePath+"/irradiance_closure",keyword:"enum",params:{allowedValues: schema20.properties.irradiance_closure.enum}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
let data19 = data.decomposition;
if(typeof data19 !== "string"){
const err48 = {instancePath:instancePath+"/decomposition",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if(!((((((data19 === "erbs") || (data19 === "erbs_driesse")) || (data19 === "orgill_hollands")) || (data19 === "disc")) || (data19 === "dirint")) || (data19 === "boland"))){
const err49 = {instancePath:instancePath+"/decomposition",keyword:"enum",params:{allowedValues: schema20.properties.decomposition.enum}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
let data20 = data.transposition;
if(typeof data20 !== "string"){
const err50 = {instancePath:instancePath+"/transposition",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
if(!((((((data20 === "perez") || (data20 === "perez_driesse")) || (data20 === "hay_davies")) || (data20 === "reindl")) || (data20 === "klucher")) || (data20 === "isotropic"))){
const err51 = {instancePath:instancePath+"/transposition",keyword:"enum",params:{allowedValues: schema20.properties.transposition.enum}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
let data21 = data.circumsolar;
if(typeof data21 !== "string"){
const err52 = {instancePath:instancePath+"/circumsolar",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
if(!((data21 === "beam") || (data21 === "diffuse"))){
const err53 = {instancePath:instancePath+"/circumsolar",keyword:"enum",params:{allowedValues: schema20.properties.circumsolar.enum}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
}
else {
const err54 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

const schema21 = {"$id":"ArraySection","type":"object","additionalProperties":false,"required":["modules_per_string","strings_per_inverter"],"properties":{"track_mode":{"type":"string","enum":["fixed","single_axis","ewf","rooftop"],"default":"fixed"},"tilt_deg":{"type":"number","minimum":0,"maximum":90,"default":0},"azimuth_deg":{"type":"number","minimum":0,"maximum":360,"default":180},"gcr":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1,"default":0.4},"collector_width_m":{"type":"number","exclusiveMinimum":0,"maximum":1000,"default":4},"n_rows":{"type":"integer","minimum":1,"maximum":1000000,"default":10},"band_top_m":{"type":"number","minimum":0,"maximum":100,"default":0},"band_bottom_m":{"type":"number","minimum":0,"maximum":100,"default":0},"inter_row_shading":{"type":"boolean","default":true},"row_model":{"type":"string","enum":["rows"],"default":"rows"},"shade_mode":{"type":"string","enum":["none","linear","electrical"],"default":"electrical"},"diffuse_shading":{"type":"string","enum":["lune","limit_angle","none"],"default":"lune"},"ground_shading":{"type":"string","enum":["first_row","sunlit_strip"],"default":"first_row"},"string_steps":{"type":"integer","minimum":1,"maximum":100,"default":1},"cell_traverse_m":{"type":"number","exclusiveMinimum":0,"maximum":10,"default":0.158},"fraction_for_electrical":{"type":"number","minimum":0,"maximum":1,"default":1},"tracking":{"type":["string","null"],"enum":["true_tracking","backtracking","optimised",null],"default":null},"backtracking":{"type":"boolean","default":true},"rotation_limit_deg":{"type":["number","null"],"minimum":0,"maximum":90,"default":null},"rotation_min_deg":{"type":["number","null"],"minimum":-90,"maximum":0,"default":null},"rotation_max_deg":{"type":["number","null"],"minimum":0,"maximum":90,"default":null},"cross_axis_slope_deg":{"type":"number","minimum":-45,"maximum":45,"default":0},"wind_stow":{"type":"boolean","default":false},"wind_stow_speed_ms":{"type":"number","exclusiveMinimum":0,"maximum":100,"default":15},"wind_stow_angle_deg":{"type":"number","minimum":-90,"maximum":90,"default":0},"operating_point":{"type":"string","enum":["mppt_window","power_limits"],"default":"mppt_window"},"modules_per_string":{"type":"integer","minimum":1,"maximum":10000},"strings_per_inverter":{"type":"integer","minimum":1,"maximum":1000000},"n_inverters":{"type":"integer","minimum":1,"maximum":1000000,"default":1}}};

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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "modules_per_string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.strings_per_inverter === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "strings_per_inverter"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema21.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
let data0 = data.track_mode;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/track_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(!((((data0 === "fixed") || (data0 === "single_axis")) || (data0 === "ewf")) || (data0 === "rooftop"))){
const err4 = {instancePath:instancePath+"/track_mode",keyword:"enum",params:{allowedValues: schema21.properties.track_mode.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
let data1 = data.tilt_deg;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/tilt_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/tilt_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tilt_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
let data2 = data.azimuth_deg;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 360 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/azimuth_deg",keyword:"maximum",params:{comparison: "<=", limit: 360}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/azimuth_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/azimuth_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
let data3 = data.gcr;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 >= 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/gcr",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
let data4 = data.collector_width_m;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/collector_width_m",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/collector_width_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/collector_width_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
let data5 = data.n_rows;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/n_rows",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/n_rows",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/n_rows",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
let data6 = data.band_top_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/band_top_m",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/band_top_m",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/band_top_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
let data7 = data.band_bottom_m;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 100 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/band_bottom_m",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/band_bottom_m",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/band_bottom_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(typeof data.inter_row_shading !== "boolean"){
const err26 = {instancePath:instancePath+"/inter_row_shading",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
let data9 = data.row_model;
if(typeof data9 !== "string"){
const err27 = {instancePath:instancePath+"/row_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if(!(data9 === "rows")){
const err28 = {instancePath:instancePath+"/row_model",keyword:"enum",params:{allowedValues: schema21.properties.row_model.enum}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
let data10 = data.shade_mode;
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/shade_mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(!(((data10 === "none") || (data10 === "linear")) || (data10 === "electrical"))){
const err30 = {instancePath:instancePath+"/shade_mode",keyword:"enum",params:{allowedValues: schema21.properties.shade_mode.enum}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
let data11 = data.diffuse_shading;
if(typeof data11 !== "string"){
const err31 = {instancePath:instancePath+"/diffuse_shading",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if(!(((data11 === "lune") || (data11 === "limit_angle")) || (data11 === "none"))){
const err32 = {instancePath:instancePath+"/diffuse_shading",keyword:"enum",params:{allowedValues: schema21.properties.diffuse_shading.enum}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
let data12 = data.ground_shading;
if(typeof data12 !== "string"){
const err33 = {instancePath:instancePath+"/ground_shading",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(!((data12 === "first_row") || (data12 === "sunlit_strip"))){
const err34 = {instancePath:instancePath+"/ground_shading",keyword:"enum",params:{allowedValues: schema21.properties.ground_shading.enum}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
let data13 = data.string_steps;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err35 = {instancePath:instancePath+"/string_steps",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/string_steps",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/string_steps",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data14 = data.cell_traverse_m;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10 || isNaN(data14)){
const err38 = {instancePath:instancePath+"/cell_traverse_m",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/cell_traverse_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/cell_traverse_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data15 = data.fraction_for_electrical;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/fraction_for_electrical",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/fraction_for_electrical",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/fraction_for_electrical",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
let data16 = data.tracking;
if((typeof data16 !== "string") && (data16 !== null)){
const err44 = {instancePath:instancePath+"/tracking",keyword:"type",params:{type: schema21.properties.tracking.type}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(!((((data16 === "true_tracking") || (data16 === "backtracking")) || (data16 === "optimised")) || (data16 === null))){
const err45 = {instancePath:instancePath+"/tracking",keyword:"enum",params:{allowedValues: schema21.properties.tracking.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
if(typeof data.backtracking !== "boolean"){
const err46 = {instancePath:instancePath+"/backtracking",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
let data18 = data.rotation_limit_deg;
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err47 = {instancePath:instancePath+"/rotation_limit_deg",keyword:"type",params:{type: schema21.properties.rotation_limit_deg.type}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 90 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/rotation_limit_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/rotation_limit_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
}
let data19 = data.rotation_min_deg;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err50 = {instancePath:instancePath+"/rotation_min_deg",keyword:"type",params:{type: schema21.properties.rotation_min_deg.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 0 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/rotation_min_deg",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(data19 < -90 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/rotation_min_deg",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
}
let data20 = data.rotation_max_deg;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err53 = {instancePath:instancePath+"/rotation_max_deg",keyword:"type",params:{type: schema21.properties.rotation_max_deg.type}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 90 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/rotation_max_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err55 = {instancePath:instancePath+"/rotation_max_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
let data21 = data.cross_axis_slope_deg;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 45 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/cross_axis_slope_deg",keyword:"maximum",params:{comparison: "<=", limit: 45}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
if(data21 < -45 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/cross_axis_slope_deg",keyword:"minimum",params:{comparison: ">=", limit: -45}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/cross_axis_slope_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
if(typeof data.wind_stow !== "boolean"){
const err59 = {instancePath:instancePath+"/wind_stow",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
let data23 = data.wind_stow_speed_ms;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
const err60 = {instancePath:instancePath+"/wind_stow_speed_ms",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err61 = {instancePath:instancePath+"/wind_stow_speed_ms",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/wind_stow_speed_ms",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
let data24 = data.wind_stow_angle_deg;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 90 || isNaN(data24)){
const err63 = {instancePath:instancePath+"/wind_stow_angle_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
if(data24 < -90 || isNaN(data24)){
const err64 = {instancePath:instancePath+"/wind_stow_angle_deg",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/wind_stow_angle_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
let data25 = data.operating_point;
if(typeof data25 !== "string"){
const err66 = {instancePath:instancePath+"/operating_point",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
if(!((data25 === "mppt_window") || (data25 === "power_limits"))){
const err67 = {instancePath:instancePath+"/operating_point",keyword:"enum",params:{allowedValues: schema21.properties.operating_point.enum}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < 1000){vErrors.push(err67);}
}
errors++;
}
if(data.modules_per_string !== undefined){
let data26 = data.modules_per_string;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err68 = {instancePath:instancePath+"/modules_per_string",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < 1000){vErrors.push(err68);}
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 10000 || isNaN(data26)){
const err69 = {instancePath:instancePath+"/modules_per_string",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < 1000){vErrors.push(err69);}
}
errors++;
}
if(data26 < 1 || isNaN(data26)){
const err70 = {instancePath:instancePath+"/modules_per_string",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < 1000){vErrors.push(err70);}
}
errors++;
}
}
}
if(data.strings_per_inverter !== undefined){
let data27 = data.strings_per_inverter;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err71 = {instancePath:instancePath+"/strings_per_inverter",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < 1000){vErrors.push(err71);}
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 1000000 || isNaN(data27)){
const err72 = {instancePath:instancePath+"/strings_per_inverter",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < 1000){vErrors.push(err72);}
}
errors++;
}
if(data27 < 1 || isNaN(data27)){
const err73 = {instancePath:instancePath+"/strings_per_inverter",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < 1000){vErrors.push(err73);}
}
errors++;
}
}
}
let data28 = data.n_inverters;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err74 = {instancePath:instancePath+"/n_inverters",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < 1000){vErrors.push(err74);}
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1000000 || isNaN(data28)){
const err75 = {instancePath:instancePath+"/n_inverters",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < 1000){vErrors.push(err75);}
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err76 = {instancePath:instancePath+"/n_inverters",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < 1000){vErrors.push(err76);}
}
errors++;
}
}
}
else {
const err77 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < 1000){vErrors.push(err77);}
}
errors++;
}
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

const schema22 = {"$id":"Iam","type":"object","additionalProperties":false,"properties":{"kind":{"type":"string","enum":["auto","ashrae","fresnel","fresnel_ar","martin_ruiz","sandia","schlick","table","off"],"default":"auto"},"diffuse":{"type":"string","enum":["integrated","sixty_degrees","off"],"default":"integrated"},"b0":{"type":"number","minimum":0,"maximum":1,"default":0.05},"a_r":{"type":"number","minimum":0.01,"maximum":2,"default":0.16},"sandia_coefficients":{"type":"array","items":{"type":"number","minimum":-2,"maximum":2},"minItems":6,"maxItems":6,"default":[1,-0.002438,0.0003103,-0.00001246,2.11e-7,-1.36e-9]},"n":{"type":"number","exclusiveMinimum":1,"maximum":3,"default":1.526},"n_ar":{"type":"number","exclusiveMinimum":1,"maximum":3,"default":1.29},"k_per_m":{"type":"number","minimum":0,"maximum":100,"default":0},"thickness_m":{"type":"number","minimum":0,"maximum":0.1,"default":0.002},"angles_deg":{"type":"array","items":{"type":"number","minimum":0,"maximum":90},"maxItems":200,"default":[]},"factors":{"type":"array","items":{"type":"number","minimum":0,"maximum":1.2},"maxItems":200,"default":[]}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(!(((((((((data0 === "auto") || (data0 === "ashrae")) || (data0 === "fresnel")) || (data0 === "fresnel_ar")) || (data0 === "martin_ruiz")) || (data0 === "sandia")) || (data0 === "schlick")) || (data0 === "table")) || (data0 === "off"))){
const err2 = {instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: schema22.properties.kind.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
let data1 = data.diffuse;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/diffuse",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(!(((data1 === "integrated") || (data1 === "sixty_degrees")) || (data1 === "off"))){
const err4 = {instancePath:instancePath+"/diffuse",keyword:"enum",params:{allowedValues: schema22.properties.diffuse.enum}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
let data2 = data.b0;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/b0",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/b0",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/b0",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
let data3 = data.a_r;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/a_r",keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data3 < 0.01 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/a_r",keyword:"minimum",params:{comparison: ">=", limit: 0.01}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/a_r",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
let data4 = data.sandia_coefficients;
if(Array.isArray(data4)){
if(data4.length > 6){
const err11 = {instancePath:instancePath+"/sandia_coefficients",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data4.length < 6){
const err12 = {instancePath:instancePath+"/sandia_coefficients",keyword:"minItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/sandia_coefficients/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data5 < -2 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/sandia_coefficients/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -2}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/sandia_coefficients/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sandia_coefficients",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
let data6 = data.n;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 3 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/n",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data6 <= 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/n",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/n",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
let data7 = data.n_ar;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 3 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/n_ar",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data7 <= 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/n_ar",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/n_ar",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
let data8 = data.k_per_m;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/k_per_m",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/k_per_m",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/k_per_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
let data9 = data.thickness_m;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 0.1 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/thickness_m",keyword:"maximum",params:{comparison: "<=", limit: 0.1}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/thickness_m",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/thickness_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
let data10 = data.angles_deg;
if(Array.isArray(data10)){
if(data10.length > 200){
const err29 = {instancePath:instancePath+"/angles_deg",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 90 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/angles_deg/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/angles_deg/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/angles_deg/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/angles_deg",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
let data12 = data.factors;
if(Array.isArray(data12)){
if(data12.length > 200){
const err34 = {instancePath:instancePath+"/factors",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1.2 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/factors/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 1.2}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/factors/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/factors/" + i2,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/factors",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

const schema23 = {"$id":"Thermal","type":"object","additionalProperties":false,"properties":{"model":{"type":"string","enum":["pvsyst","faiman","noct","sapm","ross","fuentes"],"default":"pvsyst"},"u_c":{"type":"number","exclusiveMinimum":0,"maximum":200,"default":29},"u_v":{"type":"number","minimum":0,"maximum":100,"default":0},"absorptivity":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.9},"module_efficiency":{"type":["number","null"],"minimum":0,"exclusiveMaximum":1,"default":null},"noct_c":{"type":["number","null"],"minimum":20,"maximum":90,"default":null},"array_height_stories":{"type":"integer","enum":[1,2],"default":1},"sapm_a":{"type":"number","minimum":-10,"maximum":0,"default":-3.47},"sapm_b":{"type":"number","minimum":-1,"maximum":0,"default":-0.0594},"sapm_delta_t_c":{"type":"number","minimum":0,"maximum":20,"default":3},"ross_k":{"type":["number","null"],"minimum":0,"maximum":0.2,"default":null},"fuentes_module_height_m":{"type":"number","exclusiveMinimum":0,"maximum":200,"default":5},"fuentes_wind_height_m":{"type":"number","exclusiveMinimum":0,"maximum":200,"default":9.144},"fuentes_emissivity":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.84},"fuentes_absorption":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.83}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(!((((((data0 === "pvsyst") || (data0 === "faiman")) || (data0 === "noct")) || (data0 === "sapm")) || (data0 === "ross")) || (data0 === "fuentes"))){
const err2 = {instancePath:instancePath+"/model",keyword:"enum",params:{allowedValues: schema23.properties.model.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
let data1 = data.u_c;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/u_c",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/u_c",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/u_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
let data2 = data.u_v;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/u_v",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/u_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/u_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
let data3 = data.absorptivity;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/absorptivity",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/absorptivity",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/absorptivity",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
let data4 = data.module_efficiency;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/module_efficiency",keyword:"type",params:{type: schema23.properties.module_efficiency.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/module_efficiency",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data4 >= 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/module_efficiency",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
let data5 = data.noct_c;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/noct_c",keyword:"type",params:{type: schema23.properties.noct_c.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 90 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/noct_c",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(data5 < 20 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/noct_c",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
let data6 = data.array_height_stories;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/array_height_stories",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(!((data6 === 1) || (data6 === 2))){
const err19 = {instancePath:instancePath+"/array_height_stories",keyword:"enum",params:{allowedValues: schema23.properties.array_height_stories.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
let data7 = data.sapm_a;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/sapm_a",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data7 < -10 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/sapm_a",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/sapm_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
let data8 = data.sapm_b;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/sapm_b",keyword:"maximum",params:{comparison: "<=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data8 < -1 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/sapm_b",keyword:"minimum",params:{comparison: ">=", limit: -1}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/sapm_b",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
let data9 = data.sapm_delta_t_c;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/sapm_delta_t_c",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/sapm_delta_t_c",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/sapm_delta_t_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
let data10 = data.ross_k;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err29 = {instancePath:instancePath+"/ross_k",keyword:"type",params:{type: schema23.properties.ross_k.type}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 0.2 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/ross_k",keyword:"maximum",params:{comparison: "<=", limit: 0.2}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/ross_k",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
let data11 = data.fuentes_module_height_m;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 200 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/fuentes_module_height_m",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
if(data11 <= 0 || isNaN(data11)){
const err33 = {instancePath:instancePath+"/fuentes_module_height_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/fuentes_module_height_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
let data12 = data.fuentes_wind_height_m;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 200 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/fuentes_wind_height_m",keyword:"maximum",params:{comparison: "<=", limit: 200}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err36 = {instancePath:instancePath+"/fuentes_wind_height_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/fuentes_wind_height_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
let data13 = data.fuentes_emissivity;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/fuentes_emissivity",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/fuentes_emissivity",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/fuentes_emissivity",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data14 = data.fuentes_absorption;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/fuentes_absorption",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/fuentes_absorption",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/fuentes_absorption",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
else {
const err44 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}

const schema24 = {"$id":"DcLosses","type":"object","additionalProperties":false,"properties":{"quality_loss":{"type":"number","minimum":-0.5,"exclusiveMaximum":1,"default":0},"lid_loss":{"type":"number","minimum":0,"exclusiveMaximum":1,"default":0},"module_mismatch_loss":{"type":"number","minimum":0,"exclusiveMaximum":1,"default":0},"string_mismatch_loss":{"type":"number","minimum":0,"exclusiveMaximum":1,"default":0},"dc_wiring_loss_at_stc":{"type":"number","minimum":0,"exclusiveMaximum":1,"default":0},"dc_wiring_model":{"type":"string","enum":["ohmic_i2r","flat"],"default":"ohmic_i2r"}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.quality_loss;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < -0.5 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/quality_loss",keyword:"minimum",params:{comparison: ">=", limit: -0.5}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data0 >= 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/quality_loss",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/quality_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
let data1 = data.lid_loss;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/lid_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 >= 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/lid_loss",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/lid_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
let data2 = data.module_mismatch_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/module_mismatch_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data2 >= 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/module_mismatch_loss",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/module_mismatch_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
let data3 = data.string_mismatch_loss;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/string_mismatch_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data3 >= 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/string_mismatch_loss",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/string_mismatch_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
let data4 = data.dc_wiring_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/dc_wiring_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data4 >= 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/dc_wiring_loss_at_stc",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/dc_wiring_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
let data5 = data.dc_wiring_model;
if(typeof data5 !== "string"){
const err16 = {instancePath:instancePath+"/dc_wiring_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(!((data5 === "ohmic_i2r") || (data5 === "flat"))){
const err17 = {instancePath:instancePath+"/dc_wiring_model",keyword:"enum",params:{allowedValues: schema24.properties.dc_wiring_model.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

const schema25 = {"$id":"AcLosses","type":"object","additionalProperties":false,"properties":{"ac_wiring_loss_at_stc":{"type":"number","minimum":0,"maximum":1,"default":0},"ohmic_model":{"type":"string","enum":["ohmic_i2r","flat"],"default":"ohmic_i2r"},"transformer_constant_loss":{"type":"number","minimum":0,"maximum":1,"default":0},"transformer_loss_at_stc":{"type":"number","minimum":0,"maximum":1,"default":0},"mv_line_loss_at_stc":{"type":"number","minimum":0,"maximum":1,"default":0},"hv_transformer_loss_at_stc":{"type":"number","minimum":0,"maximum":1,"default":0},"hv_transformer_constant_loss":{"type":"number","minimum":0,"maximum":1,"default":0},"hv_line_loss_at_stc":{"type":"number","minimum":0,"maximum":1,"default":0},"transmission_loss":{"type":"number","minimum":0,"maximum":1,"default":0},"other_loss":{"type":"number","minimum":0,"maximum":1,"default":0},"aux_kw":{"type":"number","minimum":0,"default":0},"aux_threshold_kw":{"type":"number","minimum":0,"default":0},"aux_proportional_w_per_kw":{"type":"number","minimum":0,"maximum":1000,"default":0},"aux_night_kw":{"type":"number","minimum":0,"default":0},"grid_poi_limit_kw":{"type":"number","minimum":0,"default":0},"grid_limit_at":{"type":"string","enum":["injection","inverter_output"],"default":"injection"},"grid_limit_apparent":{"type":"boolean","default":false},"unavailability_loss":{"type":"number","minimum":0,"maximum":1,"default":0},"power_factor":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":1},"pnom_apparent":{"type":"boolean","default":false},"inverter_night_tare":{"type":"boolean","default":true},"transformer_night_disconnect":{"type":"boolean","default":false},"power_reference":{"type":"string","enum":["pnom_inverter","pnom_stc"],"default":"pnom_inverter"},"use_auxiliaries":{"type":"boolean","default":true},"use_mv_transformer":{"type":"boolean","default":true},"use_mv_line":{"type":"boolean","default":true}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.ac_wiring_loss_at_stc;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/ac_wiring_loss_at_stc",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/ac_wiring_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/ac_wiring_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
let data1 = data.ohmic_model;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/ohmic_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(!((data1 === "ohmic_i2r") || (data1 === "flat"))){
const err5 = {instancePath:instancePath+"/ohmic_model",keyword:"enum",params:{allowedValues: schema25.properties.ohmic_model.enum}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
let data2 = data.transformer_constant_loss;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/transformer_constant_loss",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/transformer_constant_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/transformer_constant_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
let data3 = data.transformer_loss_at_stc;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/transformer_loss_at_stc",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/transformer_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/transformer_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
let data4 = data.mv_line_loss_at_stc;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/mv_line_loss_at_stc",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/mv_line_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/mv_line_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
let data5 = data.hv_transformer_loss_at_stc;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/hv_transformer_loss_at_stc",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/hv_transformer_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/hv_transformer_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
let data6 = data.hv_transformer_constant_loss;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/hv_transformer_constant_loss",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/hv_transformer_constant_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/hv_transformer_constant_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
let data7 = data.hv_line_loss_at_stc;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/hv_line_loss_at_stc",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/hv_line_loss_at_stc",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/hv_line_loss_at_stc",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
let data8 = data.transmission_loss;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/transmission_loss",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/transmission_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/transmission_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
let data9 = data.other_loss;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/other_loss",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/other_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/other_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
let data10 = data.aux_kw;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/aux_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/aux_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
let data11 = data.aux_threshold_kw;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/aux_threshold_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/aux_threshold_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
let data12 = data.aux_proportional_w_per_kw;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/aux_proportional_w_per_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/aux_proportional_w_per_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/aux_proportional_w_per_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
let data13 = data.aux_night_kw;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/aux_night_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/aux_night_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
let data14 = data.grid_poi_limit_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/grid_poi_limit_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/grid_poi_limit_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data15 = data.grid_limit_at;
if(typeof data15 !== "string"){
const err41 = {instancePath:instancePath+"/grid_limit_at",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(!((data15 === "injection") || (data15 === "inverter_output"))){
const err42 = {instancePath:instancePath+"/grid_limit_at",keyword:"enum",params:{allowedValues: schema25.properties.grid_limit_at.enum}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if(typeof data.grid_limit_apparent !== "boolean"){
const err43 = {instancePath:instancePath+"/grid_limit_apparent",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
let data17 = data.unavailability_loss;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err44 = {instancePath:instancePath+"/unavailability_loss",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/unavailability_loss",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/unavailability_loss",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
let data18 = data.power_factor;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1 || isNaN(data18)){
const err47 = {instancePath:instancePath+"/power_factor",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
if(data18 <= 0 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/power_factor",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/power_factor",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(typeof data.pnom_apparent !== "boolean"){
const err50 = {instancePath:instancePath+"/pnom_apparent",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
if(typeof data.inverter_night_tare !== "boolean"){
const err51 = {instancePath:instancePath+"/inverter_night_tare",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(typeof data.transformer_night_disconnect !== "boolean"){
const err52 = {instancePath:instancePath+"/transformer_night_disconnect",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
let data22 = data.power_reference;
if(typeof data22 !== "string"){
const err53 = {instancePath:instancePath+"/power_reference",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
if(!((data22 === "pnom_inverter") || (data22 === "pnom_stc"))){
const err54 = {instancePath:instancePath+"/power_reference",keyword:"enum",params:{allowedValues: schema25.properties.power_reference.enum}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if(typeof data.use_auxiliaries !== "boolean"){
const err55 = {instancePath:instancePath+"/use_auxiliaries",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
if(typeof data.use_mv_transformer !== "boolean"){
const err56 = {instancePath:instancePath+"/use_mv_transformer",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
if(typeof data.use_mv_line !== "boolean"){
const err57 = {instancePath:instancePath+"/use_mv_line",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
else {
const err58 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
validate63.errors = vErrors;
validate63.count = errors;
return errors === 0;
}

const schema26 = {"$id":"Spectral","type":"object","additionalProperties":false,"properties":{"mode":{"type":"string","enum":["off","first_solar","sandia_airmass","caballero"],"default":"off"},"coefficients":{"type":"array","items":{"type":"number","minimum":-10,"maximum":10},"maxItems":6,"default":[]},"aod500":{"type":"number","minimum":0,"maximum":5,"default":0.1}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.mode;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/mode",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(!((((data0 === "off") || (data0 === "first_solar")) || (data0 === "sandia_airmass")) || (data0 === "caballero"))){
const err2 = {instancePath:instancePath+"/mode",keyword:"enum",params:{allowedValues: schema26.properties.mode.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
let data1 = data.coefficients;
if(Array.isArray(data1)){
if(data1.length > 6){
const err3 = {instancePath:instancePath+"/coefficients",keyword:"maxItems",params:{limit: 6}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/coefficients/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data2 < -10 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/coefficients/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/coefficients/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/coefficients",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
let data3 = data.aod500;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/aod500",keyword:"maximum",params:{comparison: "<=", limit: 5}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/aod500",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/aod500",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
validate65.errors = vErrors;
validate65.count = errors;
return errors === 0;
}

const schema27 = {"$id":"Bifacial","type":"object","additionalProperties":false,"properties":{"model":{"type":"string","enum":["view_factor","fixed_fraction"],"default":"view_factor"},"height_m":{"type":"number","minimum":0,"maximum":100,"default":1.5},"bifaciality":{"type":["number","null"],"minimum":0,"maximum":1,"default":null},"structure_shading":{"type":"number","minimum":0,"maximum":1,"default":0.05},"rear_mismatch":{"type":"number","minimum":0,"maximum":1,"default":0.1},"transparency":{"type":"number","minimum":0,"maximum":1,"default":0},"fixed_fraction":{"type":"number","minimum":0,"maximum":1,"default":0.05}}};

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
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.model;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(!((data0 === "view_factor") || (data0 === "fixed_fraction"))){
const err2 = {instancePath:instancePath+"/model",keyword:"enum",params:{allowedValues: schema27.properties.model.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
let data1 = data.height_m;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/height_m",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/height_m",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/height_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
let data2 = data.bifaciality;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err6 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: schema27.properties.bifaciality.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
let data3 = data.structure_shading;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/structure_shading",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/structure_shading",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/structure_shading",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
let data4 = data.rear_mismatch;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/rear_mismatch",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/rear_mismatch",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/rear_mismatch",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
let data5 = data.transparency;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/transparency",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/transparency",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/transparency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
let data6 = data.fixed_fraction;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/fixed_fraction",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/fixed_fraction",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fixed_fraction",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
validate67.errors = vErrors;
validate67.count = errors;
return errors === 0;
}

const schema28 = {"$id":"Lifetime","type":"object","additionalProperties":false,"properties":{"analysis_period_years":{"type":"integer","minimum":1,"maximum":100,"default":1},"dc_degradation_rate":{"type":"number","minimum":0,"maximum":0.2,"default":0},"year":{"type":"integer","minimum":0,"maximum":100,"default":0},"uncertainty":{"type":["number","null"],"minimum":0,"maximum":1,"default":null}}};

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
for(const key0 in data){
if(!((((key0 === "analysis_period_years") || (key0 === "dc_degradation_rate")) || (key0 === "year")) || (key0 === "uncertainty"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
let data0 = data.analysis_period_years;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/analysis_period_years",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/analysis_period_years",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/analysis_period_years",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
let data1 = data.dc_degradation_rate;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 0.2 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/dc_degradation_rate",keyword:"maximum",params:{comparison: "<=", limit: 0.2}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/dc_degradation_rate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/dc_degradation_rate",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
let data2 = data.year;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/year",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/year",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/year",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
let data3 = data.uncertainty;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/uncertainty",keyword:"type",params:{type: schema28.properties.uncertainty.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/uncertainty",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/uncertainty",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
validate69.errors = vErrors;
validate69.count = errors;
return errors === 0;
}

const schema29 = {"$id":"Storage","type":"object","additionalProperties":false,"required":["capacity_kwh","strategy"],"properties":{"capacity_kwh":{"type":"number","minimum":0,"maximum":1000000000},"strategy":{"type":"string","enum":["grid_limit","self_consumption","schedule"]},"charge_max_kw":{"type":["number","null"],"minimum":0,"default":null,"maximum":1000000000},"discharge_max_kw":{"type":["number","null"],"minimum":0,"default":null,"maximum":1000000000},"efficiency_charge":{"type":"number","maximum":1,"default":0.95,"minimum":0.01},"efficiency_discharge":{"type":"number","maximum":1,"default":0.95,"minimum":0.01},"soc_min":{"type":"number","minimum":0,"maximum":1,"default":0.1},"soc_start":{"type":["number","null"],"minimum":0,"maximum":1,"default":null},"load_kw":{"type":["number","array","null"],"choose":[{"type":"number","minimum":0,"maximum":1000000000},{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000000},"minItems":1,"maxItems":2200000},{"type":"null"}],"chooseBy":[{"type":"number","has":[],"lacks":[]},{"type":"array","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"schedule":{"type":["object","null"],"choose":[{"$ref":"StorageSchedule"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null}}};
const schema30 = {"$id":"StorageSchedule","type":"object","additionalProperties":false,"required":["charge_start_h","charge_end_h","discharge_start_h","discharge_end_h"],"properties":{"charge_start_h":{"type":"number","minimum":0,"exclusiveMaximum":24},"charge_end_h":{"type":"number","minimum":0,"maximum":24},"discharge_start_h":{"type":"number","minimum":0,"exclusiveMaximum":24},"discharge_end_h":{"type":"number","minimum":0,"maximum":24}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="StorageSchedule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.charge_start_h === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "charge_start_h"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.charge_end_h === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "charge_end_h"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.discharge_start_h === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "discharge_start_h"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.discharge_end_h === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "discharge_end_h"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "charge_start_h") || (key0 === "charge_end_h")) || (key0 === "discharge_start_h")) || (key0 === "discharge_end_h"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
if(data.charge_start_h !== undefined){
let data0 = data.charge_start_h;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/charge_start_h",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data0 >= 24 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/charge_start_h",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 24}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/charge_start_h",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(data.charge_end_h !== undefined){
let data1 = data.charge_end_h;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 24 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/charge_end_h",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/charge_end_h",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/charge_end_h",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
if(data.discharge_start_h !== undefined){
let data2 = data.discharge_start_h;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/discharge_start_h",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data2 >= 24 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/discharge_start_h",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 24}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/discharge_start_h",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
if(data.discharge_end_h !== undefined){
let data3 = data.discharge_end_h;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 24 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/discharge_end_h",keyword:"maximum",params:{comparison: "<=", limit: 24}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/discharge_end_h",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/discharge_end_h",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
}
else {
const err17 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
validate72.errors = vErrors;
validate72.count = errors;
return errors === 0;
}


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "capacity_kwh"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.strategy === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "strategy"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema29.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.capacity_kwh !== undefined){
let data0 = data.capacity_kwh;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/capacity_kwh",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/capacity_kwh",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/capacity_kwh",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.strategy !== undefined){
let data1 = data.strategy;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/strategy",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(!(((data1 === "grid_limit") || (data1 === "self_consumption")) || (data1 === "schedule"))){
const err7 = {instancePath:instancePath+"/strategy",keyword:"enum",params:{allowedValues: schema29.properties.strategy.enum}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
let data2 = data.charge_max_kw;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/charge_max_kw",keyword:"type",params:{type: schema29.properties.charge_max_kw.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/charge_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/charge_max_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
let data3 = data.discharge_max_kw;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/discharge_max_kw",keyword:"type",params:{type: schema29.properties.discharge_max_kw.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/discharge_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/discharge_max_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
let data4 = data.efficiency_charge;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/efficiency_charge",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data4 < 0.01 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/efficiency_charge",keyword:"minimum",params:{comparison: ">=", limit: 0.01}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/efficiency_charge",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
let data5 = data.efficiency_discharge;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/efficiency_discharge",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data5 < 0.01 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/efficiency_discharge",keyword:"minimum",params:{comparison: ">=", limit: 0.01}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/efficiency_discharge",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
let data6 = data.soc_min;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/soc_min",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/soc_min",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/soc_min",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
let data7 = data.soc_start;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err23 = {instancePath:instancePath+"/soc_start",keyword:"type",params:{type: schema29.properties.soc_start.type}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/soc_start",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/soc_start",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
let data8 = data.load_kw;
if(((!((typeof data8 == "number") && (isFinite(data8)))) && (!(Array.isArray(data8)))) && (data8 !== null)){
const err26 = {instancePath:instancePath+"/load_kw",keyword:"type",params:{type: schema29.properties.load_kw.type}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(typeof data8 == "number"){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/load_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/load_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/load_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
else if(Array.isArray(data8)){
if(Array.isArray(data8)){
if(data8.length > 2200000){
const err30 = {instancePath:instancePath+"/load_kw",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data8.length < 1){
const err31 = {instancePath:instancePath+"/load_kw",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000000 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/load_kw/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/load_kw/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/load_kw/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/load_kw",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
else if(data8 === null){
if(data8 !== null){
const err36 = {instancePath:instancePath+"/load_kw",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
}
let data10 = data.schedule;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err37 = {instancePath:instancePath+"/schedule",keyword:"type",params:{type: schema29.properties.schedule.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate72(data10, {instancePath:instancePath+"/schedule",parentData:data,parentDataProperty:"schedule",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate72.errors);
errors += validate72.count;
}
}
else if(data10 === null){
if(data10 !== null){
const err38 = {instancePath:instancePath+"/schedule",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
validate71.errors = vErrors;
validate71.count = errors;
return errors === 0;
}

const schema31 = {"$id":"WeatherRef","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","maxLength":100,"pattern":"^met_[A-Za-z0-9_-]+$"}}};
const func8 = codePoints;
const pattern3 = new RegExp("^met_[A-Za-z0-9_-]+$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WeatherRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 100){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(!pattern3.test(data0)){
const err3 = {instancePath:instancePath+"/id",keyword:"pattern",params:{pattern: "^met_[A-Za-z0-9_-]+$"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
}
else {
const err5 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
validate75.errors = vErrors;
validate75.count = errors;
return errors === 0;
}

const schema32 = {"$id":"Weather","type":"object","additionalProperties":false,"required":["timezone","step_minutes","temp_air_c"],"properties":{"timezone":{"type":"number","minimum":-14,"maximum":14},"step_minutes":{"type":"number","minimum":1,"maximum":1440},"interval":{"type":"string","enum":["start","middle","end"],"default":"start"},"sun_offset_min":{"type":["number","null"],"minimum":0,"maximum":1440,"default":null},"start":{"type":["string","null"],"pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$","default":null},"time":{"type":["array","null"],"items":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"},"minItems":1,"maxItems":2200000,"default":null},"ghi_wm2":{"type":"array","items":{"type":["number","null"],"minimum":-50,"maximum":2500},"minItems":1,"maxItems":2200000},"dhi_wm2":{"type":"array","items":{"type":["number","null"],"minimum":-50,"maximum":2500},"minItems":1,"maxItems":2200000},"dni_wm2":{"type":"array","items":{"type":["number","null"],"minimum":-50,"maximum":2500},"minItems":1,"maxItems":2200000},"poa_wm2":{"type":"array","items":{"type":["number","null"],"minimum":-50,"maximum":2500},"minItems":1,"maxItems":2200000},"temp_air_c":{"type":"array","items":{"type":["number","null"],"minimum":-90,"maximum":70},"minItems":1,"maxItems":2200000},"wind_speed_ms":{"type":"array","items":{"type":["number","null"],"minimum":0,"maximum":120},"minItems":1,"maxItems":2200000},"relative_humidity":{"type":"array","items":{"type":["number","null"],"minimum":0,"maximum":1.1},"minItems":1,"maxItems":2200000},"pressure_hpa":{"type":"array","items":{"type":["number","null"],"minimum":300,"maximum":1150},"minItems":1,"maxItems":2200000},"precipitable_water_cm":{"type":"array","items":{"type":["number","null"],"minimum":0,"maximum":20},"minItems":1,"maxItems":2200000},"albedo":{"type":"array","items":{"type":["number","null"],"minimum":0,"maximum":1},"minItems":1,"maxItems":2200000},"latitude":{"type":["number","null"],"minimum":-90,"maximum":90,"default":null},"longitude":{"type":["number","null"],"minimum":-180,"maximum":180,"default":null},"elevation":{"type":["number","null"],"minimum":-450,"maximum":9000,"default":null},"reference_series":{"type":"object","maxProperties":100,"additionalProperties":{"type":"array","items":{"type":["number","null"]},"maxItems":2200000}},"meta":{"$ref":"WeatherMeta"}}};
const pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");
const schema33 = {"$id":"WeatherMeta","type":"object","additionalProperties":true,"properties":{"id":{"type":"string","maxLength":200},"source":{"type":"string","maxLength":200},"radiation_db":{"type":"string","maxLength":500},"format":{"type":"string","maxLength":200},"notes":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="WeatherMeta" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
const err0 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err2 = {instancePath:instancePath+"/source",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
if(data.radiation_db !== undefined){
let data2 = data.radiation_db;
if(typeof data2 === "string"){
if(func8(data2) > 500){
const err4 = {instancePath:instancePath+"/radiation_db",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/radiation_db",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.format !== undefined){
let data3 = data.format;
if(typeof data3 === "string"){
if(func8(data3) > 200){
const err6 = {instancePath:instancePath+"/format",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/format",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(data.notes !== undefined){
let data4 = data.notes;
if(Array.isArray(data4)){
if(data4.length > 200){
const err8 = {instancePath:instancePath+"/notes",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func8(data5) > 2000){
const err9 = {instancePath:instancePath+"/notes/" + i0,keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/notes/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/notes",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
}
else {
const err12 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
validate78.errors = vErrors;
validate78.count = errors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "timezone"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.step_minutes === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "step_minutes"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.temp_air_c === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "temp_air_c"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema32.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 14 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/timezone",keyword:"maximum",params:{comparison: "<=", limit: 14}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data0 < -14 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/timezone",keyword:"minimum",params:{comparison: ">=", limit: -14}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
if(data.step_minutes !== undefined){
let data1 = data.step_minutes;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1440 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/step_minutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/step_minutes",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/step_minutes",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
let data2 = data.interval;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/interval",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(!(((data2 === "start") || (data2 === "middle")) || (data2 === "end"))){
const err11 = {instancePath:instancePath+"/interval",keyword:"enum",params:{allowedValues: schema32.properties.interval.enum}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
let data3 = data.sun_offset_min;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/sun_offset_min",keyword:"type",params:{type: schema32.properties.sun_offset_min.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1440 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/sun_offset_min",keyword:"maximum",params:{comparison: "<=", limit: 1440}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/sun_offset_min",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
let data4 = data.start;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/start",keyword:"type",params:{type: schema32.properties.start.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err16 = {instancePath:instancePath+"/start",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
let data5 = data.time;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/time",keyword:"type",params:{type: schema32.properties.time.type}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 2200000){
const err18 = {instancePath:instancePath+"/time",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(data5.length < 1){
const err19 = {instancePath:instancePath+"/time",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(!pattern4.test(data6)){
const err20 = {instancePath:instancePath+"/time/" + i0,keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/time/" + i0,keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
}
if(data.ghi_wm2 !== undefined){
let data7 = data.ghi_wm2;
if(Array.isArray(data7)){
if(data7.length > 2200000){
const err22 = {instancePath:instancePath+"/ghi_wm2",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data7.length < 1){
const err23 = {instancePath:instancePath+"/ghi_wm2",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/ghi_wm2/" + i1,keyword:"type",params:{type: schema32.properties.ghi_wm2.items.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2500 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/ghi_wm2/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 2500}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(data8 < -50 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/ghi_wm2/" + i1,keyword:"minimum",params:{comparison: ">=", limit: -50}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/ghi_wm2",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
if(data.dhi_wm2 !== undefined){
let data9 = data.dhi_wm2;
if(Array.isArray(data9)){
if(data9.length > 2200000){
const err28 = {instancePath:instancePath+"/dhi_wm2",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if(data9.length < 1){
const err29 = {instancePath:instancePath+"/dhi_wm2",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/dhi_wm2/" + i2,keyword:"type",params:{type: schema32.properties.dhi_wm2.items.type}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2500 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/dhi_wm2/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 2500}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if(data10 < -50 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/dhi_wm2/" + i2,keyword:"minimum",params:{comparison: ">=", limit: -50}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/dhi_wm2",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
}
if(data.dni_wm2 !== undefined){
let data11 = data.dni_wm2;
if(Array.isArray(data11)){
if(data11.length > 2200000){
const err34 = {instancePath:instancePath+"/dni_wm2",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data11.length < 1){
const err35 = {instancePath:instancePath+"/dni_wm2",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/dni_wm2/" + i3,keyword:"type",params:{type: schema32.properties.dni_wm2.items.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2500 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/dni_wm2/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 2500}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
if(data12 < -50 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/dni_wm2/" + i3,keyword:"minimum",params:{comparison: ">=", limit: -50}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
}
}
}
else {
const err39 = {instancePath:instancePath+"/dni_wm2",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
if(data.poa_wm2 !== undefined){
let data13 = data.poa_wm2;
if(Array.isArray(data13)){
if(data13.length > 2200000){
const err40 = {instancePath:instancePath+"/poa_wm2",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
if(data13.length < 1){
const err41 = {instancePath:instancePath+"/poa_wm2",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
const err42 = {instancePath:instancePath+"/poa_wm2/" + i4,keyword:"type",params:{type: schema32.properties.poa_wm2.items.type}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2500 || isNaN(data14)){
const err43 = {instancePath:instancePath+"/poa_wm2/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 2500}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
if(data14 < -50 || isNaN(data14)){
const err44 = {instancePath:instancePath+"/poa_wm2/" + i4,keyword:"minimum",params:{comparison: ">=", limit: -50}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
}
}
}
else {
const err45 = {instancePath:instancePath+"/poa_wm2",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
}
if(data.temp_air_c !== undefined){
let data15 = data.temp_air_c;
if(Array.isArray(data15)){
if(data15.length > 2200000){
const err46 = {instancePath:instancePath+"/temp_air_c",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
if(data15.length < 1){
const err47 = {instancePath:instancePath+"/temp_air_c",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)){
const err48 = {instancePath:instancePath+"/temp_air_c/" + i5,keyword:"type",params:{type: schema32.properties.temp_air_c.items.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 70 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/temp_air_c/" + i5,keyword:"maximum",params:{comparison: "<=", limit: 70}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data16 < -90 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/temp_air_c/" + i5,keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/temp_air_c",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
}
if(data.wind_speed_ms !== undefined){
let data17 = data.wind_speed_ms;
if(Array.isArray(data17)){
if(data17.length > 2200000){
const err52 = {instancePath:instancePath+"/wind_speed_ms",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
if(data17.length < 1){
const err53 = {instancePath:instancePath+"/wind_speed_ms",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if((!((typeof data18 == "number") && (isFinite(data18)))) && (data18 !== null)){
const err54 = {instancePath:instancePath+"/wind_speed_ms/" + i6,keyword:"type",params:{type: schema32.properties.wind_speed_ms.items.type}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 120 || isNaN(data18)){
const err55 = {instancePath:instancePath+"/wind_speed_ms/" + i6,keyword:"maximum",params:{comparison: "<=", limit: 120}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/wind_speed_ms/" + i6,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/wind_speed_ms",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
if(data.relative_humidity !== undefined){
let data19 = data.relative_humidity;
if(Array.isArray(data19)){
if(data19.length > 2200000){
const err58 = {instancePath:instancePath+"/relative_humidity",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
if(data19.length < 1){
const err59 = {instancePath:instancePath+"/relative_humidity",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err60 = {instancePath:instancePath+"/relative_humidity/" + i7,keyword:"type",params:{type: schema32.properties.relative_humidity.items.type}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1.1 || isNaN(data20)){
const err61 = {instancePath:instancePath+"/relative_humidity/" + i7,keyword:"maximum",params:{comparison: "<=", limit: 1.1}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err62 = {instancePath:instancePath+"/relative_humidity/" + i7,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/relative_humidity",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
}
if(data.pressure_hpa !== undefined){
let data21 = data.pressure_hpa;
if(Array.isArray(data21)){
if(data21.length > 2200000){
const err64 = {instancePath:instancePath+"/pressure_hpa",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
if(data21.length < 1){
const err65 = {instancePath:instancePath+"/pressure_hpa",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err66 = {instancePath:instancePath+"/pressure_hpa/" + i8,keyword:"type",params:{type: schema32.properties.pressure_hpa.items.type}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1150 || isNaN(data22)){
const err67 = {instancePath:instancePath+"/pressure_hpa/" + i8,keyword:"maximum",params:{comparison: "<=", limit: 1150}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < 1000){vErrors.push(err67);}
}
errors++;
}
if(data22 < 300 || isNaN(data22)){
const err68 = {instancePath:instancePath+"/pressure_hpa/" + i8,keyword:"minimum",params:{comparison: ">=", limit: 300}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < 1000){vErrors.push(err68);}
}
errors++;
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/pressure_hpa",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < 1000){vErrors.push(err69);}
}
errors++;
}
}
if(data.precipitable_water_cm !== undefined){
let data23 = data.precipitable_water_cm;
if(Array.isArray(data23)){
if(data23.length > 2200000){
const err70 = {instancePath:instancePath+"/precipitable_water_cm",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < 1000){vErrors.push(err70);}
}
errors++;
}
if(data23.length < 1){
const err71 = {instancePath:instancePath+"/precipitable_water_cm",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < 1000){vErrors.push(err71);}
}
errors++;
}
const len9 = data23.length;
for(let i9=0; i9<len9; i9++){
let data24 = data23[i9];
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err72 = {instancePath:instancePath+"/precipitable_water_cm/" + i9,keyword:"type",params:{type: schema32.properties.precipitable_water_cm.items.type}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < 1000){vErrors.push(err72);}
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 20 || isNaN(data24)){
const err73 = {instancePath:instancePath+"/precipitable_water_cm/" + i9,keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < 1000){vErrors.push(err73);}
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err74 = {instancePath:instancePath+"/precipitable_water_cm/" + i9,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < 1000){vErrors.push(err74);}
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/precipitable_water_cm",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < 1000){vErrors.push(err75);}
}
errors++;
}
}
if(data.albedo !== undefined){
let data25 = data.albedo;
if(Array.isArray(data25)){
if(data25.length > 2200000){
const err76 = {instancePath:instancePath+"/albedo",keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < 1000){vErrors.push(err76);}
}
errors++;
}
if(data25.length < 1){
const err77 = {instancePath:instancePath+"/albedo",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < 1000){vErrors.push(err77);}
}
errors++;
}
const len10 = data25.length;
for(let i10=0; i10<len10; i10++){
let data26 = data25[i10];
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err78 = {instancePath:instancePath+"/albedo/" + i10,keyword:"type",params:{type: schema32.properties.albedo.items.type}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < 1000){vErrors.push(err78);}
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1 || isNaN(data26)){
const err79 = {instancePath:instancePath+"/albedo/" + i10,keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < 1000){vErrors.push(err79);}
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err80 = {instancePath:instancePath+"/albedo/" + i10,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < 1000){vErrors.push(err80);}
}
errors++;
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/albedo",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < 1000){vErrors.push(err81);}
}
errors++;
}
}
let data27 = data.latitude;
if((!((typeof data27 == "number") && (isFinite(data27)))) && (data27 !== null)){
const err82 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: schema32.properties.latitude.type}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < 1000){vErrors.push(err82);}
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 90 || isNaN(data27)){
const err83 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err83];
}
else {
if(vErrors.length < 1000){vErrors.push(err83);}
}
errors++;
}
if(data27 < -90 || isNaN(data27)){
const err84 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err84];
}
else {
if(vErrors.length < 1000){vErrors.push(err84);}
}
errors++;
}
}
let data28 = data.longitude;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
const err85 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: schema32.properties.longitude.type}};
if(vErrors === null){
vErrors = [err85];
}
else {
if(vErrors.length < 1000){vErrors.push(err85);}
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 180 || isNaN(data28)){
const err86 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err86];
}
else {
if(vErrors.length < 1000){vErrors.push(err86);}
}
errors++;
}
if(data28 < -180 || isNaN(data28)){
const err87 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err87];
}
else {
if(vErrors.length < 1000){vErrors.push(err87);}
}
errors++;
}
}
let data29 = data.elevation;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
const err88 = {instancePath:instancePath+"/elevation",keyword:"type",params:{type: schema32.properties.elevation.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
if(vErrors.length < 1000){vErrors.push(err88);}
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9000 || isNaN(data29)){
const err89 = {instancePath:instancePath+"/elevation",keyword:"maximum",params:{comparison: "<=", limit: 9000}};
if(vErrors === null){
vErrors = [err89];
}
else {
if(vErrors.length < 1000){vErrors.push(err89);}
}
errors++;
}
if(data29 < -450 || isNaN(data29)){
const err90 = {instancePath:instancePath+"/elevation",keyword:"minimum",params:{comparison: ">=", limit: -450}};
if(vErrors === null){
vErrors = [err90];
}
else {
if(vErrors.length < 1000){vErrors.push(err90);}
}
errors++;
}
}
if(data.reference_series !== undefined){
let data30 = data.reference_series;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(Object.keys(data30).length > 100){
const err91 = {instancePath:instancePath+"/reference_series",keyword:"maxProperties",params:{limit: 100}};
if(vErrors === null){
vErrors = [err91];
}
else {
if(vErrors.length < 1000){vErrors.push(err91);}
}
errors++;
}
for(const key1 in data30){
let data31 = data30[key1];
if(Array.isArray(data31)){
if(data31.length > 2200000){
const err92 = {instancePath:instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"maxItems",params:{limit: 2200000}};
if(vErrors === null){
vErrors = [err92];
}
else {
if(vErrors.length < 1000){vErrors.push(err92);}
}
errors++;
}
const len11 = data31.length;
for(let i11=0; i11<len11; i11++){
let data32 = data31[i11];
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
const err93 = {instancePath:instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i11,keyword:"type",params:{type: schema32.properties.reference_series.additionalProperties.items.type}};
if(vErrors === null){
vErrors = [err93];
}
else {
if(vErrors.length < 1000){vErrors.push(err93);}
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/reference_series/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err94];
}
else {
if(vErrors.length < 1000){vErrors.push(err94);}
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/reference_series",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err95];
}
else {
if(vErrors.length < 1000){vErrors.push(err95);}
}
errors++;
}
}
if(data.meta !== undefined){
if(!(validate78(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate78.errors);
errors += validate78.count;
}
}
}
else {
const err96 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err96];
}
else {
if(vErrors.length < 1000){vErrors.push(err96);}
}
errors++;
}
validate77.errors = vErrors;
validate77.count = errors;
return errors === 0;
}

const schema34 = {"$id":"ModuleRef","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","maxLength":200}}};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="ModuleRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
validate81.errors = vErrors;
validate81.count = errors;
return errors === 0;
}

const schema35 = {"$id":"Module","type":"object","discriminator":{"propertyName":"model"},"oneOf":[{"$ref":"ModulePvsyst"},{"$ref":"ModuleCec"},{"$ref":"ModuleDesoto"},{"$ref":"ModuleReference"}]};
const schema36 = {"$id":"ModulePvsyst","type":"object","additionalProperties":false,"required":["model","p_nom_w","length_m","width_m","i_sc_a","v_oc_v","i_mp_a","v_mp_v","mu_i_sc_a_per_k"],"properties":{"model":{"type":"string","const":"pvsyst"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"technology":{"type":"string","enum":["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"],"default":"mono_si"},"p_nom_w":{"type":"number","exclusiveMinimum":0,"maximum":5000},"length_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"width_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"cells_in_series":{"type":"integer","minimum":1,"maximum":2000,"default":72},"cells_in_parallel":{"type":"integer","minimum":1,"maximum":100,"default":1},"bifaciality":{"type":"number","minimum":0,"maximum":1,"default":0},"noct_c":{"type":"number","minimum":20,"maximum":90,"default":45},"front_surface":{"type":"string","enum":["glass","ar_glass"],"default":"glass"},"iam_profile":{"type":["object","null"],"choose":[{"$ref":"IamProfile"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"v_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_sc_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_oc_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"i_mp_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_mp_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"mu_i_sc_a_per_k":{"type":"number","minimum":-10,"maximum":10},"mu_v_oc_v_per_k":{"type":["number","null"],"minimum":-50,"maximum":50,"default":null},"mu_p_mp_per_k":{"type":["number","null"],"minimum":-0.02,"maximum":0.02,"default":null},"r_series_ohm":{"type":["number","null"],"minimum":0,"maximum":1000,"default":null},"r_shunt_ohm":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000000,"default":null},"r_shunt_0_ohm":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000000,"default":null},"r_shunt_exp":{"type":"number","exclusiveMinimum":0,"maximum":100,"default":5.5},"gamma":{"type":["number","null"],"exclusiveMinimum":0,"maximum":20,"default":null},"mu_gamma_per_k":{"type":["number","null"],"minimum":-0.1,"maximum":0.1,"default":null},"d2_mu_tau_v":{"type":"number","minimum":0,"maximum":100,"default":0},"v_bi_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10,"default":null},"low_light":{"type":["object","null"],"choose":[{"$ref":"LowLight"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null}}};
const schema37 = {"$id":"IamProfile","type":"object","additionalProperties":false,"required":["angles_deg","factors"],"properties":{"angles_deg":{"type":"array","items":{"type":"number","minimum":0,"maximum":90},"minItems":2,"maxItems":200},"factors":{"type":"array","items":{"type":"number","minimum":0,"maximum":1.2},"minItems":2,"maxItems":200}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamProfile" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.angles_deg === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "angles_deg"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.factors === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "factors"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!((key0 === "angles_deg") || (key0 === "factors"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.angles_deg !== undefined){
let data0 = data.angles_deg;
if(Array.isArray(data0)){
if(data0.length > 200){
const err3 = {instancePath:instancePath+"/angles_deg",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0.length < 2){
const err4 = {instancePath:instancePath+"/angles_deg",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/angles_deg/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/angles_deg/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/angles_deg/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/angles_deg",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
if(data.factors !== undefined){
let data2 = data.factors;
if(Array.isArray(data2)){
if(data2.length > 200){
const err9 = {instancePath:instancePath+"/factors",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2.length < 2){
const err10 = {instancePath:instancePath+"/factors",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1.2 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/factors/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 1.2}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/factors/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/factors/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/factors",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate85.errors = vErrors;
validate85.count = errors;
return errors === 0;
}

const schema38 = {"$id":"LowLight","type":"object","additionalProperties":false,"required":["irradiance_wm2","relative_efficiency"],"properties":{"irradiance_wm2":{"type":"array","items":{"type":"number","exclusiveMinimum":0,"maximum":2000},"minItems":1,"maxItems":20},"relative_efficiency":{"type":"array","items":{"type":"number","exclusiveMinimum":0,"maximum":2},"minItems":1,"maxItems":20}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="LowLight" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.irradiance_wm2 === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "irradiance_wm2"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.relative_efficiency === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "relative_efficiency"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!((key0 === "irradiance_wm2") || (key0 === "relative_efficiency"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.irradiance_wm2 !== undefined){
let data0 = data.irradiance_wm2;
if(Array.isArray(data0)){
if(data0.length > 20){
const err3 = {instancePath:instancePath+"/irradiance_wm2",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/irradiance_wm2",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/irradiance_wm2/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data1 <= 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/irradiance_wm2/" + i0,keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/irradiance_wm2/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/irradiance_wm2",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
if(data.relative_efficiency !== undefined){
let data2 = data.relative_efficiency;
if(Array.isArray(data2)){
if(data2.length > 20){
const err9 = {instancePath:instancePath+"/relative_efficiency",keyword:"maxItems",params:{limit: 20}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/relative_efficiency",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/relative_efficiency/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 2}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/relative_efficiency/" + i1,keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/relative_efficiency/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/relative_efficiency",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate87.errors = vErrors;
validate87.count = errors;
return errors === 0;
}


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_nom_w === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_nom_w"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.length_m === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "length_m"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.width_m === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "width_m"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.i_sc_a === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "i_sc_a"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data.v_oc_v === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "v_oc_v"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data.i_mp_a === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "i_mp_a"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data.v_mp_v === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "v_mp_v"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data.mu_i_sc_a_per_k === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "mu_i_sc_a_per_k"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema36.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err10 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if("pvsyst" !== data0){
const err11 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "pvsyst"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err12 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err14 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/technology",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
const err17 = {instancePath:instancePath+"/technology",keyword:"enum",params:{allowedValues: schema36.properties.technology.enum}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/p_nom_w",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/p_nom_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/p_nom_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/length_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if(data5 <= 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/length_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/length_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/width_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/width_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/width_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/cells_in_series",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/cells_in_series",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/cells_in_series",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/cells_in_parallel",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/cells_in_parallel",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/cells_in_parallel",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/noct_c",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data10 < 20 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/noct_c",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/noct_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
const err39 = {instancePath:instancePath+"/front_surface",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
const err40 = {instancePath:instancePath+"/front_surface",keyword:"enum",params:{allowedValues: schema36.properties.front_surface.enum}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err41 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: schema36.properties.iam_profile.type}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate85(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err42 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err43 = {instancePath:instancePath+"/v_max_v",keyword:"type",params:{type: schema36.properties.v_max_v.type}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/v_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/v_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/i_sc_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err47 = {instancePath:instancePath+"/i_sc_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/i_sc_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/v_oc_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err50 = {instancePath:instancePath+"/v_oc_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/v_oc_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/i_mp_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
if(data16 <= 0 || isNaN(data16)){
const err53 = {instancePath:instancePath+"/i_mp_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/i_mp_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/v_mp_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
if(data17 <= 0 || isNaN(data17)){
const err56 = {instancePath:instancePath+"/v_mp_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/v_mp_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
if(data.mu_i_sc_a_per_k !== undefined){
let data18 = data.mu_i_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err58 = {instancePath:instancePath+"/mu_i_sc_a_per_k",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
if(data18 < -10 || isNaN(data18)){
const err59 = {instancePath:instancePath+"/mu_i_sc_a_per_k",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/mu_i_sc_a_per_k",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
}
let data19 = data.mu_v_oc_v_per_k;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
const err61 = {instancePath:instancePath+"/mu_v_oc_v_per_k",keyword:"type",params:{type: schema36.properties.mu_v_oc_v_per_k.type}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 50 || isNaN(data19)){
const err62 = {instancePath:instancePath+"/mu_v_oc_v_per_k",keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
if(data19 < -50 || isNaN(data19)){
const err63 = {instancePath:instancePath+"/mu_v_oc_v_per_k",keyword:"minimum",params:{comparison: ">=", limit: -50}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
}
let data20 = data.mu_p_mp_per_k;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)){
const err64 = {instancePath:instancePath+"/mu_p_mp_per_k",keyword:"type",params:{type: schema36.properties.mu_p_mp_per_k.type}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 0.02 || isNaN(data20)){
const err65 = {instancePath:instancePath+"/mu_p_mp_per_k",keyword:"maximum",params:{comparison: "<=", limit: 0.02}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
if(data20 < -0.02 || isNaN(data20)){
const err66 = {instancePath:instancePath+"/mu_p_mp_per_k",keyword:"minimum",params:{comparison: ">=", limit: -0.02}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
}
let data21 = data.r_series_ohm;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
const err67 = {instancePath:instancePath+"/r_series_ohm",keyword:"type",params:{type: schema36.properties.r_series_ohm.type}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < 1000){vErrors.push(err67);}
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/r_series_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < 1000){vErrors.push(err68);}
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/r_series_ohm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < 1000){vErrors.push(err69);}
}
errors++;
}
}
let data22 = data.r_shunt_ohm;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
const err70 = {instancePath:instancePath+"/r_shunt_ohm",keyword:"type",params:{type: schema36.properties.r_shunt_ohm.type}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < 1000){vErrors.push(err70);}
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
const err71 = {instancePath:instancePath+"/r_shunt_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < 1000){vErrors.push(err71);}
}
errors++;
}
if(data22 <= 0 || isNaN(data22)){
const err72 = {instancePath:instancePath+"/r_shunt_ohm",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < 1000){vErrors.push(err72);}
}
errors++;
}
}
let data23 = data.r_shunt_0_ohm;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)){
const err73 = {instancePath:instancePath+"/r_shunt_0_ohm",keyword:"type",params:{type: schema36.properties.r_shunt_0_ohm.type}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < 1000){vErrors.push(err73);}
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
const err74 = {instancePath:instancePath+"/r_shunt_0_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < 1000){vErrors.push(err74);}
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err75 = {instancePath:instancePath+"/r_shunt_0_ohm",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < 1000){vErrors.push(err75);}
}
errors++;
}
}
let data24 = data.r_shunt_exp;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 100 || isNaN(data24)){
const err76 = {instancePath:instancePath+"/r_shunt_exp",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < 1000){vErrors.push(err76);}
}
errors++;
}
if(data24 <= 0 || isNaN(data24)){
const err77 = {instancePath:instancePath+"/r_shunt_exp",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < 1000){vErrors.push(err77);}
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/r_shunt_exp",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < 1000){vErrors.push(err78);}
}
errors++;
}
let data25 = data.gamma;
if((!((typeof data25 == "number") && (isFinite(data25)))) && (data25 !== null)){
const err79 = {instancePath:instancePath+"/gamma",keyword:"type",params:{type: schema36.properties.gamma.type}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < 1000){vErrors.push(err79);}
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 20 || isNaN(data25)){
const err80 = {instancePath:instancePath+"/gamma",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < 1000){vErrors.push(err80);}
}
errors++;
}
if(data25 <= 0 || isNaN(data25)){
const err81 = {instancePath:instancePath+"/gamma",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < 1000){vErrors.push(err81);}
}
errors++;
}
}
let data26 = data.mu_gamma_per_k;
if((!((typeof data26 == "number") && (isFinite(data26)))) && (data26 !== null)){
const err82 = {instancePath:instancePath+"/mu_gamma_per_k",keyword:"type",params:{type: schema36.properties.mu_gamma_per_k.type}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < 1000){vErrors.push(err82);}
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 0.1 || isNaN(data26)){
const err83 = {instancePath:instancePath+"/mu_gamma_per_k",keyword:"maximum",params:{comparison: "<=", limit: 0.1}};
if(vErrors === null){
vErrors = [err83];
}
else {
if(vErrors.length < 1000){vErrors.push(err83);}
}
errors++;
}
if(data26 < -0.1 || isNaN(data26)){
const err84 = {instancePath:instancePath+"/mu_gamma_per_k",keyword:"minimum",params:{comparison: ">=", limit: -0.1}};
if(vErrors === null){
vErrors = [err84];
}
else {
if(vErrors.length < 1000){vErrors.push(err84);}
}
errors++;
}
}
let data27 = data.d2_mu_tau_v;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 100 || isNaN(data27)){
const err85 = {instancePath:instancePath+"/d2_mu_tau_v",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err85];
}
else {
if(vErrors.length < 1000){vErrors.push(err85);}
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err86 = {instancePath:instancePath+"/d2_mu_tau_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err86];
}
else {
if(vErrors.length < 1000){vErrors.push(err86);}
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/d2_mu_tau_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err87];
}
else {
if(vErrors.length < 1000){vErrors.push(err87);}
}
errors++;
}
let data28 = data.v_bi_v;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
const err88 = {instancePath:instancePath+"/v_bi_v",keyword:"type",params:{type: schema36.properties.v_bi_v.type}};
if(vErrors === null){
vErrors = [err88];
}
else {
if(vErrors.length < 1000){vErrors.push(err88);}
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 10 || isNaN(data28)){
const err89 = {instancePath:instancePath+"/v_bi_v",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err89];
}
else {
if(vErrors.length < 1000){vErrors.push(err89);}
}
errors++;
}
if(data28 <= 0 || isNaN(data28)){
const err90 = {instancePath:instancePath+"/v_bi_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err90];
}
else {
if(vErrors.length < 1000){vErrors.push(err90);}
}
errors++;
}
}
let data29 = data.low_light;
if((!(data29 && typeof data29 == "object" && !Array.isArray(data29))) && (data29 !== null)){
const err91 = {instancePath:instancePath+"/low_light",keyword:"type",params:{type: schema36.properties.low_light.type}};
if(vErrors === null){
vErrors = [err91];
}
else {
if(vErrors.length < 1000){vErrors.push(err91);}
}
errors++;
}
if(typeof data29 == "object" && data29 !== null && !Array.isArray(data29)){
if(!(validate87(data29, {instancePath:instancePath+"/low_light",parentData:data,parentDataProperty:"low_light",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate87.errors);
errors += validate87.count;
}
}
else if(data29 === null){
if(data29 !== null){
const err92 = {instancePath:instancePath+"/low_light",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err92];
}
else {
if(vErrors.length < 1000){vErrors.push(err92);}
}
errors++;
}
}
}
else {
const err93 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err93];
}
else {
if(vErrors.length < 1000){vErrors.push(err93);}
}
errors++;
}
validate84.errors = vErrors;
validate84.count = errors;
return errors === 0;
}

const schema39 = {"$id":"ModuleCec","type":"object","additionalProperties":false,"required":["model","p_nom_w","length_m","width_m","i_sc_a","v_oc_v","i_mp_a","v_mp_v","alpha_sc_a_per_k","a_ref_v","i_l_ref_a","i_o_ref_a","r_s_ohm","r_sh_ref_ohm"],"properties":{"model":{"type":"string","const":"cec"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"technology":{"type":"string","enum":["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"],"default":"mono_si"},"p_nom_w":{"type":"number","exclusiveMinimum":0,"maximum":5000},"length_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"width_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"cells_in_series":{"type":"integer","minimum":1,"maximum":2000,"default":72},"cells_in_parallel":{"type":"integer","minimum":1,"maximum":100,"default":1},"bifaciality":{"type":"number","minimum":0,"maximum":1,"default":0},"noct_c":{"type":"number","minimum":20,"maximum":90,"default":45},"front_surface":{"type":"string","enum":["glass","ar_glass"],"default":"glass"},"iam_profile":{"type":["object","null"],"choose":[{"$ref":"IamProfile"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"v_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_sc_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_oc_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"i_mp_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_mp_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"alpha_sc_a_per_k":{"type":"number","minimum":-10,"maximum":10},"a_ref_v":{"type":"number","exclusiveMinimum":0,"maximum":100},"i_l_ref_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"i_o_ref_a":{"type":"number","exclusiveMinimum":0,"maximum":1},"r_s_ohm":{"type":"number","minimum":0,"maximum":1000},"r_sh_ref_ohm":{"type":"number","exclusiveMinimum":0,"maximum":1000000000},"adjust":{"type":"number","minimum":-1,"maximum":1,"default":0}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_nom_w === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_nom_w"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.length_m === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "length_m"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.width_m === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "width_m"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.i_sc_a === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "i_sc_a"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data.v_oc_v === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "v_oc_v"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data.i_mp_a === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "i_mp_a"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data.v_mp_v === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "v_mp_v"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "alpha_sc_a_per_k"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data.a_ref_v === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "a_ref_v"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data.i_l_ref_a === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "i_l_ref_a"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data.i_o_ref_a === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "i_o_ref_a"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data.r_s_ohm === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "r_s_ohm"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data.r_sh_ref_ohm === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "r_sh_ref_ohm"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema39.properties, key0))){
const err14 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if("cec" !== data0){
const err16 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "cec"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err17 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err19 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
const err21 = {instancePath:instancePath+"/technology",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
const err22 = {instancePath:instancePath+"/technology",keyword:"enum",params:{allowedValues: schema39.properties.technology.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/p_nom_w",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err24 = {instancePath:instancePath+"/p_nom_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/p_nom_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/length_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data5 <= 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/length_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/length_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/width_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/width_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/width_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err32 = {instancePath:instancePath+"/cells_in_series",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/cells_in_series",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/cells_in_series",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err35 = {instancePath:instancePath+"/cells_in_parallel",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/cells_in_parallel",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/cells_in_parallel",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err38 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/noct_c",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data10 < 20 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/noct_c",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/noct_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
const err44 = {instancePath:instancePath+"/front_surface",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
const err45 = {instancePath:instancePath+"/front_surface",keyword:"enum",params:{allowedValues: schema39.properties.front_surface.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err46 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: schema39.properties.iam_profile.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate85(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err47 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err48 = {instancePath:instancePath+"/v_max_v",keyword:"type",params:{type: schema39.properties.v_max_v.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/v_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/v_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err51 = {instancePath:instancePath+"/i_sc_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err52 = {instancePath:instancePath+"/i_sc_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/i_sc_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
const err54 = {instancePath:instancePath+"/v_oc_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err55 = {instancePath:instancePath+"/v_oc_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/v_oc_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/i_mp_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
if(data16 <= 0 || isNaN(data16)){
const err58 = {instancePath:instancePath+"/i_mp_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/i_mp_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
const err60 = {instancePath:instancePath+"/v_mp_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
if(data17 <= 0 || isNaN(data17)){
const err61 = {instancePath:instancePath+"/v_mp_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/v_mp_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data18 = data.alpha_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
if(data18 < -10 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
}
if(data.a_ref_v !== undefined){
let data19 = data.a_ref_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
const err66 = {instancePath:instancePath+"/a_ref_v",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
if(data19 <= 0 || isNaN(data19)){
const err67 = {instancePath:instancePath+"/a_ref_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < 1000){vErrors.push(err67);}
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/a_ref_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < 1000){vErrors.push(err68);}
}
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data20 = data.i_l_ref_a;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err69 = {instancePath:instancePath+"/i_l_ref_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < 1000){vErrors.push(err69);}
}
errors++;
}
if(data20 <= 0 || isNaN(data20)){
const err70 = {instancePath:instancePath+"/i_l_ref_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < 1000){vErrors.push(err70);}
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/i_l_ref_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < 1000){vErrors.push(err71);}
}
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data21 = data.i_o_ref_a;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1 || isNaN(data21)){
const err72 = {instancePath:instancePath+"/i_o_ref_a",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < 1000){vErrors.push(err72);}
}
errors++;
}
if(data21 <= 0 || isNaN(data21)){
const err73 = {instancePath:instancePath+"/i_o_ref_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < 1000){vErrors.push(err73);}
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/i_o_ref_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < 1000){vErrors.push(err74);}
}
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data22 = data.r_s_ohm;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err75 = {instancePath:instancePath+"/r_s_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < 1000){vErrors.push(err75);}
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err76 = {instancePath:instancePath+"/r_s_ohm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < 1000){vErrors.push(err76);}
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/r_s_ohm",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < 1000){vErrors.push(err77);}
}
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data23 = data.r_sh_ref_ohm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
const err78 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < 1000){vErrors.push(err78);}
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err79 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < 1000){vErrors.push(err79);}
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < 1000){vErrors.push(err80);}
}
errors++;
}
}
let data24 = data.adjust;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1 || isNaN(data24)){
const err81 = {instancePath:instancePath+"/adjust",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < 1000){vErrors.push(err81);}
}
errors++;
}
if(data24 < -1 || isNaN(data24)){
const err82 = {instancePath:instancePath+"/adjust",keyword:"minimum",params:{comparison: ">=", limit: -1}};
if(vErrors === null){
vErrors = [err82];
}
else {
if(vErrors.length < 1000){vErrors.push(err82);}
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/adjust",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err83];
}
else {
if(vErrors.length < 1000){vErrors.push(err83);}
}
errors++;
}
}
else {
const err84 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err84];
}
else {
if(vErrors.length < 1000){vErrors.push(err84);}
}
errors++;
}
validate89.errors = vErrors;
validate89.count = errors;
return errors === 0;
}

const schema40 = {"$id":"ModuleDesoto","type":"object","additionalProperties":false,"required":["model","p_nom_w","length_m","width_m","i_sc_a","v_oc_v","i_mp_a","v_mp_v","alpha_sc_a_per_k","a_ref_v","i_l_ref_a","i_o_ref_a","r_s_ohm","r_sh_ref_ohm"],"properties":{"model":{"type":"string","const":"desoto"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"technology":{"type":"string","enum":["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"],"default":"mono_si"},"p_nom_w":{"type":"number","exclusiveMinimum":0,"maximum":5000},"length_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"width_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"cells_in_series":{"type":"integer","minimum":1,"maximum":2000,"default":72},"cells_in_parallel":{"type":"integer","minimum":1,"maximum":100,"default":1},"bifaciality":{"type":"number","minimum":0,"maximum":1,"default":0},"noct_c":{"type":"number","minimum":20,"maximum":90,"default":45},"front_surface":{"type":"string","enum":["glass","ar_glass"],"default":"glass"},"iam_profile":{"type":["object","null"],"choose":[{"$ref":"IamProfile"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"v_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_sc_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_oc_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"i_mp_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"v_mp_v":{"type":"number","exclusiveMinimum":0,"maximum":2000},"alpha_sc_a_per_k":{"type":"number","minimum":-10,"maximum":10},"a_ref_v":{"type":"number","exclusiveMinimum":0,"maximum":100},"i_l_ref_a":{"type":"number","exclusiveMinimum":0,"maximum":1000},"i_o_ref_a":{"type":"number","exclusiveMinimum":0,"maximum":1},"r_s_ohm":{"type":"number","minimum":0,"maximum":1000},"r_sh_ref_ohm":{"type":"number","exclusiveMinimum":0,"maximum":1000000000}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_nom_w === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_nom_w"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.length_m === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "length_m"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.width_m === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "width_m"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.i_sc_a === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "i_sc_a"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data.v_oc_v === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "v_oc_v"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data.i_mp_a === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "i_mp_a"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data.v_mp_v === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "v_mp_v"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data.alpha_sc_a_per_k === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "alpha_sc_a_per_k"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data.a_ref_v === undefined){
const err9 = {instancePath,keyword:"required",params:{missingProperty: "a_ref_v"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data.i_l_ref_a === undefined){
const err10 = {instancePath,keyword:"required",params:{missingProperty: "i_l_ref_a"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data.i_o_ref_a === undefined){
const err11 = {instancePath,keyword:"required",params:{missingProperty: "i_o_ref_a"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data.r_s_ohm === undefined){
const err12 = {instancePath,keyword:"required",params:{missingProperty: "r_s_ohm"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data.r_sh_ref_ohm === undefined){
const err13 = {instancePath,keyword:"required",params:{missingProperty: "r_sh_ref_ohm"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema40.properties, key0))){
const err14 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err15 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if("desoto" !== data0){
const err16 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "desoto"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err17 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err19 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
const err21 = {instancePath:instancePath+"/technology",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
const err22 = {instancePath:instancePath+"/technology",keyword:"enum",params:{allowedValues: schema40.properties.technology.enum}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err23 = {instancePath:instancePath+"/p_nom_w",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err24 = {instancePath:instancePath+"/p_nom_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/p_nom_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/length_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data5 <= 0 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/length_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/length_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err29 = {instancePath:instancePath+"/width_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err30 = {instancePath:instancePath+"/width_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/width_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err32 = {instancePath:instancePath+"/cells_in_series",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err33 = {instancePath:instancePath+"/cells_in_series",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err34 = {instancePath:instancePath+"/cells_in_series",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err35 = {instancePath:instancePath+"/cells_in_parallel",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err36 = {instancePath:instancePath+"/cells_in_parallel",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err37 = {instancePath:instancePath+"/cells_in_parallel",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err38 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/noct_c",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data10 < 20 || isNaN(data10)){
const err42 = {instancePath:instancePath+"/noct_c",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/noct_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
const err44 = {instancePath:instancePath+"/front_surface",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
const err45 = {instancePath:instancePath+"/front_surface",keyword:"enum",params:{allowedValues: schema40.properties.front_surface.enum}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err46 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: schema40.properties.iam_profile.type}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate85(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err47 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err48 = {instancePath:instancePath+"/v_max_v",keyword:"type",params:{type: schema40.properties.v_max_v.type}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err49 = {instancePath:instancePath+"/v_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err50 = {instancePath:instancePath+"/v_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
}
if(data.i_sc_a !== undefined){
let data14 = data.i_sc_a;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000 || isNaN(data14)){
const err51 = {instancePath:instancePath+"/i_sc_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err52 = {instancePath:instancePath+"/i_sc_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/i_sc_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
}
if(data.v_oc_v !== undefined){
let data15 = data.v_oc_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 2000 || isNaN(data15)){
const err54 = {instancePath:instancePath+"/v_oc_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err55 = {instancePath:instancePath+"/v_oc_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/v_oc_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
}
if(data.i_mp_a !== undefined){
let data16 = data.i_mp_a;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000 || isNaN(data16)){
const err57 = {instancePath:instancePath+"/i_mp_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
if(data16 <= 0 || isNaN(data16)){
const err58 = {instancePath:instancePath+"/i_mp_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/i_mp_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
}
if(data.v_mp_v !== undefined){
let data17 = data.v_mp_v;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2000 || isNaN(data17)){
const err60 = {instancePath:instancePath+"/v_mp_v",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
if(data17 <= 0 || isNaN(data17)){
const err61 = {instancePath:instancePath+"/v_mp_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/v_mp_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
}
if(data.alpha_sc_a_per_k !== undefined){
let data18 = data.alpha_sc_a_per_k;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err63 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
if(data18 < -10 || isNaN(data18)){
const err64 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/alpha_sc_a_per_k",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
}
if(data.a_ref_v !== undefined){
let data19 = data.a_ref_v;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100 || isNaN(data19)){
const err66 = {instancePath:instancePath+"/a_ref_v",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
if(data19 <= 0 || isNaN(data19)){
const err67 = {instancePath:instancePath+"/a_ref_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err67];
}
else {
if(vErrors.length < 1000){vErrors.push(err67);}
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/a_ref_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err68];
}
else {
if(vErrors.length < 1000){vErrors.push(err68);}
}
errors++;
}
}
if(data.i_l_ref_a !== undefined){
let data20 = data.i_l_ref_a;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 1000 || isNaN(data20)){
const err69 = {instancePath:instancePath+"/i_l_ref_a",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err69];
}
else {
if(vErrors.length < 1000){vErrors.push(err69);}
}
errors++;
}
if(data20 <= 0 || isNaN(data20)){
const err70 = {instancePath:instancePath+"/i_l_ref_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err70];
}
else {
if(vErrors.length < 1000){vErrors.push(err70);}
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/i_l_ref_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
if(vErrors.length < 1000){vErrors.push(err71);}
}
errors++;
}
}
if(data.i_o_ref_a !== undefined){
let data21 = data.i_o_ref_a;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1 || isNaN(data21)){
const err72 = {instancePath:instancePath+"/i_o_ref_a",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err72];
}
else {
if(vErrors.length < 1000){vErrors.push(err72);}
}
errors++;
}
if(data21 <= 0 || isNaN(data21)){
const err73 = {instancePath:instancePath+"/i_o_ref_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err73];
}
else {
if(vErrors.length < 1000){vErrors.push(err73);}
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/i_o_ref_a",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err74];
}
else {
if(vErrors.length < 1000){vErrors.push(err74);}
}
errors++;
}
}
if(data.r_s_ohm !== undefined){
let data22 = data.r_s_ohm;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000 || isNaN(data22)){
const err75 = {instancePath:instancePath+"/r_s_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err75];
}
else {
if(vErrors.length < 1000){vErrors.push(err75);}
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err76 = {instancePath:instancePath+"/r_s_ohm",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err76];
}
else {
if(vErrors.length < 1000){vErrors.push(err76);}
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/r_s_ohm",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err77];
}
else {
if(vErrors.length < 1000){vErrors.push(err77);}
}
errors++;
}
}
if(data.r_sh_ref_ohm !== undefined){
let data23 = data.r_sh_ref_ohm;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000 || isNaN(data23)){
const err78 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err78];
}
else {
if(vErrors.length < 1000){vErrors.push(err78);}
}
errors++;
}
if(data23 <= 0 || isNaN(data23)){
const err79 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err79];
}
else {
if(vErrors.length < 1000){vErrors.push(err79);}
}
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/r_sh_ref_ohm",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err80];
}
else {
if(vErrors.length < 1000){vErrors.push(err80);}
}
errors++;
}
}
}
else {
const err81 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err81];
}
else {
if(vErrors.length < 1000){vErrors.push(err81);}
}
errors++;
}
validate91.errors = vErrors;
validate91.count = errors;
return errors === 0;
}

const schema41 = {"$id":"ModuleReference","type":"object","additionalProperties":false,"required":["model","p_nom_w","temperature_coefficient","efficiency"],"properties":{"model":{"type":"string","const":"reference"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"technology":{"type":"string","enum":["mono_si","poly_si","hit","cdte","cis","a_si","tandem","other"],"default":"mono_si"},"p_nom_w":{"type":"number","exclusiveMinimum":0,"maximum":5000},"length_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"width_m":{"type":"number","exclusiveMinimum":0,"maximum":20},"cells_in_series":{"type":"integer","minimum":1,"maximum":2000,"default":72},"cells_in_parallel":{"type":"integer","minimum":1,"maximum":100,"default":1},"bifaciality":{"type":"number","minimum":0,"maximum":1,"default":0},"noct_c":{"type":"number","minimum":20,"maximum":90,"default":45},"front_surface":{"type":"string","enum":["glass","ar_glass"],"default":"glass"},"iam_profile":{"type":["object","null"],"choose":[{"$ref":"IamProfile"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"v_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"temperature_coefficient":{"type":"number","minimum":-0.02,"maximum":0.02},"efficiency":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_nom_w === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_nom_w"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.temperature_coefficient === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "temperature_coefficient"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.efficiency === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "efficiency"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema41.properties, key0))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if("reference" !== data0){
const err6 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "reference"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err7 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err9 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
let data3 = data.technology;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/technology",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(!((((((((data3 === "mono_si") || (data3 === "poly_si")) || (data3 === "hit")) || (data3 === "cdte")) || (data3 === "cis")) || (data3 === "a_si")) || (data3 === "tandem")) || (data3 === "other"))){
const err12 = {instancePath:instancePath+"/technology",keyword:"enum",params:{allowedValues: schema41.properties.technology.enum}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data.p_nom_w !== undefined){
let data4 = data.p_nom_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/p_nom_w",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/p_nom_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/p_nom_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
if(data.length_m !== undefined){
let data5 = data.length_m;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 20 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/length_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(data5 <= 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/length_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/length_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
if(data.width_m !== undefined){
let data6 = data.width_m;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/width_m",keyword:"maximum",params:{comparison: "<=", limit: 20}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/width_m",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/width_m",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
let data7 = data.cells_in_series;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/cells_in_series",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/cells_in_series",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/cells_in_series",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
let data8 = data.cells_in_parallel;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err25 = {instancePath:instancePath+"/cells_in_parallel",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/cells_in_parallel",keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/cells_in_parallel",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
let data9 = data.bifaciality;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
let data10 = data.noct_c;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/noct_c",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if(data10 < 20 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/noct_c",keyword:"minimum",params:{comparison: ">=", limit: 20}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/noct_c",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
let data11 = data.front_surface;
if(typeof data11 !== "string"){
const err34 = {instancePath:instancePath+"/front_surface",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(!((data11 === "glass") || (data11 === "ar_glass"))){
const err35 = {instancePath:instancePath+"/front_surface",keyword:"enum",params:{allowedValues: schema41.properties.front_surface.enum}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
let data12 = data.iam_profile;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: schema41.properties.iam_profile.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate85(data12, {instancePath:instancePath+"/iam_profile",parentData:data,parentDataProperty:"iam_profile",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate85.errors);
errors += validate85.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err37 = {instancePath:instancePath+"/iam_profile",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data13 = data.v_max_v;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
const err38 = {instancePath:instancePath+"/v_max_v",keyword:"type",params:{type: schema41.properties.v_max_v.type}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 10000 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/v_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/v_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data14 = data.temperature_coefficient;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 0.02 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/temperature_coefficient",keyword:"maximum",params:{comparison: "<=", limit: 0.02}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data14 < -0.02 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/temperature_coefficient",keyword:"minimum",params:{comparison: ">=", limit: -0.02}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/temperature_coefficient",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
if(data.efficiency !== undefined){
let data15 = data.efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 >= 1 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/efficiency",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err45 = {instancePath:instancePath+"/efficiency",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
}
}
else {
const err47 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
validate93.errors = vErrors;
validate93.count = errors;
return errors === 0;
}


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Module" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "pvsyst"){
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate84.errors);
errors += validate84.count;
}
}
else if(tag0 === "cec"){
if(!(validate89(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate89.errors);
errors += validate89.count;
}
}
else if(tag0 === "desoto"){
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate91.errors);
errors += validate91.count;
}
}
else if(tag0 === "reference"){
if(!(validate93(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate93.errors);
errors += validate93.count;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
validate83.errors = vErrors;
validate83.count = errors;
return errors === 0;
}

const schema42 = {"$id":"InverterRef","type":"object","additionalProperties":false,"required":["id"],"properties":{"id":{"type":"string","maxLength":200}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="InverterRef" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 200){
const err2 = {instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
}
else {
const err4 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
validate100.errors = vErrors;
validate100.count = errors;
return errors === 0;
}

const schema43 = {"$id":"Inverter","type":"object","discriminator":{"propertyName":"model"},"oneOf":[{"$ref":"InverterCurve"},{"$ref":"InverterSandia"},{"$ref":"InverterPvwatts"},{"$ref":"InverterFlat"}]};
const schema44 = {"$id":"InverterCurve","type":"object","additionalProperties":false,"required":["model","p_ac_nom_kw","curves"],"properties":{"model":{"type":"string","const":"curve"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"p_ac_nom_kw":{"type":"number","exclusiveMinimum":0,"maximum":1000000},"p_ac_max_kw":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"v_mppt_min_v":{"type":["number","null"],"minimum":0,"maximum":10000,"default":null},"v_mppt_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"v_dc_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_dc_max_a":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"p_start_kw":{"type":["number","null"],"minimum":0,"maximum":1000000,"default":null},"p_night_w":{"type":"number","minimum":0,"maximum":1000000,"default":0},"mppt_count":{"type":"integer","minimum":1,"maximum":1000,"default":1},"derating":{"type":["object","null"],"choose":[{"$ref":"Derating"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"curves":{"type":"array","items":{"$ref":"EfficiencyCurve"},"minItems":1,"maxItems":3}}};
const schema45 = {"$id":"Derating","type":"object","additionalProperties":false,"required":["temp_air_c","p_ac_kw"],"properties":{"temp_air_c":{"type":"array","items":{"type":"number","minimum":-60,"maximum":100},"minItems":1,"maxItems":50},"p_ac_kw":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000},"minItems":1,"maxItems":50}}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Derating" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.temp_air_c === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "temp_air_c"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_ac_kw === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_ac_kw"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!((key0 === "temp_air_c") || (key0 === "p_ac_kw"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.temp_air_c !== undefined){
let data0 = data.temp_air_c;
if(Array.isArray(data0)){
if(data0.length > 50){
const err3 = {instancePath:instancePath+"/temp_air_c",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/temp_air_c",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/temp_air_c/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
if(data1 < -60 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/temp_air_c/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -60}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/temp_air_c/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/temp_air_c",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
if(data.p_ac_kw !== undefined){
let data2 = data.p_ac_kw;
if(Array.isArray(data2)){
if(data2.length > 50){
const err9 = {instancePath:instancePath+"/p_ac_kw",keyword:"maxItems",params:{limit: 50}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/p_ac_kw",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/p_ac_kw/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/p_ac_kw/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/p_ac_kw/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/p_ac_kw",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate104.errors = vErrors;
validate104.count = errors;
return errors === 0;
}

const schema46 = {"$id":"EfficiencyCurve","type":"object","additionalProperties":false,"required":["p_dc_kw","efficiency"],"properties":{"v_dc_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"p_dc_kw":{"type":"array","items":{"type":"number","minimum":0,"maximum":1000000},"minItems":2,"maxItems":200},"efficiency":{"type":"array","items":{"type":"number","minimum":0,"maximum":1},"minItems":2,"maxItems":200}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="EfficiencyCurve" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.v_dc_v === undefined){
data.v_dc_v = null;
}
if(data.p_dc_kw === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "p_dc_kw"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.efficiency === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "efficiency"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "v_dc_v") || (key0 === "p_dc_kw")) || (key0 === "efficiency"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
let data0 = data.v_dc_v;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)){
const err3 = {instancePath:instancePath+"/v_dc_v",keyword:"type",params:{type: schema46.properties.v_dc_v.type}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/v_dc_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data0 <= 0 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/v_dc_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.p_dc_kw !== undefined){
let data1 = data.p_dc_kw;
if(Array.isArray(data1)){
if(data1.length > 200){
const err6 = {instancePath:instancePath+"/p_dc_kw",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data1.length < 2){
const err7 = {instancePath:instancePath+"/p_dc_kw",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/p_dc_kw/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/p_dc_kw/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/p_dc_kw/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/p_dc_kw",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
if(data.efficiency !== undefined){
let data3 = data.efficiency;
if(Array.isArray(data3)){
if(data3.length > 200){
const err12 = {instancePath:instancePath+"/efficiency",keyword:"maxItems",params:{limit: 200}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data3.length < 2){
const err13 = {instancePath:instancePath+"/efficiency",keyword:"minItems",params:{limit: 2}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/efficiency/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/efficiency/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/efficiency/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/efficiency",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
validate106.errors = vErrors;
validate106.count = errors;
return errors === 0;
}


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_ac_nom_kw === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_ac_nom_kw"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.curves === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "curves"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema44.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if("curve" !== data0){
const err5 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "curve"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err6 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err8 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err13 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"type",params:{type: schema44.properties.p_ac_max_kw.type}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err16 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"type",params:{type: schema44.properties.v_mppt_min_v.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"type",params:{type: schema44.properties.v_mppt_max_v.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/v_dc_max_v",keyword:"type",params:{type: schema44.properties.v_dc_max_v.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/v_dc_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/v_dc_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err25 = {instancePath:instancePath+"/i_dc_max_a",keyword:"type",params:{type: schema44.properties.i_dc_max_a.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/i_dc_max_a",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err27 = {instancePath:instancePath+"/i_dc_max_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/p_start_kw",keyword:"type",params:{type: schema44.properties.p_start_kw.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/p_start_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/p_start_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/p_night_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/p_night_w",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/p_night_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/mppt_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/mppt_count",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err36 = {instancePath:instancePath+"/mppt_count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err37 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: schema44.properties.derating.type}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err38 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
}
if(data.curves !== undefined){
let data13 = data.curves;
if(Array.isArray(data13)){
if(data13.length > 3){
const err39 = {instancePath:instancePath+"/curves",keyword:"maxItems",params:{limit: 3}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(data13.length < 1){
const err40 = {instancePath:instancePath+"/curves",keyword:"minItems",params:{limit: 1}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate106(data13[i0], {instancePath:instancePath+"/curves/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate106.errors);
errors += validate106.count;
}
}
}
else {
const err41 = {instancePath:instancePath+"/curves",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
}
}
else {
const err42 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
validate103.errors = vErrors;
validate103.count = errors;
return errors === 0;
}

const schema47 = {"$id":"InverterSandia","type":"object","additionalProperties":false,"required":["model","p_ac_nom_kw","p_aco_w","p_dco_w","v_dco_v","p_so_w"],"properties":{"model":{"type":"string","const":"sandia"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"p_ac_nom_kw":{"type":"number","exclusiveMinimum":0,"maximum":1000000},"p_ac_max_kw":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"v_mppt_min_v":{"type":["number","null"],"minimum":0,"maximum":10000,"default":null},"v_mppt_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"v_dc_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_dc_max_a":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"p_start_kw":{"type":["number","null"],"minimum":0,"maximum":1000000,"default":null},"p_night_w":{"type":"number","minimum":0,"maximum":1000000,"default":0},"mppt_count":{"type":"integer","minimum":1,"maximum":1000,"default":1},"derating":{"type":["object","null"],"choose":[{"$ref":"Derating"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"p_aco_w":{"type":"number","exclusiveMinimum":0,"maximum":1000000000},"p_dco_w":{"type":"number","exclusiveMinimum":0,"maximum":1000000000},"v_dco_v":{"type":"number","exclusiveMinimum":0,"maximum":10000},"p_so_w":{"type":"number","minimum":0,"maximum":100000000},"c0":{"type":"number","minimum":-1,"maximum":1,"default":0},"c1":{"type":"number","minimum":-10,"maximum":10,"default":0},"c2":{"type":"number","minimum":-10,"maximum":10,"default":0},"c3":{"type":"number","minimum":-10,"maximum":10,"default":0}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_ac_nom_kw === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_ac_nom_kw"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.p_aco_w === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "p_aco_w"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.p_dco_w === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "p_dco_w"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.v_dco_v === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "v_dco_v"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data.p_so_w === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "p_so_w"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema47.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if("sandia" !== data0){
const err8 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "sandia"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err9 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err11 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err16 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"type",params:{type: schema47.properties.p_ac_max_kw.type}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err19 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"type",params:{type: schema47.properties.v_mppt_min_v.type}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err22 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"type",params:{type: schema47.properties.v_mppt_max_v.type}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err25 = {instancePath:instancePath+"/v_dc_max_v",keyword:"type",params:{type: schema47.properties.v_dc_max_v.type}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/v_dc_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/v_dc_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err28 = {instancePath:instancePath+"/i_dc_max_a",keyword:"type",params:{type: schema47.properties.i_dc_max_a.type}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/i_dc_max_a",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/i_dc_max_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err31 = {instancePath:instancePath+"/p_start_kw",keyword:"type",params:{type: schema47.properties.p_start_kw.type}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err32 = {instancePath:instancePath+"/p_start_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/p_start_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err34 = {instancePath:instancePath+"/p_night_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/p_night_w",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/p_night_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err37 = {instancePath:instancePath+"/mppt_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err38 = {instancePath:instancePath+"/mppt_count",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/mppt_count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err40 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: schema47.properties.derating.type}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err41 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
}
if(data.p_aco_w !== undefined){
let data13 = data.p_aco_w;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/p_aco_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/p_aco_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/p_aco_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
}
if(data.p_dco_w !== undefined){
let data14 = data.p_dco_w;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000 || isNaN(data14)){
const err45 = {instancePath:instancePath+"/p_dco_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000000}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err46 = {instancePath:instancePath+"/p_dco_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/p_dco_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
}
if(data.v_dco_v !== undefined){
let data15 = data.v_dco_v;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 10000 || isNaN(data15)){
const err48 = {instancePath:instancePath+"/v_dco_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err49 = {instancePath:instancePath+"/v_dco_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/v_dco_v",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
}
if(data.p_so_w !== undefined){
let data16 = data.p_so_w;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 100000000 || isNaN(data16)){
const err51 = {instancePath:instancePath+"/p_so_w",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err52 = {instancePath:instancePath+"/p_so_w",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/p_so_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
}
let data17 = data.c0;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1 || isNaN(data17)){
const err54 = {instancePath:instancePath+"/c0",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
if(data17 < -1 || isNaN(data17)){
const err55 = {instancePath:instancePath+"/c0",keyword:"minimum",params:{comparison: ">=", limit: -1}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/c0",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
let data18 = data.c1;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 10 || isNaN(data18)){
const err57 = {instancePath:instancePath+"/c1",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
if(data18 < -10 || isNaN(data18)){
const err58 = {instancePath:instancePath+"/c1",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/c1",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
let data19 = data.c2;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 10 || isNaN(data19)){
const err60 = {instancePath:instancePath+"/c2",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
if(data19 < -10 || isNaN(data19)){
const err61 = {instancePath:instancePath+"/c2",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/c2",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
let data20 = data.c3;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 10 || isNaN(data20)){
const err63 = {instancePath:instancePath+"/c3",keyword:"maximum",params:{comparison: "<=", limit: 10}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
if(data20 < -10 || isNaN(data20)){
const err64 = {instancePath:instancePath+"/c3",keyword:"minimum",params:{comparison: ">=", limit: -10}};
if(vErrors === null){
vErrors = [err64];
}
else {
if(vErrors.length < 1000){vErrors.push(err64);}
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/c3",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
if(vErrors.length < 1000){vErrors.push(err65);}
}
errors++;
}
}
else {
const err66 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err66];
}
else {
if(vErrors.length < 1000){vErrors.push(err66);}
}
errors++;
}
validate108.errors = vErrors;
validate108.count = errors;
return errors === 0;
}

const schema48 = {"$id":"InverterPvwatts","type":"object","additionalProperties":false,"required":["model","p_ac_nom_kw"],"properties":{"model":{"type":"string","const":"pvwatts"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"p_ac_nom_kw":{"type":"number","exclusiveMinimum":0,"maximum":1000000},"p_ac_max_kw":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"v_mppt_min_v":{"type":["number","null"],"minimum":0,"maximum":10000,"default":null},"v_mppt_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"v_dc_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_dc_max_a":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"p_start_kw":{"type":["number","null"],"minimum":0,"maximum":1000000,"default":null},"p_night_w":{"type":"number","minimum":0,"maximum":1000000,"default":0},"mppt_count":{"type":"integer","minimum":1,"maximum":1000,"default":1},"derating":{"type":["object","null"],"choose":[{"$ref":"Derating"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"efficiency_nom":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.96},"efficiency_ref":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.9637}}};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_ac_nom_kw === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_ac_nom_kw"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema48.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if("pvwatts" !== data0){
const err4 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "pvwatts"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err5 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err7 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"type",params:{type: schema48.properties.p_ac_max_kw.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"type",params:{type: schema48.properties.v_mppt_min_v.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"type",params:{type: schema48.properties.v_mppt_max_v.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/v_dc_max_v",keyword:"type",params:{type: schema48.properties.v_dc_max_v.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/v_dc_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/v_dc_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/i_dc_max_a",keyword:"type",params:{type: schema48.properties.i_dc_max_a.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/i_dc_max_a",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/i_dc_max_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/p_start_kw",keyword:"type",params:{type: schema48.properties.p_start_kw.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/p_start_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/p_start_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/p_night_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/p_night_w",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/p_night_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/mppt_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/mppt_count",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/mppt_count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: schema48.properties.derating.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err37 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data13 = data.efficiency_nom;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/efficiency_nom",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/efficiency_nom",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/efficiency_nom",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
let data14 = data.efficiency_ref;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/efficiency_ref",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/efficiency_ref",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/efficiency_ref",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
else {
const err44 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
validate110.errors = vErrors;
validate110.count = errors;
return errors === 0;
}

const schema49 = {"$id":"InverterFlat","type":"object","additionalProperties":false,"required":["model","p_ac_nom_kw"],"properties":{"model":{"type":"string","const":"flat"},"manufacturer":{"type":"string","maxLength":200,"default":""},"name":{"type":"string","maxLength":200,"default":""},"p_ac_nom_kw":{"type":"number","exclusiveMinimum":0,"maximum":1000000},"p_ac_max_kw":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"v_mppt_min_v":{"type":["number","null"],"minimum":0,"maximum":10000,"default":null},"v_mppt_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"v_dc_max_v":{"type":["number","null"],"exclusiveMinimum":0,"maximum":10000,"default":null},"i_dc_max_a":{"type":["number","null"],"exclusiveMinimum":0,"maximum":1000000,"default":null},"p_start_kw":{"type":["number","null"],"minimum":0,"maximum":1000000,"default":null},"p_night_w":{"type":"number","minimum":0,"maximum":1000000,"default":0},"mppt_count":{"type":"integer","minimum":1,"maximum":1000,"default":1},"derating":{"type":["object","null"],"choose":[{"$ref":"Derating"},{"type":"null"}],"chooseBy":[{"type":"object","has":[],"lacks":[]},{"type":"null","has":[],"lacks":[]}],"default":null},"efficiency":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.96}}};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "model"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.p_ac_nom_kw === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "p_ac_nom_kw"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema49.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.model !== undefined){
let data0 = data.model;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if("flat" !== data0){
const err4 = {instancePath:instancePath+"/model",keyword:"const",params:{allowedValue: "flat"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
let data1 = data.manufacturer;
if(typeof data1 === "string"){
if(func8(data1) > 200){
const err5 = {instancePath:instancePath+"/manufacturer",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/manufacturer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
let data2 = data.name;
if(typeof data2 === "string"){
if(func8(data2) > 200){
const err7 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data.p_ac_nom_kw !== undefined){
let data3 = data.p_ac_nom_kw;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data3 <= 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/p_ac_nom_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
let data4 = data.p_ac_max_kw;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"type",params:{type: schema49.properties.p_ac_max_kw.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/p_ac_max_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
let data5 = data.v_mppt_min_v;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
const err15 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"type",params:{type: schema49.properties.v_mppt_min_v.type}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 10000 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/v_mppt_min_v",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
let data6 = data.v_mppt_max_v;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"type",params:{type: schema49.properties.v_mppt_max_v.type}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if(data6 <= 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/v_mppt_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
let data7 = data.v_dc_max_v;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
const err21 = {instancePath:instancePath+"/v_dc_max_v",keyword:"type",params:{type: schema49.properties.v_dc_max_v.type}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/v_dc_max_v",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data7 <= 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/v_dc_max_v",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
}
let data8 = data.i_dc_max_a;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/i_dc_max_a",keyword:"type",params:{type: schema49.properties.i_dc_max_a.type}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/i_dc_max_a",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(data8 <= 0 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/i_dc_max_a",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
}
let data9 = data.p_start_kw;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
const err27 = {instancePath:instancePath+"/p_start_kw",keyword:"type",params:{type: schema49.properties.p_start_kw.type}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1000000 || isNaN(data9)){
const err28 = {instancePath:instancePath+"/p_start_kw",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err29 = {instancePath:instancePath+"/p_start_kw",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
let data10 = data.p_night_w;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000 || isNaN(data10)){
const err30 = {instancePath:instancePath+"/p_night_w",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err31 = {instancePath:instancePath+"/p_night_w",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/p_night_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
let data11 = data.mppt_count;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/mppt_count",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
const err34 = {instancePath:instancePath+"/mppt_count",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err35 = {instancePath:instancePath+"/mppt_count",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
}
let data12 = data.derating;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err36 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: schema49.properties.derating.type}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate104(data12, {instancePath:instancePath+"/derating",parentData:data,parentDataProperty:"derating",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate104.errors);
errors += validate104.count;
}
}
else if(data12 === null){
if(data12 !== null){
const err37 = {instancePath:instancePath+"/derating",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
let data13 = data.efficiency;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/efficiency",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data13 <= 0 || isNaN(data13)){
const err39 = {instancePath:instancePath+"/efficiency",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
validate112.errors = vErrors;
validate112.count = errors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="Inverter" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.model;
if(typeof tag0 == "string"){
if(tag0 === "curve"){
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate103.errors);
errors += validate103.count;
}
}
else if(tag0 === "sandia"){
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate108.errors);
errors += validate108.count;
}
}
else if(tag0 === "pvwatts"){
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate110.errors);
errors += validate110.count;
}
}
else if(tag0 === "flat"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate112.errors);
errors += validate112.count;
}
}
else {
const err0 = {instancePath,keyword:"discriminator",params:{error: "mapping", tag: "model", tagValue: tag0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
else {
const err1 = {instancePath,keyword:"discriminator",params:{error: "tag", tag: "model", tagValue: tag0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
else {
const err2 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
validate102.errors = vErrors;
validate102.count = errors;
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "site"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.array === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.weather === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "weather"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.module === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "module"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.inverter === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "inverter"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: schema19.properties.bifacial.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err8 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: schema19.properties.storage.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate71(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors += validate71.count;
}
}
else if(data9 === null){
if(data9 !== null){
const err9 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err10 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema19.properties.weather.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate75(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err11 = {instancePath:instancePath+"/module",keyword:"type",params:{type: schema19.properties.module.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate81(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors += validate81.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err12 = {instancePath:instancePath+"/inverter",keyword:"type",params:{type: schema19.properties.inverter.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate100(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate100.errors);
errors += validate100.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
}
if(typeof data.include_series !== "boolean"){
const err13 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data.scene !== null){
const err14 = {instancePath:instancePath+"/scene",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_body = validate119;
const schema50 = {"$id":"SimpleRunRequest","type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"system_capacity_kw":{"type":"number","exclusiveMinimum":0,"maximum":10000000},"modules":{"type":"integer","minimum":1,"maximum":100000000},"module_power_w":{"type":"number","exclusiveMinimum":0,"maximum":2000},"module_type":{"type":"string","enum":["standard","premium","thin_film"],"default":"standard"},"module_efficiency":{"type":"number"},"temperature_coefficient":{"type":"number"},"bifaciality":{"type":"number","minimum":0,"maximum":1,"default":0},"racking":{"type":"string","enum":["fixed","rooftop","single_axis"],"default":"fixed"},"tilt_deg":{"type":"number","minimum":0,"maximum":90},"azimuth_deg":{"type":"number","minimum":0,"maximum":360},"gcr":{"type":"number","exclusiveMinimum":0,"exclusiveMaximum":1,"default":0.4},"dc_ac_ratio":{"type":"number","exclusiveMinimum":0.5,"maximum":3,"default":1.2},"inverter_ac_kw":{"type":"number","exclusiveMinimum":0,"maximum":20000000},"inverter_efficiency":{"type":"number","exclusiveMinimum":0,"maximum":1,"default":0.96},"inverter_model":{"type":"string","enum":["flat","pvwatts","reference"],"default":"flat"},"losses_percent":{"type":"number","minimum":0,"exclusiveMaximum":100,"default":11.42},"weather":{"type":["object"],"choose":[{"$ref":"WeatherRef"},{"$ref":"Weather"}],"chooseBy":[{"type":"object","has":["id"],"lacks":["timezone","step_minutes","temp_air_c"]},{"type":"object","has":[],"lacks":[]}]},"weather_source":{"type":"string","enum":["auto","nsrdb","pvgis","embedded","americas_db","europe_db"],"default":"auto"},"timezone":{"type":"number","minimum":-14,"maximum":14},"elevation":{"type":"number","minimum":-450,"maximum":9000},"albedo":{"type":"number","minimum":0,"maximum":1,"default":0.2},"include_series":{"type":"boolean","default":false}}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "latitude"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.longitude === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "longitude"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/system_capacity_kw",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/system_capacity_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/system_capacity_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/modules",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/modules",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/modules",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/module_power_w",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/module_power_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/module_power_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/module_type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
const err19 = {instancePath:instancePath+"/module_type",keyword:"enum",params:{allowedValues: schema50.properties.module_type.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/module_efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/temperature_coefficient",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
let data9 = data.racking;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/racking",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(!(((data9 === "fixed") || (data9 === "rooftop")) || (data9 === "single_axis"))){
const err26 = {instancePath:instancePath+"/racking",keyword:"enum",params:{allowedValues: schema50.properties.racking.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data.tilt_deg !== undefined){
let data10 = data.tilt_deg;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/tilt_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/tilt_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tilt_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data11 = data.azimuth_deg;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 360 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/azimuth_deg",keyword:"maximum",params:{comparison: "<=", limit: 360}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/azimuth_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/azimuth_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
let data12 = data.gcr;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 1 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/gcr",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
let data13 = data.dc_ac_ratio;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data13 <= 0.5 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0.5}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"maximum",params:{comparison: "<=", limit: 20000000}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
}
let data15 = data.inverter_efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/inverter_efficiency",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/inverter_efficiency",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/inverter_efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
let data16 = data.inverter_model;
if(typeof data16 !== "string"){
const err45 = {instancePath:instancePath+"/inverter_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
if(!(((data16 === "flat") || (data16 === "pvwatts")) || (data16 === "reference"))){
const err46 = {instancePath:instancePath+"/inverter_model",keyword:"enum",params:{allowedValues: schema50.properties.inverter_model.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
let data17 = data.losses_percent;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/losses_percent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
if(data17 >= 100 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/losses_percent",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/losses_percent",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data.weather !== undefined){
let data18 = data.weather;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err50 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema50.properties.weather.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18) && (data18["id"] !== undefined) && data18["timezone"] === undefined && data18["step_minutes"] === undefined && data18["temp_air_c"] === undefined){
if(!(validate75(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18)){
if(!(validate77(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
let data19 = data.weather_source;
if(typeof data19 !== "string"){
const err51 = {instancePath:instancePath+"/weather_source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(!((((((data19 === "auto") || (data19 === "nsrdb")) || (data19 === "pvgis")) || (data19 === "embedded")) || (data19 === "americas_db")) || (data19 === "europe_db"))){
const err52 = {instancePath:instancePath+"/weather_source",keyword:"enum",params:{allowedValues: schema50.properties.weather_source.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
if(data.timezone !== undefined){
let data20 = data.timezone;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 14 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/timezone",keyword:"maximum",params:{comparison: "<=", limit: 14}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
if(data20 < -14 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/timezone",keyword:"minimum",params:{comparison: ">=", limit: -14}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
if(data.elevation !== undefined){
let data21 = data.elevation;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9000 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/elevation",keyword:"maximum",params:{comparison: "<=", limit: 9000}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
if(data21 < -450 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/elevation",keyword:"minimum",params:{comparison: ">=", limit: -450}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/elevation",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
}
let data22 = data.albedo;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
const err59 = {instancePath:instancePath+"/albedo",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err60 = {instancePath:instancePath+"/albedo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/albedo",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
if(typeof data.include_series !== "boolean"){
const err62 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
}
else {
const err63 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
validate119.errors = vErrors;
validate119.count = errors;
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "site"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.array === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.weather === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "weather"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.module === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "module"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.inverter === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "inverter"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: schema19.properties.bifacial.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err8 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: schema19.properties.storage.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate71(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors += validate71.count;
}
}
else if(data9 === null){
if(data9 !== null){
const err9 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err10 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema19.properties.weather.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate75(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err11 = {instancePath:instancePath+"/module",keyword:"type",params:{type: schema19.properties.module.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate81(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors += validate81.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err12 = {instancePath:instancePath+"/inverter",keyword:"type",params:{type: schema19.properties.inverter.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate100(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate100.errors);
errors += validate100.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
}
if(typeof data.include_series !== "boolean"){
const err13 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data.scene !== null){
const err14 = {instancePath:instancePath+"/scene",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "site"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.array === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.weather === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "weather"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.module === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "module"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.inverter === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "inverter"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: schema19.properties.bifacial.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err8 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: schema19.properties.storage.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate71(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors += validate71.count;
}
}
else if(data9 === null){
if(data9 !== null){
const err9 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err10 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema19.properties.weather.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate75(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err11 = {instancePath:instancePath+"/module",keyword:"type",params:{type: schema19.properties.module.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate81(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors += validate81.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err12 = {instancePath:instancePath+"/inverter",keyword:"type",params:{type: schema19.properties.inverter.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate100(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate100.errors);
errors += validate100.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
}
if(typeof data.include_series !== "boolean"){
const err13 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data.scene !== null){
const err14 = {instancePath:instancePath+"/scene",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_getIamCurve_body = validate122;
const schema51 = {"$id":"IamCurveRequest","type":"object","additionalProperties":false,"required":["iam"],"properties":{"iam":{"$ref":"Iam"},"module":{"type":["object"],"choose":[{"$ref":"ModuleRef"},{"$ref":"Module"},{"$ref":"NoModule"}],"chooseBy":[{"type":"object","has":["id"],"lacks":["model"]},{"type":"object","has":["model"],"lacks":[]},{"type":"object","has":[],"lacks":[]}],"default":{}}}};
const schema52 = {"$id":"NoModule","type":"object","additionalProperties":false,"properties":{}};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="NoModule" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
}
else {
const err1 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
validate126.errors = vErrors;
validate126.count = errors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="IamCurveRequest" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.module === undefined){
data.module = {};
}
if(data.iam === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "iam"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!((key0 === "iam") || (key0 === "module"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.iam !== undefined){
if(!(validate57(data.iam, {instancePath:instancePath+"/iam",parentData:data,parentDataProperty:"iam",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
}
let data1 = data.module;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/module",keyword:"type",params:{type: schema51.properties.module.type}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["id"] !== undefined) && data1["model"] === undefined){
if(!(validate81(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors += validate81.count;
}
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1) && (data1["model"] !== undefined)){
if(!(validate83(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
else if(typeof data1 == "object" && data1 !== null && !Array.isArray(data1)){
if(!(validate126(data1, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate126.errors);
errors += validate126.count;
}
}
}
else {
const err3 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
validate122.errors = vErrors;
validate122.count = errors;
return errors === 0;
}

export const validate_estimateSiteMonthly_body = validate128;
const schema53 = {"$id":"SiteMonthlyRequest","type":"object","additionalProperties":false,"required":["t_mean_monthly_c"],"properties":{"t_mean_monthly_c":{"type":"array","items":{"type":"number","minimum":-80,"maximum":50},"minItems":12,"maxItems":12},"precipitation_monthly_mm":{"type":"array","items":{"type":"number","minimum":0,"maximum":5000},"minItems":12,"maxItems":12,"default":[50,50,50,50,50,50,50,50,50,50,50,50]},"albedo":{"type":"number","minimum":0,"maximum":1,"default":0.2},"soiling":{"type":"number","minimum":0,"maximum":1,"default":0.02},"tilt_deg":{"type":"number","minimum":0,"maximum":90,"default":30}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "t_mean_monthly_c"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "t_mean_monthly_c") || (key0 === "precipitation_monthly_mm")) || (key0 === "albedo")) || (key0 === "soiling")) || (key0 === "tilt_deg"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
}
if(data.t_mean_monthly_c !== undefined){
let data0 = data.t_mean_monthly_c;
if(Array.isArray(data0)){
if(data0.length > 12){
const err2 = {instancePath:instancePath+"/t_mean_monthly_c",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data0.length < 12){
const err3 = {instancePath:instancePath+"/t_mean_monthly_c",keyword:"minItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/t_mean_monthly_c/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 50}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 < -80 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/t_mean_monthly_c/" + i0,keyword:"minimum",params:{comparison: ">=", limit: -80}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/t_mean_monthly_c/" + i0,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/t_mean_monthly_c",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
let data2 = data.precipitation_monthly_mm;
if(Array.isArray(data2)){
if(data2.length > 12){
const err8 = {instancePath:instancePath+"/precipitation_monthly_mm",keyword:"maxItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(data2.length < 12){
const err9 = {instancePath:instancePath+"/precipitation_monthly_mm",keyword:"minItems",params:{limit: 12}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/precipitation_monthly_mm/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 5000}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/precipitation_monthly_mm/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/precipitation_monthly_mm/" + i1,keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/precipitation_monthly_mm",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
let data4 = data.albedo;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/albedo",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/albedo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/albedo",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
let data5 = data.soiling;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/soiling",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/soiling",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/soiling",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
let data6 = data.tilt_deg;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 90 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/tilt_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/tilt_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/tilt_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
validate128.errors = vErrors;
validate128.count = errors;
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "site"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.array === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
if(data.weather === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "weather"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
if(data.module === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "module"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data.inverter === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "inverter"}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema19.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: schema19.properties.bifacial.type}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/bifacial",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
if(!(validate69(data.lifetime, {instancePath:instancePath+"/lifetime",parentData:data,parentDataProperty:"lifetime",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate69.errors);
errors += validate69.count;
}
let data9 = data.storage;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err8 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: schema19.properties.storage.type}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
if(typeof data9 == "object" && data9 !== null && !Array.isArray(data9)){
if(!(validate71(data9, {instancePath:instancePath+"/storage",parentData:data,parentDataProperty:"storage",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate71.errors);
errors += validate71.count;
}
}
else if(data9 === null){
if(data9 !== null){
const err9 = {instancePath:instancePath+"/storage",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
}
if(data.weather !== undefined){
let data10 = data.weather;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err10 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema19.properties.weather.type}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10) && (data10["id"] !== undefined) && data10["timezone"] === undefined && data10["step_minutes"] === undefined && data10["temp_air_c"] === undefined){
if(!(validate75(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data10 == "object" && data10 !== null && !Array.isArray(data10)){
if(!(validate77(data10, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
if(data.module !== undefined){
let data11 = data.module;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err11 = {instancePath:instancePath+"/module",keyword:"type",params:{type: schema19.properties.module.type}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11) && (data11["id"] !== undefined) && data11["model"] === undefined){
if(!(validate81(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate81.errors);
errors += validate81.count;
}
}
else if(typeof data11 == "object" && data11 !== null && !Array.isArray(data11)){
if(!(validate83(data11, {instancePath:instancePath+"/module",parentData:data,parentDataProperty:"module",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate83.errors);
errors += validate83.count;
}
}
}
if(data.inverter !== undefined){
let data12 = data.inverter;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err12 = {instancePath:instancePath+"/inverter",keyword:"type",params:{type: schema19.properties.inverter.type}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12) && (data12["id"] !== undefined) && data12["model"] === undefined){
if(!(validate100(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate100.errors);
errors += validate100.count;
}
}
else if(typeof data12 == "object" && data12 !== null && !Array.isArray(data12)){
if(!(validate102(data12, {instancePath:instancePath+"/inverter",parentData:data,parentDataProperty:"inverter",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate102.errors);
errors += validate102.count;
}
}
}
if(typeof data.include_series !== "boolean"){
const err13 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data.scene !== null){
const err14 = {instancePath:instancePath+"/scene",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
else {
const err15 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_schema_SimpleRunRequest = validate119;

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath,keyword:"required",params:{missingProperty: "latitude"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.longitude === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "longitude"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!(func1.call(schema50.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
errors++;
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/system_capacity_kw",keyword:"maximum",params:{comparison: "<=", limit: 10000000}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
if(data2 <= 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/system_capacity_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/system_capacity_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
errors++;
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/modules",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
if(vErrors.length < 1000){vErrors.push(err12);}
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/modules",keyword:"maximum",params:{comparison: "<=", limit: 100000000}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/modules",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err14];
}
else {
if(vErrors.length < 1000){vErrors.push(err14);}
}
errors++;
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/module_power_w",keyword:"maximum",params:{comparison: "<=", limit: 2000}};
if(vErrors === null){
vErrors = [err15];
}
else {
if(vErrors.length < 1000){vErrors.push(err15);}
}
errors++;
}
if(data4 <= 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/module_power_w",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err16];
}
else {
if(vErrors.length < 1000){vErrors.push(err16);}
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/module_power_w",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err17];
}
else {
if(vErrors.length < 1000){vErrors.push(err17);}
}
errors++;
}
}
let data5 = data.module_type;
if(typeof data5 !== "string"){
const err18 = {instancePath:instancePath+"/module_type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err18];
}
else {
if(vErrors.length < 1000){vErrors.push(err18);}
}
errors++;
}
if(!(((data5 === "standard") || (data5 === "premium")) || (data5 === "thin_film"))){
const err19 = {instancePath:instancePath+"/module_type",keyword:"enum",params:{allowedValues: schema50.properties.module_type.enum}};
if(vErrors === null){
vErrors = [err19];
}
else {
if(vErrors.length < 1000){vErrors.push(err19);}
}
errors++;
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/module_efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err20];
}
else {
if(vErrors.length < 1000){vErrors.push(err20);}
}
errors++;
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/temperature_coefficient",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
if(vErrors.length < 1000){vErrors.push(err21);}
}
errors++;
}
}
let data8 = data.bifaciality;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/bifaciality",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err22];
}
else {
if(vErrors.length < 1000){vErrors.push(err22);}
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/bifaciality",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err23];
}
else {
if(vErrors.length < 1000){vErrors.push(err23);}
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/bifaciality",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
if(vErrors.length < 1000){vErrors.push(err24);}
}
errors++;
}
let data9 = data.racking;
if(typeof data9 !== "string"){
const err25 = {instancePath:instancePath+"/racking",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
if(vErrors.length < 1000){vErrors.push(err25);}
}
errors++;
}
if(!(((data9 === "fixed") || (data9 === "rooftop")) || (data9 === "single_axis"))){
const err26 = {instancePath:instancePath+"/racking",keyword:"enum",params:{allowedValues: schema50.properties.racking.enum}};
if(vErrors === null){
vErrors = [err26];
}
else {
if(vErrors.length < 1000){vErrors.push(err26);}
}
errors++;
}
if(data.tilt_deg !== undefined){
let data10 = data.tilt_deg;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/tilt_deg",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err27];
}
else {
if(vErrors.length < 1000){vErrors.push(err27);}
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/tilt_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err28];
}
else {
if(vErrors.length < 1000){vErrors.push(err28);}
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tilt_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
if(vErrors.length < 1000){vErrors.push(err29);}
}
errors++;
}
}
if(data.azimuth_deg !== undefined){
let data11 = data.azimuth_deg;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 360 || isNaN(data11)){
const err30 = {instancePath:instancePath+"/azimuth_deg",keyword:"maximum",params:{comparison: "<=", limit: 360}};
if(vErrors === null){
vErrors = [err30];
}
else {
if(vErrors.length < 1000){vErrors.push(err30);}
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/azimuth_deg",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err31];
}
else {
if(vErrors.length < 1000){vErrors.push(err31);}
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/azimuth_deg",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
if(vErrors.length < 1000){vErrors.push(err32);}
}
errors++;
}
}
let data12 = data.gcr;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 1 || isNaN(data12)){
const err33 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 1}};
if(vErrors === null){
vErrors = [err33];
}
else {
if(vErrors.length < 1000){vErrors.push(err33);}
}
errors++;
}
if(data12 <= 0 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/gcr",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err34];
}
else {
if(vErrors.length < 1000){vErrors.push(err34);}
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/gcr",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err35];
}
else {
if(vErrors.length < 1000){vErrors.push(err35);}
}
errors++;
}
let data13 = data.dc_ac_ratio;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3 || isNaN(data13)){
const err36 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"maximum",params:{comparison: "<=", limit: 3}};
if(vErrors === null){
vErrors = [err36];
}
else {
if(vErrors.length < 1000){vErrors.push(err36);}
}
errors++;
}
if(data13 <= 0.5 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0.5}};
if(vErrors === null){
vErrors = [err37];
}
else {
if(vErrors.length < 1000){vErrors.push(err37);}
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/dc_ac_ratio",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err38];
}
else {
if(vErrors.length < 1000){vErrors.push(err38);}
}
errors++;
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"maximum",params:{comparison: "<=", limit: 20000000}};
if(vErrors === null){
vErrors = [err39];
}
else {
if(vErrors.length < 1000){vErrors.push(err39);}
}
errors++;
}
if(data14 <= 0 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err40];
}
else {
if(vErrors.length < 1000){vErrors.push(err40);}
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/inverter_ac_kw",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err41];
}
else {
if(vErrors.length < 1000){vErrors.push(err41);}
}
errors++;
}
}
let data15 = data.inverter_efficiency;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/inverter_efficiency",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err42];
}
else {
if(vErrors.length < 1000){vErrors.push(err42);}
}
errors++;
}
if(data15 <= 0 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/inverter_efficiency",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}};
if(vErrors === null){
vErrors = [err43];
}
else {
if(vErrors.length < 1000){vErrors.push(err43);}
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/inverter_efficiency",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err44];
}
else {
if(vErrors.length < 1000){vErrors.push(err44);}
}
errors++;
}
let data16 = data.inverter_model;
if(typeof data16 !== "string"){
const err45 = {instancePath:instancePath+"/inverter_model",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err45];
}
else {
if(vErrors.length < 1000){vErrors.push(err45);}
}
errors++;
}
if(!(((data16 === "flat") || (data16 === "pvwatts")) || (data16 === "reference"))){
const err46 = {instancePath:instancePath+"/inverter_model",keyword:"enum",params:{allowedValues: schema50.properties.inverter_model.enum}};
if(vErrors === null){
vErrors = [err46];
}
else {
if(vErrors.length < 1000){vErrors.push(err46);}
}
errors++;
}
let data17 = data.losses_percent;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err47 = {instancePath:instancePath+"/losses_percent",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
if(vErrors.length < 1000){vErrors.push(err47);}
}
errors++;
}
if(data17 >= 100 || isNaN(data17)){
const err48 = {instancePath:instancePath+"/losses_percent",keyword:"exclusiveMaximum",params:{comparison: "<", limit: 100}};
if(vErrors === null){
vErrors = [err48];
}
else {
if(vErrors.length < 1000){vErrors.push(err48);}
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/losses_percent",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err49];
}
else {
if(vErrors.length < 1000){vErrors.push(err49);}
}
errors++;
}
if(data.weather !== undefined){
let data18 = data.weather;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err50 = {instancePath:instancePath+"/weather",keyword:"type",params:{type: schema50.properties.weather.type}};
if(vErrors === null){
vErrors = [err50];
}
else {
if(vErrors.length < 1000){vErrors.push(err50);}
}
errors++;
}
if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18) && (data18["id"] !== undefined) && data18["timezone"] === undefined && data18["step_minutes"] === undefined && data18["temp_air_c"] === undefined){
if(!(validate75(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate75.errors);
errors += validate75.count;
}
}
else if(typeof data18 == "object" && data18 !== null && !Array.isArray(data18)){
if(!(validate77(data18, {instancePath:instancePath+"/weather",parentData:data,parentDataProperty:"weather",rootData,dynamicAnchors}))){
vErrors = joinErrors(vErrors, validate77.errors);
errors += validate77.count;
}
}
}
let data19 = data.weather_source;
if(typeof data19 !== "string"){
const err51 = {instancePath:instancePath+"/weather_source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err51];
}
else {
if(vErrors.length < 1000){vErrors.push(err51);}
}
errors++;
}
if(!((((((data19 === "auto") || (data19 === "nsrdb")) || (data19 === "pvgis")) || (data19 === "embedded")) || (data19 === "americas_db")) || (data19 === "europe_db"))){
const err52 = {instancePath:instancePath+"/weather_source",keyword:"enum",params:{allowedValues: schema50.properties.weather_source.enum}};
if(vErrors === null){
vErrors = [err52];
}
else {
if(vErrors.length < 1000){vErrors.push(err52);}
}
errors++;
}
if(data.timezone !== undefined){
let data20 = data.timezone;
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 14 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/timezone",keyword:"maximum",params:{comparison: "<=", limit: 14}};
if(vErrors === null){
vErrors = [err53];
}
else {
if(vErrors.length < 1000){vErrors.push(err53);}
}
errors++;
}
if(data20 < -14 || isNaN(data20)){
const err54 = {instancePath:instancePath+"/timezone",keyword:"minimum",params:{comparison: ">=", limit: -14}};
if(vErrors === null){
vErrors = [err54];
}
else {
if(vErrors.length < 1000){vErrors.push(err54);}
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err55];
}
else {
if(vErrors.length < 1000){vErrors.push(err55);}
}
errors++;
}
}
if(data.elevation !== undefined){
let data21 = data.elevation;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9000 || isNaN(data21)){
const err56 = {instancePath:instancePath+"/elevation",keyword:"maximum",params:{comparison: "<=", limit: 9000}};
if(vErrors === null){
vErrors = [err56];
}
else {
if(vErrors.length < 1000){vErrors.push(err56);}
}
errors++;
}
if(data21 < -450 || isNaN(data21)){
const err57 = {instancePath:instancePath+"/elevation",keyword:"minimum",params:{comparison: ">=", limit: -450}};
if(vErrors === null){
vErrors = [err57];
}
else {
if(vErrors.length < 1000){vErrors.push(err57);}
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/elevation",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err58];
}
else {
if(vErrors.length < 1000){vErrors.push(err58);}
}
errors++;
}
}
let data22 = data.albedo;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1 || isNaN(data22)){
const err59 = {instancePath:instancePath+"/albedo",keyword:"maximum",params:{comparison: "<=", limit: 1}};
if(vErrors === null){
vErrors = [err59];
}
else {
if(vErrors.length < 1000){vErrors.push(err59);}
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err60 = {instancePath:instancePath+"/albedo",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err60];
}
else {
if(vErrors.length < 1000){vErrors.push(err60);}
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/albedo",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err61];
}
else {
if(vErrors.length < 1000){vErrors.push(err61);}
}
errors++;
}
if(typeof data.include_series !== "boolean"){
const err62 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err62];
}
else {
if(vErrors.length < 1000){vErrors.push(err62);}
}
errors++;
}
}
else {
const err63 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
if(vErrors.length < 1000){vErrors.push(err63);}
}
errors++;
}
validate119.errors = vErrors;
validate119.count = errors;
return errors === 0;
}

export const validate_schema_Weather = validate77;

export const validate_schema_Module = validate83;

export const validate_schema_Inverter = validate102;

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
