/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogQuery, LogQueryVariables } from '../graphql';

export const LogDocument: DocumentTypeDecoration<LogQuery, LogQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:ded6c8d51d3ad683b313cfb645e539f18c07b66c072ee3a6d9c64b6880f13b49' },
};
