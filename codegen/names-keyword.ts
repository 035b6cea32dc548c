import { _, type CodeKeywordDefinition } from 'ajv'
import { usePattern } from 'ajv/dist/vocabularies/code.js'

/**
 * Ajv keyword `names`: the pattern of `propertyNames`. It records one failure for a wrong name, where
 * Ajv's own keyword records two, and neither has the name in its path.
 */
export const namesKeyword: CodeKeywordDefinition = {
  keyword: 'names',
  type: 'object',
  schemaType: 'string',
  error: { message: 'wrong name', params: ({ params }) => _`{name: ${params.name}}` },
  code(cxt) {
    const pattern = usePattern(cxt, cxt.schema)
    cxt.gen.forIn('name', cxt.data, (name) => {
      cxt.setParams({ name })
      cxt.gen.if(_`!${pattern}.test(${name})`, () => cxt.error())
    })
  },
}
