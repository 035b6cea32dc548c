// Written by codegen from openapi.json. Do not edit: bun run gen.
export const validate_createRun_query = validate52;
const func1 = codePoints;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_createRun_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = false;
}
for(const key0 in data){
if(!((key0 === "columns") || (key0 === "preference"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/preference", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["preference"] = coerced1;
}
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

export const validate_createRun_headers = validate53;
const pattern3 = new RegExp("^[\\x21-\\x7e]{1,255}$", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_createRun_headers" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/idempotency-key", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern3.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/idempotency-key", keyword: "pattern", params: {pattern: "^[\\x21-\\x7e]{1,255}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/prefer", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/prefer", keyword: "maxLength", params: {limit: 1000}});
errors++;
}
}
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

export const validate_createSimpleRun_query = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_createSimpleRun_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preference === undefined){
data.preference = true;
}
for(const key0 in data){
if(!((key0 === "columns") || (key0 === "preference"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/preference", keyword: "type", params: {type: "boolean"}});
errors++;
}
}
if(coerced1 !== undefined){
data1 = coerced1;
if(data !== undefined){
data["preference"] = coerced1;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate54.errors = vErrors;
validate54.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_headers = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_createSimpleRun_headers" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/idempotency-key", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern3.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/idempotency-key", keyword: "pattern", params: {pattern: "^[\\x21-\\x7e]{1,255}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/prefer", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/prefer", keyword: "maxLength", params: {limit: 1000}});
errors++;
}
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

export const validate_listRuns_query = validate56;
const pattern5 = new RegExp("^run_[0-9a-hjkmnp-tv-z]{26}$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_listRuns_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
for(const key0 in data){
if(!((key0 === "before") || (key0 === "limit"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/before", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/before", keyword: "maxLength", params: {limit: 100}});
errors++;
}
if(!pattern5.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/before", keyword: "pattern", params: {pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "type", params: {type: "integer"}});
errors++;
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
if(data1 > 200 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "maximum", params: {limit: 200}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "minimum", params: {limit: 1}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate56.errors = vErrors;
validate56.count = errors;
return errors === 0;
}

export const validate_getRun_params = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRun_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "run_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
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

export const validate_getRun_query = validate58;

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRun_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_series === undefined){
data.include_series = false;
}
for(const key0 in data){
if(!((key0 === "include_series") || (key0 === "columns"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/include_series", keyword: "type", params: {type: "boolean"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data1) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate58.errors = vErrors;
validate58.count = errors;
return errors === 0;
}

export const validate_deleteRun_params = validate59;

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_deleteRun_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "run_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
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

export const validate_getRunSeriesCsv_params = validate60;

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRunSeriesCsv_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "run_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate60.errors = vErrors;
validate60.count = errors;
return errors === 0;
}

export const validate_getRunSeriesCsv_query = validate61;

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRunSeriesCsv_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
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

export const validate_getRunSeriesArrow_params = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRunSeriesArrow_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "run_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/run_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate62.errors = vErrors;
validate62.count = errors;
return errors === 0;
}

export const validate_getRunSeriesArrow_query = validate63;

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRunSeriesArrow_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
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

export const validate_scoreTree_params = validate64;

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_scoreTree_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "stage"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "stage")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stage", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stage", keyword: "maxLength", params: {limit: 50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate64.errors = vErrors;
validate64.count = errors;
return errors === 0;
}

export const validate_describeTree_params = validate65;

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_describeTree_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "stage"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "stage")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stage", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stage", keyword: "maxLength", params: {limit: 50}});
errors++;
}
}
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

export const validate_solveSceneDay_query = validate66;
const pattern6 = new RegExp("^\\d{2}-\\d{2}$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_solveSceneDay_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "date"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "date")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern6.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "pattern", params: {pattern: "^\\d{2}-\\d{2}$"}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate66.errors = vErrors;
validate66.count = errors;
return errors === 0;
}

