/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { DeclineInterviewMutation, DeclineInterviewMutationVariables } from '../graphql';

export const DeclineInterviewDocument: DocumentTypeDecoration<DeclineInterviewMutation, DeclineInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:eab1bc13271c7bbad2ba891615c0dbff04e5cb2f017fcd5d756d247e0d9501d0' },
};
