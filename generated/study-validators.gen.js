// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_schema_SweepRequest = validate52;
const func1 = codePoints;
const pattern3 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$", "u");

function validate54(data, instancePath=""){
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
if(func1(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern3.test(data0)){
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
validate54.errors = vErrors;
validate54.count = errors;
return errors === 0;
}


function validate53(data, instancePath=""){
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
if(func1(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern3.test(data0)){
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
within(validate54, data6[i1], "/linked/" + i1);
}
}
else {
add("/linked", "type", {type: "array"});
}
}
else {
add("", "type", {type: "object"});
}
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}


function validate57(data, instancePath=""){
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
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}


function validate59(data, instancePath=""){
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
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}


function validate52(data, instancePath=""){
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
if(data.axes !== undefined){
let data0 = data.axes;
if(Array.isArray(data0)){
if(data0.length > 5){
add("/axes", "maxItems", {limit: 5});
}
if(data0.length < 1){
add("/axes", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
within(validate53, data0[i0], "/axes/" + i0);
}
}
else {
add("/axes", "type", {type: "array"});
}
}
within(validate57, data.results, "/results");
within(validate59, data.best, "/best");
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_schema_OptimiseRequest = validate61;

function validate62(data, instancePath=""){
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
if(func1(data0) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern3.test(data0)){
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
if(func1(data6) > 120){
add("/linked/" + i0, "maxLength", {limit: 120});
}
if(!pattern3.test(data6)){
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
validate62.errors = vErrors;
validate62.count = errors;
return errors === 0;
}

const pattern7 = new RegExp("^(?!.*(^|[,;\"])\\s*[=+\\-@＝＋－＠])[^\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]*$", "u");

function validate64(data, instancePath=""){
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
text(data0, "/expression", add, func1, 500, 1);
let data1 = data.sense;
choice(data1, "/sense", add, ["max","min"]);
let data2 = data.unit;
if((typeof data2 !== "string") && (data2 !== null)){
add("/unit", "type", {type: ["string","null"]});
}
if(typeof data2 === "string"){
if(func1(data2) > 40){
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
validate64.errors = vErrors;
validate64.count = errors;
return errors === 0;
}


function validate61(data, instancePath=""){
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
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 5){
add("/fields", "maxItems", {limit: 5});
}
if(data0.length < 1){
add("/fields", "minItems", {limit: 1});
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
within(validate62, data0[i0], "/fields/" + i0);
}
}
else {
add("/fields", "type", {type: "array"});
}
}
within(validate64, data.objective, "/objective");
let data3 = data.constraints;
if(Array.isArray(data3)){
if(data3.length > 5){
add("/constraints", "maxItems", {limit: 5});
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(func1(data4) > 500){
add("/constraints/" + i1, "maxLength", {limit: 500});
}
if(func1(data4) < 1){
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
let data5 = data.costs;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 20){
add("/costs", "maxProperties", {limit: 20});
}
for(const key1 in data5){
let data6 = data5[key1];
if(!((typeof data6 == "number") && (isFinite(data6)))){
if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath+"/costs/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "number"}));
}
}
}
else {
add("/costs", "type", {type: "object"});
}
}
let data7 = data.max_evaluations;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
add("/max_evaluations", "type", {type: ["integer","null"]});
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2000){
add("/max_evaluations", "maximum", {limit: 2000});
}
if(data7 < 10){
add("/max_evaluations", "minimum", {limit: 10});
}
}
within(validate57, data.results, "/results");
}
else {
add("", "type", {type: "object"});
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

export const validate_schema_UncertaintyRequest = validate67;

function validate69(data, instancePath=""){
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
validate69.errors = vErrors;
validate69.count = errors;
return errors === 0;
}


function validate70(data, instancePath=""){
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
validate70.errors = vErrors;
validate70.count = errors;
return errors === 0;
}


function validate71(data, instancePath=""){
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
validate71.errors = vErrors;
validate71.count = errors;
return errors === 0;
}


function validate72(data, instancePath=""){
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
validate72.errors = vErrors;
validate72.count = errors;
return errors === 0;
}


function validate73(data, instancePath=""){
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
validate73.errors = vErrors;
validate73.count = errors;
return errors === 0;
}


function validate68(data, instancePath=""){
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
text(data0, "/name", add, func1, 80, 1);
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(func1(data1) > 120){
add("/path", "maxLength", {limit: 120});
}
if(!pattern3.test(data1)){
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
within(validate69, data2, "/distribution");
}
else if(tag0 === "truncated"){
within(validate70, data2, "/distribution");
}
else if(tag0 === "triangular"){
within(validate71, data2, "/distribution");
}
else if(tag0 === "uniform"){
within(validate72, data2, "/distribution");
}
else if(tag0 === "beta"){
within(validate73, data2, "/distribution");
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
text(data4, "/source", add, func1, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate68.errors = vErrors;
validate68.count = errors;
return errors === 0;
}


function validate81(data, instancePath=""){
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
validate81.errors = vErrors;
validate81.count = errors;
return errors === 0;
}


function validate82(data, instancePath=""){
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
validate82.errors = vErrors;
validate82.count = errors;
return errors === 0;
}


function validate83(data, instancePath=""){
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
validate83.errors = vErrors;
validate83.count = errors;
return errors === 0;
}


function validate84(data, instancePath=""){
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
validate84.errors = vErrors;
validate84.count = errors;
return errors === 0;
}


function validate85(data, instancePath=""){
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
validate85.errors = vErrors;
validate85.count = errors;
return errors === 0;
}


function validate86(data, instancePath=""){
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
validate86.errors = vErrors;
validate86.count = errors;
return errors === 0;
}


function validate80(data, instancePath=""){
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
text(data0, "/name", add, func1, 80, 1);
}
if(data.distribution !== undefined){
let data1 = data.distribution;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
const tag0 = data1.kind;
if(typeof tag0 == "string"){
if(tag0 === "normal"){
within(validate81, data1, "/distribution");
}
else if(tag0 === "truncated"){
within(validate82, data1, "/distribution");
}
else if(tag0 === "triangular"){
within(validate83, data1, "/distribution");
}
else if(tag0 === "uniform"){
within(validate84, data1, "/distribution");
}
else if(tag0 === "beta"){
within(validate85, data1, "/distribution");
}
else if(tag0 === "years"){
within(validate86, data1, "/distribution");
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
text(data3, "/source", add, func1, 500, undefined);
}
else {
add("", "type", {type: "object"});
}
validate80.errors = vErrors;
validate80.count = errors;
return errors === 0;
}


function validate94(data, instancePath=""){
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
if(func1(data1) > 80){
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
validate94.errors = vErrors;
validate94.count = errors;
return errors === 0;
}


function validate67(data, instancePath=""){
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
fill(data, {energies_kwh: null, fields: [], runs: 200, parts: [], correlations: [], draws: 20000, seed: 1});
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
let data2 = data.fields;
if(Array.isArray(data2)){
if(data2.length > 10){
add("/fields", "maxItems", {limit: 10});
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
within(validate68, data2[i1], "/fields/" + i1);
}
}
else {
add("/fields", "type", {type: "array"});
}
let data4 = data.runs;
integer(data4, "/runs", add, 2000, 100);
let data5 = data.parts;
if(Array.isArray(data5)){
if(data5.length > 30){
add("/parts", "maxItems", {limit: 30});
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
within(validate80, data5[i2], "/parts/" + i2);
}
}
else {
add("/parts", "type", {type: "array"});
}
let data7 = data.correlations;
if(Array.isArray(data7)){
if(data7.length > 100){
add("/correlations", "maxItems", {limit: 100});
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
within(validate94, data7[i3], "/correlations/" + i3);
}
}
else {
add("/correlations", "type", {type: "array"});
}
let data9 = data.draws;
integer(data9, "/draws", add, 100000, 1000);
let data10 = data.seed;
integer(data10, "/seed", add, 4294967295, 0);
}
else {
add("", "type", {type: "object"});
}
validate67.errors = vErrors;
validate67.count = errors;
return errors === 0;
}

export const validate_schema_PerformanceRequest = validate96;
const schema42 = {properties:{"measured":0,"run":0,"weather":0,"plant":0,"filters":0,"conditions":0,"uncertainty":0,"exclude":0,"available_irradiance_wm2":0,"scatter_max":0}};
const func18 = Object.prototype.hasOwnProperty;
const schema43 = {properties:{"timezone":0,"step_minutes":0,"interval":0,"start":0,"time":0,"poa_wm2":0,"temp_air_c":0,"temp_module_c":0,"wind_speed_ms":0,"power_ac_kw":0,"power_dc_kw":0,"available_fraction":0,"curtailed":0}};
const pattern9 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$", "u");

function validate97(data, instancePath=""){
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
if(!(func18.call(schema43.properties, key0))){
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
if(!pattern9.test(data3)){
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
if(!pattern9.test(data5)){
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
validate97.errors = vErrors;
validate97.count = errors;
return errors === 0;
}


function validate99(data, instancePath=""){
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
validate99.errors = vErrors;
validate99.count = errors;
return errors === 0;
}

const schema45 = {properties:{"record_minutes":0,"irradiance_min_wm2":0,"irradiance_max_wm2":0,"spread_max":0,"clip_fraction":0,"window":0,"outlier_sigma":0,"season_days":0,"keep_outages":0}};

function validate101(data, instancePath=""){
/*# sourceURL="PerformanceFilters" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
fill(data, {record_minutes: null, irradiance_min_wm2: 400, irradiance_max_wm2: 1500, spread_max: 0.05, clip_fraction: 0.98, window: 0.2, outlier_sigma: null, season_days: 15, keep_outages: false});
for(const key0 in data){
if(!(func18.call(schema45.properties, key0))){
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
validate101.errors = vErrors;
validate101.count = errors;
return errors === 0;
}


function validate103(data, instancePath=""){
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
validate103.errors = vErrors;
validate103.count = errors;
return errors === 0;
}


function validate105(data, instancePath=""){
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
validate105.errors = vErrors;
validate105.count = errors;
return errors === 0;
}


function validate96(data, instancePath=""){
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
if(!(func18.call(schema42.properties, key0))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.measured !== undefined){
within(validate97, data.measured, "/measured");
}
let data1 = data.weather;
choice(data1, "/weather", add, ["run","measured"]);
within(validate99, data.plant, "/plant");
within(validate101, data.filters, "/filters");
within(validate103, data.conditions, "/conditions");
within(validate105, data.uncertainty, "/uncertainty");
let data6 = data.exclude;
if(Array.isArray(data6)){
if(data6.length > 2){
add("/exclude", "maxItems", {limit: 2});
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string"){
add("/exclude/" + i0, "type", {type: "string"});
}
oneOf(data7, "/exclude/" + i0, add, ["curtailed","unavailable"]);
}
}
else {
add("/exclude", "type", {type: "array"});
}
let data8 = data.available_irradiance_wm2;
number(data8, "/available_irradiance_wm2", add, 500, 10);
let data9 = data.scatter_max;
integer(data9, "/scatter_max", add, 20000, 0);
}
else {
add("", "type", {type: "object"});
}
validate96.errors = vErrors;
validate96.count = errors;
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

