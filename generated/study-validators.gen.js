// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_schema_SweepRequest = validate52;
const pattern3 = new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9][a-z0-9_]*)*$", "u");

function validate54(data, instancePath=""){
/*# sourceURL="SweptPath" */;
let vErrors = null;
let errors = 0;
const add = (place, keyword, params) => { if (errors++ < 1000) (vErrors ??= []).push(failure(instancePath + place, keyword, params)); };
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
add("", "required", {missingProperty: "path"});
}
if(data.values === undefined){
add("", "required", {missingProperty: "values"});
}
for(const key0 in data){
if(!((key0 === "path") || (key0 === "values"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
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
if(data.path === undefined){
add("", "required", {missingProperty: "path"});
}
for(const key0 in data){
if(!((((((key0 === "path") || (key0 === "values")) || (key0 === "from")) || (key0 === "to")) || (key0 === "steps")) || (key0 === "linked"))){
add("", "additionalProperties", {additionalProperty: key0});
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
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
if(!(validate54(data6[i1], instancePath+"/linked/" + i1))){
vErrors = joinErrors(vErrors, validate54.errors);
errors += validate54.count;
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
if(!(((((((((((((((((((((((((((data1 === "e_grid_kwh") || (data1 === "e_export_kwh")) || (data1 === "e_import_kwh")) || (data1 === "specific_yield_kwh_per_kwp")) || (data1 === "performance_ratio")) || (data1 === "capacity_factor")) || (data1 === "dc_kwp")) || (data1 === "ac_kw")) || (data1 === "dc_ac_ratio")) || (data1 === "modules")) || (data1 === "exceedance.p50_kwh")) || (data1 === "exceedance.p75_kwh")) || (data1 === "exceedance.p90_kwh")) || (data1 === "exceedance.p95_kwh")) || (data1 === "exceedance.p99_kwh")) || (data1 === "near_shading.beam_kwhm2")) || (data1 === "near_shading.diffuse_kwhm2")) || (data1 === "near_shading.electrical_kwh")) || (data1 === "storage.charged_kwh")) || (data1 === "storage.discharged_kwh")) || (data1 === "storage.loss_kwh")) || (data1 === "storage.equivalent_full_cycles")) || (data1 === "storage.recovered_kwh")) || (data1 === "storage.self_consumed_kwh")) || (data1 === "storage.from_grid_kwh")) || (data1 === "storage.self_consumption")) || (data1 === "storage.self_sufficiency"))){
add("/summary/" + i0, "enum", {allowedValues: ["e_grid_kwh","e_export_kwh","e_import_kwh","specific_yield_kwh_per_kwp","performance_ratio","capacity_factor","dc_kwp","ac_kw","dc_ac_ratio","modules","exceedance.p50_kwh","exceedance.p75_kwh","exceedance.p90_kwh","exceedance.p95_kwh","exceedance.p99_kwh","near_shading.beam_kwhm2","near_shading.diffuse_kwhm2","near_shading.electrical_kwh","storage.charged_kwh","storage.discharged_kwh","storage.loss_kwh","storage.equivalent_full_cycles","storage.recovered_kwh","storage.self_consumed_kwh","storage.from_grid_kwh","storage.self_consumption","storage.self_sufficiency"]});
}
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
if(!((((((((data5 === "glob_hor_kwhm2") || (data5 === "diff_hor_kwhm2")) || (data5 === "glob_inc_kwhm2")) || (data5 === "glob_eff_kwhm2")) || (data5 === "t_amb_c")) || (data5 === "e_array_kwh")) || (data5 === "e_grid_kwh")) || (data5 === "pr"))){
add("/months/" + i2, "enum", {allowedValues: ["glob_hor_kwhm2","diff_hor_kwhm2","glob_inc_kwhm2","glob_eff_kwhm2","t_amb_c","e_array_kwh","e_grid_kwh","pr"]});
}
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
ofType(data1, "/sense", add, "string");
oneOf(data1, "/sense", add, ["max","min"]);
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.results === undefined){
data.results = {};
}
if(data.best === undefined){
data.best = {};
}
if(data.base === undefined){
add("", "required", {missingProperty: "base"});
}
if(data.axes === undefined){
add("", "required", {missingProperty: "axes"});
}
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
if(!(validate53(data0[i0], instancePath+"/axes/" + i0))){
vErrors = joinErrors(vErrors, validate53.errors);
errors += validate53.count;
}
}
}
else {
add("/axes", "type", {type: "array"});
}
}
if(!(validate57(data.results, instancePath+"/results"))){
vErrors = joinErrors(vErrors, validate57.errors);
errors += validate57.count;
}
if(!(validate59(data.best, instancePath+"/best"))){
vErrors = joinErrors(vErrors, validate59.errors);
errors += validate59.count;
}
}
else {
add("", "type", {type: "object"});
}
validate52.errors = vErrors;
validate52.count = errors;
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
function limits(value, place, add, max, min, below, above) {
  if (value > max) add(place, "maximum", {limit: max});
  if (value < min) add(place, "minimum", {limit: min});
  if (value >= below) add(place, "exclusiveMaximum", {limit: below});
  if (value <= above) add(place, "exclusiveMinimum", {limit: above});
}
function oneOf(value, place, add, values) {
  if (!values.includes(value)) add(place, "enum", {allowedValues: values});
}
function ofType(value, place, add, type) {
  if (typeof value !== type) add(place, "type", {type});
}

