/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DecisionOfQuery, DecisionOfQueryVariables } from '../graphql';

export const DecisionOfDocument: DocumentTypeDecoration<DecisionOfQuery, DecisionOfQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:91d32ce0fefec60923a9f358a96fab44bd55bdeee517800d281aee3094dc6cdb' },
};