export const validate_drawSceneDay_query = validate67;
const pattern8 = new RegExp("^\\d{2}:\\d{2}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_drawSceneDay_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time === undefined){
data.time = "12:00";
}
if(data.view === undefined){
data.view = "plan";
}
if(data.date === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "date"}});
errors++;
}
for(const key0 in data){
if(!(((key0 === "date") || (key0 === "time")) || (key0 === "view"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern6.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "pattern", params: {pattern: "^\\d{2}-\\d{2}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern8.test(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "pattern", params: {pattern: "^\\d{2}:\\d{2}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/view", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["view"] = coerced2;
}
}
}
if(!((data2 === "plan") || (data2 === "sun"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/view", keyword: "enum", params: {allowedValues: ["plan","sun"]}});
errors++;
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

export const validate_getSceneExample_params = validate68;

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getSceneExample_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.example_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "example_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "example_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/example_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/example_id", keyword: "maxLength", params: {limit: 50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate68.errors = vErrors;
validate68.count = errors;
return errors === 0;
}

export const validate_drawSceneExample_params = validate69;

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_drawSceneExample_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.example_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "example_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "example_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/example_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/example_id", keyword: "maxLength", params: {limit: 50}});
errors++;
}
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

export const validate_drawSceneExample_query = validate70;

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_drawSceneExample_query" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/view", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["view"] = coerced0;
}
}
}
if(!((data0 === "plan") || (data0 === "sun"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/view", keyword: "enum", params: {allowedValues: ["plan","sun"]}});
errors++;
}
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern6.test(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "pattern", params: {pattern: "^\\d{2}-\\d{2}$"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern8.test(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/time", keyword: "pattern", params: {pattern: "^\\d{2}:\\d{2}$"}});
errors++;
}
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

export const validate_getDemo_params = validate71;

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getDemo_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.demo_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "demo_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "demo_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/demo_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/demo_id", keyword: "maxLength", params: {limit: 50}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate71.errors = vErrors;
validate71.count = errors;
return errors === 0;
}

export const validate_getDemo_query = validate72;

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getDemo_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "columns")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "maxLength", params: {limit: 4000}});
errors++;
}
if(func1(data0) < 1){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/columns", keyword: "minLength", params: {limit: 1}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate72.errors = vErrors;
validate72.count = errors;
return errors === 0;
}

export const validate_solveDemoDay_params = validate73;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_solveDemoDay_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.demo_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "demo_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "demo_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/demo_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/demo_id", keyword: "maxLength", params: {limit: 50}});
errors++;
}
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

export const validate_solveDemoDay_query = validate74;

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_solveDemoDay_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "date"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "date")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "type", params: {type: "string"}});
errors++;
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
if(!pattern6.test(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/date", keyword: "pattern", params: {pattern: "^\\d{2}-\\d{2}$"}});
errors++;
}
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

export const validate_showSignInLink_query = validate75;

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_showSignInLink_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "token"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/token", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/token", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate75.errors = vErrors;
validate75.count = errors;
return errors === 0;
}

export const validate_signIn_query = validate76;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_signIn_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "token"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "token")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/token", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/token", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate76.errors = vErrors;
validate76.count = errors;
return errors === 0;
}

export const validate_revokeKey_params = validate77;

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_revokeKey_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "key_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "key_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key_id", keyword: "maxLength", params: {limit: 100}});
errors++;
}
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

export const validate_listModules_query = validate78;

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_listModules_query" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "maxLength", params: {limit: 200}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "type", params: {type: "integer"}});
errors++;
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
if(data1 > 1000 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "minimum", params: {limit: 1}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cursor", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cursor", keyword: "maxLength", params: {limit: 40}});
errors++;
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate78.errors = vErrors;
validate78.count = errors;
return errors === 0;
}

export const validate_listInverters_query = validate79;

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_listInverters_query" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "maxLength", params: {limit: 200}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "type", params: {type: "integer"}});
errors++;
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
if(data1 > 1000 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "maximum", params: {limit: 1000}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/limit", keyword: "minimum", params: {limit: 1}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cursor", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/cursor", keyword: "maxLength", params: {limit: 40}});
errors++;
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

export const validate_parseScene_query = validate80;

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_parseScene_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "latitude")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
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

export const validate_parseHours_query = validate81;

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_parseHours_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "timezone") || (key0 === "latitude")) || (key0 === "longitude"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
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
if(data0 > 14 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data0 < -14 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data1 > 90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data1 < -90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data2 > 180 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data2 < -180 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate81.errors = vErrors;
validate81.count = errors;
return errors === 0;
}

export const validate_getComponent_params = validate82;

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getComponent_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.component_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "component_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "component_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/component_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/component_id", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate82.errors = vErrors;
validate82.count = errors;
return errors === 0;
}

