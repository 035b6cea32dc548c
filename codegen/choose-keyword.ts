import { _, type Code, type CodeKeywordDefinition, type KeywordCxt } from 'ajv'
import type { BranchCondition } from './union.ts'

/**
 * Ajv keyword `choose`: a list of schemas; `chooseBy` is the list of their conditions. The value is
 * checked against the first schema whose condition is true, or against none. Unlike with `anyOf`,
 * defaults are filled in and no other branch adds errors.
 */
export const chooseKeyword: CodeKeywordDefinition = {
  keyword: 'choose',
  schemaType: 'array',
  code(cxt) {
    const { gen, parentSchema, data } = cxt
    const conditions = parentSchema.chooseBy as readonly BranchCondition[]
    conditions.forEach((condition, at) => {
      const isMet = conditionCode(condition, data)
      if (at === 0) gen.if(isMet)
      else gen.elseIf(isMet)
      checkBranch(cxt, at)
    })
    gen.endIf()
  },
}

function checkBranch(cxt: KeywordCxt, at: number): void {
  cxt.subschema({ keyword: 'choose', schemaProp: at }, cxt.gen.name('_valid'))
}

function conditionCode({ type, has, lacks }: BranchCondition, data: Code): Code {
  let code = typeCode(type, data)
  if (has.length > 0) code = _`${code} && (${has.map((key) => _`${data}[${key}] !== undefined`).reduce((all, one) => _`${all} || ${one}`)})`
  for (const key of lacks) code = _`${code} && ${data}[${key}] === undefined`
  return code
}

function typeCode(type: BranchCondition['type'], data: Code): Code {
  if (type === 'null') return _`${data} === null`
  if (type === 'array') return _`Array.isArray(${data})`
  if (type === 'object') return _`typeof ${data} == "object" && ${data} !== null && !Array.isArray(${data})`
  return _`typeof ${data} == ${type}`
}
