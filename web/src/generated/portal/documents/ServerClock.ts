/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ServerClockQuery, ServerClockQueryVariables } from '../graphql';

export const ServerClockDocument: DocumentTypeDecoration<ServerClockQuery, ServerClockQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c3d2ef0a55c47771b881311928a904e6537edcca772e6cf06c32bc2e14050ade' },
};
