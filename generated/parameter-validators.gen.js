// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_createRun_query = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");

function validate52(data, instancePath=""){
/*# sourceURL="validate_createRun_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = false;
}
if(data.picture === undefined){
data.picture = "losses";
}
if(data.date === undefined){
data.date = "06-21";
}
if(data.theme === undefined){
data.theme = "light";
}
if(data.width === undefined){
data.width = 720;
}
for(const key0 in data){
if(!((((((key0 === "columns") || (key0 === "preference")) || (key0 === "picture")) || (key0 === "date")) || (key0 === "theme")) || (key0 === "width"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["columns"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data0) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
let data1 = data.preference;
if(typeof data1 !== "boolean"){
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
add("/preference", "type", {type: "boolean"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["preference"] = coerced1;
}
}
}
let data2 = data.picture;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/picture", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["picture"] = coerced2;
}
}
}
oneOf(data2, "/picture", add, ["losses","months","normalized","heatmap","duration","day","daily","horizon","module","iam","inverter","side","plan","single_line","exceedance","lifetime"]);
let data3 = data.date;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["date"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
add("/date", "pattern", {pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"});
}
}
let data4 = data.theme;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
add("/theme", "type", {type: "string"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["theme"] = coerced4;
}
}
}
oneOf(data4, "/theme", add, ["light","dark","print"]);
let data5 = data.width;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data5 === null
              || (dataType5 === "string" && isDecimal(data5) && !(data5 % 1))){
coerced5 = +data5;
}
else {
add("/width", "type", {type: "integer"});
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["width"] = coerced5;
}
}
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000){
add("/width", "maximum", {limit: 2000});
}
if(data5 < 320){
add("/width", "minimum", {limit: 320});
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

export const validate_createRun_headers = validate53;
const pattern4 = new RegExp("^[\\x21-\\x7e]{1,255}$", "u");

function validate53(data, instancePath=""){
/*# sourceURL="validate_createRun_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
if(data.prefer !== undefined){
let data1 = data.prefer;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/prefer", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["prefer"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
add("/prefer", "maxLength", {limit: 1000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

export const validate_getSimpleRun_query = validate54;
const schema21 = {properties:{"latitude":0,"longitude":0,"system_capacity_kw":0,"modules":0,"module_power_w":0,"module_type":0,"module_efficiency":0,"temperature_coefficient":0,"bifaciality":0,"racking":0,"tilt_deg":0,"azimuth_deg":0,"gcr":0,"dc_ac_ratio":0,"inverter_ac_kw":0,"inverter_efficiency":0,"inverter_model":0,"losses_percent":0,"weather_source":0,"timezone":0,"elevation":0,"albedo":0,"uncertainty":0,"include_series":0,"weather_id":0,"module_id":0,"inverter_id":0,"columns":0,"preference":0,"picture":0,"date":0,"theme":0,"width":0}};
const func4 = Object.prototype.hasOwnProperty;

function validate54(data, instancePath=""){
/*# sourceURL="validate_getSimpleRun_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = true;
}
if(data.picture === undefined){
data.picture = "losses";
}
if(data.date === undefined){
data.date = "06-21";
}
if(data.theme === undefined){
data.theme = "light";
}
if(data.width === undefined){
data.width = 720;
}
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!(func4.call(schema21.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["latitude"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data0 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["longitude"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data1 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
if(data.system_capacity_kw !== undefined){
let data2 = data.system_capacity_kw;
if(!((typeof data2 == "number") && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "boolean" || data2 === null
              || (dataType2 == "string" && isDecimal(data2))){
coerced2 = +data2;
}
else {
add("/system_capacity_kw", "type", {type: "number"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["system_capacity_kw"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 10000000){
add("/system_capacity_kw", "maximum", {limit: 10000000});
}
if(data2 <= 0){
add("/system_capacity_kw", "exclusiveMinimum", {limit: 0});
}
}
}
if(data.modules !== undefined){
let data3 = data.modules;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 === "boolean" || data3 === null
              || (dataType3 === "string" && isDecimal(data3) && !(data3 % 1))){
coerced3 = +data3;
}
else {
add("/modules", "type", {type: "integer"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["modules"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 100000000){
add("/modules", "maximum", {limit: 100000000});
}
if(data3 < 1){
add("/modules", "minimum", {limit: 1});
}
}
}
if(data.module_power_w !== undefined){
let data4 = data.module_power_w;
if(!((typeof data4 == "number") && (isFinite(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "boolean" || data4 === null
              || (dataType4 == "string" && isDecimal(data4))){
coerced4 = +data4;
}
else {
add("/module_power_w", "type", {type: "number"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["module_power_w"] = coerced4;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000){
add("/module_power_w", "maximum", {limit: 2000});
}
if(data4 <= 0){
add("/module_power_w", "exclusiveMinimum", {limit: 0});
}
}
}
if(data.module_type !== undefined){
let data5 = data.module_type;
if(typeof data5 !== "string"){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "number" || dataType5 == "boolean"){
coerced5 = "" + data5;
}
else if(data5 === null){
coerced5 = "";
}
else {
add("/module_type", "type", {type: "string"});
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["module_type"] = coerced5;
}
}
}
oneOf(data5, "/module_type", add, ["standard","premium","thin_film"]);
}
if(data.module_efficiency !== undefined){
let data6 = data.module_efficiency;
if(!((typeof data6 == "number") && (isFinite(data6)))){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "boolean" || data6 === null
              || (dataType6 == "string" && isDecimal(data6))){
coerced6 = +data6;
}
else {
add("/module_efficiency", "type", {type: "number"});
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["module_efficiency"] = coerced6;
}
}
}
}
if(data.temperature_coefficient !== undefined){
let data7 = data.temperature_coefficient;
if(!((typeof data7 == "number") && (isFinite(data7)))){
let dataType7 = typeof data7;
let coerced7 = undefined;
if(!(coerced7 !== undefined)){
if(dataType7 == "boolean" || data7 === null
              || (dataType7 == "string" && isDecimal(data7))){
coerced7 = +data7;
}
else {
add("/temperature_coefficient", "type", {type: "number"});
}
}
if(coerced7 !== undefined){
data7 = coerced7;
if(data !== undefined){
data["temperature_coefficient"] = coerced7;
}
}
}
}
if(data.bifaciality !== undefined){
let data8 = data.bifaciality;
if(!((typeof data8 == "number") && (isFinite(data8)))){
let dataType8 = typeof data8;
let coerced8 = undefined;
if(!(coerced8 !== undefined)){
if(dataType8 == "boolean" || data8 === null
              || (dataType8 == "string" && isDecimal(data8))){
coerced8 = +data8;
}
else {
add("/bifaciality", "type", {type: "number"});
}
}
if(coerced8 !== undefined){
data8 = coerced8;
if(data !== undefined){
data["bifaciality"] = coerced8;
}
}
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1){
add("/bifaciality", "maximum", {limit: 1});
}
if(data8 < 0){
add("/bifaciality", "minimum", {limit: 0});
}
}
}
if(data.racking !== undefined){
let data9 = data.racking;
if(typeof data9 !== "string"){
let dataType9 = typeof data9;
let coerced9 = undefined;
if(!(coerced9 !== undefined)){
if(dataType9 == "number" || dataType9 == "boolean"){
coerced9 = "" + data9;
}
else if(data9 === null){
coerced9 = "";
}
else {
add("/racking", "type", {type: "string"});
}
}
if(coerced9 !== undefined){
data9 = coerced9;
if(data !== undefined){
data["racking"] = coerced9;
}
}
}
oneOf(data9, "/racking", add, ["fixed","rooftop","single_axis"]);
}
if(data.tilt_deg !== undefined){
let data10 = data.tilt_deg;
if(!((typeof data10 == "number") && (isFinite(data10)))){
let dataType10 = typeof data10;
let coerced10 = undefined;
if(!(coerced10 !== undefined)){
if(dataType10 == "boolean" || data10 === null
              || (dataType10 == "string" && isDecimal(data10))){
coerced10 = +data10;
}
else {
add("/tilt_deg", "type", {type: "number"});
}
}
if(coerced10 !== undefined){
data10 = coerced10;
if(data !== undefined){
data["tilt_deg"] = coerced10;
}
}
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 90){
add("/tilt_deg", "maximum", {limit: 90});
}
if(data10 < 0){
add("/tilt_deg", "minimum", {limit: 0});
}
}
}
if(data.azimuth_deg !== undefined){
let data11 = data.azimuth_deg;
if(!((typeof data11 == "number") && (isFinite(data11)))){
let dataType11 = typeof data11;
let coerced11 = undefined;
if(!(coerced11 !== undefined)){
if(dataType11 == "boolean" || data11 === null
              || (dataType11 == "string" && isDecimal(data11))){
coerced11 = +data11;
}
else {
add("/azimuth_deg", "type", {type: "number"});
}
}
if(coerced11 !== undefined){
data11 = coerced11;
if(data !== undefined){
data["azimuth_deg"] = coerced11;
}
}
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 360){
add("/azimuth_deg", "maximum", {limit: 360});
}
if(data11 < 0){
add("/azimuth_deg", "minimum", {limit: 0});
}
}
}
if(data.gcr !== undefined){
let data12 = data.gcr;
if(!((typeof data12 == "number") && (isFinite(data12)))){
let dataType12 = typeof data12;
let coerced12 = undefined;
if(!(coerced12 !== undefined)){
if(dataType12 == "boolean" || data12 === null
              || (dataType12 == "string" && isDecimal(data12))){
coerced12 = +data12;
}
else {
add("/gcr", "type", {type: "number"});
}
}
if(coerced12 !== undefined){
data12 = coerced12;
if(data !== undefined){
data["gcr"] = coerced12;
}
}
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 >= 1){
add("/gcr", "exclusiveMaximum", {limit: 1});
}
if(data12 <= 0){
add("/gcr", "exclusiveMinimum", {limit: 0});
}
}
}
if(data.dc_ac_ratio !== undefined){
let data13 = data.dc_ac_ratio;
if(!((typeof data13 == "number") && (isFinite(data13)))){
let dataType13 = typeof data13;
let coerced13 = undefined;
if(!(coerced13 !== undefined)){
if(dataType13 == "boolean" || data13 === null
              || (dataType13 == "string" && isDecimal(data13))){
coerced13 = +data13;
}
else {
add("/dc_ac_ratio", "type", {type: "number"});
}
}
if(coerced13 !== undefined){
data13 = coerced13;
if(data !== undefined){
data["dc_ac_ratio"] = coerced13;
}
}
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 3){
add("/dc_ac_ratio", "maximum", {limit: 3});
}
if(data13 <= 0.5){
add("/dc_ac_ratio", "exclusiveMinimum", {limit: 0.5});
}
}
}
if(data.inverter_ac_kw !== undefined){
let data14 = data.inverter_ac_kw;
if(!((typeof data14 == "number") && (isFinite(data14)))){
let dataType14 = typeof data14;
let coerced14 = undefined;
if(!(coerced14 !== undefined)){
if(dataType14 == "boolean" || data14 === null
              || (dataType14 == "string" && isDecimal(data14))){
coerced14 = +data14;
}
else {
add("/inverter_ac_kw", "type", {type: "number"});
}
}
if(coerced14 !== undefined){
data14 = coerced14;
if(data !== undefined){
data["inverter_ac_kw"] = coerced14;
}
}
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 20000000){
add("/inverter_ac_kw", "maximum", {limit: 20000000});
}
if(data14 <= 0){
add("/inverter_ac_kw", "exclusiveMinimum", {limit: 0});
}
}
}
if(data.inverter_efficiency !== undefined){
let data15 = data.inverter_efficiency;
if(!((typeof data15 == "number") && (isFinite(data15)))){
let dataType15 = typeof data15;
let coerced15 = undefined;
if(!(coerced15 !== undefined)){
if(dataType15 == "boolean" || data15 === null
              || (dataType15 == "string" && isDecimal(data15))){
coerced15 = +data15;
}
else {
add("/inverter_efficiency", "type", {type: "number"});
}
}
if(coerced15 !== undefined){
data15 = coerced15;
if(data !== undefined){
data["inverter_efficiency"] = coerced15;
}
}
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1){
add("/inverter_efficiency", "maximum", {limit: 1});
}
if(data15 <= 0){
add("/inverter_efficiency", "exclusiveMinimum", {limit: 0});
}
}
}
if(data.inverter_model !== undefined){
let data16 = data.inverter_model;
if(typeof data16 !== "string"){
let dataType16 = typeof data16;
let coerced16 = undefined;
if(!(coerced16 !== undefined)){
if(dataType16 == "number" || dataType16 == "boolean"){
coerced16 = "" + data16;
}
else if(data16 === null){
coerced16 = "";
}
else {
add("/inverter_model", "type", {type: "string"});
}
}
if(coerced16 !== undefined){
data16 = coerced16;
if(data !== undefined){
data["inverter_model"] = coerced16;
}
}
}
oneOf(data16, "/inverter_model", add, ["flat","pvwatts","reference"]);
}
if(data.losses_percent !== undefined){
let data17 = data.losses_percent;
if(!((typeof data17 == "number") && (isFinite(data17)))){
let dataType17 = typeof data17;
let coerced17 = undefined;
if(!(coerced17 !== undefined)){
if(dataType17 == "boolean" || data17 === null
              || (dataType17 == "string" && isDecimal(data17))){
coerced17 = +data17;
}
else {
add("/losses_percent", "type", {type: "number"});
}
}
if(coerced17 !== undefined){
data17 = coerced17;
if(data !== undefined){
data["losses_percent"] = coerced17;
}
}
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0){
add("/losses_percent", "minimum", {limit: 0});
}
if(data17 >= 100){
add("/losses_percent", "exclusiveMaximum", {limit: 100});
}
}
}
if(data.weather_source !== undefined){
let data18 = data.weather_source;
if(typeof data18 !== "string"){
let dataType18 = typeof data18;
let coerced18 = undefined;
if(!(coerced18 !== undefined)){
if(dataType18 == "number" || dataType18 == "boolean"){
coerced18 = "" + data18;
}
else if(data18 === null){
coerced18 = "";
}
else {
add("/weather_source", "type", {type: "string"});
}
}
if(coerced18 !== undefined){
data18 = coerced18;
if(data !== undefined){
data["weather_source"] = coerced18;
}
}
}
oneOf(data18, "/weather_source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
}
if(data.timezone !== undefined){
let data19 = data.timezone;
if(!((typeof data19 == "number") && (isFinite(data19)))){
let dataType19 = typeof data19;
let coerced19 = undefined;
if(!(coerced19 !== undefined)){
if(dataType19 == "boolean" || data19 === null
              || (dataType19 == "string" && isDecimal(data19))){
coerced19 = +data19;
}
else {
add("/timezone", "type", {type: "number"});
}
}
if(coerced19 !== undefined){
data19 = coerced19;
if(data !== undefined){
data["timezone"] = coerced19;
}
}
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 14){
add("/timezone", "maximum", {limit: 14});
}
if(data19 < -14){
add("/timezone", "minimum", {limit: -14});
}
}
}
if(data.elevation !== undefined){
let data20 = data.elevation;
if(!((typeof data20 == "number") && (isFinite(data20)))){
let dataType20 = typeof data20;
let coerced20 = undefined;
if(!(coerced20 !== undefined)){
if(dataType20 == "boolean" || data20 === null
              || (dataType20 == "string" && isDecimal(data20))){
coerced20 = +data20;
}
else {
add("/elevation", "type", {type: "number"});
}
}
if(coerced20 !== undefined){
data20 = coerced20;
if(data !== undefined){
data["elevation"] = coerced20;
}
}
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9000){
add("/elevation", "maximum", {limit: 9000});
}
if(data20 < -450){
add("/elevation", "minimum", {limit: -450});
}
}
}
if(data.albedo !== undefined){
let data21 = data.albedo;
if(!((typeof data21 == "number") && (isFinite(data21)))){
let dataType21 = typeof data21;
let coerced21 = undefined;
if(!(coerced21 !== undefined)){
if(dataType21 == "boolean" || data21 === null
              || (dataType21 == "string" && isDecimal(data21))){
coerced21 = +data21;
}
else {
add("/albedo", "type", {type: "number"});
}
}
if(coerced21 !== undefined){
data21 = coerced21;
if(data !== undefined){
data["albedo"] = coerced21;
}
}
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1){
add("/albedo", "maximum", {limit: 1});
}
if(data21 < 0){
add("/albedo", "minimum", {limit: 0});
}
}
}
if(data.uncertainty !== undefined){
let data22 = data.uncertainty;
if(!((typeof data22 == "number") && (isFinite(data22)))){
let dataType22 = typeof data22;
let coerced22 = undefined;
if(!(coerced22 !== undefined)){
if(dataType22 == "boolean" || data22 === null
              || (dataType22 == "string" && isDecimal(data22))){
coerced22 = +data22;
}
else {
add("/uncertainty", "type", {type: "number"});
}
}
if(coerced22 !== undefined){
data22 = coerced22;
if(data !== undefined){
data["uncertainty"] = coerced22;
}
}
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1){
add("/uncertainty", "maximum", {limit: 1});
}
if(data22 < 0){
add("/uncertainty", "minimum", {limit: 0});
}
}
}
if(data.include_series !== undefined){
let data23 = data.include_series;
if(typeof data23 !== "boolean"){
let coerced23 = undefined;
if(!(coerced23 !== undefined)){
if(data23 === "false" || data23 === 0 || data23 === null){
coerced23 = false;
}
else if(data23 === "true" || data23 === 1){
coerced23 = true;
}
else {
add("/include_series", "type", {type: "boolean"});
}
}
if(coerced23 !== undefined){
data23 = coerced23;
if(data !== undefined){
data["include_series"] = coerced23;
}
}
}
}
if(data.weather_id !== undefined){
let data24 = data.weather_id;
if(typeof data24 !== "string"){
let dataType24 = typeof data24;
let coerced24 = undefined;
if(!(coerced24 !== undefined)){
if(dataType24 == "number" || dataType24 == "boolean"){
coerced24 = "" + data24;
}
else if(data24 === null){
coerced24 = "";
}
else {
add("/weather_id", "type", {type: "string"});
}
}
if(coerced24 !== undefined){
data24 = coerced24;
if(data !== undefined){
data["weather_id"] = coerced24;
}
}
}
if(typeof data24 === "string"){
if(func1(data24) > 200){
add("/weather_id", "maxLength", {limit: 200});
}
}
}
if(data.module_id !== undefined){
let data25 = data.module_id;
if(typeof data25 !== "string"){
let dataType25 = typeof data25;
let coerced25 = undefined;
if(!(coerced25 !== undefined)){
if(dataType25 == "number" || dataType25 == "boolean"){
coerced25 = "" + data25;
}
else if(data25 === null){
coerced25 = "";
}
else {
add("/module_id", "type", {type: "string"});
}
}
if(coerced25 !== undefined){
data25 = coerced25;
if(data !== undefined){
data["module_id"] = coerced25;
}
}
}
if(typeof data25 === "string"){
if(func1(data25) > 200){
add("/module_id", "maxLength", {limit: 200});
}
}
}
if(data.inverter_id !== undefined){
let data26 = data.inverter_id;
if(typeof data26 !== "string"){
let dataType26 = typeof data26;
let coerced26 = undefined;
if(!(coerced26 !== undefined)){
if(dataType26 == "number" || dataType26 == "boolean"){
coerced26 = "" + data26;
}
else if(data26 === null){
coerced26 = "";
}
else {
add("/inverter_id", "type", {type: "string"});
}
}
if(coerced26 !== undefined){
data26 = coerced26;
if(data !== undefined){
data["inverter_id"] = coerced26;
}
}
}
if(typeof data26 === "string"){
if(func1(data26) > 200){
add("/inverter_id", "maxLength", {limit: 200});
}
}
}
if(data.columns !== undefined){
let data27 = data.columns;
if(typeof data27 !== "string"){
let dataType27 = typeof data27;
let coerced27 = undefined;
if(!(coerced27 !== undefined)){
if(dataType27 == "number" || dataType27 == "boolean"){
coerced27 = "" + data27;
}
else if(data27 === null){
coerced27 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced27 !== undefined){
data27 = coerced27;
if(data !== undefined){
data["columns"] = coerced27;
}
}
}
if(typeof data27 === "string"){
if(func1(data27) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data27) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
let data28 = data.preference;
if(typeof data28 !== "boolean"){
let coerced28 = undefined;
if(!(coerced28 !== undefined)){
if(data28 === "false" || data28 === 0 || data28 === null){
coerced28 = false;
}
else if(data28 === "true" || data28 === 1){
coerced28 = true;
}
else {
add("/preference", "type", {type: "boolean"});
}
}
if(coerced28 !== undefined){
data28 = coerced28;
if(data !== undefined){
data["preference"] = coerced28;
}
}
}
let data29 = data.picture;
if(typeof data29 !== "string"){
let dataType29 = typeof data29;
let coerced29 = undefined;
if(!(coerced29 !== undefined)){
if(dataType29 == "number" || dataType29 == "boolean"){
coerced29 = "" + data29;
}
else if(data29 === null){
coerced29 = "";
}
else {
add("/picture", "type", {type: "string"});
}
}
if(coerced29 !== undefined){
data29 = coerced29;
if(data !== undefined){
data["picture"] = coerced29;
}
}
}
oneOf(data29, "/picture", add, ["losses","months","normalized","heatmap","duration","day","daily","horizon","module","iam","inverter","side","plan","single_line","exceedance","lifetime"]);
let data30 = data.date;
if(typeof data30 !== "string"){
let dataType30 = typeof data30;
let coerced30 = undefined;
if(!(coerced30 !== undefined)){
if(dataType30 == "number" || dataType30 == "boolean"){
coerced30 = "" + data30;
}
else if(data30 === null){
coerced30 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced30 !== undefined){
data30 = coerced30;
if(data !== undefined){
data["date"] = coerced30;
}
}
}
if(typeof data30 === "string"){
if(!pattern3.test(data30)){
add("/date", "pattern", {pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"});
}
}
let data31 = data.theme;
if(typeof data31 !== "string"){
let dataType31 = typeof data31;
let coerced31 = undefined;
if(!(coerced31 !== undefined)){
if(dataType31 == "number" || dataType31 == "boolean"){
coerced31 = "" + data31;
}
else if(data31 === null){
coerced31 = "";
}
else {
add("/theme", "type", {type: "string"});
}
}
if(coerced31 !== undefined){
data31 = coerced31;
if(data !== undefined){
data["theme"] = coerced31;
}
}
}
oneOf(data31, "/theme", add, ["light","dark","print"]);
let data32 = data.width;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
let dataType32 = typeof data32;
let coerced32 = undefined;
if(!(coerced32 !== undefined)){
if(dataType32 === "boolean" || data32 === null
              || (dataType32 === "string" && isDecimal(data32) && !(data32 % 1))){
coerced32 = +data32;
}
else {
add("/width", "type", {type: "integer"});
}
}
if(coerced32 !== undefined){
data32 = coerced32;
if(data !== undefined){
data["width"] = coerced32;
}
}
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 2000){
add("/width", "maximum", {limit: 2000});
}
if(data32 < 320){
add("/width", "minimum", {limit: 320});
}
}
}
else {
add("", "type", {type: "object"});
}
validate54.errors = vErrors;
validate54.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_query = validate55;

function validate55(data, instancePath=""){
/*# sourceURL="validate_createSimpleRun_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = true;
}
if(data.picture === undefined){
data.picture = "losses";
}
if(data.date === undefined){
data.date = "06-21";
}
if(data.theme === undefined){
data.theme = "light";
}
if(data.width === undefined){
data.width = 720;
}
for(const key0 in data){
if(!((((((key0 === "columns") || (key0 === "preference")) || (key0 === "picture")) || (key0 === "date")) || (key0 === "theme")) || (key0 === "width"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["columns"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data0) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
let data1 = data.preference;
if(typeof data1 !== "boolean"){
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(data1 === "false" || data1 === 0 || data1 === null){
coerced1 = false;
}
else if(data1 === "true" || data1 === 1){
coerced1 = true;
}
else {
add("/preference", "type", {type: "boolean"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["preference"] = coerced1;
}
}
}
let data2 = data.picture;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/picture", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["picture"] = coerced2;
}
}
}
oneOf(data2, "/picture", add, ["losses","months","normalized","heatmap","duration","day","daily","horizon","module","iam","inverter","side","plan","single_line","exceedance","lifetime"]);
let data3 = data.date;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["date"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
add("/date", "pattern", {pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"});
}
}
let data4 = data.theme;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
add("/theme", "type", {type: "string"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["theme"] = coerced4;
}
}
}
oneOf(data4, "/theme", add, ["light","dark","print"]);
let data5 = data.width;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data5 === null
              || (dataType5 === "string" && isDecimal(data5) && !(data5 % 1))){
coerced5 = +data5;
}
else {
add("/width", "type", {type: "integer"});
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["width"] = coerced5;
}
}
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000){
add("/width", "maximum", {limit: 2000});
}
if(data5 < 320){
add("/width", "minimum", {limit: 320});
}
}
}
else {
add("", "type", {type: "object"});
}
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_headers = validate56;

function validate56(data, instancePath=""){
/*# sourceURL="validate_createSimpleRun_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
if(data.prefer !== undefined){
let data1 = data.prefer;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/prefer", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["prefer"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
add("/prefer", "maxLength", {limit: 1000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate56.errors = vErrors;
validate56.count = errors;
return errors === 0;
}

export const validate_expandSimpleRun_query = validate57;

function validate57(data, instancePath=""){
/*# sourceURL="validate_expandSimpleRun_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = true;
}
for(const key0 in data){
if(!(key0 === "preference")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.preference;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
add("/preference", "type", {type: "boolean"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["preference"] = coerced0;
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

export const validate_listRuns_query = validate58;
const pattern8 = new RegExp("^run_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate58(data, instancePath=""){
/*# sourceURL="validate_listRuns_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(((key0 === "before") || (key0 === "limit")) || (key0 === "q"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.before !== undefined){
let data0 = data.before;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/before", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["before"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/before", "maxLength", {limit: 100});
}
if(!pattern8.test(data0)){
add("/before", "pattern", {pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$"});
}
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/limit", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200){
add("/limit", "maximum", {limit: 200});
}
if(data1 < 1){
add("/limit", "minimum", {limit: 1});
}
}
if(data.q !== undefined){
let data2 = data.q;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["q"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
add("/q", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate58.errors = vErrors;
validate58.count = errors;
return errors === 0;
}

export const validate_getRun_params = validate59;

function validate59(data, instancePath=""){
/*# sourceURL="validate_getRun_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}

export const validate_getRun_query = validate60;

function validate60(data, instancePath=""){
/*# sourceURL="validate_getRun_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_series === undefined){
data.include_series = false;
}
if(data.picture === undefined){
data.picture = "losses";
}
if(data.date === undefined){
data.date = "06-21";
}
if(data.theme === undefined){
data.theme = "light";
}
if(data.width === undefined){
data.width = 720;
}
for(const key0 in data){
if(!((((((key0 === "include_series") || (key0 === "columns")) || (key0 === "picture")) || (key0 === "date")) || (key0 === "theme")) || (key0 === "width"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.include_series;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
add("/include_series", "type", {type: "boolean"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["include_series"] = coerced0;
}
}
}
if(data.columns !== undefined){
let data1 = data.columns;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["columns"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data1) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
let data2 = data.picture;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/picture", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["picture"] = coerced2;
}
}
}
oneOf(data2, "/picture", add, ["losses","months","normalized","heatmap","duration","day","daily","horizon","module","iam","inverter","side","plan","single_line","exceedance","lifetime"]);
let data3 = data.date;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["date"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
add("/date", "pattern", {pattern: "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"});
}
}
let data4 = data.theme;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
add("/theme", "type", {type: "string"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["theme"] = coerced4;
}
}
}
oneOf(data4, "/theme", add, ["light","dark","print"]);
let data5 = data.width;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 === "boolean" || data5 === null
              || (dataType5 === "string" && isDecimal(data5) && !(data5 % 1))){
coerced5 = +data5;
}
else {
add("/width", "type", {type: "integer"});
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["width"] = coerced5;
}
}
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000){
add("/width", "maximum", {limit: 2000});
}
if(data5 < 320){
add("/width", "minimum", {limit: 320});
}
}
}
else {
add("", "type", {type: "object"});
}
validate60.errors = vErrors;
validate60.count = errors;
return errors === 0;
}

export const validate_labelRun_params = validate61;

function validate61(data, instancePath=""){
/*# sourceURL="validate_labelRun_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
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

export const validate_deleteRun_params = validate62;

function validate62(data, instancePath=""){
/*# sourceURL="validate_deleteRun_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate62.errors = vErrors;
validate62.count = errors;
return errors === 0;
}

export const validate_cancelRun_params = validate63;

function validate63(data, instancePath=""){
/*# sourceURL="validate_cancelRun_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate63.errors = vErrors;
validate63.count = errors;
return errors === 0;
}

export const validate_getRunSeriesCsv_params = validate64;

function validate64(data, instancePath=""){
/*# sourceURL="validate_getRunSeriesCsv_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate64.errors = vErrors;
validate64.count = errors;
return errors === 0;
}

export const validate_getRunSeriesCsv_query = validate65;

function validate65(data, instancePath=""){
/*# sourceURL="validate_getRunSeriesCsv_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["columns"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data0) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate65.errors = vErrors;
validate65.count = errors;
return errors === 0;
}

export const validate_getRunSeriesArrow_params = validate66;

function validate66(data, instancePath=""){
/*# sourceURL="validate_getRunSeriesArrow_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate66.errors = vErrors;
validate66.count = errors;
return errors === 0;
}

export const validate_getRunSeriesArrow_query = validate67;

function validate67(data, instancePath=""){
/*# sourceURL="validate_getRunSeriesArrow_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["columns"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data0) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate67.errors = vErrors;
validate67.count = errors;
return errors === 0;
}

export const validate_getRunReport_params = validate68;

function validate68(data, instancePath=""){
/*# sourceURL="validate_getRunReport_params" */;
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
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/run_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["run_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/run_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate68.errors = vErrors;
validate68.count = errors;
return errors === 0;
}

export const validate_scoreTree_params = validate69;

function validate69(data, instancePath=""){
/*# sourceURL="validate_scoreTree_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "stage", add);
for(const key0 in data){
if(!(key0 === "stage")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.stage !== undefined){
let data0 = data.stage;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/stage", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["stage"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/stage", "maxLength", {limit: 50});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate69.errors = vErrors;
validate69.count = errors;
return errors === 0;
}

export const validate_describeTree_params = validate70;

function validate70(data, instancePath=""){
/*# sourceURL="validate_describeTree_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "stage", add);
for(const key0 in data){
if(!(key0 === "stage")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.stage !== undefined){
let data0 = data.stage;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/stage", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["stage"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/stage", "maxLength", {limit: 50});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate70.errors = vErrors;
validate70.count = errors;
return errors === 0;
}

export const validate_compareRuns_headers = validate71;

function validate71(data, instancePath=""){
/*# sourceURL="validate_compareRuns_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
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

export const validate_testPerformance_headers = validate72;

function validate72(data, instancePath=""){
/*# sourceURL="validate_testPerformance_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate72.errors = vErrors;
validate72.count = errors;
return errors === 0;
}

export const validate_parseMeasured_query = validate73;

function validate73(data, instancePath=""){
/*# sourceURL="validate_parseMeasured_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "interval") || (key0 === "timezone")) || (key0 === "latitude")) || (key0 === "longitude"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.interval !== undefined){
let data0 = data.interval;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/interval", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interval"] = coerced0;
}
}
}
oneOf(data0, "/interval", add, ["start","middle","end"]);
}
if(data.timezone !== undefined){
let data1 = data.timezone;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/timezone", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["timezone"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 14){
add("/timezone", "maximum", {limit: 14});
}
if(data1 < -14){
add("/timezone", "minimum", {limit: -14});
}
}
}
if(data.latitude !== undefined){
let data2 = data.latitude;
if(!((typeof data2 == "number") && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "boolean" || data2 === null
              || (dataType2 == "string" && isDecimal(data2))){
coerced2 = +data2;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["latitude"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data2 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data3 = data.longitude;
if(!((typeof data3 == "number") && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data3 === null
              || (dataType3 == "string" && isDecimal(data3))){
coerced3 = +data3;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["longitude"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data3 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate73.errors = vErrors;
validate73.count = errors;
return errors === 0;
}

export const validate_assessUncertainty_headers = validate74;

function validate74(data, instancePath=""){
/*# sourceURL="validate_assessUncertainty_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
if(data.prefer !== undefined){
let data1 = data.prefer;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/prefer", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["prefer"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
add("/prefer", "maxLength", {limit: 1000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate74.errors = vErrors;
validate74.count = errors;
return errors === 0;
}

export const validate_exportSceneGlb_query = validate75;

function validate75(data, instancePath=""){
/*# sourceURL="validate_exportSceneGlb_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_m === undefined){
data.unit_m = 1;
}
for(const key0 in data){
if(!(key0 === "unit_m")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.unit_m;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/unit_m", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["unit_m"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000){
add("/unit_m", "maximum", {limit: 10000});
}
if(data0 <= 0){
add("/unit_m", "exclusiveMinimum", {limit: 0});
}
}
}
else {
add("", "type", {type: "object"});
}
validate75.errors = vErrors;
validate75.count = errors;
return errors === 0;
}

export const validate_exportScenePvc_query = validate76;

function validate76(data, instancePath=""){
/*# sourceURL="validate_exportScenePvc_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_m === undefined){
data.unit_m = 1;
}
for(const key0 in data){
if(!(key0 === "unit_m")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.unit_m;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/unit_m", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["unit_m"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000){
add("/unit_m", "maximum", {limit: 10000});
}
if(data0 <= 0){
add("/unit_m", "exclusiveMinimum", {limit: 0});
}
}
}
else {
add("", "type", {type: "object"});
}
validate76.errors = vErrors;
validate76.count = errors;
return errors === 0;
}

export const validate_exportSceneShd_query = validate77;

function validate77(data, instancePath=""){
/*# sourceURL="validate_exportSceneShd_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.unit_m === undefined){
data.unit_m = 1;
}
if(data.losses === undefined){
data.losses = "refuse";
}
for(const key0 in data){
if(!(((key0 === "unit_m") || (key0 === "losses")) || (key0 === "latitude"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.unit_m;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/unit_m", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["unit_m"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 10000){
add("/unit_m", "maximum", {limit: 10000});
}
if(data0 <= 0){
add("/unit_m", "exclusiveMinimum", {limit: 0});
}
}
let data1 = data.losses;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/losses", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["losses"] = coerced1;
}
}
}
oneOf(data1, "/losses", add, ["refuse","accept"]);
if(data.latitude !== undefined){
let data2 = data.latitude;
if(!((typeof data2 == "number") && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "boolean" || data2 === null
              || (dataType2 == "string" && isDecimal(data2))){
coerced2 = +data2;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["latitude"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data2 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate77.errors = vErrors;
validate77.count = errors;
return errors === 0;
}

export const validate_solveSceneDay_query = validate78;
const pattern13 = new RegExp("^\\d{2}-\\d{2}$", "u");

function validate78(data, instancePath=""){
/*# sourceURL="validate_solveSceneDay_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "date", add);
for(const key0 in data){
if(!(key0 === "date")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["date"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
add("/date", "pattern", {pattern: "^\\d{2}-\\d{2}$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate78.errors = vErrors;
validate78.count = errors;
return errors === 0;
}

export const validate_drawSceneDay_query = validate79;
const pattern15 = new RegExp("^\\d{2}:\\d{2}$", "u");

function validate79(data, instancePath=""){
/*# sourceURL="validate_drawSceneDay_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time === undefined){
data.time = "12:00";
}
if(data.view === undefined){
data.view = "plan";
}
if(data.unit_m === undefined){
data.unit_m = 1;
}
need(data, "date", add);
for(const key0 in data){
if(!((((key0 === "date") || (key0 === "time")) || (key0 === "view")) || (key0 === "unit_m"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["date"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
add("/date", "pattern", {pattern: "^\\d{2}-\\d{2}$"});
}
}
}
let data1 = data.time;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/time", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["time"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
add("/time", "pattern", {pattern: "^\\d{2}:\\d{2}$"});
}
}
let data2 = data.view;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/view", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["view"] = coerced2;
}
}
}
oneOf(data2, "/view", add, ["plan","sun"]);
let data3 = data.unit_m;
if(!((typeof data3 == "number") && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data3 === null
              || (dataType3 == "string" && isDecimal(data3))){
coerced3 = +data3;
}
else {
add("/unit_m", "type", {type: "number"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["unit_m"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000){
add("/unit_m", "maximum", {limit: 10000});
}
if(data3 <= 0){
add("/unit_m", "exclusiveMinimum", {limit: 0});
}
}
}
else {
add("", "type", {type: "object"});
}
validate79.errors = vErrors;
validate79.count = errors;
return errors === 0;
}

export const validate_getSceneExample_params = validate80;

function validate80(data, instancePath=""){
/*# sourceURL="validate_getSceneExample_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "example_id", add);
for(const key0 in data){
if(!(key0 === "example_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.example_id !== undefined){
let data0 = data.example_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/example_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["example_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/example_id", "maxLength", {limit: 50});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate80.errors = vErrors;
validate80.count = errors;
return errors === 0;
}

export const validate_drawSceneExample_params = validate81;

function validate81(data, instancePath=""){
/*# sourceURL="validate_drawSceneExample_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "example_id", add);
for(const key0 in data){
if(!(key0 === "example_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.example_id !== undefined){
let data0 = data.example_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/example_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["example_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/example_id", "maxLength", {limit: 50});
}
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

export const validate_drawSceneExample_query = validate82;

function validate82(data, instancePath=""){
/*# sourceURL="validate_drawSceneExample_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.view === undefined){
data.view = "plan";
}
if(data.date === undefined){
data.date = "12-21";
}
if(data.time === undefined){
data.time = "09:00";
}
for(const key0 in data){
if(!(((key0 === "view") || (key0 === "date")) || (key0 === "time"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.view;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/view", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["view"] = coerced0;
}
}
}
oneOf(data0, "/view", add, ["plan","sun"]);
let data1 = data.date;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["date"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
add("/date", "pattern", {pattern: "^\\d{2}-\\d{2}$"});
}
}
let data2 = data.time;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/time", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["time"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(!pattern15.test(data2)){
add("/time", "pattern", {pattern: "^\\d{2}:\\d{2}$"});
}
}
}
else {
add("", "type", {type: "object"});
}
validate82.errors = vErrors;
validate82.count = errors;
return errors === 0;
}

export const validate_getDemo_params = validate83;

function validate83(data, instancePath=""){
/*# sourceURL="validate_getDemo_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "demo_id", add);
for(const key0 in data){
if(!(key0 === "demo_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.demo_id !== undefined){
let data0 = data.demo_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/demo_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["demo_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/demo_id", "maxLength", {limit: 50});
}
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

export const validate_getDemo_query = validate84;

function validate84(data, instancePath=""){
/*# sourceURL="validate_getDemo_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.columns !== undefined){
let data0 = data.columns;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/columns", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["columns"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 4000){
add("/columns", "maxLength", {limit: 4000});
}
if(func1(data0) < 1){
add("/columns", "minLength", {limit: 1});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate84.errors = vErrors;
validate84.count = errors;
return errors === 0;
}

export const validate_solveDemoDay_params = validate85;

function validate85(data, instancePath=""){
/*# sourceURL="validate_solveDemoDay_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "demo_id", add);
for(const key0 in data){
if(!(key0 === "demo_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.demo_id !== undefined){
let data0 = data.demo_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/demo_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["demo_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 50){
add("/demo_id", "maxLength", {limit: 50});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate85.errors = vErrors;
validate85.count = errors;
return errors === 0;
}

export const validate_solveDemoDay_query = validate86;

function validate86(data, instancePath=""){
/*# sourceURL="validate_solveDemoDay_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "date", add);
for(const key0 in data){
if(!(key0 === "date")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/date", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["date"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
add("/date", "pattern", {pattern: "^\\d{2}-\\d{2}$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate86.errors = vErrors;
validate86.count = errors;
return errors === 0;
}

export const validate_showSignInLink_query = validate87;

function validate87(data, instancePath=""){
/*# sourceURL="validate_showSignInLink_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "token", add);
for(const key0 in data){
if(!(key0 === "token")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/token", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/token", "maxLength", {limit: 100});
}
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

export const validate_signIn_query = validate88;

function validate88(data, instancePath=""){
/*# sourceURL="validate_signIn_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "token", add);
for(const key0 in data){
if(!(key0 === "token")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/token", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/token", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate88.errors = vErrors;
validate88.count = errors;
return errors === 0;
}

export const validate_revokeKey_params = validate89;

function validate89(data, instancePath=""){
/*# sourceURL="validate_revokeKey_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "key_id", add);
for(const key0 in data){
if(!(key0 === "key_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.key_id !== undefined){
let data0 = data.key_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/key_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["key_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/key_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate89.errors = vErrors;
validate89.count = errors;
return errors === 0;
}

export const validate_getWebhook_params = validate90;

function validate90(data, instancePath=""){
/*# sourceURL="validate_getWebhook_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate90.errors = vErrors;
validate90.count = errors;
return errors === 0;
}

export const validate_changeWebhook_params = validate91;

function validate91(data, instancePath=""){
/*# sourceURL="validate_changeWebhook_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate91.errors = vErrors;
validate91.count = errors;
return errors === 0;
}

export const validate_deleteWebhook_params = validate92;

function validate92(data, instancePath=""){
/*# sourceURL="validate_deleteWebhook_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate92.errors = vErrors;
validate92.count = errors;
return errors === 0;
}

export const validate_confirmWebhook_params = validate93;

function validate93(data, instancePath=""){
/*# sourceURL="validate_confirmWebhook_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate93.errors = vErrors;
validate93.count = errors;
return errors === 0;
}

export const validate_testWebhook_params = validate94;

function validate94(data, instancePath=""){
/*# sourceURL="validate_testWebhook_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate94.errors = vErrors;
validate94.count = errors;
return errors === 0;
}

export const validate_rotateWebhookSecret_params = validate95;

function validate95(data, instancePath=""){
/*# sourceURL="validate_rotateWebhookSecret_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate95.errors = vErrors;
validate95.count = errors;
return errors === 0;
}

export const validate_listWebhookDeliveries_params = validate96;

function validate96(data, instancePath=""){
/*# sourceURL="validate_listWebhookDeliveries_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "webhook_id", add);
for(const key0 in data){
if(!(key0 === "webhook_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.webhook_id !== undefined){
let data0 = data.webhook_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/webhook_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["webhook_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/webhook_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate96.errors = vErrors;
validate96.count = errors;
return errors === 0;
}

export const validate_listModules_query = validate97;

function validate97(data, instancePath=""){
/*# sourceURL="validate_listModules_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
data.q = "";
}
if(data.limit === undefined){
data.limit = 200;
}
if(data.cursor === undefined){
data.cursor = "";
}
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "limit")) || (key0 === "cursor"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.q;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/q", "maxLength", {limit: 200});
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/limit", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000){
add("/limit", "maximum", {limit: 1000});
}
if(data1 < 1){
add("/limit", "minimum", {limit: 1});
}
}
let data2 = data.cursor;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/cursor", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 40){
add("/cursor", "maxLength", {limit: 40});
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

export const validate_listInverters_query = validate98;

function validate98(data, instancePath=""){
/*# sourceURL="validate_listInverters_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
data.q = "";
}
if(data.limit === undefined){
data.limit = 200;
}
if(data.cursor === undefined){
data.cursor = "";
}
for(const key0 in data){
if(!(((key0 === "q") || (key0 === "limit")) || (key0 === "cursor"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.q;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/q", "maxLength", {limit: 200});
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/limit", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000){
add("/limit", "maximum", {limit: 1000});
}
if(data1 < 1){
add("/limit", "minimum", {limit: 1});
}
}
let data2 = data.cursor;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/cursor", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["cursor"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 40){
add("/cursor", "maxLength", {limit: 40});
}
}
}
else {
add("", "type", {type: "object"});
}
validate98.errors = vErrors;
validate98.count = errors;
return errors === 0;
}

export const validate_parseScene_query = validate99;

function validate99(data, instancePath=""){
/*# sourceURL="validate_parseScene_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "latitude") || (key0 === "longitude")) || (key0 === "roles")) || (key0 === "figures")) || (key0 === "unit_m")) || (key0 === "step_m")) || (key0 === "radius_m"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["latitude"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data0 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["longitude"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data1 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/roles", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["roles"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 4000){
add("/roles", "maxLength", {limit: 4000});
}
}
}
if(data.figures !== undefined){
let data3 = data.figures;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
add("/figures", "type", {type: "string"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["figures"] = coerced3;
}
}
}
if(typeof data3 === "string"){
if(func1(data3) > 1000){
add("/figures", "maxLength", {limit: 1000});
}
}
}
if(data.unit_m !== undefined){
let data4 = data.unit_m;
if(!((typeof data4 == "number") && (isFinite(data4)))){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "boolean" || data4 === null
              || (dataType4 == "string" && isDecimal(data4))){
coerced4 = +data4;
}
else {
add("/unit_m", "type", {type: "number"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["unit_m"] = coerced4;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10000){
add("/unit_m", "maximum", {limit: 10000});
}
if(data4 < 0.000001){
add("/unit_m", "minimum", {limit: 0.000001});
}
}
}
if(data.step_m !== undefined){
let data5 = data.step_m;
if(!((typeof data5 == "number") && (isFinite(data5)))){
let dataType5 = typeof data5;
let coerced5 = undefined;
if(!(coerced5 !== undefined)){
if(dataType5 == "boolean" || data5 === null
              || (dataType5 == "string" && isDecimal(data5))){
coerced5 = +data5;
}
else {
add("/step_m", "type", {type: "number"});
}
}
if(coerced5 !== undefined){
data5 = coerced5;
if(data !== undefined){
data["step_m"] = coerced5;
}
}
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100000){
add("/step_m", "maximum", {limit: 100000});
}
if(data5 < 0.001){
add("/step_m", "minimum", {limit: 0.001});
}
}
}
if(data.radius_m !== undefined){
let data6 = data.radius_m;
if(!((typeof data6 == "number") && (isFinite(data6)))){
let dataType6 = typeof data6;
let coerced6 = undefined;
if(!(coerced6 !== undefined)){
if(dataType6 == "boolean" || data6 === null
              || (dataType6 == "string" && isDecimal(data6))){
coerced6 = +data6;
}
else {
add("/radius_m", "type", {type: "number"});
}
}
if(coerced6 !== undefined){
data6 = coerced6;
if(data !== undefined){
data["radius_m"] = coerced6;
}
}
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000000){
add("/radius_m", "maximum", {limit: 10000000});
}
if(data6 < 0.001){
add("/radius_m", "minimum", {limit: 0.001});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate99.errors = vErrors;
validate99.count = errors;
return errors === 0;
}

export const validate_parseProject_query = validate100;

function validate100(data, instancePath=""){
/*# sourceURL="validate_parseProject_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "variant")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.variant !== undefined){
let data0 = data.variant;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/variant", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["variant"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/variant", "maxLength", {limit: 200});
}
if(func1(data0) < 1){
add("/variant", "minLength", {limit: 1});
}
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

export const validate_parseHours_query = validate101;

function validate101(data, instancePath=""){
/*# sourceURL="validate_parseHours_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "timezone") || (key0 === "latitude")) || (key0 === "longitude"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.timezone !== undefined){
let data0 = data.timezone;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/timezone", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["timezone"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 14){
add("/timezone", "maximum", {limit: 14});
}
if(data0 < -14){
add("/timezone", "minimum", {limit: -14});
}
}
}
if(data.latitude !== undefined){
let data1 = data.latitude;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["latitude"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data1 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data2 = data.longitude;
if(!((typeof data2 == "number") && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "boolean" || data2 === null
              || (dataType2 == "string" && isDecimal(data2))){
coerced2 = +data2;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["longitude"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data2 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate101.errors = vErrors;
validate101.count = errors;
return errors === 0;
}

export const validate_getComponent_params = validate102;

function validate102(data, instancePath=""){
/*# sourceURL="validate_getComponent_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "component_id", add);
for(const key0 in data){
if(!(key0 === "component_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.component_id !== undefined){
let data0 = data.component_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/component_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["component_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/component_id", "maxLength", {limit: 200});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate102.errors = vErrors;
validate102.count = errors;
return errors === 0;
}

export const validate_getComponent_query = validate103;

function validate103(data, instancePath=""){
/*# sourceURL="validate_getComponent_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "kind")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/kind", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["kind"] = coerced0;
}
}
}
oneOf(data0, "/kind", add, ["module","inverter"]);
}
}
else {
add("", "type", {type: "object"});
}
validate103.errors = vErrors;
validate103.count = errors;
return errors === 0;
}

export const validate_createSweep_headers = validate104;

function validate104(data, instancePath=""){
/*# sourceURL="validate_createSweep_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
if(data.prefer !== undefined){
let data1 = data.prefer;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/prefer", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["prefer"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
add("/prefer", "maxLength", {limit: 1000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate104.errors = vErrors;
validate104.count = errors;
return errors === 0;
}

export const validate_createOptimisation_headers = validate105;

function validate105(data, instancePath=""){
/*# sourceURL="validate_createOptimisation_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
if(data.prefer !== undefined){
let data1 = data.prefer;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/prefer", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["prefer"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 1000){
add("/prefer", "maxLength", {limit: 1000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate105.errors = vErrors;
validate105.count = errors;
return errors === 0;
}

export const validate_createBatch_headers = validate106;

function validate106(data, instancePath=""){
/*# sourceURL="validate_createBatch_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate106.errors = vErrors;
validate106.count = errors;
return errors === 0;
}

export const validate_listStudies_query = validate107;

function validate107(data, instancePath=""){
/*# sourceURL="validate_listStudies_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!((key0 === "before") || (key0 === "limit"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.before !== undefined){
let data0 = data.before;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/before", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["before"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/before", "maxLength", {limit: 100});
}
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/limit", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200){
add("/limit", "maximum", {limit: 200});
}
if(data1 < 1){
add("/limit", "minimum", {limit: 1});
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

export const validate_getStudy_params = validate108;

function validate108(data, instancePath=""){
/*# sourceURL="validate_getStudy_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate108.errors = vErrors;
validate108.count = errors;
return errors === 0;
}

export const validate_deleteStudy_params = validate109;

function validate109(data, instancePath=""){
/*# sourceURL="validate_deleteStudy_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
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

export const validate_getStudyEvents_params = validate110;

function validate110(data, instancePath=""){
/*# sourceURL="validate_getStudyEvents_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate110.errors = vErrors;
validate110.count = errors;
return errors === 0;
}

export const validate_getStudyEvents_headers = validate111;

function validate111(data, instancePath=""){
/*# sourceURL="validate_getStudyEvents_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["last-event-id"] !== undefined){
let data0 = data["last-event-id"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/last-event-id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["last-event-id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/last-event-id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate111.errors = vErrors;
validate111.count = errors;
return errors === 0;
}

export const validate_getStudyCsv_params = validate112;

function validate112(data, instancePath=""){
/*# sourceURL="validate_getStudyCsv_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate112.errors = vErrors;
validate112.count = errors;
return errors === 0;
}

export const validate_getStudyArrow_params = validate113;

function validate113(data, instancePath=""){
/*# sourceURL="validate_getStudyArrow_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate113.errors = vErrors;
validate113.count = errors;
return errors === 0;
}

export const validate_listProjects_query = validate114;
const pattern22 = new RegExp("^prj_[0-9a-f]{32}$", "u");

function validate114(data, instancePath=""){
/*# sourceURL="validate_listProjects_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!(((key0 === "before") || (key0 === "limit")) || (key0 === "q"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.before !== undefined){
let data0 = data.before;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/before", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["before"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/before", "maxLength", {limit: 100});
}
if(!pattern22.test(data0)){
add("/before", "pattern", {pattern: "^prj_[0-9a-f]{32}$"});
}
}
}
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/limit", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["limit"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200){
add("/limit", "maximum", {limit: 200});
}
if(data1 < 1){
add("/limit", "minimum", {limit: 1});
}
}
if(data.q !== undefined){
let data2 = data.q;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["q"] = coerced2;
}
}
}
if(typeof data2 === "string"){
if(func1(data2) > 100){
add("/q", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate114.errors = vErrors;
validate114.count = errors;
return errors === 0;
}

export const validate_getProject_params = validate115;

function validate115(data, instancePath=""){
/*# sourceURL="validate_getProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate115.errors = vErrors;
validate115.count = errors;
return errors === 0;
}

export const validate_changeProject_params = validate116;

function validate116(data, instancePath=""){
/*# sourceURL="validate_changeProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate116.errors = vErrors;
validate116.count = errors;
return errors === 0;
}

export const validate_deleteProject_params = validate117;

function validate117(data, instancePath=""){
/*# sourceURL="validate_deleteProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate117.errors = vErrors;
validate117.count = errors;
return errors === 0;
}

export const validate_addVariant_params = validate118;

function validate118(data, instancePath=""){
/*# sourceURL="validate_addVariant_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate118.errors = vErrors;
validate118.count = errors;
return errors === 0;
}

export const validate_getVariant_params = validate119;

function validate119(data, instancePath=""){
/*# sourceURL="validate_getVariant_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
need(data, "variant_id", add);
for(const key0 in data){
if(!((key0 === "project_id") || (key0 === "variant_id"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
if(data.variant_id !== undefined){
let data1 = data.variant_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/variant_id", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["variant_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
add("/variant_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate119.errors = vErrors;
validate119.count = errors;
return errors === 0;
}

export const validate_changeVariant_params = validate120;

function validate120(data, instancePath=""){
/*# sourceURL="validate_changeVariant_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
need(data, "variant_id", add);
for(const key0 in data){
if(!((key0 === "project_id") || (key0 === "variant_id"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
if(data.variant_id !== undefined){
let data1 = data.variant_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/variant_id", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["variant_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
add("/variant_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate120.errors = vErrors;
validate120.count = errors;
return errors === 0;
}

export const validate_deleteVariant_params = validate121;

function validate121(data, instancePath=""){
/*# sourceURL="validate_deleteVariant_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
need(data, "variant_id", add);
for(const key0 in data){
if(!((key0 === "project_id") || (key0 === "variant_id"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
if(data.variant_id !== undefined){
let data1 = data.variant_id;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/variant_id", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["variant_id"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
add("/variant_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate121.errors = vErrors;
validate121.count = errors;
return errors === 0;
}

export const validate_compareVariants_params = validate122;

function validate122(data, instancePath=""){
/*# sourceURL="validate_compareVariants_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate122.errors = vErrors;
validate122.count = errors;
return errors === 0;
}

export const validate_compareVariants_query = validate123;

function validate123(data, instancePath=""){
/*# sourceURL="validate_compareVariants_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "a", add);
need(data, "b", add);
for(const key0 in data){
if(!((key0 === "a") || (key0 === "b"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.a !== undefined){
let data0 = data.a;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/a", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["a"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/a", "maxLength", {limit: 100});
}
}
}
if(data.b !== undefined){
let data1 = data.b;
if(typeof data1 !== "string"){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "number" || dataType1 == "boolean"){
coerced1 = "" + data1;
}
else if(data1 === null){
coerced1 = "";
}
else {
add("/b", "type", {type: "string"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["b"] = coerced1;
}
}
}
if(typeof data1 === "string"){
if(func1(data1) > 100){
add("/b", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate123.errors = vErrors;
validate123.count = errors;
return errors === 0;
}

export const validate_runProject_params = validate124;

function validate124(data, instancePath=""){
/*# sourceURL="validate_runProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate124.errors = vErrors;
validate124.count = errors;
return errors === 0;
}

export const validate_runProject_headers = validate125;

function validate125(data, instancePath=""){
/*# sourceURL="validate_runProject_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idempotency-key"] !== undefined){
let data0 = data["idempotency-key"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/idempotency-key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["idempotency-key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
add("/idempotency-key", "pattern", {pattern: "^[\\x21-\\x7e]{1,255}$"});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate125.errors = vErrors;
validate125.count = errors;
return errors === 0;
}

export const validate_shareProject_params = validate126;

function validate126(data, instancePath=""){
/*# sourceURL="validate_shareProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate126.errors = vErrors;
validate126.count = errors;
return errors === 0;
}

export const validate_unshareProject_params = validate127;

function validate127(data, instancePath=""){
/*# sourceURL="validate_unshareProject_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "project_id", add);
for(const key0 in data){
if(!(key0 === "project_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.project_id !== undefined){
let data0 = data.project_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/project_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["project_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/project_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate127.errors = vErrors;
validate127.count = errors;
return errors === 0;
}

export const validate_getSharedProject_query = validate128;

function validate128(data, instancePath=""){
/*# sourceURL="validate_getSharedProject_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "token", add);
for(const key0 in data){
if(!(key0 === "token")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/token", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/token", "maxLength", {limit: 100});
}
if(func1(data0) < 1){
add("/token", "minLength", {limit: 1});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate128.errors = vErrors;
validate128.count = errors;
return errors === 0;
}

export const validate_getSharedVariant_query = validate129;

function validate129(data, instancePath=""){
/*# sourceURL="validate_getSharedVariant_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "token", add);
need(data, "variant", add);
for(const key0 in data){
if(!((key0 === "token") || (key0 === "variant"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/token", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["token"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/token", "maxLength", {limit: 100});
}
if(func1(data0) < 1){
add("/token", "minLength", {limit: 1});
}
}
}
if(data.variant !== undefined){
let data1 = data.variant;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data1 === null
              || (dataType1 === "string" && isDecimal(data1) && !(data1 % 1))){
coerced1 = +data1;
}
else {
add("/variant", "type", {type: "integer"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["variant"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100){
add("/variant", "maximum", {limit: 100});
}
if(data1 < 1){
add("/variant", "minimum", {limit: 1});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate129.errors = vErrors;
validate129.count = errors;
return errors === 0;
}

export const validate_getStudyLines_params = validate130;

function validate130(data, instancePath=""){
/*# sourceURL="validate_getStudyLines_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "study_id", add);
for(const key0 in data){
if(!(key0 === "study_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.study_id !== undefined){
let data0 = data.study_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/study_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["study_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/study_id", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate130.errors = vErrors;
validate130.count = errors;
return errors === 0;
}

export const validate_getStudyLines_query = validate131;

function validate131(data, instancePath=""){
/*# sourceURL="validate_getStudyLines_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
data.from = 0;
}
for(const key0 in data){
if(!(key0 === "from")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.from;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data0 === null
              || (dataType0 === "string" && isDecimal(data0) && !(data0 % 1))){
coerced0 = +data0;
}
else {
add("/from", "type", {type: "integer"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["from"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 20000){
add("/from", "maximum", {limit: 20000});
}
if(data0 < 0){
add("/from", "minimum", {limit: 0});
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

export const validate_getTypicalYear_query = validate132;

function validate132(data, instancePath=""){
/*# sourceURL="validate_getTypicalYear_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
if(data.source === undefined){
data.source = "auto";
}
need(data, "latitude", add);
need(data, "longitude", add);
for(const key0 in data){
if(!((((key0 === "latitude") || (key0 === "longitude")) || (key0 === "fields")) || (key0 === "source"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.latitude !== undefined){
let data0 = data.latitude;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["latitude"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data0 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data1 = data.longitude;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["longitude"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data1 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
let data2 = data.fields;
if(typeof data2 !== "string"){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "number" || dataType2 == "boolean"){
coerced2 = "" + data2;
}
else if(data2 === null){
coerced2 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["fields"] = coerced2;
}
}
}
oneOf(data2, "/fields", add, ["all","meta"]);
let data3 = data.source;
if(typeof data3 !== "string"){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "number" || dataType3 == "boolean"){
coerced3 = "" + data3;
}
else if(data3 === null){
coerced3 = "";
}
else {
add("/source", "type", {type: "string"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["source"] = coerced3;
}
}
}
oneOf(data3, "/source", add, ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]);
}
else {
add("", "type", {type: "object"});
}
validate132.errors = vErrors;
validate132.count = errors;
return errors === 0;
}

export const validate_checkWeather_query = validate133;

function validate133(data, instancePath=""){
/*# sourceURL="validate_checkWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate133.errors = vErrors;
validate133.count = errors;
return errors === 0;
}

export const validate_fetchWeather_query = validate134;

function validate134(data, instancePath=""){
/*# sourceURL="validate_fetchWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate134.errors = vErrors;
validate134.count = errors;
return errors === 0;
}

export const validate_makeSyntheticWeather_query = validate135;

function validate135(data, instancePath=""){
/*# sourceURL="validate_makeSyntheticWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate135.errors = vErrors;
validate135.count = errors;
return errors === 0;
}

export const validate_parseWeather_query = validate136;
const pattern24 = new RegExp("^ *[-+]?\\d{1,2}(\\.\\d{1,3})?( *, *[-+]?\\d{1,2}(\\.\\d{1,3})?){11} *$", "u");

function validate136(data, instancePath=""){
/*# sourceURL="validate_parseWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "interval") || (key0 === "timezone")) || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "t_mean_monthly_c"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.interval !== undefined){
let data0 = data.interval;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/interval", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interval"] = coerced0;
}
}
}
oneOf(data0, "/interval", add, ["start","middle","end"]);
}
if(data.timezone !== undefined){
let data1 = data.timezone;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/timezone", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["timezone"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 14){
add("/timezone", "maximum", {limit: 14});
}
if(data1 < -14){
add("/timezone", "minimum", {limit: -14});
}
}
}
if(data.latitude !== undefined){
let data2 = data.latitude;
if(!((typeof data2 == "number") && (isFinite(data2)))){
let dataType2 = typeof data2;
let coerced2 = undefined;
if(!(coerced2 !== undefined)){
if(dataType2 == "boolean" || data2 === null
              || (dataType2 == "string" && isDecimal(data2))){
coerced2 = +data2;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["latitude"] = coerced2;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data2 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
if(data.longitude !== undefined){
let data3 = data.longitude;
if(!((typeof data3 == "number") && (isFinite(data3)))){
let dataType3 = typeof data3;
let coerced3 = undefined;
if(!(coerced3 !== undefined)){
if(dataType3 == "boolean" || data3 === null
              || (dataType3 == "string" && isDecimal(data3))){
coerced3 = +data3;
}
else {
add("/longitude", "type", {type: "number"});
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["longitude"] = coerced3;
}
}
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 180){
add("/longitude", "maximum", {limit: 180});
}
if(data3 < -180){
add("/longitude", "minimum", {limit: -180});
}
}
}
if(data.t_mean_monthly_c !== undefined){
let data4 = data.t_mean_monthly_c;
if(typeof data4 !== "string"){
let dataType4 = typeof data4;
let coerced4 = undefined;
if(!(coerced4 !== undefined)){
if(dataType4 == "number" || dataType4 == "boolean"){
coerced4 = "" + data4;
}
else if(data4 === null){
coerced4 = "";
}
else {
add("/t_mean_monthly_c", "type", {type: "string"});
}
}
if(coerced4 !== undefined){
data4 = coerced4;
if(data !== undefined){
data["t_mean_monthly_c"] = coerced4;
}
}
}
if(typeof data4 === "string"){
if(func1(data4) > 200){
add("/t_mean_monthly_c", "maxLength", {limit: 200});
}
if(!pattern24.test(data4)){
add("/t_mean_monthly_c", "pattern", {pattern: "^ *[-+]?\\d{1,2}(\\.\\d{1,3})?( *, *[-+]?\\d{1,2}(\\.\\d{1,3})?){11} *$"});
}
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

export const validate_parseHorizon_query = validate137;

function validate137(data, instancePath=""){
/*# sourceURL="validate_parseHorizon_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "azimuths") || (key0 === "latitude"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.azimuths !== undefined){
let data0 = data.azimuths;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/azimuths", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["azimuths"] = coerced0;
}
}
}
oneOf(data0, "/azimuths", add, ["north","south","pvsyst"]);
}
if(data.latitude !== undefined){
let data1 = data.latitude;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/latitude", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["latitude"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 90){
add("/latitude", "maximum", {limit: 90});
}
if(data1 < -90){
add("/latitude", "minimum", {limit: -90});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate137.errors = vErrors;
validate137.count = errors;
return errors === 0;
}

export const validate_getHorizon_query = validate138;

function validate138(data, instancePath=""){
/*# sourceURL="validate_getHorizon_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "lat", add);
need(data, "lon", add);
for(const key0 in data){
if(!((key0 === "lat") || (key0 === "lon"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.lat !== undefined){
let data0 = data.lat;
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
add("/lat", "type", {type: "number"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["lat"] = coerced0;
}
}
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90){
add("/lat", "maximum", {limit: 90});
}
if(data0 < -90){
add("/lat", "minimum", {limit: -90});
}
}
}
if(data.lon !== undefined){
let data1 = data.lon;
if(!((typeof data1 == "number") && (isFinite(data1)))){
let dataType1 = typeof data1;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 == "boolean" || data1 === null
              || (dataType1 == "string" && isDecimal(data1))){
coerced1 = +data1;
}
else {
add("/lon", "type", {type: "number"});
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["lon"] = coerced1;
}
}
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180){
add("/lon", "maximum", {limit: 180});
}
if(data1 < -180){
add("/lon", "minimum", {limit: -180});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate138.errors = vErrors;
validate138.count = errors;
return errors === 0;
}

export const validate_findPlaces_query = validate139;

function validate139(data, instancePath=""){
/*# sourceURL="validate_findPlaces_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "q", add);
for(const key0 in data){
if(!(key0 === "q")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.q !== undefined){
let data0 = data.q;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/q", "maxLength", {limit: 200});
}
if(func1(data0) < 2){
add("/q", "minLength", {limit: 2});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate139.errors = vErrors;
validate139.count = errors;
return errors === 0;
}

export const validate_scaleWeather_query = validate140;

function validate140(data, instancePath=""){
/*# sourceURL="validate_scaleWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate140.errors = vErrors;
validate140.count = errors;
return errors === 0;
}

export const validate_correlateWeather_query = validate141;

function validate141(data, instancePath=""){
/*# sourceURL="validate_correlateWeather_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate141.errors = vErrors;
validate141.count = errors;
return errors === 0;
}

export const validate_selectTypicalYear_query = validate142;

function validate142(data, instancePath=""){
/*# sourceURL="validate_selectTypicalYear_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
for(const key0 in data){
if(!(key0 === "fields")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.fields;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/fields", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["fields"] = coerced0;
}
}
}
oneOf(data0, "/fields", add, ["all","meta"]);
}
else {
add("", "type", {type: "object"});
}
validate142.errors = vErrors;
validate142.count = errors;
return errors === 0;
}

export const validate_listDocs_query = validate143;

function validate143(data, instancePath=""){
/*# sourceURL="validate_listDocs_query" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
data.q = "";
}
for(const key0 in data){
if(!(key0 === "q")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
let data0 = data.q;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/q", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["q"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/q", "maxLength", {limit: 200});
}
}
}
else {
add("", "type", {type: "object"});
}
validate143.errors = vErrors;
validate143.count = errors;
return errors === 0;
}

export const validate_getDocs_params = validate144;

function validate144(data, instancePath=""){
/*# sourceURL="validate_getDocs_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "key", add);
for(const key0 in data){
if(!(key0 === "key")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/key", "maxLength", {limit: 200});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate144.errors = vErrors;
validate144.count = errors;
return errors === 0;
}

export const validate_getDocsMarkdown_params = validate145;

function validate145(data, instancePath=""){
/*# sourceURL="validate_getDocsMarkdown_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "key", add);
for(const key0 in data){
if(!(key0 === "key")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/key", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["key"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
add("/key", "maxLength", {limit: 200});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate145.errors = vErrors;
validate145.count = errors;
return errors === 0;
}

export const validate_getDocsFigure_params = validate146;

function validate146(data, instancePath=""){
/*# sourceURL="validate_getDocsFigure_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "name", add);
for(const key0 in data){
if(!(key0 === "name")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/name", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["name"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 100){
add("/name", "maxLength", {limit: 100});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate146.errors = vErrors;
validate146.count = errors;
return errors === 0;
}

export const validate_confirmCheckout_params = validate147;

function validate147(data, instancePath=""){
/*# sourceURL="validate_confirmCheckout_params" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
need(data, "session_id", add);
for(const key0 in data){
if(!(key0 === "session_id")){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.session_id !== undefined){
let data0 = data.session_id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/session_id", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["session_id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 250){
add("/session_id", "maxLength", {limit: 250});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate147.errors = vErrors;
validate147.count = errors;
return errors === 0;
}

export const validate_receivePaymentEvent_headers = validate148;

function validate148(data, instancePath=""){
/*# sourceURL="validate_receivePaymentEvent_headers" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["stripe-signature"] !== undefined){
let data0 = data["stripe-signature"];
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
add("/stripe-signature", "type", {type: "string"});
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["stripe-signature"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(func1(data0) > 2000){
add("/stripe-signature", "maxLength", {limit: 2000});
}
}
}
}
else {
add("", "type", {type: "object"});
}
validate148.errors = vErrors;
validate148.count = errors;
return errors === 0;
}

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

function isDecimal(text) {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(+text);
}