export const validate_getComponent_query = validate83;

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getComponent_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "kind")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["kind"] = coerced0;
}
}
}
if(!((data0 === "module") || (data0 === "inverter"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/kind", keyword: "enum", params: {allowedValues: ["module","inverter"]}});
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

export const validate_getTypicalYear_query = validate84;

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getTypicalYear_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
data.fields = "all";
}
if(data.source === undefined){
data.source = "auto";
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
if(!((((key0 === "latitude") || (key0 === "longitude")) || (key0 === "fields")) || (key0 === "source"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fields", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced2 !== undefined){
data2 = coerced2;
if(data !== undefined){
data["fields"] = coerced2;
}
}
}
if(!((data2 === "all") || (data2 === "meta"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/fields", keyword: "enum", params: {allowedValues: ["all","meta"]}});
errors++;
}
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/source", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced3 !== undefined){
data3 = coerced3;
if(data !== undefined){
data["source"] = coerced3;
}
}
}
if(!((((((data3 === "auto") || (data3 === "nsrdb")) || (data3 === "pvgis")) || (data3 === "embedded")) || (data3 === "americas_db")) || (data3 === "europe_db"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/source", keyword: "enum", params: {allowedValues: ["auto","nsrdb","pvgis","embedded","americas_db","europe_db"]}});
errors++;
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate84.errors = vErrors;
validate84.count = errors;
return errors === 0;
}

export const validate_parseWeather_query = validate85;
const pattern12 = new RegExp("^ *[-+]?\\d{1,2}(\\.\\d{1,3})?( *, *[-+]?\\d{1,2}(\\.\\d{1,3})?){11} *$", "u");

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_parseWeather_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "interval") || (key0 === "timezone")) || (key0 === "latitude")) || (key0 === "longitude")) || (key0 === "t_mean_monthly_c"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interval", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["interval"] = coerced0;
}
}
}
if(!(((data0 === "start") || (data0 === "middle")) || (data0 === "end"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/interval", keyword: "enum", params: {allowedValues: ["start","middle","end"]}});
errors++;
}
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "type", params: {type: "number"}});
errors++;
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
if(data1 > 14 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "maximum", params: {limit: 14}});
errors++;
}
if(data1 < -14 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/timezone", keyword: "minimum", params: {limit: -14}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data2 > 90 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data2 < -90 || isNaN(data2)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data3 > 180 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data3 < -180 || isNaN(data3)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/longitude", keyword: "minimum", params: {limit: -180}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(!pattern12.test(data4)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/t_mean_monthly_c", keyword: "pattern", params: {pattern: "^ *[-+]?\\d{1,2}(\\.\\d{1,3})?( *, *[-+]?\\d{1,2}(\\.\\d{1,3})?){11} *$"}});
errors++;
}
}
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

export const validate_parseHorizon_query = validate86;

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_parseHorizon_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "azimuths") || (key0 === "latitude"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuths", keyword: "type", params: {type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["azimuths"] = coerced0;
}
}
}
if(!(((data0 === "north") || (data0 === "south")) || (data0 === "pvsyst"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/azimuths", keyword: "enum", params: {allowedValues: ["north","south","pvsyst"]}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "type", params: {type: "number"}});
errors++;
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
if(data1 > 90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data1 < -90 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/latitude", keyword: "minimum", params: {limit: -90}});
errors++;
}
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

export const validate_getHorizon_query = validate87;

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getHorizon_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lat === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "lat"}});
errors++;
}
if(data.lon === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "lon"}});
errors++;
}
for(const key0 in data){
if(!((key0 === "lat") || (key0 === "lon"))){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lat", keyword: "type", params: {type: "number"}});
errors++;
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
if(data0 > 90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lat", keyword: "maximum", params: {limit: 90}});
errors++;
}
if(data0 < -90 || isNaN(data0)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lat", keyword: "minimum", params: {limit: -90}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lon", keyword: "type", params: {type: "number"}});
errors++;
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
if(data1 > 180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lon", keyword: "maximum", params: {limit: 180}});
errors++;
}
if(data1 < -180 || isNaN(data1)){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/lon", keyword: "minimum", params: {limit: -180}});
errors++;
}
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

export const validate_findPlaces_query = validate88;

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_findPlaces_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "q"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "q")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "maxLength", params: {limit: 200}});
errors++;
}
if(func1(data0) < 2){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/q", keyword: "minLength", params: {limit: 2}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate88.errors = vErrors;
validate88.count = errors;
return errors === 0;
}

export const validate_getDocs_params = validate89;

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getDocs_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "key"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "key")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key", keyword: "maxLength", params: {limit: 200}});
errors++;
}
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

export const validate_getDocsMarkdown_params = validate90;

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getDocsMarkdown_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "key"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "key")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/key", keyword: "maxLength", params: {limit: 200}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate90.errors = vErrors;
validate90.count = errors;
return errors === 0;
}

export const validate_getDocsFigure_params = validate91;

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getDocsFigure_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "name"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "name")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/name", keyword: "maxLength", params: {limit: 100}});
errors++;
}
}
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

export const validate_confirmCheckout_params = validate92;

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_confirmCheckout_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.session_id === undefined){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "required", params: {missingProperty: "session_id"}});
errors++;
}
for(const key0 in data){
if(!(key0 === "session_id")){
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "additionalProperties", params: {additionalProperty: key0}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/session_id", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/session_id", keyword: "maxLength", params: {limit: 250}});
errors++;
}
}
}
}
else {
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath, keyword: "type", params: {type: "object"}});
errors++;
}
validate92.errors = vErrors;
validate92.count = errors;
return errors === 0;
}

export const validate_receivePaymentEvent_headers = validate93;

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_receivePaymentEvent_headers" */;
let vErrors = null;
let errors = 0;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stripe-signature", keyword: "type", params: {type: "string"}});
errors++;
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
if ((vErrors ??= []).length < 1000) vErrors.push({instancePath: instancePath+"/stripe-signature", keyword: "maxLength", params: {limit: 2000}});
errors++;
}
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

function isDecimal(text) {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(+text);
}
