/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { LogQuery, LogQueryVariables } from '../graphql';

export const LogDocument: DocumentTypeDecoration<LogQuery, LogQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:e47c49f4923fe3414143dfc8fbb52423d0f15c6cb4db69ce8eeb02ed29d63504' },
};
