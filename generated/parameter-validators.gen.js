// Written by codegen from openapi.json, SHA-256 003ca36474dfbabe1d1d00df9f024390959e31898b36046d32004f65497f4d62. Do not edit: bun run gen.
export const validate_createRun_headers = validate52;
const schema19 = {"$id":"validate_createRun_headers","type":"object","additionalProperties":true,"required":[],"properties":{"idempotency-key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"prefer":{"type":"string","maxLength":1000}}};
const pattern3 = new RegExp("^[\\x21-\\x7e]{1,255}$", "u");
const func1 = codePoints;

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath:instancePath+"/idempotency-key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
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
const err1 = {instancePath:instancePath+"/idempotency-key",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
const err2 = {instancePath:instancePath+"/prefer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/prefer",keyword:"maxLength",params:{limit: 1000}};
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
validate52.errors = vErrors;
validate52.count = errors;
return errors === 0;
}

export const validate_createSimpleRun_headers = validate53;
const schema20 = {"$id":"validate_createSimpleRun_headers","type":"object","additionalProperties":true,"required":[],"properties":{"idempotency-key":{"type":"string","pattern":"^[\\x21-\\x7e]{1,255}$"},"prefer":{"type":"string","maxLength":1000}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
const err0 = {instancePath:instancePath+"/idempotency-key",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
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
const err1 = {instancePath:instancePath+"/idempotency-key",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]{1,255}$"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
const err2 = {instancePath:instancePath+"/prefer",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/prefer",keyword:"maxLength",params:{limit: 1000}};
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
validate53.errors = vErrors;
validate53.count = errors;
return errors === 0;
}

export const validate_getRun_params = validate54;
const schema21 = {"$id":"validate_getRun_params","type":"object","additionalProperties":false,"required":["run_id"],"properties":{"run_id":{"type":"string","maxLength":100}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRun_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "run_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
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
const err2 = {instancePath:instancePath+"/run_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/run_id",keyword:"maxLength",params:{limit: 100}};
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
validate54.errors = vErrors;
validate54.count = errors;
return errors === 0;
}

export const validate_getRun_query = validate55;
const schema22 = {"$id":"validate_getRun_query","type":"object","additionalProperties":false,"required":[],"properties":{"include_series":{"type":"boolean","default":false}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRun_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.include_series === undefined){
data.include_series = false;
}
for(const key0 in data){
if(!(key0 === "include_series")){
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
const err1 = {instancePath:instancePath+"/include_series",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
validate55.errors = vErrors;
validate55.count = errors;
return errors === 0;
}

export const validate_getRunSeriesCsv_params = validate56;
const schema23 = {"$id":"validate_getRunSeriesCsv_params","type":"object","additionalProperties":false,"required":["run_id"],"properties":{"run_id":{"type":"string","maxLength":100}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getRunSeriesCsv_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "run_id"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "run_id")){
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
const err2 = {instancePath:instancePath+"/run_id",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/run_id",keyword:"maxLength",params:{limit: 100}};
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
validate56.errors = vErrors;
validate56.count = errors;
return errors === 0;
}

export const validate_scoreTree_params = validate57;
const schema24 = {"$id":"validate_scoreTree_params","type":"object","additionalProperties":false,"required":["stage"],"properties":{"stage":{"type":"string","maxLength":50}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_scoreTree_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "stage")){
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
const err2 = {instancePath:instancePath+"/stage",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/stage",keyword:"maxLength",params:{limit: 50}};
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
validate57.errors = vErrors;
validate57.count = errors;
return errors === 0;
}

export const validate_describeTree_params = validate58;
const schema25 = {"$id":"validate_describeTree_params","type":"object","additionalProperties":false,"required":["stage"],"properties":{"stage":{"type":"string","maxLength":50}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_describeTree_params" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stage === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "stage"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "stage")){
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
const err2 = {instancePath:instancePath+"/stage",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/stage",keyword:"maxLength",params:{limit: 50}};
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
validate58.errors = vErrors;
validate58.count = errors;
return errors === 0;
}

export const validate_listModules_query = validate59;
const schema26 = {"$id":"validate_listModules_query","type":"object","additionalProperties":false,"required":[],"properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":200}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "q") || (key0 === "limit"))){
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
const err1 = {instancePath:instancePath+"/q",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
const err2 = {instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
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
const err4 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
validate59.errors = vErrors;
validate59.count = errors;
return errors === 0;
}

export const validate_listInverters_query = validate60;
const schema27 = {"$id":"validate_listInverters_query","type":"object","additionalProperties":false,"required":[],"properties":{"q":{"type":"string","maxLength":200,"default":""},"limit":{"type":"integer","minimum":1,"maximum":1000,"default":200}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
for(const key0 in data){
if(!((key0 === "q") || (key0 === "limit"))){
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
const err1 = {instancePath:instancePath+"/q",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
const err2 = {instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
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
const err4 = {instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
errors++;
}
validate60.errors = vErrors;
validate60.count = errors;
return errors === 0;
}

export const validate_getTypicalYear_query = validate61;
const schema28 = {"$id":"validate_getTypicalYear_query","type":"object","additionalProperties":false,"required":["latitude","longitude"],"properties":{"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180},"fields":{"type":"string","enum":["all","meta"],"default":"all"},"source":{"type":"string","enum":["auto","nsrdb","pvgis","embedded","americas_db","europe_db"],"default":"auto"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(!((((key0 === "latitude") || (key0 === "longitude")) || (key0 === "fields")) || (key0 === "source"))){
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
if(!((typeof data0 == "number") && (isFinite(data0)))){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "boolean" || data0 === null
              || (dataType0 == "string" && isDecimal(data0))){
coerced0 = +data0;
}
else {
const err3 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
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
const err4 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
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
const err9 = {instancePath:instancePath+"/fields",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
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
const err10 = {instancePath:instancePath+"/fields",keyword:"enum",params:{allowedValues: schema28.properties.fields.enum}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
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
const err11 = {instancePath:instancePath+"/source",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
if(vErrors.length < 1000){vErrors.push(err11);}
}
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
const err12 = {instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: schema28.properties.source.enum}};
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
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err13];
}
else {
if(vErrors.length < 1000){vErrors.push(err13);}
}
errors++;
}
validate61.errors = vErrors;
validate61.count = errors;
return errors === 0;
}

export const validate_parseWeather_query = validate62;
const schema29 = {"$id":"validate_parseWeather_query","type":"object","additionalProperties":false,"required":[],"properties":{"interval":{"type":"string","enum":["start","middle","end"]},"timezone":{"type":"number","minimum":-14,"maximum":14},"latitude":{"type":"number","minimum":-90,"maximum":90},"longitude":{"type":"number","minimum":-180,"maximum":180}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_parseWeather_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "interval") || (key0 === "timezone")) || (key0 === "latitude")) || (key0 === "longitude"))){
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
const err1 = {instancePath:instancePath+"/interval",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
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
const err2 = {instancePath:instancePath+"/interval",keyword:"enum",params:{allowedValues: schema29.properties.interval.enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/timezone",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
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
const err4 = {instancePath:instancePath+"/timezone",keyword:"maximum",params:{comparison: "<=", limit: 14}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data1 < -14 || isNaN(data1)){
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
const err6 = {instancePath:instancePath+"/latitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/latitude",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data2 < -90 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/latitude",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
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
const err9 = {instancePath:instancePath+"/longitude",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
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
const err10 = {instancePath:instancePath+"/longitude",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err10];
}
else {
if(vErrors.length < 1000){vErrors.push(err10);}
}
errors++;
}
if(data3 < -180 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/longitude",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
validate62.errors = vErrors;
validate62.count = errors;
return errors === 0;
}

export const validate_getHorizon_query = validate63;
const schema30 = {"$id":"validate_getHorizon_query","type":"object","additionalProperties":false,"required":["lat","lon"],"properties":{"lat":{"type":"number","minimum":-90,"maximum":90},"lon":{"type":"number","minimum":-180,"maximum":180}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_getHorizon_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lat === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "lat"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
if(data.lon === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "lon"}};
if(vErrors === null){
vErrors = [err1];
}
else {
if(vErrors.length < 1000){vErrors.push(err1);}
}
errors++;
}
for(const key0 in data){
if(!((key0 === "lat") || (key0 === "lon"))){
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
const err3 = {instancePath:instancePath+"/lat",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
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
const err4 = {instancePath:instancePath+"/lat",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err4];
}
else {
if(vErrors.length < 1000){vErrors.push(err4);}
}
errors++;
}
if(data0 < -90 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/lat",keyword:"minimum",params:{comparison: ">=", limit: -90}};
if(vErrors === null){
vErrors = [err5];
}
else {
if(vErrors.length < 1000){vErrors.push(err5);}
}
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
const err6 = {instancePath:instancePath+"/lon",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
if(vErrors.length < 1000){vErrors.push(err6);}
}
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
const err7 = {instancePath:instancePath+"/lon",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err7];
}
else {
if(vErrors.length < 1000){vErrors.push(err7);}
}
errors++;
}
if(data1 < -180 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/lon",keyword:"minimum",params:{comparison: ">=", limit: -180}};
if(vErrors === null){
vErrors = [err8];
}
else {
if(vErrors.length < 1000){vErrors.push(err8);}
}
errors++;
}
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
if(vErrors.length < 1000){vErrors.push(err9);}
}
errors++;
}
validate63.errors = vErrors;
validate63.count = errors;
return errors === 0;
}

export const validate_findPlaces_query = validate64;
const schema31 = {"$id":"validate_findPlaces_query","type":"object","additionalProperties":false,"required":["q"],"properties":{"q":{"type":"string","minLength":2,"maxLength":200}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="validate_findPlaces_query" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.q === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "q"}};
if(vErrors === null){
vErrors = [err0];
}
else {
if(vErrors.length < 1000){vErrors.push(err0);}
}
errors++;
}
for(const key0 in data){
if(!(key0 === "q")){
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
const err2 = {instancePath:instancePath+"/q",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
if(vErrors.length < 1000){vErrors.push(err2);}
}
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
const err3 = {instancePath:instancePath+"/q",keyword:"maxLength",params:{limit: 200}};
if(vErrors === null){
vErrors = [err3];
}
else {
if(vErrors.length < 1000){vErrors.push(err3);}
}
errors++;
}
if(func1(data0) < 2){
const err4 = {instancePath:instancePath+"/q",keyword:"minLength",params:{limit: 2}};
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
validate64.errors = vErrors;
validate64.count = errors;
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
