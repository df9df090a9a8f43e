/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OneApplicationQuery, OneApplicationQueryVariables } from '../graphql';

export const OneApplicationDocument: DocumentTypeDecoration<OneApplicationQuery, OneApplicationQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e30a9914dae39605d28178b6999733392de0c0531a631ea1bd020718b9eefe5a' },
};
