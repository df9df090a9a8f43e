/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogQuery, LogQueryVariables } from '../graphql';

export const LogDocument: DocumentTypeDecoration<LogQuery, LogQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:fb6656392de8da762170c9253244c110a48718dfd873ccc69ee5a773cba03d17' },
};
