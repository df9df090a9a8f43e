import { __Type, buildASTSchema, execute, GraphQLOneOfDirective, GraphQLSchema, parse, print, validate, validateSchema } from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';

// What graphql-js says to the same questions. It knows more than the specification of October 2021: inputs of which one
// field is given, which the engine has not.
delete __Type.getFields().isOneOf;

function withoutOneOf(schema) {
  const { directives, ...config } = schema.toConfig();
  return new GraphQLSchema({ ...config, directives: directives.filter((directive) => directive !== GraphQLOneOfDirective) });
}

const errorsOf = (errors) => ({ errors: errors.map((error) => error.toJSON()) });

const parsed = (text) => {
  try {
    return { document: parse(text) };
  } catch (error) {
    return errorsOf([error]);
  }
};

export const oracle = {
  parse(text) {
    const { document, errors } = parsed(text);
    return errors ? { errors } : { printed: print(document) };
  },

  // The faults of a schema, or the schema.
  schema(text) {
    const { document, errors } = parsed(text);
    if (errors) return { errors };
    const textErrors = validateSDL(document);
    if (textErrors.length > 0) return errorsOf(textErrors);
    const schema = withoutOneOf(buildASTSchema(document, { assumeValidSDL: true }));
    const schemaErrors = validateSchema(schema);
    return schemaErrors.length > 0 ? errorsOf(schemaErrors) : { schema };
  },

  validate(schema, text) {
    const { document, errors } = parsed(text);
    return errors ? { errors } : errorsOf(validate(schema, document));
  },

  execute(schema, { text, root, variables, operationName }) {
    const { document, errors } = parsed(text);
    if (errors) return { errors };
    const invalid = validate(schema, document);
    if (invalid.length > 0) return errorsOf(invalid);
    const result = execute({
      schema,
      document,
      rootValue: root,
      variableValues: variables,
      operationName,
      fieldResolver: (source, args, _context, info) => scripted(source?.[info.fieldName], args),
      typeResolver: (value) => value.__typename,
    });
    return JSON.parse(JSON.stringify(result));
  },
};

// The answers that scripted_answers.cpp gives.
function scripted(value, args) {
  if (Array.isArray(value)) return value.map((item) => scripted(item, args));
  if (value?.$error !== undefined) return new Error(value.$error);
  if (value?.$echo !== undefined) return JSON.stringify(args);
  return value;
}

// Errors have no order of their own.
export function comparable(answer) {
  if (!answer.errors) return answer;
  const errors = answer.errors.map(({ message, locations, path }) => ({ message, locations, path }));
  const sorted = errors.map((error) => JSON.stringify(error)).sort();
  return { ...answer, errors: sorted };
}
