import AXAuditCore
import AXSyntax
import Dispatch

/// Transforms inputs on all cores, and returns the outputs in the order of the inputs.
///
/// - Parameter progress: Is told how many inputs are done, after each one; calls do not overlap.
package func concurrentMap<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], progress: @Sendable (_ done: Int) -> Void = { _ in },
    transform: @Sendable (Input) -> Output
) -> [Output] {
    // The threads that share the work are in no task.
    let register = RunRegister.current
    let results = Lock(initialState: (outputs: [Output?](repeating: nil, count: inputs.count), done: 0))
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
        let output = RunRegister.$current.withValue(register) { transform(inputs[index]) }
        results.withLock { results in
            results.outputs[index] = output
            results.done += 1
            progress(results.done)
        }
    }
    return results.withLock { results in results.outputs.compactMap { $0 } }
}
